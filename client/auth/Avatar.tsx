import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'

/** Somebody's picture; a figure stands in where there is none or it does not load. Says nothing: their name stands beside it. */
export function Avatar({ url, className = 'size-9' }: { url: string | null; className?: string }) {
  const [broken, setBroken] = useState<string>()
  if (!url || url === broken) {
    return <CircleUserRound aria-hidden strokeWidth={1.5} className={`${className} text-action`} />
  }
  return (
    <img
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(url)}
      className={`${className} rounded-full bg-surface-sunken object-cover`}
    />
  )
}
