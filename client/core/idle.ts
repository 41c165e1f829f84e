export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task)
  else addEventListener('load', () => whenIdle(task), { once: true })
}

/** Milliseconds. */
const settling = 5000

/** Some seconds after the load: for what the first screen does not need, so that it does not compete with it. */
export function whenSettled(task: () => void): void {
  whenLoaded(() => setTimeout(() => whenIdle(task), settling))
}

const uses = ['pointerover', 'focusin', 'scroll'] as const

/** Once, when the page is first pointed at, touched, focused or scrolled, at the latest when settled. Returns a cancel function. */
export function whenUsed(task: () => void): () => void {
  let isWaiting = true
  const cancel = () => {
    isWaiting = false
    for (const use of uses) removeEventListener(use, run)
  }
  const run = () => {
    if (!isWaiting) return
    cancel()
    task()
  }
  for (const use of uses) addEventListener(use, run, { passive: true })
  whenSettled(run)
  return cancel
}

/** Returns a cancel function. */
export function whenIdle(task: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(task, 2000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(task)
  return () => cancelIdleCallback(id)
}
