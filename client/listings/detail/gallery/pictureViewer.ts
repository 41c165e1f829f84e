import PhotoSwipe, { type SlideData } from 'photoswipe'
import { placeholderUrl } from '#client/ui/placeholder.ts'
import type { Media } from '#shared/media/media.ts'
import { mediaSourceSet } from '#shared/media/mediaUrls.ts'

/** Pixels of the longer side at zoom level 1: every picture fills every screen. */
const nominalSide = 4096
const zoomSteps = { toggle: 2.5, max: 5 }
const doubleClickTime = 400
const padding = { top: 68, bottom: 68, left: 0, right: 0 }
const noPadding = { top: 0, bottom: 0, left: 0, right: 0 }
const lowScreen = 500

interface ViewerOptions {
  media: Media[]
  title: string
  startIndex: number
  onUpdate: (viewer: PhotoSwipe) => void
  onClose: () => void
}

/** PhotoSwipe's gestures without its controls. Returns the viewer and its cleanup. */
export function createViewer(frame: HTMLElement, options: ViewerOptions) {
  const viewer = new PhotoSwipe({
    appendToEl: frame,
    dataSource: toSlides(options.media, options.title),
    index: options.startIndex,
    getViewportSizeFn: () => ({ x: frame.clientWidth, y: frame.clientHeight }),
    paddingFn: ({ y }) => (y < lowScreen ? noPadding : padding),
    secondaryZoomLevel: ({ fit }) => fit * zoomSteps.toggle,
    maxZoomLevel: ({ fit }) => fit * zoomSteps.max,
    showHideAnimationType: 'none',
    bgOpacity: 0,
    preload: [1, 1],
    imageClickAction: 'zoom',
    bgClickAction: false,
    tapAction: false,
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    arrowPrev: false,
    arrowNext: false,
    close: false,
    zoom: false,
    counter: false,
  })
  viewer.on('uiRegister', () => {
    if (viewer.ui) viewer.ui.uiElementsData = []
  })
  // The surrounding dialog handles keys.
  viewer.on('keydown', (event) => event.preventDefault())
  ignoreSecondClick(viewer)
  ignoreThirdFinger(viewer)
  handleFailures(viewer)
  for (const event of ['change', 'zoomPanUpdate', 'loadComplete'] as const)
    viewer.on(event, () => options.onUpdate(viewer))
  viewer.on('close', options.onClose)
  viewer.init()
  viewer.element?.removeAttribute('role')
  viewer.scrollWrap?.removeAttribute('aria-roledescription')

  const observer = new ResizeObserver(() => {
    viewer.updateSize()
    // Rotating the screen changes the zoom limits.
    viewer.currSlide?.zoomTo(viewer.currSlide.currZoomLevel)
  })
  observer.observe(frame)
  const end = () => {
    observer.disconnect()
    viewer.off('close', options.onClose)
    if (viewer.isOpen && !viewer.isDestroying) viewer.destroy()
  }
  return { viewer, end }
}

function toSlides(media: Media[], title: string): SlideData[] {
  const knowsAvif = [...document.querySelectorAll('img')].some(({ currentSrc }) =>
    currentSrc.endsWith('.avif'),
  )
  return media.map((one) => {
    const scale = nominalSide / Math.max(one.width, one.height)
    return {
      src: one.url,
      srcset: mediaSourceSet(one.id, knowsAvif ? 'avif' : 'webp'),
      width: one.width * scale,
      height: one.height * scale,
      alt: one.caption ?? title,
      msrc: placeholderUrl(one.placeholder),
    }
  })
}

/** A click zooms: ignore the second of a double click, and that of the one which opened. */
function ignoreSecondClick(viewer: PhotoSwipe): void {
  let ignoredUntil = performance.now() + doubleClickTime
  viewer.on('imageClickAction', (event) => {
    const { timeStamp } = event.originalEvent
    if (timeStamp < ignoredUntil) event.preventDefault()
    else ignoredUntil = timeStamp + doubleClickTime
  })
}

/** PhotoSwipe would take the last two of three fingers for a pinch. */
function ignoreThirdFinger(viewer: PhotoSwipe): void {
  const fingers = new Set<number>()
  viewer.on('pointerDown', (event) => {
    if (fingers.size < 2) fingers.add(event.originalEvent.pointerId)
    else event.preventDefault()
  })
  viewer.on('pointerUp', ({ originalEvent }) => fingers.delete(originalEvent.pointerId))
}

function handleFailures(viewer: PhotoSwipe): void {
  viewer.addFilter('placeholderSrc', (_, { data }) => data.msrc ?? false)
  viewer.addFilter('contentErrorElement', (element, { data }) => {
    element.className = 'size-full bg-cover bg-center'
    element.textContent = ''
    if (data.msrc) element.style.backgroundImage = `url(${data.msrc})`
    return element
  })
  viewer.on('loadComplete', ({ content: { element } }) => {
    if (!(element instanceof HTMLImageElement)) return
    const { currentSrc } = element
    element.onerror = () => {
      element.removeAttribute('srcset')
      element.src = currentSrc
    }
  })
  // PhotoSwipe would reload a failed picture without showing it.
  viewer.on('contentActivate', (event) => {
    const { content } = event
    if (!content.isError()) return
    event.preventDefault()
    content.slide?.holderElement?.setAttribute('aria-hidden', 'false')
  })
}

/** False if not zoomed, or at the edge. */
export function panBy(viewer: PhotoSwipe, right: number, down: number): boolean {
  const slide = viewer.currSlide
  if (!slide?.isPannable()) return false
  const { x, y } = slide.pan
  slide.panTo(x - right, y - down)
  return slide.pan.x !== x || slide.pan.y !== y
}

export function zoomBy(viewer: PhotoSwipe, factor: number): void {
  const slide = viewer.currSlide
  slide?.zoomTo(slide.currZoomLevel * factor, undefined, viewer.options.zoomAnimationDuration)
}
