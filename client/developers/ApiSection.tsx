import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { machinePaths, readsPerMinute } from '#shared/developers/endpoints.ts'
import type { Example } from '#shared/developers/examples.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { DocumentLink } from './DocumentLink.tsx'

export function ApiSection({ example }: { example: Example }) {
  const { language } = useLanguage()
  const w = useWords('about').about.developers.api
  const reads = formatNumber(readsPerMinute, language)
  return (
    <section className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="min-w-0">
        <h2 className="text-2xl sm:text-3xl">{w.title}</h2>
        <p className="mt-3 max-w-reading text-pretty text-ink-muted">{w.text}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          <DocumentLink href={machinePaths.docs}>{w.all}</DocumentLink>
          <DocumentLink href={machinePaths.openapi}>{w.machine}</DocumentLink>
        </p>
        <dl className="mt-6">
          {w.facts.map(({ name, text }) => (
            <Fact key={name} name={name} text={text} />
          ))}
          <Fact name={w.limit} text={w.limitText(reads)} />
        </dl>
      </div>
      <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">
        <CodeBlock title={w.example} example={example} />
      </div>
    </section>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid gap-x-4 border-t py-3 sm:grid-cols-[7rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-pretty text-ink-muted">{text}</dd>
    </div>
  )
}
