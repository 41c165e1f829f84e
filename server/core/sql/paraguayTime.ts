import { sql } from 'drizzle-orm'
import { paraguayZone } from '#shared/core/paraguayTime.ts'

/** For `at time zone`. */
export const inParaguay = sql.raw(`'${paraguayZone}'`)

export const todayInParaguay = sql`(now() at time zone ${inParaguay})::date`
