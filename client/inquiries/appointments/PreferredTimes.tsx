import { useLanguage, useWords } from '#client/core/language.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { momentText } from '#client/inquiries/marketTime.ts'
import { Button } from '#client/ui/Button.tsx'
import type { InquirySide } from '#shared/inquiries/inbox.ts'

interface Props {
  times: readonly string[]
  side: InquirySide
  onAgree: ((time: string) => void) | undefined
}

export function PreferredTimes({ times, side, onAgree }: Props) {
  const { language } = useLanguage()
  const { inbox } = useWords('inbox')
  const w = inbox.appointment
  const now = useNow()
  return (
    <div>
      <h3 className="font-semibold text-base">{side === 'sender' ? w.preferredMine : w.preferred}</h3>
      <p className="text-ink-muted text-sm">{w.zone}</p>
      <ul className="mt-2 grid gap-2">
        {times.map((time) => {
          const text = momentText(time, language)
          const isPast = Date.parse(time) <= now
          return (
            <li
              key={time}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-surface-sunken py-1 pr-1 pl-3.5"
            >
              <span className={isPast ? 'text-ink-muted' : undefined}>
                {text}
                {isPast && <span className="block text-sm">{w.past}</span>}
              </span>
              {onAgree && !isPast && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={w.agreeAt(text)}
                  onClick={() => onAgree(time)}
                  className="min-h-11"
                >
                  {w.agree}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
