import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { useWords } from '#client/core/language.tsx'
import { offscreenProps } from '#client/core/rendering/layOutRest.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Nanduti } from '#client/ui/Nanduti.tsx'
import { InvestmentFigures } from './InvestmentFigures.tsx'
import { LiveInvestment } from './LiveInvestment.tsx'

export function InvestmentBanner() {
  const { home } = useWords('home')
  const w = home.investment
  const heading = useId()
  const reference = useId()
  return (
    <section
      {...offscreenProps}
      aria-labelledby={heading}
      className="relative isolate overflow-hidden rounded-xl bg-river text-river-ink"
    >
      <Nanduti
        seed={29}
        className="pointer-events-none absolute -right-32 -bottom-36 -z-10 size-96 text-river-lace opacity-45"
      />
      <div className="grid gap-8 p-6 sm:p-10 lg:grid-cols-[1fr_25rem] lg:gap-14">
        <div className="flex flex-col items-start">
          <h2 id={heading} className="text-2xl sm:text-3xl">
            {w.title}
          </h2>
          <p className="mt-1.5 text-river-muted">{w.text}</p>
          <section aria-labelledby={reference} className="mt-7 w-full max-w-xl">
            <h3
              id={reference}
              className="mb-3 inline-block rounded-full border border-river-lace/60 px-3 py-0.5 font-sans font-semibold text-sm"
            >
              {w.reference}
            </h3>
            <InvestmentFigures roi="8.5%" occupancy="75%" dailyRate="$850" large />
          </section>
          <p className="mt-5 max-w-xl text-river-muted text-sm">{w.disclaimer}</p>
          <ButtonLink
            to={paths.search({ sortBy: 'roi' })}
            variant="river"
            className="mt-6"
            icon={<ArrowRight aria-hidden="true" className="order-last size-5" />}
          >
            {w.open}
          </ButtonLink>
        </div>
        <LiveInvestment />
      </div>
    </section>
  )
}
