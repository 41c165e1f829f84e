import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { afterTraversal } from './overlays.ts'

export interface Leaving {
  isAsked: boolean
  stay: () => void
  leave: () => void
}

/** Asks before a navigation to another path, and through the browser before closing or reloading. */
export function useLeaving(isGuarded: boolean): Leaving {
  const [path] = useLocation()
  const query = useSearch()
  const [goOn, setGoOn] = useState<{ run: () => void }>()
  const [isFree, setFree] = useState(false)
  const guards = isGuarded && !isFree
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guard returns to the address that it started with
  useEffect(() => {
    if (guards) return guard((run) => setGoOn({ run }))
    setGoOn(undefined)
  }, [guards, path, query])
  return {
    isAsked: goOn !== undefined && guards,
    stay: () => setGoOn(undefined),
    leave: () => {
      setFree(true)
      // After the guard and the dialog have removed their entries.
      setTimeout(() => goOn && afterTraversal(goOn.run))
    },
  }
}

function guard(ask: (goOn: () => void) => void): () => void {
  const { href, pathname } = location
  const state: unknown = history.state

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlain(event) || link.target === '_blank' || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname === pathname) return
    event.preventDefault()
    event.stopPropagation()
    ask(() => (link.isConnected ? link.click() : location.assign(link.href)))
  }
  // In the capture phase, before the router.
  function onPop(event: PopStateEvent) {
    if (location.pathname === pathname) return
    event.stopImmediatePropagation()
    history.pushState(state, '', href)
    ask(() => history.back())
  }
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()

  document.addEventListener('click', onClick, { capture: true })
  window.addEventListener('popstate', onPop, { capture: true })
  window.addEventListener('beforeunload', onUnload)
  return () => {
    document.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('popstate', onPop, { capture: true })
    window.removeEventListener('beforeunload', onUnload)
  }
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
