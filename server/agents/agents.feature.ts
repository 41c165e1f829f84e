import type { Feature } from '#server/core/feature.ts'
import { agency } from '#shared/agents.ts'

export const agentsFeature: Feature<unknown> = {
  name: 'agents',
  schemas: { Agency: agency },
  create: () => ({}),
}
