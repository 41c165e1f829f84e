import fs from 'node:fs'
import path from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '#server/core/files/openStore.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { sendError } from '#server/core/http/sendError.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { mediaRoutes, missLimit, readsAtOnce } from './media.routes.ts'
import { createMedia } from './media.service.ts'
import { media } from './media.table.ts'

let app: TestApp
let base = ''
let stop: () => Promise<void>
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
  mediaRoutes(server, app.context, library)
  server.use(sendError(app.context.log))
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

  it('that is not there, when asked for again, is looked for once', async () => {
    const looked: string[] = []
    const store = openStore(app.context.env)
    const library = createMedia(app.context, {
      store: {
        ...store,
        read(key) {
          looked.push(key)
          return store.read(key)
        },
      },
      draw: () => Promise.reject(new Error('nothing to draw')),
    })
    for (let turn = 0; turn < 3; turn++) expect(await library.read('gone', 640, 'webp')).toBeUndefined()
    expect(await library.read('gone', 320, 'webp')).toBeUndefined()
    expect(looked).toEqual(['gone/640.webp', 'gone/320.webp'])
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

describe('whoever asks for many at once', () => {
  it('is refused beyond what a page needs, and keeps nobody waiting', async () => {
    const bounded = express()
    let end = () => {}
    const held = new Promise<undefined>((resolve) => {
      end = () => resolve(undefined)
    })
    mediaRoutes(bounded, { env: { ...app.context.env, LIMITS: 'on' } }, { read: () => held })
    bounded.use(sendError(app.context.log))
    const listening = await listenOn(bounded, 0, '127.0.0.1')
    const address = (name: number) => `http://127.0.0.1:${listening.port}/media/scene-${name}/640.webp`
    const answers: number[] = []
    const asked = Array.from({ length: readsAtOnce + 5 }, async (_, name) => {
      answers.push((await fetch(address(name))).status)
    })
    await expect.poll(() => answers).toEqual(Array(5).fill(429))
    end()
    await Promise.all(asked)
    expect(answers.slice(5)).toEqual(Array(readsAtOnce).fill(404))
    expect((await fetch(address(0))).status).toBe(404)
    await listening.drain()
  })
})

describe('who asks for pictures that are not there', () => {
  it('is refused after so many, but for those that are known to be, and nobody else is', async () => {
    const { store, draw } = { store: openStore(app.context.env), draw: async () => Buffer.from('drawn') }
    const server = express().set('trust proxy', true)
    const context = { ...app.context, env: { ...app.context.env, LIMITS: 'on' as const } }
    mediaRoutes(server, context, createMedia(app.context, { store, draw }))
    server.use(sendError(app.context.log))
    const listening = await listenOn(server, 0, '127.0.0.1')
    const ask = (path: string, address = '203.0.113.7') =>
      fetch(`http://127.0.0.1:${listening.port}/media/${path}`, { headers: { 'X-Forwarded-For': address } })
    const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status

    expect(await statusOf('tower-07-dusk/640.webp')).toBe(200)
    for (let turn = 0; turn < missLimit.points; turn++)
      expect(await statusOf(`none-${turn}/640.webp`)).toBe(404)
    const refused = await ask('none-0/640.webp')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await statusOf('tower-07-dusk/1024.webp')).toBe(429)
    expect(await statusOf('tower-07-dusk/640.webp')).toBe(200)
    expect(await statusOf('none-0/640.webp', '203.0.113.8')).toBe(404)
    expect(await statusOf('tower-07-dusk/1024.webp', '203.0.113.8')).toBe(200)
    expect(await statusOf('tower-07-dusk/1024.webp')).toBe(200)
    await listening.drain()
  })
})
