import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useWords } from '#client/core/language.tsx'

export function Chip(props: {
  children: ReactNode
  name: string
  onRemove: (event: MouseEvent) => void
  /** Beside the text: what else can be done with it. */
  action?: ReactNode
}) {
  const { core: w } = useWords('core')
  return (
    <span className="inline-flex min-h-9 max-w-full items-center rounded-full border border-action/25 bg-action-soft pl-3.5 font-medium text-action text-sm">
      <span className={props.action ? 'wrap-anywhere text-balance py-1.5 leading-tight' : 'truncate'}>
        {props.children}
      </span>
      {props.action}
      <button
        type="button"
        aria-label={w.remove(props.name)}
        onClick={props.onRemove}
        className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-action/15"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}
