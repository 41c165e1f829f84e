import clsx from 'clsx'
import { Building2 } from 'lucide-react'
import { useState } from 'react'

/** Decorative: the name is shown beside it. */
export function AgencyLogo({ url, className }: { url: string | null; className?: string }) {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      className={clsx(
        'grid shrink-0 place-items-center overflow-hidden rounded-xl bg-action-soft text-action',
        className,
      )}
    >
      {url !== null && url !== failed ? (
        <img src={url} alt="" className="size-full bg-white object-contain" onError={() => setFailed(url)} />
      ) : (
        <Building2 aria-hidden="true" className="size-1/2" strokeWidth={1.6} />
      )}
    </span>
  )
}
