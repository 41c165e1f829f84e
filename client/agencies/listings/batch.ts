import { call, failureText } from '#client/core/call.ts'
import type { AgencyMember } from '#shared/agencies/agencies.ts'
import { type ListingChangeInput, type MyListing, publishingApi } from '#shared/listings/publishing.ts'

/** What is done with a listing, and what takes it back; undefined: nothing to do. */
export interface Step {
  do: ListingChangeInput | 'renew'
  undo?: ListingChangeInput
}
export type StepOf = (listing: MyListing) => Step | undefined

/** Only a member can be in charge again. */
export const assign =
  (userId: string, members: readonly Pick<AgencyMember, 'userId'>[]): StepOf =>
  ({ ownerId, agencyId }) => {
    if (ownerId === userId || !agencyId) return undefined
    const wasMember = members.some((member) => member.userId === ownerId)
    return { do: { assignedTo: userId }, ...(wasMember && { undo: { assignedTo: ownerId } }) }
  }

export const pause: StepOf = ({ status }) =>
  status === 'active' || status === 'reserved' ? { do: { status: 'draft' }, undo: { status } } : undefined

export const renew: StepOf = ({ status }) =>
  status === 'active' || status === 'expired' ? { do: 'renew' } : undefined

/** To a round amount; its sale price, or its rent. */
export const changePrice =
  (percent: number): StepOf =>
  ({ price }) => {
    const { currency } = price
    const before = Number(price.amount)
    const amount = roundedAmount(before * (1 + percent / 100), currency)
    if (amount === before || amount <= 0) return undefined
    return {
      do: { price: { amount, currency } },
      undo: { price: { amount: before, currency }, confirmPrice: true },
    }
  }

/** Three digits count: US$ 123,000, Gs. 4,560,000. */
function roundedAmount(amount: number, currency: 'USD' | 'PYG'): number {
  const step = Math.max(currency === 'USD' ? 1 : 1000, 10 ** (Math.floor(Math.log10(amount)) - 2))
  return Math.round(amount / step) * step
}

/** Percent of `typed`, "−5" and "5,5" too; undefined unless between −50 and 50, and not 0. */
export function readPercent(typed: string): number | undefined {
  const value = Number(typed.trim().replace('%', '').replace(/[−–]/, '-').replace(',', '.'))
  return Number.isFinite(value) && value !== 0 && Math.abs(value) <= 50 ? value : undefined
}

const atOnce = 4

/** A few at a time. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

export interface Failure {
  title: string
  /** Empty where the server gave none. */
  reason: string
}

export interface BatchResult {
  /** What takes back what was done, by listing. */
  undo: Map<string, ListingChangeInput>
  done: number
  failures: Failure[]
}

/** Each is done or fails by itself. */
export async function runBatch(listings: readonly MyListing[], stepOf: StepOf): Promise<BatchResult> {
  const result: BatchResult = { undo: new Map(), done: 0, failures: [] }
  await forEach(listings, async (listing) => {
    const step = stepOf(listing)
    if (!step) return
    try {
      await apply(listing.id, step.do)
      result.done += 1
      if (step.undo) result.undo.set(listing.id, step.undo)
    } catch (error) {
      result.failures.push({ title: listing.title, reason: failureText(error, '') })
    }
  })
  return result
}

function apply(id: string, change: Step['do']): Promise<unknown> {
  const params = { id }
  if (change === 'renew') return call(publishingApi.renew, { params })
  return call(publishingApi.change, { params, body: change })
}

const named = 2

/** '«Casa en Luque»: El precio parece…', of the first ones; the rest are counted by `more`. */
export function failuresText(failures: readonly Failure[], more: (n: number) => string): string {
  const told = failures
    .slice(0, named)
    .map(({ title, reason }) => `«${title}»${reason === '' ? '' : `: ${reason}`}`)
  return [...told, ...(failures.length > named ? [more(failures.length - named)] : [])].join(' ')
}

/** Returns how many could not be taken back. */
export async function undoBatch(undo: ReadonlyMap<string, ListingChangeInput>): Promise<number> {
  let failed = 0
  await forEach([...undo], async ([id, change]) => {
    try {
      await apply(id, change)
    } catch {
      failed += 1
    }
  })
  return failed
}
