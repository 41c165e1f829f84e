import { ArrowRight, Search } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { LandingScene } from './LandingScene.tsx'

export function LandingHero() {
  const { landing: w } = useWords('landing')
  return (
    <section className="relative overflow-hidden bg-river text-river-ink">
      <div className="mx-auto grid max-w-page items-end gap-x-6 gap-y-6 px-4 sm:px-6 lg:grid-cols-[1.05fr_1fr]">
        <div className="relative pt-7 sm:pt-14 lg:self-center lg:pt-10 lg:pb-24">
          <p className="font-semibold text-river-muted text-sm">{w.eyebrow}</p>
          <h1 className="mt-2 text-3xl sm:mt-3 sm:text-5xl">{w.headline}</h1>
          <p className="mt-3 max-w-xl text-river-muted sm:mt-4 sm:text-lg">{w.intro}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink
              to={paths.home}
              variant="river"
              size="lg"
              icon={<ArrowRight aria-hidden="true" className="order-last size-5" />}
            >
              {w.start}
            </ButtonLink>
            <ButtonLink
              to={paths.search()}
              variant="river-outline"
              size="lg"
              icon={<Search aria-hidden="true" className="size-5" />}
            >
              {w.explore}
            </ButtonLink>
          </div>
          <p className="mt-5 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-river-muted text-sm">
            {w.example}
            {w.examples.map((example) => (
              <Link
                key={example}
                href={paths.search({ searchQuery: example })}
                className="inline-block py-1 text-river-ink underline decoration-river-lace underline-offset-4 hover:decoration-current"
              >
                {example}
              </Link>
            ))}
          </p>
        </div>
        <LandingScene />
      </div>
    </section>
  )
}
