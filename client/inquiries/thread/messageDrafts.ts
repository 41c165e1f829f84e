import { z } from 'zod/mini'
import { draft } from '#client/core/storage.ts'
import { sayNotStored } from '#client/ui/feedback/sayNotStored.ts'

const messageDraft = z.object({
  text: z.string(),
  /** Last failed message: the same text reuses its key. */
  sent: z.optional(z.object({ text: z.string(), key: z.string() })),
})
export type MessageDraft = z.infer<typeof messageDraft>

const maxDrafts = 50

/** By conversation. */
const draftsStore = draft(
  'inquiries.messages',
  z.record(z.string(), messageDraft),
  {},
  {
    onFailure: sayNotStored,
  },
)

export function readMessageDraft(conversation: string): MessageDraft {
  return draftsStore.get()[conversation] ?? { text: '' }
}

export function storeMessageDraft(conversation: string, content: MessageDraft): void {
  draftsStore.update(({ [conversation]: _, ...others }) => {
    if (content.text === '') return others
    return { ...Object.fromEntries(Object.entries(others).slice(1 - maxDrafts)), [conversation]: content }
  })
}

export function clearMessageDrafts(): void {
  draftsStore.clear()
}
