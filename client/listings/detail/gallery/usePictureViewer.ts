import type PhotoSwipe from 'photoswipe'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Media } from '#shared/media/media.ts'
import { createViewer, panBy, zoomBy } from './pictureViewer.ts'

interface Options {
  media: Media[]
  title: string
  startIndex: number
  onClose: () => void
}

const keyZoom = 1.5
/** Pixels. */
const keyStep = 80
const directions: Record<string, { right: number; down: number }> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
}

export function usePictureViewer({ media, title, startIndex, onClose }: Options) {
  const [frame, ref] = useState<HTMLElement | null>(null)
  const [viewer, setViewer] = useState<PhotoSwipe>()
  const [index, setIndex] = useState(startIndex)
  const [isZoomed, setZoomed] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  function update({ currIndex, currSlide }: PhotoSwipe) {
    setIndex(currIndex)
    setZoomed(currSlide !== undefined && currSlide.currZoomLevel > currSlide.zoomLevels.initial)
    setFailed(currSlide?.content.isError() ?? false)
  }
  const close = useEffectEvent(onClose)
  const create = useEffectEvent((node: HTMLElement) =>
    createViewer(node, { media, title, startIndex: index, onUpdate: update, onClose: () => close() }),
  )
  useEffect(() => {
    if (!frame) return
    const { viewer: created, end } = create(frame)
    setViewer(created)
    return end
  }, [frame])

  /** Wraps around, also with two pictures. */
  const move = (by: number) => viewer?.goTo((index + by + media.length) % media.length)

  function handleKey(key: string): boolean {
    const direction = directions[key]
    if (!viewer) return false
    if (direction) {
      const isPanned = panBy(viewer, direction.right * keyStep, direction.down * keyStep)
      if (!isPanned && direction.right !== 0) move(direction.right)
    } else if (key === 'Home') viewer.goTo(0)
    else if (key === 'End') viewer.goTo(media.length - 1)
    else if (key === '+') zoomBy(viewer, keyZoom)
    else if (key === '-') zoomBy(viewer, 1 / keyZoom)
    else return false
    update(viewer)
    return true
  }

  return {
    ref,
    index,
    isZoomed,
    hasFailed,
    previous: () => move(-1),
    next: () => move(1),
    toggleZoom: () => {
      viewer?.toggleZoom()
      if (viewer) update(viewer)
    },
    retry: () => viewer?.refreshSlideContent(index),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (handleKey(event.key)) event.preventDefault()
    },
  }
}
