import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { inlineOf } from '#server/core/http/security.ts'
import { webhookTypes } from '#shared/webhooks/webhookEvents.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
let document: {
  paths: Record<string, Record<string, unknown>>
  webhooks: Record<string, unknown>
  openapi: string
}
beforeAll(async () => {
  app = await startApp()
  document = await (await app.fetch('/api/openapi.json')).json()
})
afterAll(() => app.close())

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(await new Validator().validate(document)).toEqual({ valid: true })
  })

  it('describes what is sent to others’ endpoints', () => {
    expect(Object.keys(document.webhooks).sort()).toEqual([...webhookTypes].sort())
    expect(JSON.stringify(document.webhooks['listing.closed'])).toContain('webhook-signature')
  })

  it('holds every endpoint of the table, and nothing else', () => {
    const { api } = createApp(app.context)
    const table = api.endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(table.sort())
    expect(described).toContain('GET /api/settings/public')
  })

  it('gives every call its own name, an answer and its errors in the one shape', () => {
    const calls = Object.values(document.paths).flatMap((item) => Object.values(item)) as {
      operationId: string
      summary: string
      responses: Record<string, unknown>
    }[]
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
    for (const { responses, summary } of calls) {
      expect(summary).not.toBe('')
      expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true)
      expect(responses['503']).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      })
    }
  })

  it('says which answers name their version, and which calls are for one', () => {
    const ifMatch = { parameters: expect.arrayContaining([expect.objectContaining({ name: 'If-Match' })]) }
    const versioned = { headers: { ETag: expect.anything() } }
    const listing = document.paths['/api/listings/{id}']
    expect(listing?.patch).toMatchObject({ ...ifMatch, responses: { 200: versioned, 412: {} } })
    expect(listing?.delete).toMatchObject({ ...ifMatch, responses: { 412: {} } })
    const own = document.paths['/api/listings/mine/{id}']
    for (const read of [listing?.get, own?.get]) expect(read).toMatchObject({ responses: { 200: versioned } })
  })
})

describe('the page that shows it', () => {
  it.each([
    ['es', 'La API de Óga', 'Respuestas'],
    ['en', 'The Óga API', 'Answers'],
  ])('speaks %s, names every call and runs no script', async (language, title, answers) => {
    const response = await app.fetch('/api/docs', { headers: { 'Accept-Language': language } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await response.text()
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<title>${title}</title>`)
    expect(page).toContain(answers)
    for (const path of Object.keys(document.paths)) expect(page).toContain(`<code>${path}</code>`)
    expect(page).not.toMatch(/<script|\son\w+=|style="|undefined|\[object/)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(inlineOf(page).styles).toHaveLength(1)
    expect(policy).toContain(`script-src 'self';style-src 'self' ${inlineOf(page).styles[0]};`)
  })

  it('answers 405 to a POST', async () => {
    const response = await app.send('POST', '/api/docs', {})
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('OPTIONS, GET, HEAD')
  })
})
