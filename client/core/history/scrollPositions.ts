export type Positions = Record<string, number>

const key = 'oga.scroll'
const maxEntries = 50

/** Empty if storage is blocked. */
export function readPositions(): Positions {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? '{}') }
  } catch {
    return {}
  }
}

export function writePositions(all: Positions): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-maxEntries))))
  } catch {}
}
