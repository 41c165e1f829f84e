import { Link } from 'wouter'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { usePages } from '#client/ui/list/usePages.ts'
import { importsApi } from '#shared/imports/imports.ts'
import { useCounted } from './useCounted.ts'

const pageSize = 20

export function EarlierImports() {
  const { imports: w } = useWords('imports')
  const { language } = useLanguage()
  const pages = usePages(importsApi.list, { limit: pageSize })
  const countedOf = useCounted()
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl">{w.earlier.title}</h2>
      <PagedList
        pages={pages}
        more={w.earlier.more}
        empty={<p className="text-ink-muted">{w.earlier.none}</p>}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((one) => (
              <li key={one.id}>
                <Link
                  href={paths.import(one.id)}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border bg-surface-raised p-4 hover:border-action"
                >
                  <span className="wrap-anywhere min-w-0 font-semibold">{one.fileName}</span>
                  <Badge tone={one.state === 'failed' ? 'danger' : 'neutral'}>
                    {one.isPaused ? w.paused : w.states[one.state]}
                  </Badge>
                  <span className="w-full text-ink-muted text-sm">
                    {[formatDate(one.createdAt, language), countedOf(one.counts)].filter(Boolean).join(' · ')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
