import type { ReactNode } from 'react'
import { useWords } from '#client/core/language.tsx'

export function AnswerBubble({ children }: { children: ReactNode }) {
  const { chat: w } = useWords('chat')
  return (
    <div className="w-fit max-w-[92%] rounded-xl rounded-bl-sm bg-surface-sunken px-4 py-3 text-sm leading-relaxed forced-colors:border">
      <span className="sr-only">{w.assistant}: </span>
      {children}
    </div>
  )
}
