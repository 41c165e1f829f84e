import { useSearch } from 'wouter'
import { useUser } from '#client/auth/auth.api.ts'
import { useWords } from '#client/core/language.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { AlertsSignIn } from './AlertsSignIn.tsx'
import { ConfirmedSearch } from './ConfirmedSearch.tsx'
import { SavedSearchList } from './SavedSearchList.tsx'

export default function AlertsPage() {
  const { savedSearches: w } = useWords('savedSearches')
  return (
    <PageFrame>
      <div className="mx-auto max-w-3xl">
        <h1 className="text-3xl sm:text-4xl">{w.title}</h1>
        <p className="mt-2 mb-6 text-ink-muted">{w.lead}</p>
        <Alerts />
      </div>
    </PageFrame>
  )
}

/** Of a mail's link before those of the session. */
function Alerts() {
  const user = useUser()
  const address = new URLSearchParams(useSearch())
  const [confirm, token] = [address.get('confirm'), address.get('token')]
  if (confirm) return <ConfirmedSearch key={confirm} token={confirm} />
  if (token) return <SavedSearchList key={token} token={token} />
  if (user) return <SavedSearchList />
  return user === null ? <AlertsSignIn /> : <ListSkeleton />
}
