import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchStyle } from './onlineStyle.ts'

const style = {
  version: 8,
  glyphs: 'https://fonts.example/{fontstack}/{range}.pbf',
  sources: { tiles: { type: 'vector', url: 'https://tiles.example/planet' } },
  layers: [
    { id: 'ground', type: 'background' },
    { id: 'names', type: 'symbol', source: 'tiles', layout: { 'text-font': ['Noto Sans'] } },
  ],
}
const answers: Record<string, (response: http.ServerResponse) => void> = {
  '/style': (response) => response.end(JSON.stringify(style)),
  '/html': (response) => response.end('<!doctype html><title>Busy</title>'),
  '/old': (response) => response.end(JSON.stringify({ ...style, version: 7 })),
  '/empty': (response) => response.end(),
  '/text': (response) => response.end('"style"'),
  '/gone': (response) => response.writeHead(404).end('{}'),
  '/hangs': () => undefined,
}
const server = http.createServer((request, response) => answers[request.url ?? '']?.(response))
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

describe('a style of another host', () => {
  it('is written in our letters', async () => {
    const taken = await fetchStyle(url('/style'), new AbortController().signal)
    expect(taken?.layers[1]).toMatchObject({ id: 'names', layout: { 'text-font': ['Figtree'] } })
    expect(taken?.layers[0]).toEqual(style.layers[0])
  })

  it.each(['/html', '/old', '/empty', '/text', '/gone'])('that answers %s is none', async (path) => {
    expect(await fetchStyle(url(path), new AbortController().signal)).toBeNull()
  })

  it('that hangs is given up with the map', async () => {
    const ending = new AbortController()
    const taken = fetchStyle(url('/hangs'), ending.signal)
    ending.abort()
    expect(await taken).toBeNull()
  })
})
