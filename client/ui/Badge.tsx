import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'action' | 'accent' | 'positive' | 'warning' | 'danger' | 'raised'

const tones: Record<Tone, string> = {
  neutral: 'bg-surface-sunken text-ink',
  action: 'bg-action-soft text-action',
  accent: 'bg-accent-soft text-accent',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  raised: 'bg-surface-raised/95 text-ink shadow-card',
}

/** `raised`: on pictures. */
export function Badge(props: { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-sans font-semibold text-xs tracking-normal',
        tones[props.tone ?? 'neutral'],
        props.className,
      )}
    >
      {props.icon}
      {props.children}
    </span>
  )
}
