import { useEffect, useState } from 'react'
import { useWords } from '#client/core/language.tsx'

/** Milliseconds. */
const slowAfter = 6000

export function TypingIndicator() {
  const { chat: w } = useWords('chat')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="flex items-center gap-3">
      <p className="flex h-11 w-fit items-center gap-1.5 rounded-xl rounded-bl-sm bg-surface-sunken px-4">
        <span className="sr-only">{w.typing}</span>
        {['[animation-delay:0ms]', '[animation-delay:300ms]', '[animation-delay:600ms]'].map((delay) => (
          <span
            key={delay}
            aria-hidden="true"
            className={`size-2 animate-breathe rounded-full bg-action forced-colors:border ${delay}`}
          />
        ))}
      </p>
      {isSlow && <p className="text-ink-muted text-xs">{w.slow}</p>}
    </div>
  )
}
