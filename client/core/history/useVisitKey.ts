import { useState } from 'react'
import { useSearch } from 'wouter'
import { currentEntry } from './currentEntry.ts'

/**
 * Key of what reads the address once and writes it afterwards: another whenever a link, or a step back, leads to the same
 * page with another address. Empty at first, as on the server.
 */
export function useVisitKey(): string {
  useSearch()
  const [first] = useState(() => currentEntry().id)
  const { id } = currentEntry()
  return id === first ? '' : id
}
