import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface WelcomeTileProps {
  title: string
  text: string
  to: string
  className: string
  children: ReactNode
}

export function WelcomeTile({ title, text, to, className, children }: WelcomeTileProps) {
  return (
    <Link
      href={to}
      className={clsx(
        'group relative isolate flex min-h-60 flex-col overflow-hidden rounded-xl shadow-card transition-shadow duration-200 hover:shadow-lifted sm:min-h-72 dark:brightness-90',
        className,
      )}
    >
      <span className="px-4 pt-4 sm:px-6 sm:pt-5">
        <span className="block font-display font-semibold text-2xl group-hover:underline max-[22rem]:text-xl sm:text-3xl">
          {title}
        </span>
        <span className="mt-1 block text-sm leading-snug sm:text-base">{text}</span>
      </span>
      <span className="mt-auto block pt-2 transition-transform duration-500 ease-calm group-hover:scale-[1.03]">
        {children}
      </span>
    </Link>
  )
}
