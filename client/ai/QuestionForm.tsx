import clsx from 'clsx'
import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { chatLimits } from '#shared/ai/aiLimits.ts'
import type { ChatHandle } from './useChat.ts'

interface QuestionFormProps {
  chat: ChatHandle
  field: RefObject<HTMLTextAreaElement | null>
}

const buttonClass =
  'grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50'

export function QuestionForm({ chat, field }: QuestionFormProps) {
  const { chat: w } = useWords('chat')
  const { language } = useLanguage()
  const isPending = chat.pending !== undefined
  const length = chat.draft.trim().length
  const isTooLong = length > chatLimits.question
  const focusWhenAnswered = useRef(false)

  useEffect(() => {
    if (isPending || !focusWhenAnswered.current) return
    focusWhenAnswered.current = false
    field.current?.focus({ preventScroll: true })
  }, [isPending, field])

  function send() {
    // Disabling removes the focus; restoring it on phones would open the keyboard.
    focusWhenAnswered.current =
      document.activeElement === field.current && matchMedia('(pointer: fine)').matches
    chat.sendDraft()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="shrink-0 border-t bg-surface-raised px-3 pt-3 pb-3 short:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {isTooLong && (
        <p id="question-note" role="alert" className="mb-2 px-1 text-danger text-sm">
          {w.tooLong(formatNumber(length, language), formatNumber(chatLimits.question, language))}
        </p>
      )}
      <div
        className={clsx(
          'flex items-end gap-1 rounded-xl border bg-surface py-1 pr-1 pl-3.5 focus-within:border-action focus-within:outline-2 focus-within:outline-action',
          isTooLong ? 'border-danger' : 'border-line-strong/70',
        )}
      >
        <textarea
          ref={field}
          value={chat.draft}
          onChange={(event) => chat.setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          disabled={isPending}
          rows={1}
          aria-label={w.question}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? 'question-note' : undefined}
          placeholder={w.placeholder}
          enterKeyHint="send"
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 leading-snug outline-none placeholder:text-ink-muted disabled:opacity-60"
        />
        {isPending ? (
          <button
            type="button"
            aria-label={w.stop}
            title={w.stop}
            onClick={chat.stop}
            className={clsx(buttonClass, 'border border-line-strong text-ink hover:bg-surface-sunken')}
          >
            <Square aria-hidden="true" className="size-4 fill-current" />
          </button>
        ) : (
          <button
            type="submit"
            aria-label={w.send}
            title={w.send}
            disabled={length === 0 || isTooLong}
            className={clsx(buttonClass, 'bg-action text-action-ink hover:bg-action-strong')}
          >
            <ArrowUp aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </form>
  )
}
