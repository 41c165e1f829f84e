import { forgetCopies } from './owner.ts'
import { recover } from './recover.ts'
import { startOffline } from './startOffline.ts'

/** Not needed by the first screen. */
export const offlineParts = { forgetCopies, recover, startOffline }
