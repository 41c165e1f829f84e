import { useQuery } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import { webhooksQuery } from './webhooks.api.ts'

const specification = 'https://www.standardwebhooks.com/'

/** Of the agency that who is signed in works for, else their own. */
export function Webhooks() {
  const { webhooks: w } = useWords('webhooks')
  const { data, error, refetch } = useQuery(webhooksQuery)
  const [isMaking, setMaking] = useState(false)
  // Of assistants, who have none.
  if (error instanceof CallError && error.body?.code === 'forbidden') return null
  return (
    <PanelSection
      title={w.title}
      lead={
        <>
          {w.lead}{' '}
          <a
            href={specification}
            rel="noreferrer"
            className="font-semibold text-action underline underline-offset-4"
          >
            {w.specification}
          </a>
        </>
      }
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<Webhook aria-hidden="true" className="size-4.5" />}
          onClick={() => setMaking(true)}
        >
          {w.make}
        </Button>
      }
    >
      {data ? (
        data.length === 0 ? (
          <p className="text-ink-muted">{w.none}</p>
        ) : (
          <ul className="divide-y">
            {data.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-16" />
      )}
      {isMaking && <WebhookDialog onClose={() => setMaking(false)} />}
    </PanelSection>
  )
}
