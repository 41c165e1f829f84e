import fs from 'node:fs'
import type { Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenOn } from '#server/core/http/listenOn.ts'
import { hashOf } from '#server/core/http/security.ts'
import { sendError } from '#server/core/http/sendError.ts'
import { createLog } from '#server/core/log.ts'
import { createPolicies } from '#server/page/policy.ts'
import { type PageName, pageNames, pageOf } from '#shared/pages.ts'
import { builtClient } from './builtClient.ts'
import type { Client } from './client.ts'

let folder: string
let client: Client
let server: Server
let url: string
const logged: string[] = []

const others = pageNames.filter((name) => name !== 'search' && name !== 'property')
const assetOf = (name: PageName) => `assets/${path.basename(pageOf(name).file, 'Page.tsx').toLowerCase()}.js`

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-client-'))
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  write(
    'index.html',
    `<!doctype html><link rel="stylesheet" crossorigin href="/assets/a.css"><script>const a = 1</script><!--page-head-->`,
  )
  write('assets/a.css', 'p { color: red }')
  write('favicon.svg', '<svg/>')
  write('assets/main-a1.js', 'plain')
  write('assets/main-a1.js.br', 'as brotli')
  write('assets/main-a1.js.gz', 'as gzip')
  write(
    '.vite/manifest.json',
    JSON.stringify({
      'index.html': { file: 'assets/main-a1.js', isEntry: true, imports: ['_base.js'] },
      '_base.js': { file: 'assets/base.js' },
      'listings/search/SearchPage.tsx': {
        file: 'assets/search.js',
        imports: ['_base.js', '_card.js'],
        css: [],
      },
      '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
      ...Object.fromEntries(others.map((name) => [pageOf(name).file, { file: assetOf(name) }])),
      // Built together with its parts.
      '_PropertyPage.js': { file: assetOf('property'), name: 'PropertyPage' },
      '_words-es.js': { file: 'assets/words-es.js', name: 'words-es' },
      '_words-en.js': { file: 'assets/words-en.js', name: 'words-en' },
      '../shared/words/en/listings/search.ts': { file: 'assets/search-en.js', imports: ['_words-en.js'] },
      '../shared/words/en/listings/listings.ts': { file: 'assets/listings-en.js' },
      '../shared/words/en/listings/publish.ts': { file: 'assets/publish-en.js' },
    }),
  )
  client = builtClient({ folder })
  const log = createLog({ LOG_LEVEL: 'info', NODE_ENV: 'test' }, { write: (line) => logged.push(line) })
  const app = express().use(client.assets).use(client.files).use(sendError(log))
  const listening = await listenOn(app, 0, '127.0.0.1')
  server = listening.server
  url = `http://127.0.0.1:${listening.port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  fs.rmSync(folder, { recursive: true })
})

async function get(name: string, encoding: string) {
  const answer = await fetch(url + name, { headers: { 'Accept-Encoding': encoding } })
  const { headers, status } = answer
  return { status, encoding: headers.get('content-encoding'), length: headers.get('content-length'), headers }
}

describe('the files of the built client', () => {
  it('come as they were compressed at build time, for a year', async () => {
    const brotli = await get('/assets/main-a1.js', 'gzip, br')
    expect(brotli).toMatchObject({ status: 200, encoding: 'br', length: '9' })
    expect(brotli.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
    expect(brotli.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await get('/assets/main-a1.js', 'gzip')).toMatchObject({ encoding: 'gzip', length: '7' })
    expect(await get('/assets/main-a1.js', 'identity')).toMatchObject({ encoding: null, length: '5' })
  })

  it('are a 404 that nobody keeps, where an earlier build had them', async () => {
    const gone = await get('/assets/main-b2.js', 'br')
    expect(gone.status).toBe(404)
    expect(gone.headers.get('cache-control')).toBe('no-store')
    expect(gone.headers.get('content-type')).toContain('text/plain')
  })

  it.each([
    [416, 'a range that is not there', { Range: 'bytes=99999999-' }],
    [412, 'another version', { 'If-Match': '"x"' }],
    [412, 'one unchanged for years', { 'If-Unmodified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' }],
  ])('are a %i where %s is asked for', async (status, _, headers) => {
    for (const [name, length] of [
      ['/favicon.svg', 6],
      ['/assets/main-a1.js', 9],
    ] as const) {
      const answer = await fetch(url + name, { headers: { ...headers, 'Accept-Encoding': 'br' } })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-range')).toBe(status === 416 ? `bytes */${length}` : null)
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.text()).toBe('')
    }
    expect(logged).toEqual([])
  })

  it('are those beside the template too, but neither the template nor the manifest', async () => {
    expect((await get('/favicon.svg', 'br')).status).toBe(200)
    for (const name of ['/index.html', '/.vite/manifest.json', '/assets/..%2findex.html'])
      expect((await get(name, 'br')).status).toBe(404)
  })
})

describe('the scripts of a page', () => {
  it('are its own code and its texts in its language, preloaded beside what every page starts with', () => {
    const html = client.scripts.atOnce({ name: 'search', language: 'en' })
    expect(html).toMatch(/^<script type="module" crossorigin src="\/assets\/main-a1.js"><\/script>/)
    const preloads = [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)]
    expect(preloads.map(([, address]) => address).sort()).toEqual([
      '/assets/base.js',
      '/assets/card.js',
      '/assets/listings-en.js',
      '/assets/search-en.js',
      '/assets/search.js',
      '/assets/words-en.js',
    ])
  })

  it('start after the first paint of a rendered page: what is imported first, the entry last', () => {
    const html = client.scripts.afterPaint({ name: 'search', language: 'en' })
    const [start, files] = JSON.parse(
      /^<script type="application\/json" id="\S+">(.*?)<\/script>/.exec(html)?.[1] ?? '',
    )
    expect(start).toEqual(['/assets/base.js', '/assets/main-a1.js'])
    expect(files).toHaveLength(7)
    expect(files.indexOf('/assets/card.js')).toBeLessThan(files.indexOf('/assets/search.js'))
  })

  it('stand in the page itself only where its policy names their hash, like its styles', async () => {
    const policy = createPolicies(
      { NODE_ENV: 'test', MAP_STYLE_URL: 'off', MAP_ORIGINS: [] },
      client,
    )(await client.template('/'))
    const started = client.scripts.afterPaint({ name: 'search', language: 'en' })
    const [, ours = ''] = /<script>(.*?)<\/script>/s.exec(started) ?? []
    expect(policy).toContain(`script-src 'self' ${hashOf('const a = 1')} ${hashOf(ours)};`)
    expect(policy).toContain(`style-src 'self' ${hashOf('p { color: red }')};`)
    const other = client.scripts.afterPaint({ name: 'home', language: 'es' })
    expect(other).not.toBe(started)
    expect(other).toContain(ours)
  })

  it('are without a page what every page starts with', () => {
    expect(client.scripts.atOnce()).toContain('href="/assets/base.js"')
    expect(client.scripts.atOnce()).not.toContain('words')
  })

  it.each(pageNames)('have the file of page %s, whatever its name', (name) => {
    expect(client.scripts.afterPaint({ name, language: 'es' })).toContain(`"/${assetOf(name)}"`)
  })
})
