import clsx from 'clsx'
import { use } from 'react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { type FactName, factOf } from '#shared/guides/facts/facts.ts'
import { figureText, partsOf, type TextPart } from '#shared/guides/guideText.ts'
import { linkPath } from '#shared/guides/linkPath.ts'
import { citationId, FootnoteContext, footnoteId } from './footnotes.ts'

/** `withRate`: dollars beside guaraníes. */
export function MarkedText({ text, withRate = true }: MarkedTextProps) {
  const parts = partsOf(text)
  const { firstIn, numberOf } = use(FootnoteContext)
  const first = firstIn.get(text) ?? []
  const numbers = parts.map((part) => ('fact' in part ? numberOf.get(part.fact) : undefined))
  return parts.map((part, index) => (
    <Part
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      key={index}
      part={part}
      isNoted={numbers.lastIndexOf(numbers[index]) === index}
      isFirst={first.some((fact) => numberOf.get(fact) === numbers[index])}
      withRate={withRate}
    />
  ))
}

interface MarkedTextProps {
  text: string
  withRate?: boolean | undefined
}

interface PartProps extends Omit<MarkedTextProps, 'text'> {
  part: TextPart
  /** The last of its footnote in the text. */
  isNoted: boolean
  isFirst: boolean
}

function Part({ part, isNoted, isFirst, withRate }: PartProps) {
  const { language } = useLanguage()
  const { guides: w } = useWords('guides')
  const rate = useRate()
  if (part.kind === 'text') return part.text
  if (part.kind === 'link')
    return (
      <Link
        href={linkPath(part.target, language)}
        className="font-medium text-action underline decoration-action/40 underline-offset-2 hover:decoration-current print:text-ink"
      >
        {part.text}
      </Link>
    )
  const note = isNoted && <Footnote fact={part.fact} isFirst={isFirst} />
  if (part.kind === 'cite') return note
  const isUnsure = factOf(part.fact).confidence === 'low'
  const figure = figureText(part.fact, part.part, w.factWords, withRate ? rate : undefined)
  return (
    <>
      <span
        className={clsx(
          'tabular',
          isUnsure && 'underline decoration-dotted decoration-warning decoration-2 underline-offset-4',
        )}
      >
        {figure}
      </span>
      {note}
    </>
  )
}

function Footnote({ fact, isFirst }: { fact: FactName; isFirst: boolean }) {
  const { guides: w } = useWords('guides')
  const n = use(FootnoteContext).numberOf.get(fact) ?? 0
  const isUnsure = factOf(fact).confidence === 'low'
  return (
    <sup className="ml-px font-sans text-[0.6875rem] leading-none">
      <a
        id={isFirst ? citationId(n) : undefined}
        href={`#${footnoteId(n)}`}
        aria-label={isUnsure ? `${w.source(n)}. ${w.unsure}` : w.source(n)}
        className={clsx(
          'scroll-mt-24 px-0.5 py-2 font-semibold hover:underline',
          isUnsure ? 'text-warning' : 'text-action',
        )}
      >
        {n}
      </a>
    </sup>
  )
}
