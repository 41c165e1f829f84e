import { useEffect, useState } from 'react'
import { useLeaving } from '#client/core/history/useLeaving.ts'
import { lazyPart } from '#client/core/lazyPart.tsx'

const LeaveDialog = lazyPart(() => import('./LeaveDialog.tsx').then(({ LeaveDialog }) => LeaveDialog))

export function LeaveGuard({ isNeeded }: { isNeeded: boolean }) {
  const dialog = useLeaveDialog(isNeeded)
  const leaving = useLeaving(isNeeded && dialog !== 'missing')
  return dialog === 'loaded' && <LeaveDialog {...leaving} />
}

/** `missing` after a deploy: leaving is then not guarded. */
function useLeaveDialog(isNeeded: boolean): 'loading' | 'loaded' | 'missing' {
  const [state, setState] = useState<'loading' | 'loaded' | 'missing'>('loading')
  useEffect(() => {
    if (!isNeeded) return
    LeaveDialog.load().then(
      () => setState('loaded'),
      () => setState('missing'),
    )
  }, [isNeeded])
  return state
}
