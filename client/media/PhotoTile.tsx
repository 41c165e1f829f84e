import { useSortable } from '@dnd-kit/sortable'
import clsx from 'clsx'
import { ArrowLeft, ArrowRight, GripVertical, Star, X } from 'lucide-react'
import { type ComponentProps, useMemo, useRef, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { placeholderUrl } from '#client/ui/placeholder.ts'
import { Tooltip } from '#client/ui/Tooltip.tsx'
import { mediaUrl } from '#shared/media/mediaUrls.ts'
import { maxCaptionLength, type Photo } from './photos.ts'

interface PhotoTileProps {
  photo: Photo
  /** 1-based. */
  position: number
  count: number
  disabled?: boolean
  onMove: (step: -1 | 1) => void
  onCaption: (caption: string) => void
  onMain: () => void
  onRemove: () => void
}

export function PhotoTile(props: PhotoTileProps) {
  const { photo, position, count, disabled, onMove } = props
  const { media: w } = useWords('media')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: photo.id, disabled, attributes: { roleDescription: w.sortable } })
  // The tile's buttons handle their own keys.
  const { onKeyDown: _, ...pointerListeners } = listeners ?? {}
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)

  /** Reordering loses the focus. */
  function moveWithFocus(step: -1 | 1): void {
    onMove(step)
    requestAnimationFrame(() => (step < 0 ? earlier : later).current?.focus())
  }

  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={clsx(
        'flex min-w-0 flex-col overflow-hidden rounded-lg border bg-surface-raised',
        isDragging ? 'z-10 shadow-overlay' : 'shadow-card',
        photo.isPrimary && 'border-accent',
      )}
    >
      <div className="relative cursor-grab touch-manipulation select-none" {...pointerListeners}>
        <Thumbnail photo={photo} position={position} />
        <MainToggle {...props} />
        <LabelledButton
          label={w.remove(position)}
          icon={<X aria-hidden="true" className="size-4.5" />}
          variant="raised"
          disabled={disabled}
          onClick={props.onRemove}
          className="absolute top-1.5 right-1.5 size-9!"
        />
      </div>
      <div className="flex items-center justify-between border-b px-1 py-0.5">
        <LabelledButton
          ref={earlier}
          label={w.earlier(position)}
          icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
          aria-disabled={disabled || position === 1}
          onClick={() => !disabled && position > 1 && moveWithFocus(-1)}
          className="size-10! aria-disabled:cursor-default aria-disabled:opacity-40"
        />
        <Tooltip text={w.drag(position)}>
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            {...listeners}
            aria-label={w.drag(position)}
            disabled={disabled}
            className="flex h-10 min-w-10 cursor-grab touch-none items-center justify-center gap-0.5 rounded-full font-semibold text-sm tabular hover:bg-surface-sunken"
          >
            <GripVertical aria-hidden="true" className="size-4 text-ink-muted" />
            {position}
          </button>
        </Tooltip>
        <LabelledButton
          ref={later}
          label={w.later(position)}
          icon={<ArrowRight aria-hidden="true" className="size-4.5" />}
          aria-disabled={disabled || position === count}
          onClick={() => !disabled && position < count && moveWithFocus(1)}
          className="size-10! aria-disabled:cursor-default aria-disabled:opacity-40"
        />
      </div>
      <Input
        value={photo.caption}
        maxLength={maxCaptionLength}
        disabled={disabled}
        aria-label={w.caption(position)}
        placeholder={w.captionPlaceholder}
        onChange={({ target }) => props.onCaption(target.value)}
        // Enter would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="-outline-offset-2! rounded-none border-none bg-transparent px-3"
      />
    </li>
  )
}

function LabelledButton(props: ComponentProps<typeof IconButton>) {
  return (
    <Tooltip text={props.label}>
      <IconButton {...props} title={undefined} />
    </Tooltip>
  )
}

function Thumbnail({ photo, position }: { photo: Photo; position: number }) {
  const { media: w } = useWords('media')
  const [isMissing, setIsMissing] = useState(false)
  const placeholder = useMemo(() => placeholderUrl(photo.placeholder), [photo.placeholder])
  if (isMissing)
    return (
      <p className="grid aspect-4/3 place-items-center bg-danger-soft p-3 pt-11 text-center font-medium text-danger text-xs">
        {w.gone}
      </p>
    )
  return (
    <img
      src={mediaUrl(photo.id, 640, 'webp')}
      alt={photo.caption || w.photo(position)}
      width={photo.width}
      height={photo.height}
      decoding="async"
      loading="lazy"
      draggable={false}
      onError={() => setIsMissing(true)}
      style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
      className="aspect-4/3 w-full bg-center bg-cover bg-surface-sunken object-cover"
    />
  )
}

function MainToggle({ photo, position, disabled, onMain }: PhotoTileProps) {
  const { media: w } = useWords('media')
  return (
    <Tooltip text={photo.isPrimary ? w.isMain(position) : w.makeMain(position)}>
      <button
        type="button"
        aria-pressed={photo.isPrimary}
        aria-label={photo.isPrimary ? w.isMain(position) : w.makeMain(position)}
        disabled={disabled}
        onClick={onMain}
        className={clsx(
          'absolute top-1.5 left-1.5 flex h-9 min-w-9 items-center justify-center gap-1 rounded-full font-semibold text-xs shadow-card transition-colors duration-150',
          photo.isPrimary
            ? 'bg-accent px-2.5 text-accent-ink'
            : 'bg-surface-raised/95 text-ink hover:text-accent',
        )}
      >
        <Star aria-hidden="true" className={clsx('size-4.5', photo.isPrimary && 'fill-current')} />
        {photo.isPrimary && w.main}
      </button>
    </Tooltip>
  )
}
