export async function loadOffline() {
  const { offlineParts } = await import('./offlineParts.ts')
  return offlineParts
}
