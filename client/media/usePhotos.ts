import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Uploaded } from '#shared/media.ts'
import { arrange, inOrder, maxPhotos, move, type Photo, withMain } from './photos.ts'
import { sendPhoto } from './sendPhoto.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './uploadQueue.ts'

/** What stands at one place of the grid: a photo, or a file on its way to become one. */
export type Slot = { key: string; photo: Photo } | { key: string; upload: Upload }

export interface Photos {
  slots: Slot[]
  queue: UploadQueue
  /** Adds files up to the limit; says whether all of them found room. */
  add(files: readonly File[]): boolean
  /** Puts what stands under one key at the place of another. */
  moveTo(key: string, place: number): void
  change(id: string, part: Pick<Partial<Photo>, 'caption'>): void
  makeMain(id: string): void
  /** Takes a photo out; gives the way to put it back. */
  remove(id: string): () => void
}

interface Options {
  photos: readonly Photo[]
  onChange: (photos: Photo[]) => void
  /** The same function at every render. */
  onBusy?: (busy: boolean) => void
}

/** The photos of a form and the uploads that run beside them, in one order. */
export function usePhotos({ photos, onChange, onBusy }: Options): Photos {
  const [known, setKnown] = useState<readonly string[]>(() => photos.map(({ id }) => id))
  // Several uploads may end before the form renders: each must see what the one before it changed.
  const latest = useRef({ photos, known, onChange })
  useLayoutEffect(() => {
    latest.current = { photos, known, onChange }
  })
  // Until somebody chooses another one, the main photo is whichever stands first.
  const isMainChosen = useRef(photos.findIndex((photo) => photo.isPrimary) > 0)

  function reorder(keys: readonly string[]): void {
    latest.current.known = keys
    setKnown(keys)
  }
  function emit(next: readonly Photo[]): void {
    const ordered = inOrder(next, latest.current.known)
    if (!ordered.some((photo) => photo.isPrimary)) isMainChosen.current = false
    const whole = withMain(ordered, isMainChosen.current ? undefined : ordered[0]?.id)
    latest.current.photos = whole
    latest.current.onChange(whole)
  }
  function onDone(key: string, { id, placeholder, width, height }: Uploaded): boolean {
    const { photos: before, known: keys } = latest.current
    if (before.some((photo) => photo.id === id)) return false
    reorder(keys.map((one) => (one === key ? id : one)))
    emit([...before, { id, caption: '', isPrimary: false, placeholder, width, height }])
    return true
  }

  const [queue] = useState(() => createUploadQueue({ send: sendPhoto, onDone }))
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  useResuming(queue)

  const isBusy = uploads.some(({ state }) => state.kind !== 'stopped')
  useEffect(() => {
    onBusy?.(isBusy)
    return () => onBusy?.(false)
  }, [isBusy, onBusy])

  const keys = arrange(known, [...photos.map(({ id }) => id), ...uploads.map(({ key }) => key)])
  return {
    slots: toSlots(keys, photos, uploads),
    queue,
    add(files) {
      const room = Math.max(0, maxPhotos - keys.length)
      const added = queue.add(files.slice(0, room))
      reorder([...keys, ...added])
      return files.length <= room
    },
    moveTo(key, place) {
      reorder(move(keys, keys.indexOf(key), place))
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
      const place = keys.indexOf(id)
      const wasChosen = isMainChosen.current
      emit(before.filter((one) => one.id !== id))
      return () => {
        const { photos: now, known: order } = latest.current
        if (!photo || now.some((one) => one.id === id)) return
        const rest = order.filter((key) => key !== id)
        reorder([...rest.slice(0, place), id, ...rest.slice(place)])
        const takesOver = photo.isPrimary && wasChosen
        isMainChosen.current ||= takesOver
        const others = takesOver ? now.map((one) => ({ ...one, isPrimary: false })) : now
        emit([...others, { ...photo, isPrimary: takesOver }])
      }
    },
  }
}

function toSlots(keys: string[], photos: readonly Photo[], uploads: readonly Upload[]): Slot[] {
  return keys.flatMap((key): Slot[] => {
    const photo = photos.find(({ id }) => id === key)
    const upload = uploads.find((one) => one.key === key)
    return photo ? [{ key, photo }] : upload ? [{ key, upload }] : []
  })
}

/** Goes on by itself when the network is back, and when somebody returns who may have signed in elsewhere. */
function useResuming(queue: UploadQueue): void {
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
