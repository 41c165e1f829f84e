import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { users } from '#server/users/users.table.ts'
import type { Uploaded } from '#shared/media/media.ts'
import { mediaWidths } from '#shared/media/mediaUrls.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { draw, formWith, heic, hugePng } from '#tests/support/pictures.ts'

let app: TestApp
const ana = newId()
const luis = newId()
const admin = newId()

beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  await app.context.db
    .insert(users)
    .values([ana, luis].map((id) => ({ id, issuer: 'https://login.test', subject: id })))
})
afterAll(() => app.close())

const upload = (form: FormData, headers: Record<string, string> = as('user', ana)) =>
  app.fetch('/api/uploads', { method: 'POST', body: form, headers })

async function send(content: Buffer, name?: string, headers?: Record<string, string>): Promise<Uploaded> {
  const response = await upload(formWith(content, name), headers)
  expect(response.status, await response.clone().text()).toBe(201)
  return response.json()
}

async function refusal(response: Response) {
  const { error, code, fields } = await response.json()
  expect(error).not.toBe('')
  return { status: response.status, code, fields }
}

async function picture(id: string, name: string) {
  const response = await app.fetch(`/media/${id}/${name}`)
  expect(response.status).toBe(200)
  return sharp(Buffer.from(await response.arrayBuffer()))
}

async function colorAt(image: Sharp, left: number, top: number): Promise<number[]> {
  const png = await image.toColourspace('srgb').removeAlpha().png().toBuffer()
  return [...(await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

async function countRows(): Promise<unknown> {
  const { rows } = await app.context.db.execute(
    sql`select (select count(*)::int from media) as media, (select count(*)::int from media_uploads) as uploads`,
  )
  return rows[0]
}

function countFiles(): number {
  const root = path.join(app.context.env.DATA_DIR, 'media')
  if (!fs.existsSync(root)) return 0
  return fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length
}

async function leavesNothing(work: () => Promise<void>): Promise<void> {
  const before = { rows: await countRows(), files: countFiles() }
  await work()
  expect({ rows: await countRows(), files: countFiles() }).toEqual(before)
}

describe('a picture', () => {
  it('of every allowed format, when sent, stands in four widths and two formats with a placeholder', async () => {
    const kinds = {
      jpeg: await draw(2000, 1000, 1).jpeg().toBuffer(),
      png: await draw(2000, 1000, 2).png().toBuffer(),
      webp: await draw(2000, 1000, 3).webp().toBuffer(),
      avif: await draw(2000, 1000, 4).avif({ effort: 0 }).toBuffer(),
    }
    for (const content of Object.values(kinds)) {
      const answer = await send(content)
      expect(answer).toMatchObject({ width: 1600, height: 800, url: `/media/${answer.id}/1024.webp` })
      expect(answer.id).toMatch(/^[0-9a-z]{26}$/)
      expect(Buffer.from(answer.placeholder ?? '', 'base64').length).toBeGreaterThan(4)
      expect(answer.variants).toHaveLength(8)
      for (const { url, width, height, format } of answer.variants) {
        const response = await app.fetch(url)
        expect(response.headers.get('content-type')).toBe(`image/${format}`)
        expect(response.headers.get('cache-control')).toContain('immutable')
        const head = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
        expect([head.width, head.height]).toEqual([width, height])
        expect(head.format).toBe(format === 'avif' ? 'heif' : format)
      }
    }
  })

  it('that is smaller than a width, when sent, is never enlarged and still has every address', async () => {
    const answer = await send(await draw(500, 300, 5).png().toBuffer())
    expect(answer).toMatchObject({ width: 500, height: 300 })
    for (const width of mediaWidths) {
      const head = await (await picture(answer.id, `${width}.avif`)).metadata()
      expect(head.width).toBe(Math.min(500, width))
    }
  })

  it('when sent again, by the same or by another, is the same picture and is not encoded again', async () => {
    const content = await draw(640, 480, 6).jpeg().toBuffer()
    const first = await send(content, 'a.jpg')
    const file = path.join(app.context.env.DATA_DIR, 'media', first.id, '640.avif')
    const written = fs.statSync(file).mtimeMs
    expect(await send(content, 'b.png')).toEqual(first)
    expect(await send(content, 'c', as('user', luis))).toEqual(first)
    expect(await send(content, 'd', as('admin', admin))).toEqual(first)
    expect(fs.statSync(file).mtimeMs).toBe(written)
    const { rows } = await app.context.db.execute(
      sql`select user_id from media_uploads where media_id = ${first.id} order by user_id`,
    )
    expect(rows.map(({ user_id }) => user_id)).toEqual([...[ana, luis].sort(), null])
  })

  it('when the same is sent by many at once, is kept once and whole', async () => {
    const content = await draw(700, 500, 7).jpeg().toBuffer()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(content)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const folder = path.join(app.context.env.DATA_DIR, 'media', answers[0]?.id ?? '')
    expect(fs.readdirSync(folder)).toHaveLength(8)
  })

  it('whose files were lost, when sent again, is there again', async () => {
    const content = await draw(333, 222, 8).jpeg().toBuffer()
    const { id } = await send(content)
    fs.rmSync(path.join(app.context.env.DATA_DIR, 'media', id, '320.webp'))
    await send(content)
    expect((await app.fetch(`/media/${id}/320.webp`)).status).toBe(200)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'held in orientation %i, when sent, stands upright',
    async (orientation) => {
      const sideways = orientation > 4
      const upright = sideways ? draw(120, 200, 9) : draw(200, 120, 9)
      // Undoes the camera's orientation.
      const turned = await sharp(await upright.png().toBuffer())
        .withMetadata({ orientation: orientation === 6 ? 8 : orientation === 8 ? 6 : orientation })
        .png()
        .toBuffer()
      const held = await sharp(turned).autoOrient().png().toBuffer()
      const answer = await send(
        await sharp(held).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer(),
      )
      expect([answer.width, answer.height]).toEqual(sideways ? [120, 200] : [200, 120])
      const [red = 0, , blue = 0] = await colorAt(await picture(answer.id, '320.webp'), 10, answer.height - 2)
      expect(red).toBeGreaterThan(150)
      expect(blue).toBeLessThan(100)
    },
  )

  it('with the place where it was taken, when sent, is served without it and without any metadata', async () => {
    const content = await draw(300, 200, 10)
      .withExif({
        IFD0: { Make: 'Camera', Copyright: 'Ana' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '25/1 17/1 0/1', GPSLongitudeRef: 'W' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ana</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect((await sharp(content).metadata()).exif).toBeDefined()
    const { id } = await send(content)
    for (const name of ['1600.avif', '320.webp']) {
      const { exif, xmp, icc, iptc } = await (await picture(id, name)).metadata()
      expect({ exif, xmp, icc, iptc }).toEqual({})
    }
  })

  it('in CMYK, in 16 bits or in grey, when sent, has the colours of the screen', async () => {
    const cmyk = await send(await draw(200, 120, 11).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer())
    const [red = 0, green = 255, blue = 255] = await colorAt(await picture(cmyk.id, '320.webp'), 10, 118)
    expect(red).toBeGreaterThan(150)
    expect(Math.max(green, blue)).toBeLessThan(110)
    const deep = await send(await draw(200, 120, 12).toColourspace('rgb16').png().toBuffer())
    expect((await colorAt(await picture(deep.id, '320.webp'), 190, 118))[2]).toBeGreaterThan(180)
    const grey = await send(await draw(200, 120, 13).greyscale().toColourspace('b-w').png().toBuffer())
    expect((await (await picture(grey.id, '320.avif')).metadata()).channels).toBe(3)
  })

  it('with see-through parts, when sent, stands on white', async () => {
    const clear = {
      width: 100,
      height: 100,
      channels: 4 as const,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    }
    const { id } = await send(await sharp({ create: clear }).png().toBuffer())
    expect(await colorAt(await picture(id, '320.webp'), 50, 50)).toEqual([255, 255, 255])
  })

  it('that moves, when sent, stands still at its first frame', async () => {
    const frames = [await draw(90, 60, 14).png().toBuffer(), await draw(90, 60, 30).png().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: 100 })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const answer = await send(moving)
    expect(answer).toMatchObject({ width: 90, height: 60 })
    expect((await (await picture(answer.id, '320.webp')).metadata()).pages ?? 1).toBe(1)
  })

  it('with something else behind it, when sent, is served without that', async () => {
    const script = '<script>alert(1)</script>PK\x03\x04'
    const content = Buffer.concat([await draw(150, 90, 15).jpeg().toBuffer(), Buffer.from(script)])
    const { id } = await send(content, 'index.html')
    for (const width of mediaWidths)
      for (const format of ['avif', 'webp']) {
        const body = Buffer.from(await (await app.fetch(`/media/${id}/${width}.${format}`)).arrayBuffer())
        expect(body.includes('<script>')).toBe(false)
      }
  })

  it.each(['../x', '..\\..\\x', '/etc/passwd', 'x'.repeat(3000), '"; rm'])(
    'named %j, when sent, is named by its content alone',
    async (name) => {
      const { id } = await send(await draw(80, 60, 16).jpeg().toBuffer(), name)
      expect(id).toMatch(/^[0-9a-z]{26}$/)
    },
  )
})

describe('what is no picture of ours', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const jpeg = () => draw(600, 400, 20).jpeg().toBuffer()
  const cases: Record<string, { content: () => Promise<Buffer> | Buffer; status: number; code: string }> = {
    SVG: { content: () => Buffer.from(svg), status: 415, code: 'not_an_image' },
    'SVG with an XML head': {
      content: () => Buffer.from(`<?xml version="1.0"?>${svg}`),
      status: 415,
      code: 'not_an_image',
    },
    'HTML named .jpg': {
      content: () => Buffer.from('<!doctype html><p>'),
      status: 415,
      code: 'not_an_image',
    },
    'a PDF': { content: () => Buffer.from('%PDF-1.7\n%âãÏÓ'), status: 415, code: 'not_an_image' },
    'an archive': { content: () => Buffer.from('PK\x03\x04'), status: 415, code: 'not_an_image' },
    nothing: { content: () => Buffer.alloc(0), status: 415, code: 'not_an_image' },
    'a GIF': { content: () => draw(60, 40).gif().toBuffer(), status: 415, code: 'not_an_image' },
    'a TIFF': { content: () => draw(60, 40).tiff().toBuffer(), status: 415, code: 'not_an_image' },
    HEIC: { content: () => heic, status: 415, code: 'heic_unsupported' },
    'a JPEG cut in the middle': {
      content: async () => (await jpeg()).subarray(0, 3000),
      status: 422,
      code: 'broken_image',
    },
    'a JPEG of its first bytes alone': {
      content: async () => (await jpeg()).subarray(0, 20),
      status: 422,
      code: 'broken_image',
    },
    'a PNG cut in the middle': {
      content: async () => (await draw(600, 400, 21).png().toBuffer()).subarray(0, 500),
      status: 422,
      code: 'broken_image',
    },
    'an AVIF cut in the middle': {
      content: async () => (await draw(600, 400, 22).avif({ effort: 0 }).toBuffer()).subarray(0, 600),
      status: 422,
      code: 'broken_image',
    },
    'a WebP cut in the middle': {
      content: async () => (await draw(600, 400, 23).webp().toBuffer()).subarray(0, 400),
      status: 422,
      code: 'broken_image',
    },
    'a PNG of 256 megapixels': { content: () => hugePng(16_384), status: 422, code: 'too_many_pixels' },
    'a file of 16 MB': { content: () => Buffer.alloc(16 * 1024 * 1024), status: 413, code: 'too_large' },
    'a file one byte too large': {
      content: () => Buffer.alloc(15 * 1024 * 1024 + 1),
      status: 413,
      code: 'too_large',
    },
  }
  it.each(Object.entries(cases))(
    '%s, when sent, is refused and nothing of it is left',
    (_name, { content, status, code }) =>
      leavesNothing(async () => {
        const response = await upload(formWith(await content()))
        expect(await refusal(response)).toMatchObject({ status, code })
      }),
  )

  it('when it is a bomb, is refused by its head alone: nothing else of it is there', async () => {
    const response = await upload(formWith(hugePng(16_384).subarray(0, 60)))
    expect(await refusal(response)).toMatchObject({ status: 422, code: 'too_many_pixels' })
  })

  it('among good ones, when they are sent together, harms none of them', async () => {
    const good = await Promise.all([30, 31, 32].map((seed) => draw(400, 300, seed).jpeg().toBuffer()))
    const all = [good[0], heic, good[1], hugePng(9000), Buffer.from('no'), good[2]]
    const answers = await Promise.all(all.map((content) => upload(formWith(content ?? Buffer.alloc(0)))))
    expect(answers.map(({ status }) => status)).toEqual([201, 415, 201, 422, 415, 201])
  })
})
