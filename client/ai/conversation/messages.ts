import { type Check, texts } from '#client/core/checks.ts'
import type { AnswerLink, AnswerSource, ChatEntry } from '#shared/ai/ai.ts'
import { chatLimits } from '#shared/ai/aiLimits.ts'

export interface ChatMessage extends ChatEntry {
  id: number
  /** ISO 8601. */
  timestamp: string
  /** A question without an answer. */
  failed?: true
  reason?: string
  /** An answer that the reader stopped. */
  stopped?: true
  listingIds?: string[]
  links?: AnswerLink[]
  source?: AnswerSource
  /** What follows does not go on from it, nor from what was before. */
  forgotten?: true
}

export interface Conversation {
  messages: readonly ChatMessage[]
  /** Undefined: the initial suggestions. */
  suggestions: readonly string[] | undefined
  /** What the next question goes on from. */
  about: readonly string[]
  /** Typed, not sent. */
  draft: string
}

export const emptyConversation: Conversation = { messages: [], suggestions: undefined, about: [], draft: '' }

const maxMessages = 100

/** The last answered entries, oldest first. */
export function historyOf(messages: readonly ChatMessage[]): ChatEntry[] {
  const from = messages.findLastIndex(({ forgotten }) => forgotten) + 1
  return messages
    .slice(from)
    .filter(({ failed, content }) => !failed && content !== '')
    .slice(-chatLimits.history)
    .map(({ role, content }) => ({ role, content: content.slice(0, chatLimits.entry) }))
}

export function withMessage(
  messages: readonly ChatMessage[],
  message: Omit<ChatMessage, 'id' | 'timestamp'>,
): ChatMessage[] {
  const id = (messages.at(-1)?.id ?? 0) + 1
  const timestamp = new Date().toISOString()
  return [...messages, { ...message, id, timestamp }].slice(-maxMessages)
}

/** Marks unanswered questions as failed. */
export function settled(messages: readonly ChatMessage[]): ChatMessage[] {
  const last = messages.at(-1)
  return messages.map((one) => (one === last && one.role === 'user' ? { ...one, failed: true } : one))
}

/** Another version of the page may have stored it. */
export const conversationCheck: Check<Conversation> = {
  parse(value) {
    const { messages, suggestions, about, draft } = asRecord(value)
    if (!Array.isArray(messages)) throw new TypeError('Expected messages')
    return {
      messages: settled(messages.map(readMessage)),
      suggestions: suggestions === undefined ? undefined : texts.parse(suggestions),
      about: about === undefined ? [] : texts.parse(about),
      draft: typeof draft === 'string' ? draft : '',
    }
  },
}

function readMessage(value: unknown, index: number): ChatMessage {
  const one = asRecord(value)
  const { role, content, timestamp, source } = one
  if ((role !== 'user' && role !== 'assistant') || typeof content !== 'string')
    throw new TypeError('Expected a message')
  return {
    id: index + 1,
    role,
    content,
    timestamp: typeof timestamp === 'string' ? timestamp : '',
    ...(one.failed === true && { failed: true }),
    ...(one.stopped === true && { stopped: true }),
    ...(one.forgotten === true && { forgotten: true }),
    ...(typeof one.reason === 'string' && { reason: one.reason }),
    ...(one.listingIds !== undefined && { listingIds: texts.parse(one.listingIds) }),
    ...(Array.isArray(one.links) && { links: one.links.map(readLink) }),
    ...((source === 'model' || source === 'local') && { source }),
  }
}

function readLink(value: unknown): AnswerLink {
  const { text, to } = asRecord(value)
  if (typeof text !== 'string' || typeof to !== 'string') throw new TypeError('Expected a link')
  return { text, to }
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return { ...value }
  throw new TypeError('Expected an object')
}
