import { useId } from 'react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { factOf } from '#shared/guides/facts/facts.ts'
import { originText } from '#shared/guides/facts/factText.ts'
import { guidePath } from '#shared/guides/guidePath.ts'
import { figureText } from '#shared/guides/guideText.ts'
import { investmentRules } from '#shared/market/investment/rules.ts'

/** Each rate with its law, source and date. */
export function PlanSources() {
  const { language } = useLanguage()
  const { guides, investment: w, prices } = useWords('guides', 'investment', 'prices')
  const heading = useId()
  const link = 'font-semibold text-action underline underline-offset-2'
  return (
    <section aria-labelledby={heading} className="mt-10 border-t pt-5">
      <h2 id={heading} className="text-lg">
        {w.sources}
      </h2>
      <ul className="mt-3 grid gap-2.5 text-sm">
        {investmentRules.map((rule) => {
          const fact = factOf(rule)
          return (
            <li key={rule} className="text-pretty">
              {w.rules[rule]((part) => figureText(rule, part, guides.factWords))}{' '}
              <span className="text-ink-muted">
                {originText(fact, guides.factWords)}
                {fact.ask && ` ${guides.askFor(guides.factWords.advisers[fact.ask])}`}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-4 font-medium text-sm">{w.note}</p>
      <p className="mt-2 text-sm print:hidden">
        <Link href={guidePath('investing', language, 'net')} className={link}>
          {w.guide}
        </Link>
        {' · '}
        <Link href={paths.method(language, 'roi')} className={link}>
          {prices.method}
        </Link>
      </p>
    </section>
  )
}
