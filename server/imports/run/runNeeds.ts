import { membershipOf } from '#server/agencies/memberships.ts'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import {
  createStreamPublic,
  type FetchPublic,
  type StreamPublic,
} from '#server/core/http/fetching/fetchPublic.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { Currency } from '#server/currency/currency.service.ts'
import type { CheckNeeds } from '#server/imports/check/checkImport.ts'
import type { FeedKeys } from '#server/imports/feeds/feedKeys.ts'
import type { importRows } from '#server/imports/importRows.table.ts'
import type { imports } from '#server/imports/imports.table.ts'
import { authorOf } from '#server/listings/publish/author.ts'
import type { ChangeDependencies } from '#server/listings/publish/change.ts'
import type { Author } from '#server/listings/publish/listingRows.ts'
import type { OnPriced } from '#server/listings/publish/publish.ts'
import type { Uploads } from '#server/media/uploads.service.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'

export interface RunNeeds extends CheckNeeds {
  log: Context['log']
  queue: Pick<Queue, 'send' | 'sendAll'>
  notifier: Notifier
  onPriced: OnPriced
  fetchPublic: FetchPublic
  streamPublic: StreamPublic
  feedKeys: FeedKeys
}

export interface PictureNeeds extends RunNeeds {
  uploads: Pick<Uploads, 'receive' | 'requireRoom'>
}

export interface ImportServices {
  context: Context
  queue: Queue
  notifier: Notifier
  currency: Pick<Currency, 'rate'>
  fetchPublic: FetchPublic
  feedKeys: FeedKeys
  listingHooks: Pick<ChangeDependencies, 'onPriced' | 'readLocalFigures'>
}

/** The same for the server and for the thread that imports on its behalf. */
export function runNeedsOf({ context, currency, listingHooks, ...services }: ImportServices): RunNeeds {
  const { db, log, env } = context
  const { queue, notifier, fetchPublic, feedKeys } = services
  const { onPriced, readLocalFigures } = listingHooks
  return {
    ...{ db, log, queue, notifier, fetchPublic, feedKeys, onPriced, readLocalFigures },
    streamPublic: createStreamPublic({ except: env.FETCH_EXCEPT, perHost: 1 }),
    rate: currency.rate,
  }
}

/** Inside a transaction nothing is read beside it: its connection may be the only one. */
export type BatchNeeds = Omit<RunNeeds, 'db' | 'rate'> & { rate: number }

/** Before the transaction. */
export async function batchNeeds(needs: RunNeeds): Promise<BatchNeeds> {
  return { ...needs, rate: await needs.rate() }
}

export type ImportHead = Pick<
  typeof imports.$inferSelect,
  'id' | 'userId' | 'agencyId' | 'sourceId' | 'feedId'
>

export type RowToWrite = typeof importRows.$inferSelect

/** It cannot go on, whatever is tried again. */
export class ImportEnded extends Error {
  override name = 'ImportEnded'
  constructor(readonly problem: 'no_longer_allowed') {
    super(problem)
  }
}

export interface Writer {
  author: Author
  actor: Actor
}

/** Who brought it, with the rights that they have now. Throws `ImportEnded`. */
export async function writerOf(tx: Db, { userId, agencyId }: ImportHead): Promise<Writer> {
  const membership = await membershipOf(tx, userId)
  const actor: Actor = { kind: 'user', id: userId, ...(membership && { membership }) }
  const author = await authorOf(tx, actor).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_signed_in') return undefined
    throw error
  })
  if (!author || author.agencyId !== agencyId) throw new ImportEnded('no_longer_allowed')
  return { author, actor }
}

/** No other version is asked for; what is doubtful was asked before. */
export const unversioned = { headers: {} }

export function changeNeeds(needs: BatchNeeds, tx: Db): ChangeDependencies {
  const { notifier, rate, onPriced } = needs
  return { db: tx, notifier, rate: async () => rate, onPriced, readLocalFigures: async () => undefined }
}
