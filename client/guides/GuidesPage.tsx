import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { RiverHead } from '#client/ui/frame/RiverHead.tsx'
import { guidePath } from '#shared/guides/guidePath.ts'
import { type GuideName, guideGroups } from '#shared/guides/guides.ts'

export default function GuidesPage() {
  const { guides: w } = useWords('guides')
  return (
    <>
      <RiverHead seed={17} title={w.title} intro={w.intro} />
      <PageFrame className="pt-8 sm:pt-10">
        {guideGroups.map(({ name, guides }) => (
          <Group key={name} title={w.groups[name]} names={guides} />
        ))}
        <p className="mt-10 max-w-reading text-ink-muted text-sm">{w.advice}</p>
      </PageFrame>
    </>
  )
}

function Group({ title, names }: { title: string; names: readonly GuideName[] }) {
  const { language } = useLanguage()
  const { guides: w } = useWords('guides')
  return (
    <section className="mt-10 first:mt-0">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => (
          <li key={name}>
            <Link
              href={guidePath(name, language)}
              className="group flex h-full flex-col rounded-lg border bg-surface-raised p-5 shadow-card hover:border-action hover:shadow-lifted print:shadow-none"
            >
              <span className="font-display font-semibold text-lg group-hover:text-action">
                {w.names[name].title}
              </span>
              <span className="mt-1 text-pretty text-ink-muted text-sm">{w.names[name].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
