import { BookOpen, Bot } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { ButtonNativeLink } from '#client/ui/Button.tsx'
import { Nanduti } from '#client/ui/Nanduti.tsx'
import { machinePaths } from '#shared/developers/endpoints.ts'
import type { Example } from '#shared/developers/examples.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { mcpAnchor } from './McpSection.tsx'

export function DevelopersHero({ example }: { example: Example }) {
  const w = useWords('about').about.developers
  return (
    <section className="relative overflow-hidden bg-river text-river-ink">
      <Nanduti
        seed={31}
        strokeWidth={0.5}
        className="pointer-events-none absolute -top-40 -right-32 size-[32rem] text-river-lace opacity-25"
      />
      <div className="relative mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="min-w-0">
          <p className="font-semibold text-river-muted text-sm">{w.eyebrow}</p>
          <h1 className="mt-2 text-3xl sm:text-4xl">{w.headline}</h1>
          <p className="mt-4 max-w-xl text-pretty text-river-muted sm:text-lg">{w.intro}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonNativeLink
              href={machinePaths.docs}
              variant="river"
              icon={<BookOpen aria-hidden="true" className="size-5" />}
            >
              {w.docs}
            </ButtonNativeLink>
            <ButtonNativeLink
              href={`#${mcpAnchor}`}
              variant="river-outline"
              icon={<Bot aria-hidden="true" className="size-5" />}
            >
              {w.connect}
            </ButtonNativeLink>
          </div>
        </div>
        <CodeBlock title={w.tryIt} example={example} />
      </div>
    </section>
  )
}
