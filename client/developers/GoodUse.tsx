import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { machinePaths } from '#shared/developers/endpoints.ts'
import { DocumentLink } from './DocumentLink.tsx'

export function GoodUse() {
  const w = useWords('about').about.developers
  return (
    <div className="mt-14 grid gap-x-12 gap-y-10 border-t pt-10 sm:mt-20 sm:pt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <section>
        <h2 className="text-2xl">{w.llms.title}</h2>
        <p className="mt-3 text-pretty text-ink-muted">{w.llms.text}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          <DocumentLink href={machinePaths.llms}>{w.llms.open}</DocumentLink>
          <DocumentLink href="/sitemap.xml">{w.llms.sitemap}</DocumentLink>
        </p>
      </section>
      <section>
        <h2 className="text-2xl">{w.use.title}</h2>
        <ul className="mt-3 grid gap-2">
          {w.use.rules.map((rule) => (
            <li key={rule} className="border-l-2 border-l-accent pl-4 text-pretty">
              {rule}
            </li>
          ))}
        </ul>
        <p className="mt-5">
          {w.use.contact}{' '}
          <Link
            href={paths.contact}
            className="inline-block py-1 font-semibold text-action underline underline-offset-4"
          >
            {w.use.contactLink}
          </Link>
        </p>
      </section>
    </div>
  )
}
