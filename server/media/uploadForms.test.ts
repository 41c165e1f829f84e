import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertUser } from '#tests/support/listings.ts'
import { draw, formWith } from '#tests/support/pictures.ts'
import { mediaUploads } from './mediaUploads.table.ts'

let app: TestApp
let ana: string
let luis: string

beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
  ana = await insertUser(app.context.db)
  luis = await insertUser(app.context.db)
})
afterAll(() => app.close())

const upload = (form: FormData, headers: Record<string, string> = as('user', ana)) =>
  app.fetch('/api/uploads', { method: 'POST', body: form, headers })

async function refusal(response: Response) {
  const { error, code, fields } = await response.json()
  expect(error).not.toBe('')
  return { status: response.status, code, fields }
}

async function leavesNothing(work: () => Promise<void>): Promise<void> {
  const count = async () => (await app.context.db.select({ n: sql`count(*)` }).from(mediaUploads))[0]
  const before = await count()
  await work()
  expect(await count()).toEqual(before)
  expect(fs.existsSync(path.join(app.context.env.DATA_DIR, 'media'))).toBe(false)
}

describe('a form of a photo', () => {
  const typed = (type: string) => ({ ...as('user', ana), 'Content-Type': type })
  const post = (body: BodyInit | undefined, headers: Record<string, string>) =>
    app.fetch('/api/uploads', { method: 'POST', body, headers })

  it('of another type, or none at all, when sent, is a 415', async () => {
    for (const type of ['application/json', 'image/jpeg', 'multipart/mixed; boundary=b'])
      expect(await refusal(await post('{}', typed(type)))).toMatchObject({ code: 'unsupported_type' })
    expect(await refusal(await post(undefined, as('user', ana)))).toMatchObject({ code: 'unsupported_type' })
  })

  it.each([
    ['without a boundary', 'x', 'multipart/form-data'],
    [
      'that breaks off in the file',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
      'multipart/form-data; boundary=b',
    ],
    ['that breaks off in a head', '--b\r\nContent-Dispos', 'multipart/form-data; boundary=b'],
    [
      'with a name that ends nowhere',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a\0b"\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ],
    ['that is empty', '', 'multipart/form-data; boundary=b'],
  ])('%s, when sent, is a 400', (_name, body, type) =>
    leavesNothing(async () => {
      expect(await refusal(await post(body, typed(type)))).toMatchObject({
        status: 400,
        code: 'malformed_body',
      })
    }),
  )

  it('without a file, with another field, with two files or with text, when sent, is a 422 that names the field', async () => {
    const content = await draw(60, 40).jpeg().toBuffer()
    const two = formWith(content)
    two.append('file', new Blob([new Uint8Array(content)]), 'b.jpg')
    const withText = formWith(content)
    withText.set('userId', luis)
    const forms = [
      new FormData(),
      formWith(content, 'a.jpg', 'photo'),
      formWith(content, 'a.jpg', '__proto__'),
      two,
      withText,
    ]
    await leavesNothing(async () => {
      for (const form of forms)
        expect(await refusal(await upload(form))).toMatchObject({
          status: 422,
          code: 'invalid',
          fields: { file: expect.any(String) },
        })
    })
  })

  it('from another site, when sent, is refused', async () => {
    const headers = { ...as('user', ana), 'Sec-Fetch-Site': 'cross-site' }
    const response = await upload(formWith(await draw().jpeg().toBuffer()), headers)
    expect(await refusal(response)).toMatchObject({ status: 403, code: 'cross_site' })
  })

  it('of a visitor, when begun, is answered before its body has come', async () => {
    const text = await begin('', 15_000_000, 'begun')
    expect(text).toMatch(/^HTTP\/1\.1 401 /)
  })

  it('that declares too much, when begun, is answered before its body has come', async () => {
    const text = await begin(`X-Test-Actor: user:${ana}\r\n`, 16_000_000, 'begun')
    expect(text).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('that is broken off by its sender leaves nothing', () =>
    leavesNothing(async () => {
      const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(50_000)}`
      const socket = await connect()
      socket.write(head(`X-Test-Actor: user:${ana}\r\n`, 1_000_000) + body)
      const seen = app.logged.length
      socket.destroy()
      await expect.poll(() => app.logged.length).toBeGreaterThan(seen)
      expect(app.logged.slice(seen).some(({ level }) => Number(level) >= 50)).toBe(false)
    }))

  const head = (headers: string, length: number) =>
    `POST /api/uploads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n${headers}\r\n`

  async function connect(): Promise<net.Socket> {
    const { port } = new URL(app.url)
    const socket = net.connect(Number(port), '127.0.0.1')
    await new Promise((resolve) => socket.once('connect', resolve))
    return socket
  }

  /** Returns the status line. */
  async function begin(headers: string, length: number, beginning: string): Promise<string> {
    const socket = await connect()
    try {
      const answer = new Promise<Buffer>((resolve) => socket.once('data', resolve))
      socket.write(head(headers, length) + beginning)
      return String(await answer)
    } finally {
      socket.destroy()
    }
  }
})
