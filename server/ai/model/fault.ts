import type { OutboundFault } from '#server/core/http/outbound.ts'

/** `ceiling`: of the day's cost; `unusable`: an answer that breaks its rules; `too_long`: a prompt beyond its bounds. */
export type ModelFaultReason = OutboundFault | 'ceiling' | 'unusable' | 'too_long'

/** Carries nothing of what was asked or answered, nor the server's address: none of it belongs in a log. */
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

/** Of its server: what opens the circuit. */
export const isServersFault = (error: unknown) =>
  error instanceof ModelFault && !notItsOwn.includes(error.reason)
