import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useRef } from 'react'
import { useWords } from '#client/core/language.tsx'
import { PhotoTile } from './PhotoTile.tsx'
import { UploadTile } from './UploadTile.tsx'
import type { Photos } from './usePhotos.ts'

interface PhotoGridProps {
  photos: Photos
  disabled?: boolean
  onRemove: (id: string, position: number) => void
  onAnnounce: (text: string) => void
}

export function PhotoGrid({ photos, disabled, onRemove, onAnnounce }: PhotoGridProps) {
  const { media: w } = useWords('media')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // Long enough to scroll the page by touching a photo.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // Skips the announcement of its own position.
  const isJustLifted = useRef(false)
  const { slots } = photos
  const keys = slots.map(({ key }) => key)
  const positionOf = (key: string | number) => keys.indexOf(String(key)) + 1
  if (slots.length === 0) return null

  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over && over.id !== active.id) photos.moveTo(String(active.id), positionOf(over.id) - 1)
  }

  function moveBy(key: string, step: -1 | 1): void {
    const position = positionOf(key) - 1 + step
    if (position < 0 || position >= photos.count) return
    photos.moveTo(key, position)
    onAnnounce(w.dropped(position + 1, photos.count))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: w.dragHelp },
        announcements: {
          onDragStart({ active }) {
            isJustLifted.current = true
            return w.lifted(positionOf(active.id), photos.count)
          },
          onDragOver({ active, over }) {
            const isOwnPosition = isJustLifted.current && over?.id === active.id
            isJustLifted.current = false
            return over && !isOwnPosition ? w.over(positionOf(over.id), photos.count) : undefined
          },
          onDragEnd: ({ active, over }) => w.dropped(positionOf((over ?? active).id), photos.count),
          onDragCancel: ({ active }) => w.dragCanceled(positionOf(active.id)),
        },
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy} disabled={disabled}>
        <ul
          aria-label={w.list}
          className="grid grid-cols-2 gap-3 @min-[30rem]:grid-cols-3 @min-[42rem]:grid-cols-4 @min-[30rem]:gap-4"
        >
          {slots.map((slot, at) =>
            'photo' in slot ? (
              <PhotoTile
                key={slot.key}
                photo={slot.photo}
                position={at + 1}
                count={photos.count}
                disabled={disabled}
                onMove={(step) => moveBy(slot.key, step)}
                onCaption={(caption) => photos.change(slot.key, { caption })}
                onMain={() => photos.makeMain(slot.key)}
                onRemove={() => onRemove(slot.key, at + 1)}
              />
            ) : (
              <UploadTile
                key={slot.key}
                upload={slot.upload}
                onCancel={() => photos.queue.cancel(slot.key)}
                onRetry={() => photos.queue.retry(slot.key)}
              />
            ),
          )}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
