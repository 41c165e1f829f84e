import { whenLoaded, whenUsed } from '#client/core/idle.ts'
import { offscreen, starting } from '#shared/page/starting.ts'

/** Props of the element of a part far below the first screen. The mark may be gone before hydration. */
export const offscreenProps = { [offscreen]: '', suppressHydrationWarning: true }

const partsPerFrame = 2

/** Lays out what styles.css leaves for later, some parts a frame. Until then the browser lays out what is scrolled to. */
export function layOutRest(): void {
  // The browser restores a place only within what is laid out.
  if (scrollY > 0) whenLoaded(layOutSome)
  else whenUsed(layOutSome)
}

function layOutSome(): void {
  const root = document.documentElement
  if (!root.hasAttribute(starting)) return
  const parts = [...document.querySelectorAll(`[${offscreen}]`)].slice(0, partsPerFrame)
  for (const part of parts) part.removeAttribute(offscreen)
  if (parts.length === 0) root.removeAttribute(starting)
  else requestAnimationFrame(() => setTimeout(layOutSome))
}
