import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { useListbox } from '#client/listings/search/bar/useListbox.ts'

interface OptionListProps {
  listbox: Pick<ReturnType<typeof useListbox>, 'listId' | 'optionProps'>
  label: string
  options: readonly { key: string; content: ReactNode }[]
  className?: string
}

export function OptionList({ listbox, label, options, className }: OptionListProps) {
  return (
    <div
      role="listbox"
      id={listbox.listId}
      aria-label={label}
      className={clsx(
        'absolute inset-x-0 top-full z-30 mt-2 max-h-48 animate-fade-in overflow-y-auto overscroll-contain rounded-lg border bg-surface-raised p-1.5 shadow-lifted',
        className,
      )}
    >
      {options.map(({ key, content }, index) => (
        <div
          key={key}
          {...listbox.optionProps(index)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-1.5 aria-selected:bg-action-soft aria-selected:text-action"
        >
          {content}
        </div>
      ))}
    </div>
  )
}
