import type { OutboundFault } from '#server/core/http/outbound.ts'

/** `ceiling`: daily cost; `unusable`: breaks the rules; `too_long`: prompt. */
export type ModelFaultReason = OutboundFault | 'ceiling' | 'unusable' | 'too_long'

/** Safe to log: no question, answer or URL. */
export class ModelFault extends Error {
  constructor(
    readonly reason: ModelFaultReason,
    readonly status?: number,
  ) {
    super(`model: ${reason}${status ? ` ${status}` : ''}`)
    this.name = 'ModelFault'
  }
}

const notItsOwn: readonly ModelFaultReason[] = ['busy', 'circuit_open', 'ceiling', 'unusable', 'too_long']

export const isServersFault = (error: unknown) =>
  error instanceof ModelFault && !notItsOwn.includes(error.reason)
