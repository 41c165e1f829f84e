import { formatAgo, formatDate, formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Badge, type Tone } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import type { DeliveryState } from '#shared/webhooks/webhookEvents.ts'
import type { Delivery } from '#shared/webhooks/webhooksApi.ts'

const tones: Record<DeliveryState, Tone> = { waiting: 'warning', delivered: 'positive', failed: 'danger' }

interface Props {
  delivery: Delivery
  /** Without it, none can be sent. */
  onAgain?: () => void
}

export function DeliveryRow({ delivery, onAgain }: Props) {
  const { webhooks: w } = useWords('webhooks')
  const { language } = useLanguage()
  const { type, state, createdAt, attempts, nextAttemptAt, status, fault, milliseconds, body } = delivery
  const facts = [
    formatAgo(createdAt, language, Date.now()),
    attempts > 0 && w.log.attempts(attempts),
    fault && w.log.faults[fault],
    status !== null && String(status),
    milliseconds !== null && w.log.took(formatNumber(milliseconds, language)),
    fault && nextAttemptAt && w.log.retrying(formatDate(nextAttemptAt, language)),
  ]
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold">{w.types[type]}</b>
        <Badge tone={tones[state]}>{w.log.states[state]}</Badge>
      </p>
      <p className="mt-1 text-ink-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
      <details className="mt-1 text-sm">
        <summary className="min-h-9 cursor-pointer py-1.5 text-action">{w.log.content}</summary>
        <pre className="wrap-anywhere whitespace-pre-wrap rounded bg-surface-sunken p-3 font-mono text-xs">
          {body}
        </pre>
      </details>
      {onAgain && (state !== 'waiting' || fault) && (
        <Button variant="secondary" size="sm" className="mt-1" onClick={onAgain}>
          {w.log.again}
        </Button>
      )}
    </li>
  )
}
