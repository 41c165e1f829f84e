import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { figuresQuery } from '#client/agencies/agencies.api.ts'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import type { TeamAgency } from '#shared/agencies/agencies.ts'
import type { AgencyFigures, WeekFigures } from '#shared/agencies/agencyWork.ts'
import { useFigureTexts } from './useFigureTexts.ts'

export function Figures({ agency }: { agency: TeamAgency }) {
  const query = useQuery(figuresQuery(agency.id))
  return <QueryPart query={query}>{(figures) => <Loaded figures={figures} />}</QueryPart>
}

function Loaded({ figures }: { figures: AgencyFigures }) {
  const { agencies: w } = useWords('agencies')
  const { language } = useLanguage()
  const { total, members, listings } = figures
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-label={w.tabs.figures}>
        <p className="mb-3 text-ink-muted text-sm">{w.figures.lead}</p>
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <Figure label={w.figures.activeListings} value={formatNumber(figures.activeListings, language)} />
          {(['views', 'inquiries', 'medianMinutes'] as const).map((name) => (
            <WeekFigure key={name} name={name} week={total.week} weekBefore={total.weekBefore} />
          ))}
        </dl>
      </section>
      <PanelSection title={w.figures.byPerson}>
        <Rows
          head={w.figures.person}
          rows={members.map((member) => ({
            key: member.userId,
            name: member.name || w.figures.none,
            week: member.week,
            weekBefore: member.weekBefore,
          }))}
        />
      </PanelSection>
      <PanelSection title={w.figures.byListing}>
        {listings.length === 0 ? (
          <p className="text-ink-muted">{w.figures.noMovement}</p>
        ) : (
          <Rows
            head={w.figures.listing}
            rows={listings.map(({ id, title, titleEn, week, weekBefore }) => ({
              key: id,
              name: (
                <Link href={paths.property(id)} className="underline-offset-2 hover:underline">
                  {(language === 'en' && titleEn) || title}
                </Link>
              ),
              week,
              weekBefore,
            }))}
          />
        )}
      </PanelSection>
    </div>
  )
}

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-xl border bg-surface-raised p-4 shadow-card">
      <dt className="text-ink-muted text-sm">
        {label}
        {note && <span className="block">{note}</span>}
      </dt>
      <dd className="font-bold text-2xl tabular">{value}</dd>
    </div>
  )
}

function WeekFigure({ name, week, weekBefore }: { name: keyof WeekFigures } & Weeks) {
  const { labels, textOf, beforeText } = useFigureTexts()
  return <Figure label={labels[name]} value={textOf(name, week)} note={beforeText(name, weekBefore)} />
}

interface Weeks {
  week: WeekFigures
  weekBefore: WeekFigures
}

const columns = ['views', 'inquiries', 'answered', 'medianMinutes'] as const

function Rows({ head, rows }: { head: string; rows: readonly ({ key: string; name: ReactNode } & Weeks)[] }) {
  const { labels, textOf, beforeText } = useFigureTexts()
  return (
    <div className="-mx-4 overflow-x-auto px-4 sm:-mx-6 sm:px-6">
      <table className="w-full min-w-130 text-sm">
        <thead>
          <tr className="border-b text-left text-ink-muted">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {head}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="px-2 py-2 text-right font-semibold">
                {labels[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, week, weekBefore }) => (
            <tr key={key} className="border-b last:border-0">
              <th scope="row" className="wrap-anywhere max-w-80 py-2.5 pr-3 text-left font-medium">
                {name}
              </th>
              {columns.map((column) => (
                <td key={column} className="whitespace-nowrap px-2 py-2.5 text-right tabular">
                  {textOf(column, week)}
                  <span className="block text-ink-muted text-xs">{beforeText(column, weekBefore)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
