import { z } from 'zod/mini'
import { draft } from '#client/core/storage.ts'
import { sayNotStored } from '#client/ui/feedback/sayNotStored.ts'
import { inquiryTypes } from '#shared/inquiries/inquiries.ts'

const clockTime = z.object({ day: z.string(), hour: z.string() })

const inquiryDraft = z.object({
  inquiryType: z.optional(z.enum(inquiryTypes)),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  message: z.optional(z.string()),
  preferredTimes: z.optional(z.array(clockTime)),
  /** Last failed submission: the same content repeats it, with its key and an equal body. */
  sent: z.optional(z.object({ content: z.string(), key: z.string(), secondsOpen: z.optional(z.number()) })),
})
export type InquiryDraft = z.infer<typeof inquiryDraft>

const maxDrafts = 20

/** By listing, newest last. */
const draftsStore = draft('inquiries', z.record(z.string(), inquiryDraft), {}, { onFailure: sayNotStored })

export function readDraft(listingId: string): InquiryDraft {
  return draftsStore.get()[listingId] ?? {}
}

export function storeDraft(listingId: string, content: InquiryDraft): void {
  draftsStore.update(({ [listingId]: _, ...others }) => {
    const recent = Object.entries(others).slice(1 - maxDrafts)
    return { ...Object.fromEntries(recent), [listingId]: content }
  })
}

export function clearDraft(listingId: string): void {
  draftsStore.update(({ [listingId]: _, ...others }) => others)
}

export function clearDrafts(): void {
  draftsStore.clear()
}
