import fs from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '#server/core/files/openStore.ts'
import { openS3Store } from '#server/core/files/s3Store.ts'
import { contentName, type FileStore } from '#server/core/files/storage.ts'
import { listingMedia } from '#server/listings/listingMedia.table.ts'
import { isUnattached } from '#server/listings/publish/pictures.ts'
import { type ListingStatus, listingStatuses } from '#shared/listings/listingTypes.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListing, insertUser } from '#tests/support/listings.ts'
import { draw } from '#tests/support/pictures.ts'
import { startS3Server } from '#tests/support/s3Server.ts'
import { media } from './media.table.ts'
import { mediaUploads } from './mediaUploads.table.ts'
import { uploadsData } from './uploads.personal.ts'
import { areUploadsOf, createUploads, type Uploads } from './uploads.service.ts'

let app: TestApp
let uploads: Uploads
let ana: string
let seed = 0

beforeAll(async () => {
  app = await startApp()
  uploads = createUploads(app.context, openStore(app.context.env))
  ana = await insertUser(app.context.db)
})
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
  await app.close()
})

const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
const files = (id: string) => openStore(app.context.env).list(id)
const sweep = () => uploads.sweep(app.context.db, isUnattached(app.context.db))

/** `age` in hours. */
async function insertUpload(age: number, userId = ana): Promise<string> {
  seed += 1
  const { id } = await uploads.receive(
    await draw(40 + seed, 30, seed)
      .png()
      .toBuffer(),
    userId,
  )
  const { db } = app.context
  await db
    .update(mediaUploads)
    .set({ createdAt: hours(age) })
    .where(eq(mediaUploads.mediaId, id))
  await db
    .update(media)
    .set({ createdAt: hours(age) })
    .where(eq(media.id, id))
  return id
}

async function show(mediaId: string, status: ListingStatus = 'active'): Promise<void> {
  const { db } = app.context
  const listingId = await insertListing(db, {
    status,
    deletedAt: status === 'deleted' ? new Date() : null,
  })
  await db.insert(listingMedia).values({ listingId, mediaId, position: 0 })
}

async function isThere(id: string): Promise<boolean> {
  const rows = await app.context.db.select({ id: media.id }).from(media).where(eq(media.id, id))
  const kept = await files(id)
  expect(kept.length).toBe(rows.length * 8)
  return rows.length > 0
}

it('the sweep, when an upload is older than a day and unused, deletes its rows and files', async () => {
  const [old, young] = [await insertUpload(25), await insertUpload(23)]
  await sweep()
  expect(await isThere(old)).toBe(false)
  expect(await isThere(young)).toBe(true)
  expect(await areUploadsOf(app.context.db, [old], ana)).toBe(false)
})

it('the sweep, when a listing of any status shows an upload, leaves it', async () => {
  const ids = []
  for (const status of listingStatuses) {
    const id = await insertUpload(1000)
    await show(id, status)
    ids.push(id)
  }
  await sweep()
  for (const id of ids) expect(await isThere(id)).toBe(true)
})

it('the sweep, when somebody else uploaded the same lately, leaves it', async () => {
  const luis = await insertUser(app.context.db)
  const content = await draw(77, 33, 3).png().toBuffer()
  const { id } = await uploads.receive(content, ana)
  await app.context.db
    .update(mediaUploads)
    .set({ createdAt: hours(30) })
    .where(eq(mediaUploads.mediaId, id))
  await uploads.receive(content, luis)
  await sweep()
  expect(await isThere(id)).toBe(true)
})

it('the sweep, when there are drawn scenes, leaves them', async () => {
  const { db } = app.context
  await db.insert(media).values({ id: 'scene-1', origin: 'scene', width: 4, height: 3, createdAt: hours(99) })
  await sweep()
  expect(await db.select({ id: media.id }).from(media).where(eq(media.id, 'scene-1'))).toHaveLength(1)
})

it('the sweep, when a listing is being published with an upload at that moment, leaves it', async () => {
  const { db, database } = app.context
  const id = await insertUpload(48)
  const listingId = await insertListing(db)
  let sweeping: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await tx.insert(listingMedia).values({ listingId, mediaId: id, position: 0 })
    sweeping = sweep()
    if (database.isPglite) return
    const waits = () =>
      tx.execute(sql`select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')`)
    await expect.poll(async () => (await waits()).rows.length).toBeGreaterThan(0)
  })
  await sweeping
  expect(await isThere(id)).toBe(true)
})

it('publishing, when the sweep was faster, is refused and not broken', async () => {
  const id = await insertUpload(48)
  await sweep()
  const listingId = await insertListing(app.context.db)
  const late = app.context.db.insert(listingMedia).values({ listingId, mediaId: id, position: 0 })
  await expect(late).rejects.toThrow()
})

describe.each(['folder', 's3'])('the sweep of files in a %s', (place) => {
  let store: FileStore
  let age: (id: string, hoursAgo: number) => void
  let sweeps: Uploads

  beforeAll(async () => {
    if (place === 'folder') {
      const root = path.join(app.context.env.DATA_DIR, 'media')
      store = openStore(app.context.env)
      age = (id, ago) => fs.utimesSync(path.join(root, id), hours(ago), hours(ago))
    } else {
      const s3 = await startS3Server()
      closing.push(s3.close)
      s3.pageSize = 5
      store = openS3Store(s3.place)
      age = (id, ago) => {
        for (const key of s3.objects.keys()) if (key.startsWith(`${id}/`)) s3.writtenAt.set(key, hours(ago))
      }
    }
    sweeps = createUploads(app.context, store)
  })

  const leave = async (id: string, ago: number) => {
    for (const name of ['320.webp', '640.avif'])
      await store.write(`${id}/${name}`, Buffer.from('half an upload'))
    age(id, ago)
  }

  it('deletes what was written a day ago and no row names, and nothing else', async () => {
    seed += 1
    const { id: known } = await sweeps.receive(await draw(50, 30, seed).png().toBuffer(), ana)
    age(known, 1000)
    const scene = `scene-of-${place}`
    await app.context.db.insert(media).values({ id: scene, origin: 'scene', width: 4, height: 3 })
    await leave(scene, 1000)
    const [killed, young] = [
      contentName(Buffer.from(`killed ${place}`)),
      contentName(Buffer.from(`young ${place}`)),
    ]
    await leave(killed, 25)
    await leave(young, 23)
    await sweeps.sweepFiles(app.context.db)
    expect(await store.list(killed)).toEqual([])
    expect((await store.list(young)).length).toBe(2)
    expect((await store.list(known)).length).toBe(8)
    expect((await store.list(scene)).length).toBe(2)
    await sweeps.sweepFiles(app.context.db, new Date(Date.now() + 2 * 3_600_000))
    expect(await store.list(young)).toEqual([])
  })

  it('waits for an upload of the same content, and then leaves its files', async () => {
    seed += 1
    const content = await draw(60, 30, seed).png().toBuffer()
    const id = contentName(content)
    await leave(id, 25)
    await Promise.all([sweeps.receive(content, ana), sweeps.sweepFiles(app.context.db)])
    expect((await store.list(id)).length).toBe(8)
  })

  it('deletes nothing where most of the store is unknown: the database is another one', async () => {
    const ids = Array.from({ length: 60 }, (_, n) => contentName(Buffer.from(`other ${place} ${n}`)))
    for (const id of ids) await leave(id, 1000)
    await sweeps.sweepFiles(app.context.db)
    for (const id of ids) expect((await store.list(id)).length).toBe(2)
    expect(app.logged.some(({ msg }) => String(msg).includes('most of the store is unknown'))).toBe(true)
    for (const id of ids) await store.remove(id)
  })
})

it('an upload, when the sweep takes the same picture at that moment, is whole afterwards', async () => {
  const content = await draw(91, 37, 5).png().toBuffer()
  for (let round = 0; round < 5; round++) {
    const { id } = await uploads.receive(content, ana)
    await app.context.db
      .update(mediaUploads)
      .set({ createdAt: hours(30) })
      .where(eq(mediaUploads.mediaId, id))
    await Promise.all([sweep(), uploads.receive(content, ana)])
    expect(await isThere(id)).toBe(true)
  }
})

it('an upload, when the database fails at its end, leaves no file', async () => {
  const content = await draw(93, 37, 6).png().toBuffer()
  const nobody = 'no-such-user'
  await expect(uploads.receive(content, nobody)).rejects.toThrow()
  const { id } = await uploads.receive(content, ana)
  expect(await isThere(id)).toBe(true)
  const other = await draw(94, 37, 6).png().toBuffer()
  const before = await openStore(app.context.env).list(id)
  await expect(uploads.receive(other, nobody)).rejects.toThrow()
  expect(await openStore(app.context.env).list(id)).toEqual(before)
})

it('an account, when it goes, takes along its notes at once and its unused pictures with the next sweep', async () => {
  const { db } = app.context
  const eva = await insertUser(db)
  const [unused, shown] = [await insertUpload(1, eva), await insertUpload(1, eva)]
  await show(shown)
  expect(await uploadsData.export(db, eva)).toEqual([
    { id: unused, width: 40 + seed - 1, height: 30, uploadedAt: expect.any(Date) },
    { id: shown, width: 40 + seed, height: 30, uploadedAt: expect.any(Date) },
  ])
  await db.transaction((tx) => uploadsData.erase(tx, eva))
  expect(await uploadsData.export(db, eva)).toEqual([])
  await sweep()
  expect(await isThere(unused)).toBe(false)
  expect(await isThere(shown)).toBe(true)
})
