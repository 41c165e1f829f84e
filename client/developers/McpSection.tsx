import { useWords } from '#client/core/language.tsx'
import { machinePaths } from '#shared/developers/endpoints.ts'
import type { Example, ExampleName } from '#shared/developers/examples.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { CopyButton } from './CopyButton.tsx'

export const mcpAnchor = 'mcp'

interface McpSectionProps {
  origin: string
  examples: Record<ExampleName, Example>
}

export function McpSection({ origin, examples }: McpSectionProps) {
  const w = useWords('about').about.developers.mcp
  const address = `${origin}${machinePaths.mcp}`
  return (
    <section id={mcpAnchor} className="mt-14 scroll-mt-20 border-t pt-10 sm:mt-20 sm:pt-14">
      <h2 className="text-2xl sm:text-3xl">{w.title}</h2>
      <p className="mt-3 max-w-reading text-pretty text-ink-muted">{w.text}</p>
      <div className="mt-5 flex max-w-reading items-center justify-between gap-3 rounded-lg bg-action-soft py-1.5 pr-1.5 pl-4">
        <code className="min-w-0 break-words font-mono text-ink text-sm">{address}</code>
        <CopyButton text={address} what={w.address} />
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="min-w-0">
          <h3 className="text-xl">{w.tools}</h3>
          <p className="mt-2 text-pretty text-ink-muted">{w.toolsText}</p>
          <dl className="mt-4">
            {Object.entries(w.tool).map(([name, text]) => (
              <div key={name} className="border-t py-2.5">
                <dt className="break-words font-mono font-semibold text-action text-sm">{name}</dt>
                <dd className="text-pretty text-ink-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid min-w-0 gap-6 self-start">
          <CodeBlock title={w.configuration} example={examples.configuration} />
          <CodeBlock title={w.call} example={examples.call} />
          <CodeBlock title={w.client} example={examples.client} />
        </div>
      </div>
    </section>
  )
}
