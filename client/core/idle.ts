/** Returns a function that cancels the task. */
export function whenIdle(task: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(task, 2000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(task)
  return () => cancelIdleCallback(id)
}
