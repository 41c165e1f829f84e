import { useEffect, useState } from 'react'
import { whenUsed } from './core/idle.ts'
import { lazyPart } from './core/lazyPart.tsx'
import { useToast } from './ui/feedback/toasts.ts'

const Toaster = lazyPart(() => import('./ui/feedback/Toaster.tsx').then(({ Toaster }) => Toaster))

/** Loads when the page is first used: a toast may have to say that there is no connection. Retries a failed load once online. */
export function Notifications() {
  const [isLoaded, setLoaded] = useState(false)
  const hasToast = useToast() !== undefined
  useEffect(() => {
    const load = () =>
      void Toaster.load().then(
        () => setLoaded(true),
        () => undefined,
      )
    addEventListener('online', load)
    const cancel = hasToast ? load() : whenUsed(load)
    return () => {
      removeEventListener('online', load)
      cancel?.()
    }
  }, [hasToast])
  return isLoaded && <Toaster />
}
