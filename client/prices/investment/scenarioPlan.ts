import type { Scenario } from '#shared/market/investment/investment.ts'
import type { Projection } from '#shared/market/investment/projection.ts'

/** What a plan comes to in one scenario. */
export interface ScenarioPlan extends Projection {
  scenario: Scenario
}
