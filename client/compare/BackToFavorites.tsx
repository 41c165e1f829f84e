import { ArrowLeft } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'

export function BackToFavorites() {
  const { compare: w } = useWords('compare')
  return (
    <ButtonLink
      to={paths.favorites}
      variant="quiet"
      size="sm"
      className="-ml-3 print:hidden"
      icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
    >
      {w.backToFavorites}
    </ButtonLink>
  )
}
