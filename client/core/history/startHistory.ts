import { currentEntry, trackEntries } from './currentEntry.ts'
import { overlayRules } from './overlayRules.ts'
import { rememberScroll } from './scroll.ts'

/** Call before the first render. */
export function startHistory(): void {
  trackEntries((before) => {
    const rules = overlayRules()
    if (rules) rules.closeLeft(before)
    else skipClosed()
  })
  rememberScroll()
  skipClosed()
}

function skipClosed(): void {
  if (currentEntry().overlays.length > 0)
    void import('./overlays.ts').then(
      ({ settle }) => settle(),
      () => undefined,
    )
}
