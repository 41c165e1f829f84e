import { useLocation } from 'wouter'
import { compareStore } from '#client/compare/compare.store.ts'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'

export function NextSteps() {
  const { compare, compareResult } = useWords('compare', 'compareResult')
  const [, navigate] = useLocation()
  const startAgain = () => {
    compareStore.clear()
    navigate(paths.compare)
  }
  return (
    <div className="mt-10 flex flex-wrap justify-center gap-3 print:hidden">
      <Button onClick={startAgain}>{compareResult.again}</Button>
      <ButtonLink to={paths.favorites} variant="secondary">
        {compare.backToFavorites}
      </ButtonLink>
    </div>
  )
}
