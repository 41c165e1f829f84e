export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task)
  else addEventListener('load', () => whenIdle(task), { once: true })
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
