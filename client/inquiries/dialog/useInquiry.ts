import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useUser } from '#client/auth/auth.api.ts'
import { CallError, ConnectionError, call, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { newKey } from '#client/core/newKey.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { inquiriesApi, minSecondsOpen, type NewInquiry } from '#shared/inquiries/inquiries.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { CurrentUser } from '#shared/users/users.ts'
import { clearDraft, type InquiryDraft, readDraft, storeDraft } from './inquiryDraft.ts'
import {
  chosenTimes,
  findProblems,
  type InquiryProblems,
  type InquiryValues,
  noTime,
  typesFor,
} from './inquiryValues.ts'

type Sender = Pick<InquiryValues, 'name' | 'email' | 'phone'>

const senderKey = ['inquirySender']

interface Options {
  isOpen: boolean
  question: string | undefined
  onSent: () => void
}

/** Values survive errors, closing and a reload. */
export function useInquiry(listing: Listing, { isOpen, question, onSent }: Options) {
  const { core, inquiries: w } = useWords('core', 'inquiries')
  const client = useQueryClient()
  const user = useUser()
  const [draft, setDraft] = useState(() => readDraft(listing.id))
  const [problems, setProblems] = useState<InquiryProblems>({})
  const [rejections, setRejections] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    if (isOpen) openedAt.current = Date.now()
  }, [isOpen])
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [rejections])
  const values = valuesOf(
    { ...draft, message: draft.message ?? question },
    listing,
    client.getQueryData<Sender>(senderKey) ?? senderOf(user),
  )

  const mutation = useSingleMutation({
    mutationFn: async ({ body, key }: { body: NewInquiry; key: string }) => {
      const open = secondsSince(openedAt.current)
      // The server rejects faster submissions as spam.
      if (open < minSecondsOpen) await delay(minSecondsOpen - open)
      return call(inquiriesApi.create, { body, idempotencyKey: key })
    },
    onSuccess(_, { body }) {
      client.setQueryData<Sender>(senderKey, { name: body.name, email: body.email, phone: body.phone ?? '' })
      clearDraft(listing.id)
      setDraft({ message: '' })
      toast({ title: w.sent, description: w.sentText })
      onSent()
    },
    onError(error) {
      const fields = error instanceof CallError ? error.body?.fields : undefined
      if (fields) reject(fields)
      toast({ variant: 'destructive', title: core.error, description: w.failedText })
    },
  })

  function reject(found: InquiryProblems) {
    setProblems(found)
    setRejections((count) => count + 1)
  }

  function write(next: InquiryDraft) {
    setDraft(next)
    storeDraft(listing.id, next)
  }

  function change(part: Partial<InquiryValues>) {
    write({ ...draft, ...part, preferredTimes: [...(part.preferredTimes ?? draft.preferredTimes ?? [])] })
    const changed = Object.keys(part)
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !changed.includes(name.split('.')[0] ?? ''))),
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (mutation.isRunning()) return
    const found = findProblems(values, Date.now(), w)
    if (Object.keys(found).length > 0) return reject(found)
    setProblems({})
    const body = bodyOf(values, listing.id, trap.current?.value ?? '')
    const content = JSON.stringify(body)
    const sent = draft.sent?.content === content ? draft.sent : newSent(content, openedAt.current)
    write({ ...draft, sent })
    mutation.mutate({ body: { ...body, secondsOpen: sent.secondsOpen }, key: sent.key })
  }

  return {
    form,
    trap,
    values,
    change,
    problems,
    submit,
    isBusy: mutation.isPending,
    failure: mutation.isError ? reasonOf(mutation.error, w) : undefined,
  }
}

function valuesOf(draft: InquiryDraft, listing: Listing, sender: Sender): InquiryValues {
  const { inquiryType, name, email, phone, message = '', preferredTimes = [] } = draft
  return {
    inquiryType: inquiryType && typesFor(listing).includes(inquiryType) ? inquiryType : 'info',
    name: name ?? sender.name,
    email: email ?? sender.email,
    phone: phone ?? sender.phone,
    message,
    preferredTimes: preferredTimes.length > 0 ? preferredTimes : [noTime, noTime],
  }
}

function senderOf(user: CurrentUser | null | undefined): Sender {
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return { name, email: user?.email ?? '', phone: '' }
}

function bodyOf(values: InquiryValues, listingId: string, website: string): NewInquiry {
  return {
    listingId,
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim() || null,
    message: values.message.trim(),
    inquiryType: values.inquiryType,
    preferredTimes: chosenTimes(values),
    website,
  }
}

function newSent(content: string, openedAt: number) {
  const secondsOpen = Math.max(minSecondsOpen, Math.round(secondsSince(openedAt)))
  return { content, key: newKey(), secondsOpen }
}

const isGone = (error: unknown) => error instanceof CallError && error.status === 404

function reasonOf(error: unknown, w: { gone: string; offline: string }): string | undefined {
  if (isGone(error)) return w.gone
  if (error instanceof ConnectionError) return w.offline
  return failureText(error, '') || undefined
}

const secondsSince = (time: number) => (Date.now() - time) / 1000

const delay = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
