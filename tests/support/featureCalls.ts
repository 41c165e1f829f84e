import { agencyCalls } from './agencyCalls.ts'
import { boostCalls } from './boostCalls.ts'
import { developmentCalls } from './developmentCalls.ts'
import { exportCalls } from './exportCalls.ts'
import { feedCalls } from './feedCalls.ts'
import { importCalls } from './importCalls.ts'
import { keyCalls } from './keyCalls.ts'
import { savedSearchCalls } from './savedSearchCalls.ts'
import { webhookCalls } from './webhookCalls.ts'

/** Of the rights matrix. */
export const featureCalls = {
  ...agencyCalls,
  ...boostCalls,
  ...developmentCalls,
  ...exportCalls,
  ...feedCalls,
  ...importCalls,
  ...keyCalls,
  ...savedSearchCalls,
  ...webhookCalls,
}
