import clsx from 'clsx'
import type { ReactNode } from 'react'

export function PageFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={clsx('mx-auto w-full max-w-page px-4 py-6 sm:px-6 sm:py-8', className)}>{children}</div>
  )
}
