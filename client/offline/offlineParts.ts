import { forgetCopies } from './owner.ts'
import { recover } from './recover.ts'
import { startOffline } from './startOffline.ts'

/** What the first screen does without. */
export const offlineParts = { forgetCopies, recover, startOffline }
