import { useLocation } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { compareStore } from './compare.store.ts'

export function NextSteps() {
  const { compare: w } = useWords('compare')
  const [, navigate] = useLocation()
  const startAgain = () => {
    compareStore.clear()
    navigate(paths.compare)
  }
  return (
    <div className="mt-10 flex flex-wrap justify-center gap-3 print:hidden">
      <Button onClick={startAgain}>{w.again}</Button>
      <ButtonLink to={paths.favorites} variant="secondary">
        {w.backToFavorites}
      </ButtonLink>
    </div>
  )
}
