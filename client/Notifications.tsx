import { useEffect, useState } from 'react'
import { whenSettled } from './core/idle.ts'
import { lazyPart } from './core/lazyPart.tsx'
import { useToast } from './ui/feedback/toasts.ts'

const Toaster = lazyPart(() => import('./ui/feedback/Toaster.tsx').then(({ Toaster }) => Toaster))

/** Loads for the first toast or when idle; retries a failed load once online. */
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
    if (hasToast) load()
    else whenSettled(load)
    return () => {
      removeEventListener('online', load)
    }
  }, [hasToast])
  return isLoaded && <Toaster />
}
