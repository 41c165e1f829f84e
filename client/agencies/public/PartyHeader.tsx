import type { ReactNode } from 'react'
import { laterPart } from '#client/core/lazyPart.tsx'
import type { Party } from './agencyPages.api.ts'

const AnswerTime = laterPart(
  () => import('./AnswerTime.tsx').then(({ AnswerTime }) => AnswerTime),
  null,
  'responseTime',
)

interface Props {
  party: Party
  slug: string
  name: string
  picture: ReactNode
  /** Under the name. */
  lead: ReactNode
  /** Short, beside each other. */
  facts: readonly (string | null)[]
  description?: string | null
  contact: ReactNode
}

export function PartyHeader({ party, slug, name, picture, lead, facts, description, contact }: Props) {
  return (
    <header className="rounded-xl border bg-surface-raised px-5 py-7 shadow-card sm:px-8">
      <div className="flex flex-col items-center gap-5 text-center sm:flex-row sm:items-start sm:gap-7 sm:text-left">
        {picture}
        <div className="grid min-w-0 flex-1 gap-3">
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{name}</h1>
          {lead}
          <ul className="flex flex-wrap justify-center gap-x-3 gap-y-0.5 text-ink-muted max-sm:flex-col sm:justify-start">
            {facts.map(
              (fact, index) =>
                fact !== null && (
                  <li key={fact} className="flex gap-x-3 max-sm:justify-center">
                    {index > 0 && (
                      <span aria-hidden="true" className="max-sm:hidden">
                        ·
                      </span>
                    )}
                    {fact}
                  </li>
                ),
            )}
          </ul>
          <AnswerTime party={party} slug={slug} />
          {contact && <div>{contact}</div>}
        </div>
      </div>
      {description && (
        <p className="mt-6 max-w-reading whitespace-pre-line text-pretty wrap-anywhere">{description}</p>
      )}
    </header>
  )
}
