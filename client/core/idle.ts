/** Does something once the browser has nothing better to do; gives the way to call it off. */
export function whenIdle(task: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(task, 2000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(task)
  return () => cancelIdleCallback(id)
}
