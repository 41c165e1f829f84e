import clsx from 'clsx'
import { Heart } from 'lucide-react'
import { use } from 'react'
import { FavoriteHookContext } from '#client/listings/card/listingAction.ts'
import type { LocationPrecision } from '#shared/listings/listingTypes.ts'

interface BubbleProps {
  text: string
  /** Accessible name. */
  label: string
  isSelected?: boolean
  onPress: () => void
}

interface PriceBubbleProps extends BubbleProps {
  id: string
  precision: LocationPrecision
  isVisited: boolean
}

const pill =
  'absolute left-0 -translate-x-1/2 whitespace-nowrap rounded-full border px-2.5 font-semibold text-sm tabular leading-7 shadow-card transition-[scale,background-color] duration-150 hover:z-10 hover:scale-110 focus-visible:z-10 focus-visible:scale-110'

const tip =
  "-translate-y-[calc(100%+0.4rem)] after:absolute after:top-full after:left-1/2 after:-mt-1 after:size-2.5 after:-translate-x-1/2 after:rotate-45 after:border-r after:border-b after:border-inherit after:bg-inherit after:content-['']"
const chosen = 'z-10 border-action bg-action text-action-ink'

export function PriceBubble({
  id,
  text,
  label,
  precision,
  isVisited,
  isSelected,
  onPress,
}: PriceBubbleProps) {
  const isFavorite = use(FavoriteHookContext)(id)
  return (
    <>
      <Surroundings precision={precision} />
      <button
        type="button"
        aria-label={label}
        aria-pressed={isSelected}
        onClick={onPress}
        className={clsx(
          'pointer-events-auto',
          pill,
          precision === 'exact' ? tip : '-translate-y-1/2',
          isSelected
            ? chosen
            : isVisited
              ? 'border-line bg-surface-sunken text-ink-muted'
              : 'border-line-strong/60 bg-surface-raised text-ink',
        )}
      >
        {isFavorite && (
          <Heart
            aria-hidden="true"
            className={clsx('mr-1 inline size-3.5 fill-current', !isSelected && 'text-accent')}
          />
        )}
        {text}
      </button>
    </>
  )
}

/** Of a home that is pointed at elsewhere, where a cluster hides its bubble. */
export function PointedBubble({ text, precision }: { text: string; precision: LocationPrecision }) {
  return (
    <span aria-hidden="true" className="pointer-events-none">
      <Surroundings precision={precision} />
      <span className={clsx(pill, precision === 'exact' ? tip : '-translate-y-1/2', chosen)}>{text}</span>
    </span>
  )
}

/** An exact place has a tip that touches it; others stand over the area that they are somewhere in. */
function Surroundings({ precision }: { precision: LocationPrecision }) {
  if (precision === 'exact') return null
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'pointer-events-none absolute left-0 size-12 -translate-x-1/2 -translate-y-1/2 rounded-full border border-action/40 bg-action/10',
        precision === 'neighborhood' && 'size-16 border-dashed',
      )}
    />
  )
}

export function ClusterBubble({ text, label, isSelected, onPress, count }: BubbleProps & { count: number }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      onClick={onPress}
      className={clsx(
        'pointer-events-auto absolute left-0 grid -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-surface-raised bg-action font-bold text-action-ink text-sm tabular shadow-card transition-[scale] duration-150 hover:z-10 hover:scale-110 focus-visible:z-10 focus-visible:scale-110',
        count < 10 ? 'size-9' : count < 100 ? 'size-10' : 'h-11 min-w-11 px-2',
      )}
    >
      {text}
    </button>
  )
}
