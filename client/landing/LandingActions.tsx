import { PublishLink } from '#client/auth/PublishLink.tsx'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'

export function LandingActions() {
  const { auth: w } = useWords('auth')
  return (
    <>
      <PublishLink />
      <ButtonLink to={paths.home} size="sm">
        {w.login}
      </ButtonLink>
    </>
  )
}
