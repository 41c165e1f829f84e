import type { z } from 'zod/mini'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { isId, newId } from '#server/core/ids.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { words } from '#server/core/words.ts'
import { endFavoriteAlerts } from '#server/users/account/account.service.ts'
import { requireUser } from '#server/users/users.service.ts'
import type { Language } from '#shared/core/language.ts'
import {
  type ConfirmedSearch,
  type newSavedSearch,
  readCriteria,
  type SavedSearch,
  type SavedSearchChange,
  type SavedSearchNews,
  savedSearchLimits,
  writeCriteria,
} from '#shared/savedSearches/savedSearches.ts'
import { searchTitle } from '#shared/search/searchTitle.ts'
import type { SavedSearchLinks } from './links.ts'
import { mailConfirmation } from './mails/confirmation.ts'
import { unknownLink } from './savedSearches.policy.ts'
import {
  confirmAddress,
  countNews,
  countSavedSearches,
  countUnconfirmed,
  deleteSavedSearch,
  findById,
  findEqual,
  findNews,
  findSavedSearch,
  findSavedSearches,
  insertSavedSearch,
  lockSubscriber,
  pauseAll,
  type SavedSearchRow,
  type Subscriber,
  setDue,
  subscribeAddress,
  subscribeUser,
  updateSavedSearch,
} from './savedSearches.queries.ts'

type NewSavedSearch = z.output<typeof newSavedSearch>

interface Saving {
  language: Language
  id?: string | undefined
}

/** Newest first. */
export async function listSavedSearches(db: Db, subscriber: Subscriber | undefined): Promise<SavedSearch[]> {
  const rows = subscriber ? await findSavedSearches(db, subscriber.id) : []
  return withNews(db, rows)
}

/** What was saved before stays as it is. Throws `not_signed_in` and `too_many`. */
export async function saveOfUser(
  db: Db,
  userId: string,
  given: NewSavedSearch,
  { language, id = newId() }: Saving,
): Promise<{ saved: SavedSearch; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await requireUser(tx, userId)
    const subscriber = await subscribeUser(tx, userId)
    const values = valuesOf(given, language)
    const equal = await findEqual(tx, subscriber.id, values.search)
    // What somebody asked for with the same address is the user's own search now.
    if (equal?.status === 'unconfirmed') {
      await requireRoom(tx, subscriber.id)
      return { saved: await withoutNews(activate(tx, equal.id, values)), isNew: true }
    }
    if (equal) return { saved: await oneOf(tx, equal), isNew: equal.id === id }
    await requireRoom(tx, subscriber.id)
    const stored = insertSavedSearch(tx, { ...values, id, subscriberId: subscriber.id, status: 'active' })
    return { saved: await withoutNews(stored), isNew: true }
  })
}

/** Sends a mail to confirm it, in our words alone: anybody may have typed the address. The same whatever is known of it. */
export async function saveOfVisitor(
  db: Db,
  queue: Pick<Queue, 'send'>,
  email: string,
  given: NewSavedSearch,
  { language, id = newId() }: Saving,
): Promise<void> {
  await db.transaction(async (tx) => {
    const subscriber = await subscribeAddress(tx, email, language)
    const values = valuesOf(given, language)
    const equal = await findEqual(tx, subscriber.id, values.search)
    if (equal?.status === 'unconfirmed')
      await updateSavedSearch(tx, equal.id, { ...values, createdAt: new Date() })
    if (!equal) {
      if ((await countUnconfirmed(tx, subscriber.id)) >= savedSearchLimits.perPerson) return
      await insertSavedSearch(tx, { ...values, id, subscriberId: subscriber.id, status: 'unconfirmed' })
    }
    await queue.send(mailConfirmation, { savedSearchId: equal?.id ?? id, language, at: Date.now() }, { tx })
  })
}

/** Repeating it changes nothing. Throws `not_found` and `too_many`. */
export async function confirmSavedSearch(
  db: Db,
  token: string,
  links: SavedSearchLinks,
): Promise<ConfirmedSearch> {
  const id = links.read('savedSearch', token)
  return db.transaction(async (tx) => {
    const known = id === undefined ? undefined : await findById(tx, id)
    const subscriber = known && (await lockSubscriber(tx, known.subscriberId))
    const row = id === undefined ? undefined : await findById(tx, id)
    if (!row || !subscriber || isExpired(row)) throw unknownLink()
    const manageToken = links.tokenOf('subscriber', subscriber.id)
    if (row.status !== 'unconfirmed') return { savedSearch: await oneOf(tx, row), token: manageToken }
    await requireRoom(tx, subscriber.id)
    await confirmAddress(tx, subscriber.id)
    return { savedSearch: await withoutNews(activate(tx, row.id, {})), token: manageToken }
  })
}

/** Throws `not_found`. */
export async function changeSavedSearch(
  db: Db,
  subscriber: Subscriber | undefined,
  id: string,
  change: SavedSearchChange,
): Promise<SavedSearch> {
  return db.transaction(async (tx) => {
    await (subscriber && lockSubscriber(tx, subscriber.id))
    const row = await requireOwn(tx, subscriber, id)
    const isResumed = row.status === 'paused' && change.status === 'active'
    const given = Object.values(change).some((value) => value !== undefined)
    const changed = given
      ? await updateSavedSearch(tx, id, { ...change, ...(isResumed && { activeSince: new Date() }) })
      : row
    if (!changed) throw new AppError('not_found')
    if (changed.status === 'active') await setDue(tx, changed.subscriberId)
    return oneOf(tx, changed)
  })
}

/** Throws `not_found`. */
export async function removeSavedSearch(
  db: Db,
  subscriber: Subscriber | undefined,
  id: string,
): Promise<void> {
  if (!subscriber || !isId(id) || !(await deleteSavedSearch(db, subscriber.id, id)))
    throw new AppError('not_found')
}

/** Throws `not_found`. */
export async function readNews(
  db: Db,
  subscriber: Subscriber | undefined,
  id: string,
): Promise<SavedSearchNews[]> {
  await requireOwn(db, subscriber, id)
  const rows = await findNews(db, id)
  return rows.map(({ listingId, kind, priceBefore, createdAt }) => ({
    listingId,
    kind: kind === 'price_drop' ? kind : 'new',
    priceUSDBefore: kind === 'price_drop' ? priceBefore : null,
    at: createdAt.toISOString(),
  }))
}

/** Throws `not_found`. */
export async function markSeen(db: Db, subscriber: Subscriber | undefined, id: string): Promise<void> {
  await requireOwn(db, subscriber, id)
  await updateSavedSearch(db, id, { lastSeenAt: new Date() })
}

/** From all that its mails tell of. */
export async function unsubscribe(db: Db, { id, userId }: Subscriber): Promise<void> {
  await pauseAll(db, id)
  if (userId !== null) await endFavoriteAlerts(db, userId)
}

function valuesOf({ search, name, frequency, priceDrops }: NewSavedSearch, language: Language) {
  const { criteria } = readCriteria(search)
  const title = searchTitle(criteria, words(language).search)
  const shortened =
    title.length > savedSearchLimits.name ? `${title.slice(0, savedSearchLimits.name - 1)}…` : title
  return { search: writeCriteria(criteria), name: name ?? shortened, frequency, priceDrops }
}

type Values = Partial<ReturnType<typeof valuesOf>>

/** From now on. */
async function activate(tx: Db, id: string, values: Values): Promise<SavedSearchRow> {
  const now = new Date()
  const fresh = { createdAt: now, activeSince: now, lastSeenAt: now, status: 'active' } as const
  const changed = await updateSavedSearch(tx, id, { ...values, ...fresh })
  if (!changed) throw unknownLink()
  return changed
}

/** Throws `too_many`. */
async function requireRoom(tx: Db, subscriberId: string): Promise<void> {
  const { perPerson } = savedSearchLimits
  if ((await countSavedSearches(tx, subscriberId)) < perPerson) return
  throw new AppError('too_many', {
    sentence: (language) => words(language).errors.tooManySavedSearches(perPerson),
  })
}

async function requireOwn(db: Db, subscriber: Subscriber | undefined, id: string): Promise<SavedSearchRow> {
  const row = subscriber && isId(id) ? await findSavedSearch(db, subscriber.id, id) : undefined
  if (!row) throw new AppError('not_found')
  return row
}

const day = 24 * 3_600_000

const isExpired = ({ status, createdAt }: SavedSearchRow) =>
  status === 'unconfirmed' && Date.now() - createdAt.getTime() > savedSearchLimits.confirmDays * day

async function withNews(db: Db, rows: readonly SavedSearchRow[]): Promise<SavedSearch[]> {
  const counts = await countNews(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toSavedSearch(row, counts.get(row.id) ?? 0))
}

async function oneOf(db: Db, row: SavedSearchRow): Promise<SavedSearch> {
  return toSavedSearch(row, (await countNews(db, [row.id])).get(row.id) ?? 0)
}

const withoutNews = async (row: Promise<SavedSearchRow>) => toSavedSearch(await row, 0)

function toSavedSearch(row: SavedSearchRow, newCount: number): SavedSearch {
  const { id, name, search, frequency, priceDrops, status, createdAt, lastSeenAt } = row
  return {
    id,
    name,
    search,
    frequency,
    priceDrops,
    status: status === 'active' ? status : 'paused',
    newCount,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }
}
