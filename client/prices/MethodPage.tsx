import { useEffect } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { methodParts } from '#shared/methodParts.ts'
import { methodFigures } from './method/methodFigures.ts'

export default function MethodPage() {
  const { language } = useLanguage()
  const { core, method: w } = useWords('core', 'method')
  const parts = w.parts(methodFigures(language, core.percent))
  useEffect(goToPart, [])
  return (
    <PageFrame>
      <article className="mx-auto grid max-w-page gap-x-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <header className="lg:col-start-2">
          <h1 className="text-3xl sm:text-4xl">{w.title}</h1>
          <p className="mt-3 max-w-reading text-ink-muted text-lg">{w.intro}</p>
        </header>
        <nav
          aria-label={w.contents}
          className="mt-6 lg:sticky lg:top-20 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start"
        >
          <p className="font-semibold text-sm">{w.contents}</p>
          <ol className="mt-1.5 text-sm max-lg:columns-2 max-lg:gap-x-6 max-[25rem]:columns-1">
            {methodParts.map((part) => (
              <li key={part} className="break-inside-avoid">
                <a
                  href={`#${part}`}
                  className="inline-block py-1 text-ink-muted hover:text-action hover:underline"
                >
                  {parts[part].title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-reading lg:col-start-2">
          {methodParts.map((part) => {
            const { title, paragraphs, formulas } = parts[part]
            return (
              <section key={part} id={part} className="mt-8 scroll-mt-20 border-t pt-6">
                <h2 className="text-xl sm:text-2xl">{title}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-2.5 text-pretty">
                    {paragraph}
                  </p>
                ))}
                {formulas && (
                  <dl className="mt-4 grid gap-y-3 rounded-lg bg-surface-sunken p-4 sm:p-5">
                    {formulas.map(([what, how]) => (
                      <div key={what} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
                        <dt className="font-semibold">{what}</dt>
                        <dd>{how}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </section>
            )
          })}
        </div>
      </article>
    </PageFrame>
  )
}

/** To the section in the hash, which did not exist on navigation. */
function goToPart(): () => void {
  const frame = requestAnimationFrame(() => {
    const part = methodParts.find((one) => `#${one}` === location.hash)
    if (part) document.getElementById(part)?.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
  return () => cancelAnimationFrame(frame)
}
