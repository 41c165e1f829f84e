import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from './core/idle.ts'
import { lazyPart } from './core/lazyPart.tsx'
import { ErrorBoundary } from './ui/feedback/ErrorBoundary.tsx'
import { useToast } from './ui/feedback/toasts.ts'

const Toaster = lazyPart(() => import('./ui/feedback/Toaster.tsx').then(({ Toaster }) => Toaster))

/** Where notifications appear; loaded for the first of them, or once there is time. */
export function Notifications() {
  const [isIdle, setIdle] = useState(false)
  const toast = useToast()
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!isIdle && !toast) return null
  return (
    <ErrorBoundary quiet resetKey={String(toast?.id)}>
      <Suspense>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  )
}
