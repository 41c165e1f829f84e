import { createECDH, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { newId } from '#server/core/ids.ts'
import { favorites } from '#server/favorites/favorites.table.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { mediaUploads } from '#server/media/mediaUploads.table.ts'
import { pushSubscriptions } from '#server/notifications/pushSubscriptions.table.ts'
import { savedSearches, savedSearchSubscribers } from '#server/savedSearches/savedSearches.table.ts'
import { as } from './calls.ts'
import { insertAdmin, insertListing, insertListings, insertPictures, insertUser } from './listings.ts'

/** In relation to an owner's data. */
export const parties = ['visitor', 'other', 'owner', 'admin'] as const
export type Party = (typeof parties)[number]

export const browserKeys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
}

/** Of comparable flats. */
const market = ['90000', '95000', '100000', '105000', '110000']

/** An owner with every kind of data. */
export interface Scene {
  ids: {
    owner: string
    other: string
    admin: string
    active: string
    draft: string
    kept: string
    inquiry: string
    savedSearch: string
  }
  picture: string
  /** The owner's push endpoint. */
  push: string
  headers: Record<Party, Record<string, string>>
}

export async function setScene(db: Db): Promise<Scene> {
  await clear(db)
  const owner = await insertUser(db, { firstName: 'Rosa', lastName: 'Duarte', email: 'rosa@mail.test' })
  const other = await insertUser(db, { firstName: 'Óscar', lastName: 'Otazú' })
  const admin = await insertAdmin(db)
  const flat = { propertyType: 'apartment', area: '80' } as const
  await insertListings(
    db,
    market.map((priceUsd) => ({ ...flat, priceUsd, ownerAdminId: admin })),
  )
  const active = await insertListing(db, { ...flat, ownerUserId: owner })
  const draft = await insertListing(db, {
    ...flat,
    ownerUserId: owner,
    status: 'draft',
    firstPublishedAt: null,
  })
  const kept = await insertListing(db, { ...flat, ownerAdminId: admin })
  const [picture = ''] = await insertPictures(db, active, 1)
  await db.insert(mediaUploads).values({ mediaId: picture, userId: owner })
  await db.insert(favorites).values({ userId: owner, listingId: kept })
  const inquiry = newId()
  await db.insert(inquiries).values({
    id: inquiry,
    listingId: active,
    recipientUserId: owner,
    name: 'Ana',
    email: 'ana@mail.test',
    message: 'Hola',
  })
  const [savedSearch, subscriberId] = [newId(), newId()]
  await db.insert(savedSearchSubscribers).values({ id: subscriberId, userId: owner })
  await db.insert(savedSearches).values({
    id: savedSearch,
    subscriberId,
    name: 'Casas en Luque',
    search: 'city=Luque&propertyType=house',
    frequency: 'instant',
    status: 'active',
  })
  const push = `https://fcm.googleapis.com/fcm/send/${newId()}`
  await db.insert(pushSubscriptions).values({ endpoint: push, userId: owner, ...browserKeys })
  const headers = {
    visitor: {},
    other: as('user', other),
    owner: as('user', owner),
    admin: as('admin', admin),
  }
  return { ids: { owner, other, admin, active, draft, kept, inquiry, savedSearch }, picture, push, headers }
}

/** Tables that no call writes, and counters and logs. */
const ignoredTables = [
  'rate_limits',
  'ai_usage',
  'settings',
  'terms',
  'searches',
  'listing_views',
  'listing_view_marks',
  'view_salts',
]

/** Both are called a thousand times: functions keep the plans of their hundred statements. */
let functions: Promise<void> | undefined

async function createFunctions(db: Db): Promise<void> {
  const written = await writtenTables(db)
  const selects = written.map(
    (name) => `select '${name} ' || (to_jsonb(t) - 'search')::text as row from "${name}" t`,
  )
  const deletions = (await emptyTables(db)).map((name) => `delete from "${name}";`)
  const create = (signature: string, body: string) =>
    db.execute(sql.raw(`create function ${signature} language plpgsql as $$ begin ${body} end $$`))
  await create('test_rows() returns setof text', `return query ${selects.join(' union all ')};`)
  await create('test_clear() returns void', deletions.join(' '))
}

export async function readRows(db: Db): Promise<string[]> {
  functions ??= createFunctions(db)
  await functions
  const { rows } = await db.execute<{ row: string }>(sql`select test_rows() as row`)
  return rows.map(({ row }) => row).sort()
}

/** All but what migrations wrote: rows of scenes before would be read with each call. */
async function clear(db: Db): Promise<void> {
  functions ??= createFunctions(db)
  await functions
  await db.transaction(async (tx) => {
    // Without foreign keys and triggers, in any order.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`select test_clear()`)
  })
}

async function emptyTables(db: Db): Promise<string[]> {
  const names = await writtenTables(db)
  const counts = names.map((name) => sql`select ${name} as name from ${sql.identifier(name)}`)
  const { rows } = await db.execute<{ name: string }>(sql.join(counts, sql` union `))
  const written = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !written.has(name))
}

let tables: Promise<string[]> | undefined

function writtenTables(db: Db): Promise<string[]> {
  tables ??= db
    .execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name <> all(${sql.param(ignoredTables)}::text[]) order by 1`)
    .then(({ rows }) => rows.map(({ name }) => name))
  return tables
}

/** A changed row is in both. */
export function difference(before: string[], after: string[]) {
  const [had, has] = [new Set(before), new Set(after)]
  return { gone: before.filter((row) => !has.has(row)), come: after.filter((row) => !had.has(row)) }
}

/** Replaces owners, new ids, times and transaction numbers. */
export function inGeneral(rows: string[], { ids, picture, push }: Scene): string[] {
  const names = Object.entries({ ...ids, picture, push })
  return rows
    .map((row) =>
      names
        .reduce((text, [name, id]) => text.replaceAll(id, `<${name}>`), row)
        .replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '<moment>')
        .replace(/"id": (\d+|"[0-9a-hjkmnp-tv-z]{12}")/g, '"id": <new>')
        .replace(/\$argon2id\$[^"]*/g, '<hash>')
        .replace(/"(hash|prefix|secret)": "[\w-]{13,200}"/g, '"$1": <random>')
        .replace(/"(transaction|sequence)": \d+/g, '"$1": <new>')
        .replace(/"(listing_id|agency_id|subscriber_id)": "[0-9a-hjkmnp-tv-z]{12}"/g, '"$1": <new>'),
    )
    .sort()
}
