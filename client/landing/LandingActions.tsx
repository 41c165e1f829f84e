import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'

/** The way in, at the end of the landing page's header. */
export function LandingActions() {
  const { landing: w } = useWords()
  return (
    <ButtonLink to={paths.home} size="sm">
      {w.login}
    </ButtonLink>
  )
}
