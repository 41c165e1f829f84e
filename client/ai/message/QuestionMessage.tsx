import clsx from 'clsx'
import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ChatMessage } from '#client/ai/conversation/messages.ts'
import { useWords } from '#client/core/language.tsx'

interface QuestionMessageProps {
  message: ChatMessage
  isPending: boolean
  onResend: () => void
}

export function QuestionMessage({ message, isPending, onResend }: QuestionMessageProps) {
  const { chat: w } = useWords('chat')
  const { content, failed, reason } = message
  return (
    <div className="flex flex-col items-end">
      <div
        className={clsx(
          'w-fit max-w-[88%] whitespace-pre-wrap rounded-xl rounded-br-sm px-4 py-2.5 text-sm leading-relaxed [overflow-wrap:anywhere]',
          failed
            ? 'border border-danger/60 bg-danger-soft text-ink'
            : 'bg-action text-action-ink forced-colors:border',
        )}
      >
        <span className="sr-only">{w.you}: </span>
        {content}
      </div>
      {failed && (
        <div className="mt-1 flex max-w-[88%] flex-wrap items-center justify-end gap-x-3 text-sm">
          <p className="flex items-center gap-1.5 text-danger">
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
            {reason ?? w.unanswered}
          </p>
          <button
            type="button"
            disabled={isPending}
            onClick={onResend}
            className="flex min-h-11 items-center gap-1.5 font-semibold text-action underline-offset-4 hover:underline disabled:opacity-50"
          >
            <RotateCw aria-hidden="true" className="size-4" />
            {w.resend}
          </button>
        </div>
      )}
    </div>
  )
}
