const key = 'oga.reloadedAt'
const pause = 30_000

/** Whether a piece of the site could not be loaded: after a deploy the old pieces are gone. */
export function isStaleChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /dynamically imported module|Importing a module script failed|Unable to preload|module script/i.test(
    error.message,
  )
}

/** Reloads the page once; false where it was just done, or may have been, so that it never goes in circles. */
export function reloadOnce(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(key)) < pause) return false
    sessionStorage.setItem(key, String(now))
  } catch {
    return false
  }
  location.reload()
  return true
}
