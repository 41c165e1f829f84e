import { listingsIn, readData } from './copyData.ts'
import { findCopy } from './findCopy.ts'

/** With the schemas of all that is copied, which take a slow phone a moment to create. */
export const copyParts = { findCopy, listingsIn, readData }

export type CopyParts = typeof copyParts
