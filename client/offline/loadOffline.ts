/** Rejects where the code cannot be loaded. */
export async function loadOffline() {
  const { offlineParts } = await import('./offlineParts.ts')
  return offlineParts
}
