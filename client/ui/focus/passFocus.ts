import type { MouseEvent } from 'react'

/** For controls that remove themselves: a keyboard goes on at `to`, by default at the main part. */
export function passFocus({ detail }: MouseEvent, to: Element | null | undefined): void {
  const isPointer = detail > 0
  const next = to ?? document.getElementById('main')
  if (!isPointer && next instanceof HTMLElement) next.focus({ preventScroll: !to })
}
