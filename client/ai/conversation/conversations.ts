import { ask } from '#client/ai/ask.ts'
import { failureText } from '#client/core/call.ts'
import type { ChatAnswer } from '#shared/ai/ai.ts'
import {
  type ChatMessage,
  type Conversation,
  conversationCheck,
  emptyConversation,
  historyOf,
  withMessage,
} from './messages.ts'

export interface ConversationState extends Conversation {
  pending: string | undefined
}

export type Outcome = 'answered' | 'stopped' | 'failed' | 'busy'

/** Continues while its panel is closed. */
export interface ConversationStore {
  get(): ConversationState
  subscribe(listener: () => void): () => void
  setDraft(text: string): void
  send(question: string, onAnswer: (answer: ChatAnswer) => void): Promise<Outcome>
  takeBack(id: number): void
  stop(): void
  /** The next question goes on from nothing before it. */
  forget(): void
  /** Returns an undo function. */
  restart(): () => void
}

const prefix = 'oga.chat'
const stores = new Map<string, ConversationStore>()

/** Undefined: the general conversation. */
export function conversationOf(propertyId: string | undefined): ConversationStore {
  const key = propertyId === undefined ? prefix : `${prefix}.${propertyId}`
  const store = stores.get(key) ?? createConversation(key, propertyId)
  stores.set(key, store)
  return store
}

export function createConversation(key: string, propertyId: string | undefined): ConversationStore {
  const listeners = new Set<() => void>()
  let state: ConversationState = { ...read(key), pending: undefined }
  let underWay: AbortController | undefined

  function set(change: Partial<ConversationState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  function save(change: Partial<ConversationState>): void {
    set(change)
    const { pending: _, ...conversation } = state
    write(key, conversation)
  }
  const append = (message: Omit<ChatMessage, 'id' | 'timestamp'>) => withMessage(state.messages, message)
  const failed = (reason?: string) => withFailure(state.messages, reason)

  function finish(answer: ChatAnswer): void {
    const { response: content, listings, links, source } = answer
    const listingIds = listings.map(({ id }) => id)
    save({
      messages: append({ role: 'assistant', content, listingIds, links, source }),
      suggestions: answer.suggestions,
      about: answer.about ?? [],
      pending: undefined,
    })
  }
  function finishStopped(): void {
    const content = state.pending?.trim()
    const messages = content ? append({ role: 'assistant', content, stopped: true }) : failed()
    save({ messages, pending: undefined })
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setDraft: (draft) => save({ draft }),
    async send(question, onAnswer) {
      if (underWay) return 'busy'
      const controller = new AbortController()
      underWay = controller
      const conversationHistory = historyOf(state.messages)
      save({ messages: append({ role: 'user', content: question }), suggestions: [], pending: '' })
      try {
        const answer = await ask(
          { question, conversationHistory, ...(propertyId !== undefined && { propertyId }) },
          {
            signal: controller.signal,
            onDelta: (text) => {
              if (underWay === controller) set({ pending: `${state.pending ?? ''}${text}` })
            },
          },
        )
        if (underWay !== controller) return 'stopped'
        onAnswer(answer)
        finish(answer)
        return 'answered'
      } catch (error) {
        if (underWay !== controller) return 'stopped'
        if (controller.signal.aborted) finishStopped()
        else save({ messages: failed(failureText(error, '')), pending: undefined })
        return controller.signal.aborted ? 'stopped' : 'failed'
      } finally {
        if (underWay === controller) underWay = undefined
      }
    },
    takeBack: (id) => save({ messages: state.messages.filter((one) => one.id !== id) }),
    stop: () => underWay?.abort(),
    forget: () => save({ messages: withForgotten(state.messages), about: [], suggestions: [] }),
    restart() {
      const { pending: _, ...before } = state
      const messages = underWay ? failed() : before.messages
      underWay?.abort()
      underWay = undefined
      save({ ...emptyConversation, draft: before.draft, pending: undefined })
      return () => {
        underWay?.abort()
        underWay = undefined
        save({ ...before, messages, draft: state.draft || before.draft, pending: undefined })
      }
    },
  }
}

const withLast = (messages: readonly ChatMessage[], change: Partial<ChatMessage>): ChatMessage[] =>
  messages.map((one) => (one === messages.at(-1) ? { ...one, ...change } : one))
const withFailure = (messages: readonly ChatMessage[], reason?: string) =>
  withLast(messages, { failed: true, ...(reason && { reason }) })
const withForgotten = (messages: readonly ChatMessage[]) => withLast(messages, { forgotten: true })

function read(key: string): Conversation {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? emptyConversation : conversationCheck.parse(JSON.parse(text))
  } catch {
    return emptyConversation
  }
}

function write(key: string, conversation: Conversation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(conversation))
  } catch {
    // Storage is blocked or full: memory only.
  }
}
