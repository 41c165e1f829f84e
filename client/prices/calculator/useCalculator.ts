import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { CallError } from '#client/core/call.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { differenceText } from '#client/prices/priceFigures.ts'
import { calculationQuery } from '#client/prices/prices.api.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { addressValues } from '#shared/core/queryKey.ts'
import type { Calculation } from '#shared/prices/prices.ts'
import type { Words } from '#shared/words.ts'
import {
  type CalculatorFields,
  calculatorUrlValues,
  emptyFields,
  isListed,
  parseCalculatorUrl,
  type Question,
  readFields,
} from './fields.ts'

export interface CalculatorOptions {
  /** Analyzed at once if complete. */
  initial?: Partial<CalculatorFields>
  inAddress?: boolean
  /** Every city has the same ten neighborhoods. */
  listedOnly?: boolean
  onDone?: (calculation: Calculation, question: Question) => void
}

type Problems = Partial<Record<keyof CalculatorFields, string>>

export function useCalculator({ initial, inAddress = true, listedOnly = false, onDone }: CalculatorOptions) {
  const client = useQueryClient()
  const { language } = useLanguage()
  const words = useWords('calculator', 'core', 'prices')
  const { calculator: w } = words
  const { readUrl, writeUrl } = useCalculatorUrl(inAddress)
  const [initialState] = useState(() => {
    const address = readUrl()
    const fields = { ...emptyFields, ...initial, ...address.fields }
    if (listedOnly && !isListed(fields.neighborhood)) fields.neighborhood = ''
    return { fields, exclude: address.exclude }
  })
  const [fields, setFields] = useState<CalculatorFields>(initialState.fields)
  const [exclude, setExclude] = useState(initialState.exclude)
  const [analyzed, setAnalyzed] = useState(() => questionOf(initialState.fields))
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [submissions, setSubmissions] = useState({ done: 0, rejected: 0 })

  const result = useQuery(
    analyzed
      ? { ...calculationQuery({ ...analyzed, exclude }), placeholderData: keepPreviousData }
      : { queryKey: ['calculation'], queryFn: skipToken },
  )

  function change(part: Partial<CalculatorFields>) {
    const next = { ...fields, ...part }
    setFields(next)
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))))
    writeUrl(next, exclude)
  }

  function excludeOnly(ids: readonly string[]) {
    setExclude([...ids])
    writeUrl(fields, ids)
  }

  async function submit() {
    setFailure(undefined)
    const read = readFields(fields)
    if ('problems' in read) {
      setProblems(problemTexts(read.problems, w))
      setSubmissions((now) => ({ ...now, rejected: now.rejected + 1 }))
      toast({ title: words.core.error, description: summaryOf(read.problems, w), variant: 'destructive' })
      return
    }
    setProblems({})
    const { question } = read
    // Exclusions of another market do not apply.
    const nextExclude = analyzed && isSameMarket(analyzed, question) ? exclude : []
    setIsBusy(true)
    try {
      const calculation = await client.fetchQuery(calculationQuery({ ...question, exclude: nextExclude }))
      setAnalyzed(question)
      setExclude(nextExclude)
      writeUrl(fields, nextExclude)
      setSubmissions((now) => ({ ...now, done: now.done + 1 }))
      const texts = { above: w.doneAbove, below: w.doneBelow, even: w.doneEven }
      const description = differenceText(calculation.priceDifference, texts, { language, words })
      toast({ title: w.done, description })
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
    listedOnly,
    change,
    submit,
    problems,
    failure,
    isBusy,
    submissions,
    exclude,
    excludeOnly,
    analyzed,
    result,
    /** Whether fields differ from the analyzed ones. */
    isChanged: analyzed !== undefined && !isSame(questionOf(fields), analyzed),
  }
}

function useCalculatorUrl(inAddress: boolean) {
  const [, navigate] = useLocation()
  const search = useSearch()
  return {
    readUrl: () => (inAddress ? parseCalculatorUrl(search) : { fields: {}, exclude: [] }),
    writeUrl(fields: CalculatorFields, exclude: readonly string[]) {
      if (!inAddress) return
      const lang = new URLSearchParams(location.search).get('lang')
      const values = addressValues({ ...calculatorUrlValues(fields, exclude), lang })
      const query = new URLSearchParams(values).toString().replaceAll('%2C', ',')
      navigate(`${location.pathname}?${query}`, { replace: true })
    },
  }
}

export type Calculator = ReturnType<typeof useCalculator>

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

type Problem = 'required' | 'notNumber' | 'outOfRange'

function summaryOf(problems: Record<string, Problem>, w: Words['calculator']): string {
  const [first = 'required', ...others] = Object.values(problems)
  return first === 'required' || others.includes('required') ? w.incomplete : w[first]
}

function problemTexts(problems: Record<string, Problem>, w: Words['calculator']): Problems {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, w[problem]]))
}
