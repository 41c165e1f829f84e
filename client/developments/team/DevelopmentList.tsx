import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { priceIn } from '#client/developments/unitPrice.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import type { ListedDevelopment } from '#shared/developments/teamDevelopments.ts'
import { developmentsQuery } from './team.api.ts'

interface DevelopmentListProps {
  agencyId: string
  onOpen: (id: string) => void
  onCreate: () => void
}

export function DevelopmentList({ agencyId, onOpen, onCreate }: DevelopmentListProps) {
  const { developmentTeam: w } = useWords('developmentTeam')
  const query = useQuery(developmentsQuery(agencyId))
  const add = (
    <Button onClick={onCreate} icon={<Plus aria-hidden="true" className="size-5" />}>
      {w.add}
    </Button>
  )
  return (
    <QueryPart query={query}>
      {(developments) =>
        developments.length === 0 ? (
          <EmptyState title={w.empty} text={w.emptyText} actions={add} />
        ) : (
          <div className="grid grid-cols-1 gap-4">
            <div className="justify-self-end">{add}</div>
            <ul aria-label={w.list} className="divide-y overflow-hidden rounded-lg border bg-surface-raised">
              {developments.map((development) => (
                <Row key={development.id} development={development} onOpen={onOpen} />
              ))}
            </ul>
          </div>
        )
      }
    </QueryPart>
  )
}

interface RowProps {
  development: ListedDevelopment
  onOpen: (id: string) => void
}

function Row({ development, onOpen }: RowProps) {
  const {
    developments: texts,
    developmentTeam: w,
    listings,
  } = useWords('developments', 'developmentTeam', 'listings')
  const { id, name, city, neighborhood, stage, deliveryMonth, units, free, fromPrice, currency } = development
  const facts = [
    [neighborhood, city].filter(Boolean).join(', '),
    listings.stages[stage],
    deliveryMonth && texts.delivery(texts.month(deliveryMonth)),
    units > 0 && (free > 0 ? texts.free(free, units) : texts.noneFree),
    fromPrice !== null && texts.from(priceIn(fromPrice, currency)),
  ]
  return (
    <li className="relative px-4 py-3 hover:bg-surface-sunken">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="wrap-anywhere text-left font-semibold before:absolute before:inset-0"
        >
          {name}
        </button>
        <Badge tone={development.isPublished ? 'positive' : 'neutral'}>
          {development.isPublished ? w.published : w.draft}
        </Badge>
      </p>
      <p className="text-ink-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}
