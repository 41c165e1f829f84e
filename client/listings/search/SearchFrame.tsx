import clsx from 'clsx'
import type { ReactNode, Ref } from 'react'

/** On phones the list slides over the map; on wide screens it stands beside. */
export const mapClass =
  'sticky top-16 z-0 -mx-4 h-[calc(100dvh-21rem)] min-h-72 max-lg:mt-5 sm:-mx-6 lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:h-[calc(100dvh-9.5rem)] lg:self-start lg:rounded-lg'

/** Over the map on phones, like a sheet of paper. */
const sheetClass =
  'max-lg:relative max-lg:-mx-4 max-lg:-mt-5 max-lg:rounded-t-xl max-lg:bg-surface max-lg:px-4 max-lg:pt-4 max-lg:shadow-overlay sm:max-lg:-mx-6 sm:max-lg:px-6'

interface SearchFrameProps {
  isMap: boolean
  /** What is asked for: above all, but for a wide map, which is as high as the window. */
  bar: ReactNode
  /** The map, or the filters. */
  beside: ReactNode
  children: ReactNode
  /** Of the results. */
  ref: Ref<HTMLDivElement>
}

export function SearchFrame({ isMap, bar, beside, children, ref }: SearchFrameProps) {
  return (
    <div
      className={
        isMap
          ? 'lg:grid lg:grid-cols-[minmax(26rem,34rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6 lg:gap-y-5'
          : 'grid gap-x-8 gap-y-5 lg:grid-cols-[18rem_minmax(0,1fr)]'
      }
    >
      <div className={clsx('min-w-0', !isMap && 'lg:col-span-2')}>{bar}</div>
      {beside}
      <div
        ref={ref}
        className={clsx(
          'flex min-w-0 flex-wrap content-start items-center gap-x-3 gap-y-2',
          isMap && sheetClass,
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** How many were found. */
export function FoundLine({ isMap, children }: { isMap: boolean; children: ReactNode }) {
  return (
    <p
      role="status"
      className={clsx(
        'order-1 min-w-0 flex-1 font-display font-semibold text-lg first-letter:uppercase sm:text-xl',
        isMap && 'lg:flex-[1_1_100%]',
      )}
    >
      {children}
    </p>
  )
}
