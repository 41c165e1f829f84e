import type { TaggedRow } from '#server/listings/search/engine/conditions.ts'
import type { NumberColumn } from '#server/listings/search/engine/row.ts'
import type { NewAlerts } from '#server/savedSearches/alerts/alerts.queries.ts'
import { type Entry, meetsAll } from './entries.ts'
import type { MatchedListing } from './matches.ts'
import type { Change } from './matching.ts'

/** Of a price in another currency: the rate alone is no drop. */
const minShare = 0.01
/** Written at once. */
const batchSize = 1000

type What = Omit<NewAlerts, 'savedSearchIds'>

/** New to those that were saved before it was published, or that its price brought it to; cheaper to the others. */
export function newAlertsOf({ row, entries }: MatchedListing, change: Change): NewAlerts[] {
  const earlier = rowBefore(row, change)
  const groups = new Map<string, What & { savedSearchIds: string[] }>()
  function add(id: string, what: What): void {
    const key = `${what.kind} ${what.price} ${what.priceBefore}`
    const group = groups.get(key)
    if (group) group.savedSearchIds.push(id)
    else groups.set(key, { ...what, savedSearchIds: [id] })
  }
  for (const entry of entries) {
    const column = entry.isRental ? 'monthlyRent' : 'priceUsd'
    const isDrop = earlier !== undefined && isLower(row, earlier, column, change)
    const wasShown = isDrop && wasMet(entry, earlier)
    const price = dollars(row.numbers[column])
    for (const { id, activeSince, priceDrops } of entry.saved) {
      const isNew = row.numbers.published > activeSince
      if (!isNew && (!isDrop || (wasShown && !priceDrops))) continue
      const priceBefore = isDrop && priceDrops ? dollars(earlier.numbers[column]) : null
      add(id, { listingId: row.id, kind: !isNew && wasShown ? 'price_drop' : 'new', price, priceBefore })
    }
  }
  return [...groups.values()].flatMap(inBatches)
}

function inBatches(alerts: NewAlerts): NewAlerts[] {
  const { savedSearchIds } = alerts
  return Array.from({ length: Math.ceil(savedSearchIds.length / batchSize) }, (_, at) => ({
    ...alerts,
    savedSearchIds: savedSearchIds.slice(at * batchSize, (at + 1) * batchSize),
  }))
}

const wasMet = ({ tests, text }: Entry, earlier: TaggedRow) =>
  meetsAll(earlier, tests) || (text !== undefined && meetsAll(earlier, text.tests))

function rowBefore(row: TaggedRow, { before }: Change): TaggedRow | undefined {
  if (!before) return undefined
  const hundredths = (text: string | null) => (text === null ? Number.NaN : Math.round(Number(text) * 100))
  const prices = { priceUsd: hundredths(before.priceUsd), monthlyRent: hundredths(before.monthlyRent) }
  return { ...row, numbers: { ...row.numbers, ...prices } }
}

function isLower(row: TaggedRow, earlier: TaggedRow, column: NumberColumn, { before }: Change): boolean {
  const share = before?.isOtherCurrency ? 1 - minShare : 1
  return row.numbers[column] < earlier.numbers[column] * share
}

const dollars = (hundredths: number) => (Number.isNaN(hundredths) ? '0' : (hundredths / 100).toFixed(2))
