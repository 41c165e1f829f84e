import { useEffect } from 'react'

/** To the part in the hash, which did not exist on navigation. */
export function useHashPart(): void {
  useEffect(() => {
    const id = location.hash.slice(1)
    const frame = requestAnimationFrame(() => {
      if (id) document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
