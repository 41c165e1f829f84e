import fs from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { words } from '#server/core/words.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertUser } from '#tests/support/listings.ts'
import { draw, formWith } from '#tests/support/pictures.ts'
import { type S3Behaviour, type S3Server, startS3Server } from '#tests/support/s3Server.ts'

let app: TestApp
let s3: S3Server
let ana: string
let seed = 0
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  s3 = await startS3Server()
  ana = await insertUser(app.context.db)
})
afterEach(() => {
  vi.restoreAllMocks()
  app.logged.length = 0
})
afterAll(async () => {
  await s3.close()
  await app.close()
})

async function upload(url: string): Promise<Response> {
  seed += 1
  const picture = await draw(40 + seed, 30, seed)
    .png()
    .toBuffer()
  return fetch(`${url}/api/uploads`, {
    method: 'POST',
    body: formWith(picture),
    headers: { ...as('user', ana), 'Accept-Language': 'es' },
  })
}

async function stored(): Promise<unknown> {
  const { rows } = await app.context.db.execute(
    sql`select (select count(*)::int from media) as media, (select count(*)::int from media_uploads) as uploads`,
  )
  return rows
}

async function expectRefusal(url: string): Promise<void> {
  const before = await stored()
  const response = await upload(url)
  expect(response.status).toBe(507)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    code: 'storage_unavailable',
    error: words('es').errors.codes.storage_unavailable,
  })
  expect(await stored()).toEqual(before)
  expect(app.logged.some(({ msg, level }) => msg === 'nothing more can be stored' && level === 50)).toBe(true)
  expect((await fetch(`${url}/api/listings`)).status).toBe(200)
}

describe('an upload, when there is no room', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EROFS'])('in the folder (%s), is a 507 and leaves nothing', async (code) => {
    vi.spyOn(fs, 'writeFile').mockRejectedValue(Object.assign(new Error(code), { code }))
    await expectRefusal(app.url)
    vi.restoreAllMocks()
    expect((await upload(app.url)).status).toBe(201)
  })

  it.each<S3Behaviour>(['full', 'overQuota'])(
    'in the S3 store (%s), is a 507 and leaves nothing',
    async (mood) => {
      const { endpoint = '', region, bucket, accessKeyId, secretAccessKey } = s3.place
      const env = {
        ...app.context.env,
        ...{ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_FORCE_PATH_STYLE: true },
        ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
      }
      const inS3 = createApp({ ...app.context, env }, { identify: identifyByHeader })
      const listening = await listenOn(inS3.listener, 0, '127.0.0.1')
      const url = `http://127.0.0.1:${listening.port}`
      s3.mood = mood
      await expectRefusal(url)
      s3.mood = 'well'
      expect((await upload(url)).status).toBe(201)
      await listening.drain()
    },
  )

  it('in the database, is a 507 and leaves nothing', async () => {
    const { db } = app.context
    await db.execute(sql`create function refuse_rows() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100'; end $$`)
    await db.execute(sql`create trigger full_disk before insert on media execute function refuse_rows()`)
    await expectRefusal(app.url)
    await db.execute(sql`drop trigger full_disk on media`)
    expect((await upload(app.url)).status).toBe(201)
  })
})
