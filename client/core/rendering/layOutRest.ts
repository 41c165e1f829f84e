import { whenLoaded } from '#client/core/idle.ts'
import { starting } from '#shared/page/starting.ts'

/** Marks parts far below the first screen. */
const offscreen = 'data-offscreen'
/** Props of such a part's element. The mark may be gone before hydration. */
export const offscreenProps = { [offscreen]: '', suppressHydrationWarning: true }

const partsPerFrame = 2

/** Lays out what styles.css leaves for later, some parts a frame. */
export function layOutRest(): void {
  whenLoaded(layOutSome)
}

function layOutSome(): void {
  const root = document.documentElement
  if (!root.hasAttribute(starting)) return
  const parts = [...document.querySelectorAll(`[${offscreen}]`)].slice(0, partsPerFrame)
  for (const part of parts) part.removeAttribute(offscreen)
  if (parts.length === 0) root.removeAttribute(starting)
  else requestAnimationFrame(() => setTimeout(layOutSome))
}
