import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useWords } from '#client/core/language.tsx'
import { batchQuery } from '#client/listings/listings.api.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { ChatAnswer } from '#shared/ai/ai.ts'
import { chatLimits } from '#shared/ai/aiLimits.ts'
import { type ConversationState, conversationOf } from './conversation/conversations.ts'
import type { ChatMessage } from './conversation/messages.ts'

export interface ChatHandle extends ConversationState {
  setDraft(text: string): void
  sendDraft(): void
  send(question: string): void
  resend(message: ChatMessage): void
  stop(): void
  forget(): void
  restart(): void
}

export function useChat(propertyId: string | undefined): ChatHandle {
  const store = conversationOf(propertyId)
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const client = useQueryClient()
  const { chat: w, core } = useWords('chat', 'core')

  function keepListings({ listings }: ChatAnswer) {
    if (listings.length > 0) client.setQueryData(batchQuery(listings.map(({ id }) => id)).queryKey, listings)
  }
  async function send(question: string) {
    const outcome = await store.send(question, keepListings)
    if (outcome === 'failed') toast({ title: core.error, description: w.failed, variant: 'destructive' })
  }

  return {
    ...state,
    setDraft: store.setDraft,
    send: (question) => void send(question),
    sendDraft() {
      const question = state.draft.trim()
      if (question === '' || question.length > chatLimits.question || state.pending !== undefined) return
      store.setDraft('')
      void send(question)
    },
    resend(message) {
      if (state.pending !== undefined) return
      store.takeBack(message.id)
      void send(message.content)
    },
    stop: store.stop,
    forget: store.forget,
    restart() {
      const undo = store.restart()
      toast({ title: w.restarted, action: { label: w.undo, onPress: undo } })
    },
  }
}
