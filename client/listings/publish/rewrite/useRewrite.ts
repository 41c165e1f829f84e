import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CallError } from '#client/core/call.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import type { DescriptionLength } from '#shared/ai/ai.ts'
import type { Language } from '#shared/core/language.ts'
import { type Proposal, propose, type RewriteKind } from './proposal.ts'
import { moveText, replaceText, type TextChange, textFields, versionIn } from './textVersions.ts'

/** Characters. */
const limits = { title: 160, description: 6000 }

export type Outcome = 'same' | 'tooLong' | 'signIn' | { error: unknown }

export function useRewrite(language: Language) {
  const { getValues, setValue, setFocus } = useFormContext<FormFields>()
  const names = textFields[language]
  const [proposal, setProposal] = useState<Proposal>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [length, setLength] = useState<DescriptionLength>('long')
  const request = useRef<AbortController>(undefined)
  const asking = useMutation({ mutationFn: propose })
  useEffect(() => () => request.current?.abort(), [])

  function stop() {
    request.current?.abort()
    asking.reset()
  }

  function discard() {
    setProposal(undefined)
    setOutcome(undefined)
  }

  function ask(kind: RewriteKind, asLong: DescriptionLength = length) {
    stop()
    discard()
    request.current = new AbortController()
    const { signal } = request.current
    asking.mutate(
      { kind, language, fields: getValues(), length: asLong, signal },
      {
        onSuccess: (made) => {
          const { title, description } = versionIn(getValues(), language)
          const isSame = made.description.trim() === description.trim() && (made.title ?? title) === title
          const isTooLong =
            made.description.length > limits.description || (made.title ?? '').length > limits.title
          if (isSame || isTooLong) setOutcome(isSame ? 'same' : 'tooLong')
          else setProposal(made)
        },
        onError: (error) =>
          setOutcome(error instanceof CallError && error.status === 401 ? 'signIn' : { error }),
      },
    )
  }

  function write(change: TextChange | undefined) {
    if (!change) return
    const { version, aiRewritten, textHistories } = change
    setValue(names.title, version.title, { shouldDirty: true })
    setValue(names.description, version.description, { shouldDirty: true })
    setValue('aiRewritten', aiRewritten)
    setValue('textHistories', textHistories)
    setFocus(names.description)
  }

  function accept() {
    if (!proposal) return
    const fields = getValues()
    const { title = fields[names.title], description } = proposal
    write(replaceText(fields, language, { title, description }))
    discard()
  }

  /** Of a proposal that is shown or on its way, too. */
  function chooseLength(next: DescriptionLength) {
    setLength(next)
    if (proposal?.kind === 'improve' || working === 'improve') ask('improve', next)
  }

  const working = asking.isPending ? asking.variables.kind : undefined
  const move = (by: 1 | -1) => write(moveText(getValues(), language, by))
  return {
    proposal,
    outcome,
    working,
    ask,
    stop,
    accept,
    discard,
    move,
    length,
    chooseLength,
    askToSignIn: () => setOutcome('signIn'),
  }
}
