import clsx from 'clsx'
import { useWords } from '#client/core/language.tsx'
import { Nanduti } from './Nanduti.tsx'

export function PicturePlaceholder({ alt, className }: { alt: string; className?: string }) {
  const { core: w } = useWords('core')
  return (
    <div
      role="img"
      aria-label={alt ? `${alt}. ${w.noPicture}` : w.noPicture}
      className={clsx('relative grid place-items-center overflow-hidden bg-surface-sunken', className)}
    >
      <Nanduti seed={5} className="absolute aspect-square w-[88%] text-line-strong opacity-35" />
      <svg
        viewBox="0 0 64 64"
        aria-hidden="true"
        className="relative w-1/5 min-w-12 text-ink-muted"
        fill="none"
      >
        <path
          d="M8 31 32 11l24 20M14 27v26h36V27M26 53V39h12v14"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="fill-surface-sunken"
        />
      </svg>
    </div>
  )
}
