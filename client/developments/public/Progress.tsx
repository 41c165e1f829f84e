import { useWords } from '#client/core/language.tsx'
import type { Development } from '#shared/developments/developments.ts'
import { PictureRow } from './PictureRow.tsx'

/** Pictures by month, the latest first. */
export function Progress({ development }: { development: Development }) {
  const { developmentPages: w, developments: texts } = useWords('developmentPages', 'developments')
  const { progress, name } = development
  if (progress.length === 0) return null
  return (
    <section aria-labelledby="progress" className="min-w-0">
      <h2 id="progress" className="text-2xl">
        {w.progress}
      </h2>
      <ol className="mt-3 grid grid-cols-1 gap-5">
        {progress.map(({ month, pictures }) => (
          <li key={month} className="min-w-0">
            <h3 className="mb-2 text-lg first-letter:uppercase">{texts.month(month)}</h3>
            <PictureRow label={texts.month(month)} pictures={pictures} name={name} />
          </li>
        ))}
      </ol>
    </section>
  )
}
