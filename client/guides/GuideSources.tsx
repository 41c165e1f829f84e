import { use } from 'react'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { formatPYG } from '#shared/core/money.ts'
import { type FactName, factOf } from '#shared/guides/facts/facts.ts'
import { originText } from '#shared/guides/facts/factText.ts'
import { citationId, FootnoteContext, footnoteId } from './footnotes.ts'

export const sourcesId = 'fuentes'

export function GuideSources() {
  const { guides: w } = useWords('guides')
  const rate = useRate()
  const { notes } = use(FootnoteContext)
  if (notes.length === 0) return null
  return (
    <section id={sourcesId} className="mt-10 scroll-mt-20 border-t pt-7 print:mt-6">
      <h2 className="text-lg">{w.sources}</h2>
      <ol className="mt-3 grid gap-2 text-ink-muted text-sm">
        {notes.map((fact, index) => (
          <Source key={fact} fact={fact} n={index + 1} />
        ))}
      </ol>
      <p className="mt-5 text-ink-muted text-sm">{w.rateNote(formatPYG(rate))}</p>
      <p className="mt-2 font-medium text-sm">{w.advice}</p>
    </section>
  )
}

function Source({ fact, n }: { fact: FactName; n: number }) {
  const { guides: w } = useWords('guides')
  const row = factOf(fact)
  return (
    <li
      id={footnoteId(n)}
      className="-mx-2 flex scroll-mt-24 gap-2.5 rounded-sm px-2 py-0.5 target:bg-accent-soft target:text-ink print:break-inside-avoid"
    >
      <a
        href={`#${citationId(n)}`}
        aria-label={w.backTo(n)}
        className="w-5 shrink-0 text-right font-semibold tabular text-action hover:underline"
      >
        {n}
      </a>
      <span className="min-w-0 text-pretty">
        {originText(row, w.factWords)}
        {row.confidence === 'low' && (
          <>
            {' '}
            <Badge tone="warning" className="mx-0.5 py-0 align-[0.0625rem]">
              {w.unsure}
            </Badge>
          </>
        )}
        {row.ask && ` ${w.askFor(w.factWords.advisers[row.ask])}`}
      </span>
    </li>
  )
}
