import { between, type SQL } from 'drizzle-orm'
import { listingSources } from '#server/imports/importRows.table.ts'

/** Runs that ask again for pictures that did not come: two days and a half of a feed. */
const mostTries = 5

export const isRetried = ({ pictureTries }: { pictureTries: number }): boolean =>
  pictureTries > 0 && pictureTries <= mostTries

/** The same as SQL. */
export const whereRetried = (): SQL => between(listingSources.pictureTries, 1, mostTries)
