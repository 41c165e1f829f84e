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

/** Returns a cancel function. */
export function whenIdle(task: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(task, 2000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(task)
  return () => cancelIdleCallback(id)
}
