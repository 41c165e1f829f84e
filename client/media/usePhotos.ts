import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Uploaded } from '#shared/media/media.ts'
import { checkFile } from './checkFile.ts'
import { inOrder, maxPhotos, mergeOrder, move, type Photo, withMain } from './photos.ts'
import { sendPhoto } from './sendPhoto.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './uploadQueue.ts'

export type Slot = { key: string; photo: Photo } | { key: string; upload: Upload }

export interface Photos {
  slots: Slot[]
  /** Photos, and uploads that may become some: the first slots. */
  count: number
  queue: UploadQueue
  /** False if some did not fit. */
  add(files: readonly File[]): boolean
  moveTo(key: string, position: number): void
  change(id: string, part: Pick<Partial<Photo>, 'caption'>): void
  makeMain(id: string): void
  /** Returns an undo function. */
  remove(id: string): () => void
}

/** Without refused ones. */
export interface UploadCounts {
  underWay: number
  unsent: number
}

export const noUploads: UploadCounts = { underWay: 0, unsent: 0 }

interface Options {
  photos: readonly Photo[]
  onChange: (photos: Photo[]) => void
  /** Must be stable between renders. */
  onUploads?: (counts: UploadCounts) => void
}

export function usePhotos({ photos, onChange, onUploads }: Options): Photos {
  const [order, setOrder] = useState<readonly string[]>(() => photos.map(({ id }) => id))
  // Uploads may finish before the next render.
  const latest = useRef({ photos, order, onChange })
  useLayoutEffect(() => {
    latest.current = { photos, order, onChange }
  })
  const isMainChosen = useRef(photos.findIndex((photo) => photo.isPrimary) > 0)

  function reorder(keys: readonly string[]): void {
    latest.current.order = keys
    setOrder(keys)
  }
  function emit(next: readonly Photo[]): void {
    const ordered = inOrder(next, latest.current.order)
    if (!ordered.some((photo) => photo.isPrimary)) isMainChosen.current = false
    const withMainPhoto = withMain(ordered, isMainChosen.current ? undefined : ordered[0]?.id)
    latest.current.photos = withMainPhoto
    latest.current.onChange(withMainPhoto)
  }
  function onDone(key: string, { id, placeholder, width, height }: Uploaded): boolean {
    const { photos: before, order: keys } = latest.current
    if (before.some((photo) => photo.id === id)) return false
    reorder(keys.map((one) => (one === key ? id : one)))
    emit([...before, { id, caption: '', isPrimary: false, placeholder, width, height }])
    return true
  }

  const [queue] = useState(() => createUploadQueue({ send: sendPhoto, onDone }))
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  useAutomaticRetry(queue)

  const underWay = uploads.filter(({ state }) => state.kind !== 'stopped').length
  const refused = new Set(uploads.filter(isRefused).map(({ key }) => key))
  const unsent = uploads.length - refused.size - underWay
  useEffect(() => {
    onUploads?.({ underWay, unsent })
    return () => onUploads?.(noUploads)
  }, [underWay, unsent, onUploads])

  const present = mergeOrder(order, [...photos.map(({ id }) => id), ...uploads.map(({ key }) => key)])
  const keys = present.toSorted((one, other) => Number(refused.has(one)) - Number(refused.has(other)))
  const count = keys.length - refused.size
  return {
    slots: toSlots(keys, photos, uploads),
    count,
    queue,
    add(files) {
      let free = Math.max(0, maxPhotos - count)
      const fitting = files.filter((file) => checkFile(file) !== undefined || free-- > 0)
      reorder([...keys, ...queue.add(fitting)])
      return fitting.length === files.length
    },
    moveTo(key, position) {
      reorder(move(keys, keys.indexOf(key), position))
      emit(latest.current.photos)
    },
    change: (id, part) =>
      emit(latest.current.photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo))),
    makeMain(id) {
      isMainChosen.current = true
      emit(withMain(latest.current.photos, id))
    },
    remove(id) {
      const { photos: before } = latest.current
      const photo = before.find((one) => one.id === id)
      const position = keys.indexOf(id)
      const wasChosen = isMainChosen.current
      emit(before.filter((one) => one.id !== id))
      return () => {
        const { photos: now, order } = latest.current
        if (!photo || now.some((one) => one.id === id)) return
        const rest = order.filter((key) => key !== id)
        reorder([...rest.slice(0, position), id, ...rest.slice(position)])
        const becomesMain = photo.isPrimary && wasChosen
        isMainChosen.current ||= becomesMain
        const others = becomesMain ? now.map((one) => ({ ...one, isPrimary: false })) : now
        emit([...others, { ...photo, isPrimary: becomesMain }])
      }
    },
  }
}

function isRefused({ state }: Upload): boolean {
  return state.kind === 'stopped' && state.failure.kind === 'refused'
}

function toSlots(keys: string[], photos: readonly Photo[], uploads: readonly Upload[]): Slot[] {
  return keys.flatMap((key): Slot[] => {
    const photo = photos.find(({ id }) => id === key)
    const upload = uploads.find((one) => one.key === key)
    return photo ? [{ key, photo }] : upload ? [{ key, upload }] : []
  })
}

function useAutomaticRetry(queue: UploadQueue): void {
  useEffect(() => {
    const onOnline = () => queue.retryAll('offline')
    const onReturn = () => document.visibilityState === 'visible' && queue.retryAll('signedOut')
    window.addEventListener('online', onOnline)
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('online', onOnline)
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
      queue.clear()
    }
  }, [queue])
}
