const key = 'oga.reloadedAt'
const minInterval = 30_000

/** A deploy removes previous chunks. */
export function isStaleChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /dynamically imported module|Importing a module script failed|Unable to preload|module script/i.test(
    error.message,
  )
}

/** False after a recent reload or if storage is blocked, to avoid a loop. */
export function reloadOnce(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(key)) < minInterval) return false
    sessionStorage.setItem(key, String(now))
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Otherwise a reload would remove readable content. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store' })
    return response.ok && !response.headers.get('content-type')?.startsWith('text/html')
  } catch {
    return false
  }
}
