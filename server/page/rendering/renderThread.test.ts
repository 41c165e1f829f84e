import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageToRender } from './render.ts'
import { renderOnThread } from './renderThread.ts'

/** By path: what a page may do to its thread. */
const renderer = `
import { isMainThread } from 'node:worker_threads'
export async function renderPage({ path, store }) {
  if (path === '/throws') throw new TypeError('no component')
  if (path === '/ends') process.exit(3)
  if (path === '/hangs') for (;;);
  if (path === '/fills') for (const all = []; ; ) all.push(new Array(100_000).fill(Math.random()))
  const utf8 = new TextEncoder()
  const seen = new TextDecoder().decode(store.get(path)) || 'new'
  store.set(path, utf8.encode('known'))
  return { html: utf8.encode('<p>₲ ' + path + ' ' + seen + ' ' + isMainThread + '</p>') }
}`

let folder: string
let file: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-renderer-'))
  file = path.join(folder, 'renderPage.mjs')
  fs.writeFileSync(file, renderer)
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const page = (path: string): PageToRender => ({
  path,
  search: '',
  boot: Buffer.from('{"language":"es","queries":[]}'),
})

function open(bounds = {}) {
  const render = renderOnThread(file, { restartInterval: 0, loadTimeout: 60_000, timeout: 60_000, ...bounds })
  return async (path: string) => Buffer.from((await render(page(path))).html).toString()
}

describe('a page on a thread of its own', () => {
  it('is rendered there, with what the thread kept of earlier pages', async () => {
    const render = open()
    expect(await render('/a')).toBe('<p>₲ /a new false</p>')
    expect(await render('/a')).toBe('<p>₲ /a known false</p>')
  })

  it('fails with what a component threw, and the thread goes on', async () => {
    const render = open()
    await render('/a')
    await expect(render('/throws')).rejects.toMatchObject({ name: 'TypeError', message: 'no component' })
    expect(await render('/a')).toContain('known')
  })

  it.each([
    ['ends', '/ends', {}, 'ended with 3'],
    ['is out of memory', '/fills', { memory: 24 }, 'memory'],
  ])('fails, when the thread %s, and the next page has another thread', async (_, path, bounds, message) => {
    const render = open(bounds)
    await render('/a')
    await expect(render(path)).rejects.toThrow(message)
    expect(await render('/a')).toContain('new')
  })

  it('fails, when it takes too long, and the next page has another thread', async () => {
    const render = open({ timeout: 200 })
    await render('/a')
    await expect(render('/hangs')).rejects.toThrow('not done in time')
    expect(await render('/a')).toContain('new')
  })

  it('ends the thread that has nothing to do for a while, and the next page has another', async () => {
    const render = open({ idleTime: 50, restartInterval: 60_000 })
    await render('/a')
    await expect.poll(() => render('/a'), { interval: 200 }).toContain('new')
  })

  it('fails at once while threads end as they start', async () => {
    const render = open({ restartInterval: 60_000 })
    await expect(render('/ends')).rejects.toThrow('ended')
    await expect(render('/a')).rejects.toThrow('just ended')
  })
})
