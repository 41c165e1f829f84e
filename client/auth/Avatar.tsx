import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'

/** A profile picture, or an icon if there is none or it fails to load. Decorative: the name is shown beside it. */
export function Avatar({ url, className = 'size-9' }: { url: string | null; className?: string }) {
  const [failedUrl, setFailedUrl] = useState<string>()
  if (!url || url === failedUrl) {
    return <CircleUserRound aria-hidden strokeWidth={1.5} className={`${className} text-action`} />
  }
  return (
    <img
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(url)}
      className={`${className} rounded-full bg-surface-sunken object-cover`}
    />
  )
}
