import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { CallError } from '#client/core/call.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { differenceText } from '#client/prices/figures.ts'
import { calculationQuery } from '#client/prices/prices.api.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { addressValues } from '#shared/core/queryKey.ts'
import type { Calculation } from '#shared/prices.ts'
import type { Words } from '#shared/words.ts'
import {
  addressOf,
  type CalculatorFields,
  emptyFields,
  type Question,
  readAddress,
  readFields,
} from './fields.ts'

export interface CalculatorOptions {
  /** What stands in the fields at first; complete, it is analysed at once. */
  initial?: Partial<CalculatorFields>
  /** Whether the address holds fields and comparables, so that it can be shared and survives a reload. */
  inAddress?: boolean
  /** After each analysis that was asked for. */
  onDone?: (calculation: Calculation, question: Question) => void
}

type Problems = Partial<Record<keyof CalculatorFields, string>>

/** The state of the price calculator: what is typed, what was asked, and what came of it. */
export function useCalculator({ initial, inAddress = true, onDone }: CalculatorOptions) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { language } = useLanguage()
  const words = useWords('calculator', 'core', 'prices')
  const { calculator: w } = words
  const [start] = useState(() => {
    const address = inAddress ? readAddress(location.search) : { fields: {}, exclude: [] }
    return { fields: { ...emptyFields, ...initial, ...address.fields }, exclude: address.exclude }
  })
  const [fields, setFields] = useState<CalculatorFields>(start.fields)
  const [exclude, setExclude] = useState(start.exclude)
  const [asked, setAsked] = useState(() => questionOf(start.fields))
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [submissions, setSubmissions] = useState({ done: 0, refused: 0 })

  const result = useQuery(
    asked
      ? { ...calculationQuery({ ...asked, exclude }), placeholderData: keepPreviousData }
      : { queryKey: ['calculation'], queryFn: skipToken },
  )

  function remember(nextFields: CalculatorFields, nextExclude: readonly string[]) {
    if (!inAddress) return
    const lang = new URLSearchParams(location.search).get('lang')
    const values = addressValues({ ...addressOf(nextFields, nextExclude), lang })
    const query = new URLSearchParams(values).toString().replaceAll('%2C', ',')
    navigate(`${location.pathname}?${query}`, { replace: true })
  }

  function change(part: Partial<CalculatorFields>) {
    const next = { ...fields, ...part }
    setFields(next)
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))))
    remember(next, exclude)
  }

  /** Takes comparables out, or puts them back, and analyses again. */
  function takeOut(ids: readonly string[]) {
    setExclude([...ids])
    remember(fields, ids)
  }

  async function submit() {
    setFailure(undefined)
    const read = readFields(fields)
    if ('problems' in read) {
      setProblems(written(read.problems, w))
      setSubmissions((now) => ({ ...now, refused: now.refused + 1 }))
      toast({ title: words.core.error, description: w.incomplete, variant: 'destructive' })
      return
    }
    setProblems({})
    const { question } = read
    // What was taken out of one market says nothing of another.
    const kept = asked && isSameMarket(asked, question) ? exclude : []
    setIsBusy(true)
    try {
      const calculation = await client.fetchQuery(calculationQuery({ ...question, exclude: kept }))
      setAsked(question)
      setExclude(kept)
      remember(fields, kept)
      setSubmissions((now) => ({ ...now, done: now.done + 1 }))
      const texts = { above: w.doneAbove, below: w.doneBelow, even: w.doneEven }
      toast({
        title: w.done,
        description: differenceText(calculation.priceDifference, texts, { language, words }),
      })
      onDone?.(calculation, question)
    } catch (error) {
      const text = calculationFailure(error, w)
      setFailure(text)
      if (error instanceof CallError) setProblems(error.body?.fields ?? {})
      toast({ title: words.core.error, description: text, variant: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  return {
    fields,
    change,
    submit,
    problems,
    failure,
    isBusy,
    submissions,
    exclude,
    takeOut,
    asked,
    result,
    /** The fields say something else than what the result is about. */
    isChanged: asked !== undefined && !isSame(questionOf(fields), asked),
  }
}
export type Calculator = ReturnType<typeof useCalculator>

/** The server's own text; where its answer has none 'Error al calcular', and without any answer the general one. */
export function calculationFailure(error: unknown, w: Words['calculator']): string {
  if (error instanceof CallError) return error.body?.error ?? w.failed
  return w.notCalculated
}

function questionOf(fields: CalculatorFields): Question | undefined {
  const read = readFields(fields)
  return 'question' in read ? read.question : undefined
}

function isSame(one: Question | undefined, other: Question): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other)
}

function isSameMarket(one: Question, other: Question): boolean {
  const names = ['city', 'neighborhood', 'propertyType', 'transactionType'] as const
  return names.every((name) => one[name] === other[name])
}

function written(
  problems: Record<string, 'required' | 'notNumber' | 'outOfRange'>,
  w: Words['calculator'],
): Problems {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, w[problem]]))
}
