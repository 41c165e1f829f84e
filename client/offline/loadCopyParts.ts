export type { CopyParts } from './copyParts.ts'

export async function loadCopyParts() {
  const { copyParts } = await import('./copyParts.ts')
  return copyParts
}
