import { Search } from 'lucide-react'
import { useUser } from '#client/auth/auth.api.ts'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'

/** A mail's link that is unknown or expired, and what to do. */
export function LinkGone({ text }: { text: string }) {
  const { savedSearches: w } = useWords('savedSearches')
  const user = useUser()
  return (
    <div role="alert">
      <EmptyState
        title={w.linkGone}
        text={text}
        actions={
          <>
            <ButtonLink to={paths.search()} icon={<Search aria-hidden="true" className="size-5" />}>
              {w.explore}
            </ButtonLink>
            {user && (
              <ButtonLink variant="secondary" to={paths.alerts()}>
                {w.ownAlerts}
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  )
}
