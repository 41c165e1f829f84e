import { useEffect, useState } from 'react'
import { whenIdle } from './core/idle.ts'
import { lazyPart } from './core/lazyPart.tsx'
import { useToast } from './ui/feedback/toasts.ts'

const Toaster = lazyPart(() => import('./ui/feedback/Toaster.tsx').then(({ Toaster }) => Toaster))

/** Where notifications appear; loaded for the first of them, or once there is time, and again when a connection is back. */
export function Notifications() {
  const [isLoaded, setLoaded] = useState(false)
  const isWanted = useToast() !== undefined
  useEffect(() => {
    const load = () =>
      void Toaster.load().then(
        () => setLoaded(true),
        () => undefined,
      )
    addEventListener('online', load)
    const cancel = isWanted ? load() : whenIdle(load)
    return () => {
      removeEventListener('online', load)
      cancel?.()
    }
  }, [isWanted])
  return isLoaded && <Toaster />
}
