import { setImmediate } from 'node:timers/promises'

/** Milliseconds. */
const longest = 4

/** To be awaited between the steps of a long computation: every few milliseconds others have their turn. */
export function createTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longest) return
    await setImmediate()
    since = performance.now()
  }
}
