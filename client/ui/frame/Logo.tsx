import clsx from 'clsx'
import { brand } from '#shared/brand.ts'

export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none">
      <path
        d="M4 15.5 16 5l12 10.5"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g className="text-accent" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
        <path d="M6.5 27a9.5 9.5 0 0 1 19 0" />
        <path d="M11.2 27a4.8 4.8 0 0 1 9.6 0" />
        <path d="M16 27v-9.5M16 27 9.3 20.3M16 27l6.7-6.7M6.5 27h19" />
      </g>
    </svg>
  )
}

/** `short`: without the name on the narrowest screens. */
export function Logo({ short }: { short?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-action">
      <LogoMark />
      <span
        className={clsx(
          'font-bold font-display text-2xl text-ink leading-none',
          short && 'max-[22.5rem]:sr-only',
        )}
      >
        {brand.name}
      </span>
    </span>
  )
}
