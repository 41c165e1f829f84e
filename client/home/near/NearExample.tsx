import { useWords } from '#client/core/language.tsx'
import { ViewAll } from '#client/home/HomeSection.tsx'
import { paths } from '#client/paths.ts'

export const nearFigureClass = 'font-display font-semibold text-2xl tabular sm:text-3xl'

export function NearExample() {
  const { home } = useWords('home')
  const w = home.near
  return (
    <div>
      <ul>
        <li className={nearFigureClass}>{w.sale('23')}</li>
        <li className={nearFigureClass}>{w.rent('41')}</li>
      </ul>
      <div className="mt-2">
        <ViewAll to={paths.search()} of={w.title}>
          {w.open}
        </ViewAll>
      </div>
    </div>
  )
}
