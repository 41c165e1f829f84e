import type { Context } from './context.ts'
import { inBulk } from './database/inBulk.ts'
import type { Feature } from './feature.ts'
import { purgeIdempotencyKeys } from './http/idempotency/idempotency.queries.ts'
import { purgeLimits } from './http/limits/limits.ts'
import { every } from './jobs/job.ts'

export const upkeepFeature: Feature<{ context: Context }> = {
  name: 'upkeep',
  create: ({ context }) => ({
    jobs: [
      every(60, 'purge-limits', () => inBulk(context, purgeLimits)),
      every(60, 'purge-idempotency-keys', () => inBulk(context, purgeIdempotencyKeys)),
    ],
  }),
}
