import { z } from 'zod/mini'

/** How far each entry of the tab's history is scrolled, in pixels. */
const positions = z.record(z.string(), z.number())
export type Positions = z.infer<typeof positions>

const key = 'oga.scroll'
const most = 50

/** What a reload of the tab left; nothing where storage is blocked. */
export function readPositions(): Positions {
  try {
    return positions.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

export function writePositions(all: Positions): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-most))))
  } catch {
    // Blocked or full: a reload starts at the top.
  }
}
