import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { contentName, openFolderStore } from './storage.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-store-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
const store = openFolderStore(path.join(folder, 'files'))

describe('a folder store', () => {
  it('gives back, when asked, what was written, and nothing for what was not', async () => {
    await store.write('a1/640.webp', Buffer.from('picture'))
    expect(String(await store.read('a1/640.webp'))).toBe('picture')
    expect(await store.read('a1/320.webp')).toBeUndefined()
  })

  it('when the same key is written by many at once, holds one whole file and no drafts', async () => {
    const contents = Array.from({ length: 8 }, (_, i) => Buffer.alloc(50_000, 65 + i))
    await Promise.all(contents.map((content) => store.write('b2/1.avif', content)))
    const kept = await store.read('b2/1.avif')
    expect(contents.some((content) => kept?.equals(content))).toBe(true)
    expect(fs.readdirSync(path.join(folder, 'files/b2'))).toEqual(['1.avif'])
  })

  it.each(['../out', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'a/.', '', 'A/b', 'a\\b', 'a\0'])(
    'when asked for %j, refuses what could lead out of its folder',
    async (key) => {
      await expect(store.read(key)).rejects.toBeInstanceOf(RangeError)
      await expect(store.write(key, Buffer.alloc(1))).rejects.toBeInstanceOf(RangeError)
    },
  )

  it('names a content, when it is the same, the same, and another one differently', () => {
    expect(contentName(Buffer.from('a'))).toBe(contentName(Buffer.from('a')))
    expect(contentName(Buffer.from('a'))).not.toBe(contentName(Buffer.from('b')))
    expect(contentName(Buffer.from('a'))).toMatch(/^[0-9a-z]{26}$/)
  })
})
