import { Search } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, ButtonNativeLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { loginPath } from '#shared/auth.ts'

export function AlertsSignIn() {
  const { language } = useLanguage()
  const { auth, savedSearches: w } = useWords('auth', 'savedSearches')
  return (
    <EmptyState
      title={w.signIn}
      text={w.signInText}
      actions={
        <>
          <ButtonNativeLink href={loginPath(paths.alerts(), language)}>{auth.title}</ButtonNativeLink>
          <ButtonLink
            variant="secondary"
            to={paths.search()}
            icon={<Search aria-hidden="true" className="size-5" />}
          >
            {w.explore}
          </ButtonLink>
        </>
      }
    />
  )
}
