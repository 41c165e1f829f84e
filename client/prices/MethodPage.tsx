import { Link } from 'wouter'
import { useHashPart } from '#client/core/history/hashPart.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { guidePath } from '#shared/guides/guidePath.ts'
import { methodSections } from '#shared/methodSections.ts'
import { AccuracyTable } from './method/AccuracyTable.tsx'
import { methodFigures } from './method/methodFigures.ts'

export default function MethodPage() {
  const { language } = useLanguage()
  const { core, method: w } = useWords('core', 'method')
  const sections = w.sections(methodFigures(language, core.percent))
  useHashPart()
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
            {methodSections.map((section) => (
              <li key={section} className="break-inside-avoid">
                <a
                  href={`#${section}`}
                  className="inline-block py-1 text-ink-muted hover:text-action hover:underline"
                >
                  {sections[section].title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="min-w-0 max-w-reading lg:col-start-2">
          {methodSections.map((section) => {
            const { title, paragraphs, formulas } = sections[section]
            return (
              <section key={section} id={section} className="mt-8 scroll-mt-20 border-t pt-6">
                <h2 className="text-xl sm:text-2xl">{title}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-2.5 text-pretty">
                    {paragraph}
                  </p>
                ))}
                {section === 'estimate' && <AccuracyTable />}
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
          <p className="mt-8 border-t pt-6">
            <Link
              href={guidePath('costs', language)}
              className="font-medium text-action underline underline-offset-2"
            >
              {w.guides}
            </Link>
          </p>
        </div>
      </article>
    </PageFrame>
  )
}
