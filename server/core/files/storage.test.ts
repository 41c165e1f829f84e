import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#server/core/errors.ts'
import { type S3Server, startS3Server } from '#tests/support/s3Server.ts'
import { openS3Store } from './s3Store.ts'
import { contentName, type FileStore, openFolderStore } from './storage.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-store-'))
const root = path.join(folder, 'files')
let s3: S3Server
const stores: Record<string, FileStore> = { folder: openFolderStore(root) }

beforeAll(async () => {
  s3 = await startS3Server()
  stores.s3 = openS3Store(s3.place)
})
afterAll(async () => {
  await s3.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

function open(name: string): FileStore {
  const store = stores[name]
  if (!store) throw new Error(`no store ${name}`)
  return store
}

describe.each(['folder', 's3'])('a store in a %s', (name) => {
  it('gives back, when asked, what was written, and nothing for what was not', async () => {
    const store = open(name)
    await store.write('a1/640.webp', Buffer.from('picture'))
    expect(String(await store.read('a1/640.webp'))).toBe('picture')
    expect(await store.read('a1/320.webp')).toBeUndefined()
    expect(await store.read('nowhere/320.webp')).toBeUndefined()
  })

  it('when the same key is written by many at once, holds one whole file and nothing else', async () => {
    const store = open(name)
    const contents = Array.from({ length: 8 }, (_, i) => Buffer.alloc(50_000, 65 + i))
    await Promise.all(contents.map((content) => store.write('b2/1.avif', content)))
    const kept = await store.read('b2/1.avif')
    expect(contents.some((content) => kept?.equals(content))).toBe(true)
    expect(await store.list('b2')).toEqual(['b2/1.avif'])
  })

  it('lists, when asked, a folder in order and not those whose names begin alike', async () => {
    const store = open(name)
    for (const key of ['c/2.webp', 'c/1.webp', 'cc/1.webp']) await store.write(key, Buffer.from(key))
    expect(await store.list('c')).toEqual(['c/1.webp', 'c/2.webp'])
    expect(await store.list('never')).toEqual([])
  })

  it('removes, when told, a folder alone, and does not mind that it is gone', async () => {
    const store = open(name)
    for (const key of ['d/1.webp', 'd/2.webp', 'dd/1.webp']) await store.write(key, Buffer.from(key))
    await store.remove('d')
    await store.remove('d')
    expect(await store.read('d/1.webp')).toBeUndefined()
    expect(await store.list('dd')).toEqual(['dd/1.webp'])
  })

  it('tells its folders, each once with the moment of its newest file', async () => {
    const store = open(name)
    s3.pageSize = 2
    for (const folder of ['m', 'n', 'o'])
      for (const file of ['1.webp', '2.webp', '3.webp'])
        await store.write(`${folder}/${file}`, Buffer.from('x'))
    const old = new Date(Date.now() - 3 * 86_400_000)
    for (const file of ['1.webp', '2.webp', '3.webp']) s3.writtenAt.set(`n/${file}`, old)
    s3.writtenAt.set('o/1.webp', old)
    if (name === 'folder') fs.utimesSync(path.join(root, 'n'), old, old)
    const found = new Map<string, number>()
    for await (const folder of store.folders()) {
      expect(found.has(folder.name)).toBe(false)
      found.set(folder.name, Math.round((Date.now() - folder.writtenAt.getTime()) / 86_400_000))
    }
    s3.pageSize = 1000
    expect([...found].filter(([one]) => ['m', 'n', 'o'].includes(one)).sort()).toEqual([
      ['m', 0],
      ['n', 3],
      ['o', 0],
    ])
  })

  it('has, before anything was written, no folders', async () => {
    const nowhere = name === 'folder' ? openFolderStore(path.join(folder, 'never')) : undefined
    for await (const _ of nowhere?.folders() ?? []) throw new Error('a folder')
  })

  it.each(['../out', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'a/.', '', 'A/b', 'a\\b', 'a\0'])(
    'when asked for %j, refuses what could lead out of it',
    async (key) => {
      const store = open(name)
      await expect(store.read(key)).rejects.toBeInstanceOf(RangeError)
      await expect(store.write(key, Buffer.alloc(1))).rejects.toBeInstanceOf(RangeError)
      await expect(store.list(key)).rejects.toBeInstanceOf(RangeError)
      await expect(store.remove(key)).rejects.toBeInstanceOf(RangeError)
    },
  )
})

it('a store in a folder, when it first writes, removes what was left by a process that was killed a day ago', async () => {
  const drafts = path.join(folder, 'killed', '.drafts')
  fs.mkdirSync(drafts, { recursive: true })
  for (const name of ['old', 'young']) fs.writeFileSync(path.join(drafts, name), 'half')
  const old = new Date(Date.now() - 25 * 3_600_000)
  fs.utimesSync(path.join(drafts, 'old'), old, old)
  const store = openFolderStore(path.join(folder, 'killed'))
  await store.write('a/1.webp', Buffer.from('x'))
  expect(fs.readdirSync(drafts)).toEqual(['young'])
  expect(await store.list('a')).toEqual(['a/1.webp'])
  for await (const { name } of store.folders()) expect(name).toBe('a')
})

it('a store in a folder, when a file cannot be written, leaves no draft', async () => {
  fs.mkdirSync(path.join(root, 'e/taken.webp/inside'), { recursive: true })
  await expect(open('folder').write('e/taken.webp', Buffer.from('x'))).rejects.toThrow()
  expect(fs.readdirSync(path.join(root, 'e'))).toEqual(['taken.webp'])
  expect(fs.readdirSync(path.join(root, '.drafts'))).toEqual([])
})

describe('a store in S3, when its service', () => {
  const unavailable = (error: unknown) => error instanceof AppError && error.code === 'unavailable'

  it('fails, is asked once more and then given up', async () => {
    s3.mood = 'failing'
    const before = s3.requests.length
    await expect(open('s3').write('f/1.webp', Buffer.from('x'))).rejects.toSatisfy(unavailable)
    expect(s3.requests.length - before).toBe(2)
    s3.mood = 'well'
    await open('s3').write('f/1.webp', Buffer.from('x'))
  })

  it('is silent, is not waited for longer than it is given', async () => {
    s3.mood = 'silent'
    const hasty = openS3Store(s3.place, { connect: 100, call: 200 })
    const start = performance.now()
    await expect(hasty.read('f/1.webp')).rejects.toSatisfy(unavailable)
    expect(performance.now() - start).toBeLessThan(10_000)
    s3.mood = 'well'
  })

  it('breaks off in a body, gives no half of a file', async () => {
    await open('s3').write('g/1.webp', Buffer.alloc(100_000, 7))
    s3.mood = 'cut'
    await expect(open('s3').read('g/1.webp')).rejects.toSatisfy(unavailable)
    s3.mood = 'well'
    expect((await open('s3').read('g/1.webp'))?.length).toBe(100_000)
  })

  it('cannot be reached, says so', async () => {
    const nowhere = openS3Store({ ...s3.place, endpoint: 'http://127.0.0.1:9' })
    await expect(nowhere.read('f/1.webp')).rejects.toSatisfy(unavailable)
  })

  it('does not know our key, says so', async () => {
    const stranger = openS3Store({ ...s3.place, accessKeyId: 'OTHER' })
    await expect(stranger.read('f/1.webp')).rejects.toSatisfy(unavailable)
  })
})

it('names a content, when it is the same, the same, and another one differently', () => {
  expect(contentName(Buffer.from('a'))).toBe(contentName(Buffer.from('a')))
  expect(contentName(Buffer.from('a'))).not.toBe(contentName(Buffer.from('b')))
  expect(contentName(Buffer.from('a'))).toMatch(/^[0-9a-z]{26}$/)
})
