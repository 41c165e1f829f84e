import type { AroundNavHandler } from 'wouter'
import type { Entry } from './entry.ts'

/** Loaded with the first overlay. */
interface OverlayRules {
  leave: AroundNavHandler
  closeLeft: (before: Entry) => void
}

let rules: OverlayRules | undefined

export function overlayRules(): OverlayRules | undefined {
  return rules
}

export function setOverlayRules(loaded: OverlayRules): void {
  rules = loaded
}

export const navigateAround: AroundNavHandler = (navigate, to, options) =>
  rules ? rules.leave(navigate, to, options) : navigate(to, options)
