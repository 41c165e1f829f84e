import { agencyCalls } from './agencyCalls.ts'
import { savedSearchCalls } from './savedSearchCalls.ts'

/** Of the rights matrix. */
export const featureCalls = { ...agencyCalls, ...savedSearchCalls }
