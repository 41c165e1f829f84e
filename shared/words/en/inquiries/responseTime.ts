import { plural } from '#shared/words/en/plural.ts'
import type { responseTime as model } from '#shared/words/es/inquiries/responseTime.ts'

export const responseTime: typeof model = {
  usual: (duration) => `Usually answers within ${duration}`,
  basis: (n, day) => `Median of ${n} answers, as of ${day}`,
  durations: {
    minutes: (n) => plural(n, { one: '1 minute', other: `${n} minutes` }),
    hours: (n) => plural(n, { one: '1 hour', other: `${n} hours` }),
    days: (n) => plural(n, { one: '1 day', other: `${n} days` }),
  },
}
