import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { guidePath } from '#shared/guides/guidePath.ts'
import { type GuideName, guideNames } from '#shared/guides/guides.ts'

export function OtherGuides({ than }: { than: GuideName }) {
  const { language } = useLanguage()
  const { guides: w } = useWords('guides')
  return (
    <nav aria-label={w.others} className="mt-10 print:hidden">
      <p className="font-semibold text-sm">{w.others}</p>
      <ul className="mt-3 flex flex-wrap gap-2 text-sm">
        {guideNames
          .filter((name) => name !== than)
          .map((name) => (
            <li key={name}>
              <Link
                href={guidePath(name, language)}
                className="inline-block rounded-full border px-3.5 py-1.5 hover:border-action hover:text-action"
              >
                {w.names[name].title}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
