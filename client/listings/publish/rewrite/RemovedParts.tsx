import { useId } from 'react'
import { useWords } from '#client/core/language.tsx'
import { type Removal, removalKinds } from '#shared/ai/ai.ts'

/** Kinds whose pieces say by themselves what was taken out. */
const quoted: readonly Removal['kind'][] = ['phones', 'mails', 'links', 'orders', 'calls']

/** What a proposal took out of the author's text, and why. */
export function RemovedParts({ removed }: { removed: readonly Removal[] }) {
  const w = useWords('publish').publish.rewrite
  const id = useId()
  const kinds = removalKinds.filter((kind) => removed.some((one) => one.kind === kind))
  if (kinds.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded bg-surface-raised px-3.5 py-2.5 text-sm">
      <h5 id={id} className="font-sans font-semibold text-sm tracking-normal">
        {w.removed.title}
      </h5>
      <ul className="mt-1 grid list-disc gap-1 pl-5 marker:text-ink-muted">
        {kinds.map((kind) => (
          <li key={kind} className="wrap-anywhere">
            {w.removed.kinds[kind]}
            {quoted.includes(kind) && (
              <span className="text-ink-muted">
                {': '}
                {removed
                  .filter((one) => one.kind === kind)
                  .map(({ text }) => w.removed.quote(text))
                  .join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-ink-muted">{w.removed.why}</p>
    </section>
  )
}
