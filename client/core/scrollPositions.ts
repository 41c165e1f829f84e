import { z } from 'zod/mini'

const positions = z.record(z.string(), z.number())
export type Positions = z.infer<typeof positions>

const key = 'oga.scroll'
const maxEntries = 50

/** Empty if storage is blocked. */
export function readPositions(): Positions {
  try {
    return positions.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

export function writePositions(all: Positions): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-maxEntries))))
  } catch {
    // A reload starts at the top.
  }
}
