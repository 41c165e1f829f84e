import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadLimits } from '#shared/media/media.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertAdmin, insertUser } from '#tests/support/listings.ts'
import { draw, formWith } from '#tests/support/pictures.ts'
import { beginUpload, type RawUpload } from '#tests/support/rawUpload.ts'
import { media } from './media.table.ts'
import { mediaUploads } from './mediaUploads.table.ts'

let app: TestApp
let ana: string
let luis: string
let seed = 0

beforeAll(async () => {
  app = await startApp({ LIMITS: 'on' }, { identify: identifyByHeader })
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await insertUser(app.context.db)
  luis = await insertUser(app.context.db)
})

const picture = () => {
  seed += 1
  return draw(50 + seed, 40, seed)
    .png()
    .toBuffer()
}
const send = async (headers: Record<string, string>) =>
  app.fetch('/api/uploads', { method: 'POST', body: formWith(await picture()), headers })
const counted = async (id: string) =>
  (
    await app.context.db.execute<{ points: number }>(
      sql`select points from rate_limits where key = ${`uploads:user ${id}`}`,
    )
  ).rows[0]?.points

describe('one person who begins very many uploads and sends nothing', () => {
  it('holds two places and nobody else’s', async () => {
    const silent = await Promise.all(
      Array.from({ length: 11 }, () => beginUpload(app.url, { headers: as('user', ana) })),
    )
    try {
      const answered: string[] = []
      for (const { answer } of silent) void answer.then((text) => answered.push(text))
      await expect.poll(() => answered.length).toBe(9)
      for (const text of answered)
        expect(text).toMatch(/^HTTP\/1\.1 429 [\s\S]*Retry-After: \d[\s\S]*"code":"too_many_requests"/)
      const theirs = await Promise.all([send(as('user', luis)), send(as('user', luis))])
      expect(theirs.map(({ status }) => status)).toEqual([201, 201])
      expect((await send(as('user', ana))).status).toBe(429)
      expect(await counted(ana)).toBe(2)
    } finally {
      for (const { socket } of silent) socket.destroy()
    }
    await expect.poll(async () => (await send(as('user', ana))).status).toBe(201)
  })

  it('has the places back as soon as an upload is answered, whatever the answer', async () => {
    for (let n = 0; n < 4; n++) {
      const broken = app.fetch('/api/uploads', {
        method: 'POST',
        body: formWith(Buffer.from('no picture')),
        headers: as('user', ana),
      })
      const answers = await Promise.all([send(as('user', ana)), broken])
      expect(answers.map(({ status }) => status)).toEqual([201, 415])
    }
  })
})

describe('who has used up what they may send', () => {
  const refuse = async (headers: Record<string, string>): Promise<[string, RawUpload]> => {
    const begun = await beginUpload(app.url, { headers })
    return [await begun.answer, begun]
  }

  it('within an hour, is told so before a byte is read', async () => {
    await send(as('user', ana))
    await app.context.db.execute(
      sql`update rate_limits set points = 300 where key = ${`uploads:user ${ana}`}`,
    )
    const [answer, { socket }] = await refuse(as('user', ana))
    expect(answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*Retry-After: \d{4}/)
    socket.destroy()
    expect((await send(as('user', luis))).status).toBe(201)
  })

  it('of the store, is told so in their language before a byte is read, until they use less', async () => {
    const ids: string[] = []
    for (let n = 0; n < 2; n++) ids.push((await (await send(as('user', ana))).json()).id)
    const fill = (bytes: number) =>
      app.context.db
        .update(media)
        .set({ bytes: bytes / 2 })
        .where(inArray(media.id, ids))
    await fill(uploadLimits.storedBytes)
    for (const [language, text] of [
      ['es', '2 GB de fotos'],
      ['en', 'photos one person can store, 2 GB'],
    ] as const) {
      const [answer, { socket }] = await refuse({ ...as('user', ana), 'Accept-Language': language })
      expect(answer).toMatch(/^HTTP\/1\.1 422 /)
      expect(answer).toContain('"code":"storage_full"')
      expect(answer).toContain(text)
      socket.destroy()
    }
    expect((await send(as('user', luis))).status).toBe(201)
    await fill(uploadLimits.storedBytes - 2)
    expect((await send(as('user', ana))).status).toBe(201)
  })

  it('of the store, is nobody of the administrators', async () => {
    const admin = await insertAdmin(app.context.db)
    for (let n = 0; n < 2; n++) {
      const { id } = await (await send(as('admin', admin))).json()
      await app.context.db
        .update(media)
        .set({ bytes: uploadLimits.storedBytes / 2 })
        .where(eq(media.id, id))
    }
    expect((await send(as('admin', admin))).status).toBe(201)
  })
})

it('a picture counts by all its files, for each who uploaded it', async () => {
  const content = await draw(400, 300, 17).png().toBuffer()
  const upload = (id: string) =>
    app.fetch('/api/uploads', { method: 'POST', body: formWith(content), headers: as('user', id) })
  const { id, variants } = await (await upload(ana)).json()
  await upload(luis)
  let bytes = 0
  for (const { url } of variants) bytes += (await (await app.fetch(url)).arrayBuffer()).byteLength
  const rows = await app.context.db
    .select({ bytes: media.bytes })
    .from(mediaUploads)
    .innerJoin(media, eq(media.id, mediaUploads.mediaId))
    .where(eq(media.id, id))
  expect(rows).toEqual([{ bytes }, { bytes }])
})
