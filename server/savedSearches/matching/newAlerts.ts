import type { TaggedRow } from '#server/listings/search/engine/conditions.ts'
import type { NumberColumn } from '#server/listings/search/engine/row.ts'
import type { NewAlerts } from '#server/savedSearches/alerts/alerts.queries.ts'
import type { Entry, Saved } from './entries.ts'
import type { MatchedListing } from './matches.ts'
import type { Change } from './matching.ts'
import { meetsAll } from './tests.ts'

/** Of a price in another currency: the rate alone is no drop. */
const minShare = 0.01
/** Written at once: the first few soon, so that the first mails leave. */
const firstBatch = 50
const batchSize = 1000

type What = Omit<NewAlerts, 'savedSearchIds'>

interface Group {
  what: What
  isInstant: boolean
  ids: string[]
}

/**
 * New to those that were saved before it was published, or that its price brought it to; cheaper to the others. Those
 * that are told at once come first.
 */
export function newAlertsOf({ row, entries }: MatchedListing, change: Change): NewAlerts[] {
  const earlier = rowBefore(row, change)
  const groups = new Map<string, Group>()
  function add({ id, isInstant }: Saved, what: What): void {
    const key = `${isInstant} ${what.kind} ${what.price} ${what.priceBefore}`
    const group = groups.get(key)
    if (group) group.ids.push(id)
    else groups.set(key, { what, isInstant, ids: [id] })
  }
  for (const entry of entries) {
    const column = entry.isRental ? 'monthlyRent' : 'priceUsd'
    const isDrop = earlier !== undefined && isLower(row, earlier, column, change)
    const wasShown = isDrop && wasMet(entry, earlier)
    const price = dollars(row.numbers[column])
    for (const saved of entry.saved) {
      const isNew = row.numbers.published > saved.activeSince
      if (!isNew && (!isDrop || (wasShown && !saved.priceDrops))) continue
      const priceBefore = isDrop && saved.priceDrops ? dollars(earlier.numbers[column]) : null
      const kind = !isNew && wasShown ? 'price_drop' : 'new'
      add(saved, { listingId: row.id, kind, price, priceBefore })
    }
  }
  const all = [...groups.values()]
  return [...all.filter(({ isInstant }) => isInstant), ...all.filter(({ isInstant }) => !isInstant)].flatMap(
    inBatches,
  )
}

function inBatches({ what, isInstant, ids }: Group): NewAlerts[] {
  const batches: NewAlerts[] = []
  for (let from = 0; from < ids.length; ) {
    const size = isInstant && from === 0 ? firstBatch : batchSize
    batches.push({ ...what, savedSearchIds: ids.slice(from, from + size) })
    from += size
  }
  return batches
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
