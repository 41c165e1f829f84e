import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('the wire', () => {
  it('answers JSON 404 for an unknown path under /api, in the language asked for', async () => {
    const answer = await app.fetch('/api/nothing', { headers: { 'Accept-Language': 'en' } })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      error: 'We could not find what you are looking for.',
      code: 'not_found',
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('answers 405 with Allow for a known path under another method', async () => {
    const answer = await app.send('POST', '/api/settings/public', {})
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('OPTIONS, GET, HEAD')
  })

  it.each(['POST', 'PATCH', 'DELETE'])(
    'answers 405 to %s of a path that looks like one with a parameter',
    async (method) => {
      const fixed = app.endpoints.filter(({ path }) => !path.includes(':'))
      for (const { path } of fixed) {
        const methods = fixed.filter((one) => one.path === path).map((one) => one.method)
        if (methods.some((one) => one === method)) continue
        const answer = await app.send(method, path, {})
        expect([path, answer.status]).toEqual([path, 405])
        const allowed = methods.flatMap((one) => (one === 'GET' ? [one, 'HEAD'] : [one]))
        expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['OPTIONS', ...allowed].sort())
      }
    },
  )

  it('names in Vary the header by which an administrator reads as such', async () => {
    for (const acting of ['user', 'admin']) {
      const answer = await app.fetch('/api/listings?limit=1', { headers: { 'X-Acting-As': acting } })
      expect(answer.headers.get('vary')?.split(', ')).toEqual(
        expect.arrayContaining(['Cookie', 'X-Acting-As']),
      )
    }
  })

  it('refuses a write from another site and lets one without browser headers pass', async () => {
    const cross = await app.send('POST', '/api/settings/public', {}, { 'Sec-Fetch-Site': 'cross-site' })
    expect(cross.status).toBe(403)
    const foreign = await app.send(
      'POST',
      '/api/settings/public',
      {},
      { Origin: 'https://elsewhere.example' },
    )
    expect(foreign.status).toBe(403)
    const plain = await app.send('POST', '/api/settings/public', {})
    expect(plain.status).toBe(405)
  })

  it('gives public reads an ETag and answers 304 to who has it', async () => {
    const first = await app.fetch('/api/settings/public')
    expect(first.status).toBe(200)
    expect(first.headers.get('set-cookie')).toBeNull()
    const etag = first.headers.get('etag')
    expect(etag).toBeTruthy()
    const second = await app.fetch('/api/settings/public', {
      headers: { 'If-None-Match': String(etag), 'Cache-Control': 'max-age=0' },
    })
    expect(second.status).toBe(304)
  })
})
