import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/core/language.tsx'
import { galleryActionsClass } from '#client/listings/detail/galleryClasses.ts'
import { Nanduti } from '#client/ui/Nanduti.tsx'

export function NoPictures({ actions }: { actions: ReactNode }) {
  const { property: w } = useWords('property')
  return (
    <div className="relative flex min-h-72 flex-col items-center justify-center gap-3 bg-surface-sunken p-6 sm:min-h-88 sm:rounded-xl">
      <span aria-hidden="true" className="relative grid place-items-center">
        <Nanduti seed={5} className="size-44 text-line-strong opacity-60 sm:size-52" />
        <span className="absolute grid size-16 place-items-center rounded-full bg-surface-sunken text-ink-muted">
          <House className="size-8" strokeWidth={1.6} />
        </span>
      </span>
      <p className="text-ink-muted">{w.noImages}</p>
      <div className={galleryActionsClass}>{actions}</div>
    </div>
  )
}
