import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '#client/core/language.tsx'

/** Then it is tried again by itself. */
export function RetryCountdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const { admin: w } = useWords('admin')
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left <= 0) return end()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <p className="font-medium text-sm text-warning tabular-nums">
      <span role="status" className="sr-only">
        {w.retryIn(seconds)}
      </span>
      <span aria-hidden="true">{w.retryIn(left)}</span>
    </p>
  )
}
