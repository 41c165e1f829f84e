import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { machinePaths } from '#shared/developers/endpoints.ts'
import { keysQuery } from './apiKeys.api.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { KeyRow } from './KeyRow.tsx'

/** Of the agency that who is signed in works for, else their own. */
export function Keys() {
  const { apiKeys: w } = useWords('apiKeys')
  const { data, error, refetch } = useQuery(keysQuery)
  const [isMaking, setMaking] = useState(false)
  // Of assistants, who have none.
  if (error instanceof CallError && error.body?.code === 'forbidden') return null
  return (
    <PanelSection
      title={w.title}
      lead={
        <>
          {w.lead}{' '}
          <a href={machinePaths.docs} className="font-semibold text-action underline underline-offset-4">
            {w.docs}
          </a>
        </>
      }
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<KeyRound aria-hidden="true" className="size-4.5" />}
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
            {data.map((key) => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-16" />
      )}
      {isMaking && <KeyDialog onClose={() => setMaking(false)} />}
    </PanelSection>
  )
}
