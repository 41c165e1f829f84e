import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CallError } from '#client/core/call.ts'
import { Button } from '#client/ui/Button.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'

interface MachineAccessProps<Item> {
  texts: { title: string; lead: string; make: string; none: string }
  docs: { href: string; text: string }
  icon: ReactNode
  query: UseQueryResult<Item[]>
  row: (item: Item) => ReactNode
  /** In which another is made. */
  dialog: (onClose: () => void) => ReactNode
}

/** What programs have of a person or an agency: keys, webhooks. Assistants have none and do not see it. */
export function MachineAccess<Item>({ texts, docs, icon, query, row, dialog }: MachineAccessProps<Item>) {
  const { data, error, refetch } = query
  const [isMaking, setMaking] = useState(false)
  if (error instanceof CallError && error.body?.code === 'forbidden') return null
  return (
    <PanelSection
      title={texts.title}
      lead={
        <>
          {texts.lead}{' '}
          <a
            href={docs.href}
            rel="noreferrer"
            className="font-semibold text-action underline underline-offset-4"
          >
            {docs.text}
          </a>
        </>
      }
      action={
        <Button variant="secondary" size="sm" icon={icon} onClick={() => setMaking(true)}>
          {texts.make}
        </Button>
      }
    >
      {data ? (
        data.length === 0 ? (
          <p className="text-ink-muted">{texts.none}</p>
        ) : (
          <ul className="divide-y">{data.map(row)}</ul>
        )
      ) : error ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-16" />
      )}
      {isMaking && dialog(() => setMaking(false))}
    </PanelSection>
  )
}
