import type { ChatEntry } from '#shared/ai/ai.ts'

/** Characters: figures further on may have changed meanwhile. */
const startLength = 60

/** Whether an answer before began a sentence so. */
export function wasSaid(history: readonly ChatEntry[], text: string): boolean {
  const start = text.slice(0, startLength)
  return history.some(({ role, content }) => role === 'assistant' && content.includes(start))
}
