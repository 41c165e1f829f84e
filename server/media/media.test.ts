import fs from 'node:fs'
import path from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerError } from '#server/core/answerError.ts'
import { listenOn } from '#server/core/listenOn.ts'
import { openStore } from '#server/core/openStore.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { mediaRoutes } from './media.routes.ts'
import { createMedia } from './media.service.ts'
import { media } from './media.table.ts'

let app: TestApp
let base = ''
let stop: () => Promise<void>
/** What the drawer was asked for, and how many drawings were under way at most. */
const drawn: string[] = []
let atOnce = 0
let mostAtOnce = 0

beforeAll(async () => {
  app = await startApp()
  await app.context.db.insert(media).values([
    { id: 'tower-07-dusk', origin: 'scene', width: 1600, height: 1067 },
    { id: 'broken-01-noon', origin: 'scene', width: 1600, height: 1067 },
    { id: 'a1b2c3d4', origin: 'upload', width: 800, height: 600 },
  ])
  const library = createMedia(app.context, {
    store: openStore(app.context.env),
    async draw(id, width, format) {
      drawn.push(`${id}/${width}.${format}`)
      mostAtOnce = Math.max(mostAtOnce, ++atOnce)
      try {
        await new Promise(setImmediate)
        if (id.startsWith('broken')) throw new Error('no such drawing')
        return Buffer.from(`${id} ${width} ${format}`)
      } finally {
        atOnce -= 1
      }
    },
  })
  const server = express()
  mediaRoutes(server, library)
  server.use(answerError(app.context.log))
  const listening = await listenOn(server, 0, '127.0.0.1')
  base = `http://127.0.0.1:${listening.port}`
  stop = listening.drain
})
afterAll(async () => {
  await stop()
  await app.close()
})

const stored = (key: string) => path.join(app.context.env.DATA_DIR, 'media', key)

describe('GET /media/{id}/{file}', () => {
  it('of a scene, when asked for the first time, is drawn, kept and may be cached for ever', async () => {
    const response = await fetch(`${base}/media/tower-07-dusk/640.webp`)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('tower-07-dusk 640 webp')
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(fs.readFileSync(stored('tower-07-dusk/640.webp'), 'utf8')).toBe('tower-07-dusk 640 webp')
  })

  it('of a scene, when asked again, comes from the store', async () => {
    drawn.length = 0
    expect((await fetch(`${base}/media/tower-07-dusk/640.webp`)).status).toBe(200)
    expect(drawn).toEqual([])
  })

  it('of one variant, when many ask at once, is drawn once', async () => {
    drawn.length = 0
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetch(`${base}/media/tower-07-dusk/320.avif`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(drawn).toEqual(['tower-07-dusk/320.avif'])
  })

  it('of many variants, when asked for at once, draws no more than two at a time', async () => {
    mostAtOnce = 0
    const files = ['1024.avif', '1024.webp', '1600.avif', '1600.webp', '640.avif', '320.webp']
    const answers = await Promise.all(files.map((file) => fetch(`${base}/media/tower-07-dusk/${file}`)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(mostAtOnce).toBeGreaterThan(0)
    expect(mostAtOnce).toBeLessThanOrEqual(2)
  })

  it('of an upload, when its file stands in the store, is sent', async () => {
    fs.mkdirSync(stored('a1b2c3d4'), { recursive: true })
    fs.writeFileSync(stored('a1b2c3d4/320.avif'), 'uploaded')
    const response = await fetch(`${base}/media/a1b2c3d4/320.avif`)
    expect(await response.text()).toBe('uploaded')
    expect(response.headers.get('content-type')).toBe('image/avif')
  })

  it.each([
    '/media/a1b2c3d4/640.avif',
    '/media/nowhere/640.avif',
    '/media/tower-07-dusk/641.webp',
    '/media/tower-07-dusk/640.png',
    '/media/tower-07-dusk/640',
    '/media/tower-07-dusk/640.webp.tmp',
    '/media/..%2Fsecrets/640.webp',
    '/media/Tower/640.webp',
  ])('%s, when there is no such picture, is a 404 that nobody keeps', async (address) => {
    const response = await fetch(base + address)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  })

  it('of a scene, when the drawing fails, is a 500 that does not stick', async () => {
    for (const turn of [1, 2]) {
      drawn.length = 0
      expect((await fetch(`${base}/media/broken-01-noon/640.webp`)).status, `turn ${turn}`).toBe(500)
      expect(drawn).toHaveLength(1)
    }
    expect(fs.existsSync(stored('broken-01-noon'))).toBe(false)
  })
})
