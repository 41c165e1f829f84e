import { useWords } from '#client/core/language.tsx'
import { ViewAll } from '#client/home/HomeSection.tsx'
import { paths } from '#client/paths.ts'

export const nearFigureLook = 'font-display font-semibold text-2xl tabular sm:text-3xl'

/** What it looks like, until anybody says where they are. */
export function NearExample() {
  const { home } = useWords('home')
  const w = home.near
  return (
    <div>
      <ul>
        <li className={nearFigureLook}>{w.sale('23')}</li>
        <li className={nearFigureLook}>{w.rent('41')}</li>
      </ul>
      <div className="mt-2">
        <ViewAll to={paths.search()} of={w.title}>
          {w.open}
        </ViewAll>
      </div>
    </div>
  )
}
