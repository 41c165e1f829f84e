import type { ReactNode } from 'react'
import type { GuideBlock, GuideText } from '#shared/guides/guideText.ts'
import { MarkedText } from './MarkedText.tsx'

export function GuideSections({ sections }: Pick<GuideText, 'sections'>) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className="mt-8 scroll-mt-20 border-t pt-6 print:mt-5 print:pt-4">
      <h2 className="text-xl sm:text-2xl print:break-after-avoid">{title}</h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a guide never change their order
        <Block key={index} block={block} />
      ))}
    </section>
  ))
}

function Block({ block }: { block: GuideBlock }) {
  if (typeof block === 'string')
    return (
      <p className="mt-3 text-pretty">
        <MarkedText text={block} />
      </p>
    )
  if ('steps' in block)
    return (
      <ol className="mt-5 grid gap-4">
        {block.steps.map((step, index) => (
          <li key={step} className="relative flex gap-4 print:break-inside-avoid">
            {index < block.steps.length - 1 && (
              <span aria-hidden="true" className="absolute top-10 -bottom-3 left-4 border-l" />
            )}
            <Numeral>{index + 1}</Numeral>
            <span className="min-w-0 pt-0.5 text-pretty">
              <MarkedText text={step} />
            </span>
          </li>
        ))}
      </ol>
    )
  return (
    <ul className="mt-3.5 grid gap-2.5">
      {block.points.map((point) => (
        <li key={point} className="flex gap-3">
          <span aria-hidden="true" className="mt-[0.6875rem] size-1.5 shrink-0 rotate-45 bg-accent" />
          <span className="min-w-0 text-pretty">
            <MarkedText text={point} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The list says its number. */
function Numeral({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-action-soft font-display font-semibold text-action text-lg leading-none"
    >
      {children}
    </span>
  )
}
