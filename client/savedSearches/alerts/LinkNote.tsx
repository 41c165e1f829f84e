import { BellOff } from 'lucide-react'
import { Link } from 'wouter'
import { useUser } from '#client/auth/auth.api.ts'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import type { SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import { useStopAll } from './useStopAll.ts'

/** Whose the list is; ends all its alerts with one press, and takes them up again. */
export function LinkNote({ token, list }: { token: string; list: readonly SavedSearch[] }) {
  const { savedSearches: w } = useWords('savedSearches')
  const user = useUser()
  const { stop, resume, isBusy } = useStopAll(token, list)
  const isStopped = list.length > 0 && list.every(({ status }) => status === 'paused')
  return (
    <div className="mb-5 rounded-lg bg-action-soft px-4 py-3">
      <div role="status">
        {isStopped && (
          <p className="mb-1.5 flex items-center gap-2 font-semibold">
            <BellOff aria-hidden="true" className="size-4.5 shrink-0" />
            {w.stopped}
          </p>
        )}
        <p className="text-sm">{isStopped ? w.stoppedText : w.byLink}</p>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {list.length > 0 && (
          <Button size="sm" variant="secondary" busy={isBusy} onClick={isStopped ? resume : stop}>
            {isStopped ? w.resumeAll : w.stopAll}
          </Button>
        )}
        {user && (
          <Link
            href={paths.alerts()}
            className="inline-flex min-h-11 items-center font-semibold text-action text-sm hover:underline"
          >
            {w.ownAlerts}
          </Link>
        )}
      </div>
    </div>
  )
}
