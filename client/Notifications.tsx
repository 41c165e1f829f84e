import { useEffect, useState } from 'react'
import { whenSettled } from './core/idle.ts'
import { lazyPart } from './core/lazyPart.tsx'
import { useToast } from './ui/feedback/toasts.ts'

const Toaster = lazyPart(() => import('./ui/feedback/Toaster.tsx').then(({ Toaster }) => Toaster))

const uses = ['pointerover', 'focusin'] as const

/** Loads when the page is first used, for toasts without a connection; retries a failed load once online. */
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
    for (const event of uses) addEventListener(event, load, { once: true, passive: true })
    return () => {
      for (const event of ['online', ...uses]) removeEventListener(event, load)
    }
  }, [hasToast])
  return isLoaded && <Toaster />
}
