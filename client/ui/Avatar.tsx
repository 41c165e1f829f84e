import clsx from 'clsx'
import { UserRound } from 'lucide-react'
import { useState } from 'react'

interface AvatarProps {
  url: string | null
  /** Size and shape. */
  className?: string
}

/** Decorative: the name is shown beside it. */
export function Avatar({ url, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const isShown = url !== null && url !== failed
  return (
    <span
      className={clsx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-action-soft text-action',
        className,
      )}
    >
      {isShown ? (
        <img
          src={url}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setFailed(url)}
        />
      ) : (
        <UserRound aria-hidden="true" className="size-1/2" strokeWidth={1.7} />
      )}
    </span>
  )
}
