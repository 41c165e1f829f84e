import clsx from 'clsx'
import { type ComponentProps, useEffect } from 'react'

interface VeilProps extends ComponentProps<'div'> {
  open: boolean
}

/**
 * Behind a modal dialog, as a child of its portal, in place of Radix's overlay, which locks the scroll by a style element. Until
 * it is removed the page does not scroll.
 */
export function Veil({ open, className, ...rest }: VeilProps) {
  useEffect(lockScroll, [])
  return (
    <div
      data-state={open ? 'open' : 'closed'}
      className={clsx('pointer-events-auto fixed inset-0 touch-pinch-zoom', className)}
      {...rest}
    />
  )
}

let locks = 0

/** Returns what undoes it. The page keeps its width: what its scroll bar took stays free. */
function lockScroll(): () => void {
  const { dataset, clientWidth } = document.documentElement
  if (locks++ === 0) dataset.scrollLocked = innerWidth > clientWidth ? 'gutter' : ''
  return () => {
    if (--locks === 0) delete dataset.scrollLocked
  }
}
