import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { activities } from '#server/activities/activities.table.ts'
import { handle, job } from '#server/core/jobs/job.ts'
import { readPublicSettings } from '#server/settings/settings.service.ts'
import { type SignedInAdmin, signInAdmin } from '#tests/support/administrators.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { pollOften, untilJobsAreDone } from '#tests/support/jobs.ts'
import { es } from '#tests/support/words.ts'

let app: TestApp
let admin: SignedInAdmin
beforeAll(async () => {
  app = await startApp()
  admin = await signInAdmin(app)
})
afterAll(() => app.close())

const json = async (response: Response) => ({ status: response.status, ...(await response.json()) })
const change = async (body: object) => json(await admin.send('PATCH', '/api/admin/settings', body))
const lastChanges = async () => {
  const [row] = await app.context.db
    .select()
    .from(activities)
    .where(eq(activities.subjectKind, 'settings'))
    .orderBy(desc(activities.id))
  return row?.changes
}

describe('settings', () => {
  it('are read and changed one by one', async () => {
    expect(await admin.read('/api/admin/settings')).toEqual({
      whatsappNumber: null,
      moderation: false,
      inquiriesEmail: null,
      securityEmail: null,
      requireCodes: false,
      aiCeilingUSD: 5,
    })
    expect(await change({ aiCeilingUSD: 0.5 })).toMatchObject({ status: 200, aiCeilingUSD: 0.5 })
    expect(await lastChanges()).toEqual({ aiCeilingUSD: [5, 0.5] })
    expect(await change({ moderation: true })).toMatchObject({ status: 200, moderation: true })
    expect(await change({ inquiriesEmail: ' hola@oga.test ' })).toMatchObject({
      moderation: true,
      inquiriesEmail: 'hola@oga.test',
    })
    expect(await lastChanges()).toEqual({ inquiriesEmail: [null, 'hola@oga.test'] })
    expect(await change({ inquiriesEmail: '', moderation: false })).toMatchObject({
      moderation: false,
      inquiriesEmail: null,
    })
  })

  it.each([
    [{ inquiriesEmail: 'hola' }, 'inquiriesEmail'],
    [{ inquiriesEmail: 'a@b.c, d@e.f' }, 'inquiriesEmail'],
    [{ inquiriesEmail: 'a@b.test\r\nBcc: x@y.test' }, 'inquiriesEmail'],
    [{ securityEmail: 'a@b.test\r\nBcc: x@y.test' }, 'securityEmail'],
    [{ requireCodes: 'yes' }, 'requireCodes'],
    [{ moderation: 'yes' }, 'moderation'],
    [{ aiCeilingUSD: -1 }, 'aiCeilingUSD'],
    [{ aiCeilingUSD: 10_001 }, 'aiCeilingUSD'],
    [{ aiCeilingUSD: '5' }, 'aiCeilingUSD'],
    [{ whatsappNumber: 'no', moderation: true }, 'whatsappNumber'],
  ])('are not changed to %o', async (body, field) => {
    const before = await admin.read('/api/admin/settings')
    const { status, fields } = await change(body)
    expect({ status, fields: Object.keys(fields) }).toEqual({ status: 422, fields: [field] })
    expect(await admin.read('/api/admin/settings')).toEqual(before)
  })

  it('the WhatsApp number is kept in one form, and the site has it at once', async () => {
    const save = async (whatsappNumber: string) =>
      json(await admin.send('POST', '/api/admin/settings/whatsapp', { whatsappNumber }))
    expect(await save('0981 123 456')).toEqual({ status: 200, whatsappNumber: '+595981123456' })
    expect(await (await app.fetch('/api/settings/public')).json()).toEqual({
      whatsappNumber: '+595981123456',
      aiModel: false,
      sendsMail: false,
    })
    expect(await admin.read('/api/admin/settings/whatsapp')).toEqual({ whatsappNumber: '+595981123456' })
    for (const wrong of ['', '123', 'llamame', 'x'.repeat(50)])
      expect(await save(wrong)).toMatchObject({ status: 422 })
    expect(await admin.read('/api/admin/settings/whatsapp')).toEqual({ whatsappNumber: '+595981123456' })
  })
})

describe('the site', () => {
  it.each([
    [{}, false],
    [{ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'avisos@oga.test' }, true],
  ])('knows whether mails are sent (%j)', async (env, sendsMail) => {
    const read = await readPublicSettings(app.context.db, { ...app.context.env, ...env })
    expect(read).toMatchObject({ sendsMail })
  })
})

describe('the exchange rate', () => {
  it('says that fetching is off', async () => {
    expect(await admin.read('/api/admin/settings/rate')).toEqual({
      rate: 7420,
      source: 'fallback',
      updatedAt: null,
      stale: true,
      sources: [],
      failedAt: null,
      failures: [],
    })
  })

  it('says how fetching went, and is fetched on demand, but not by everyone at once', async () => {
    let requests = 0
    const http = await import('node:http')
    const upstream = http.createServer((_request, response) => {
      requests++
      if (requests === 1) response.writeHead(500).end()
      else response.end(JSON.stringify({ result: 'success', rates: { PYG: 7555 } }))
    })
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    const address = upstream.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const other = await startApp({ EXCHANGE_RATE_URL: `http://127.0.0.1:${port}/` })
    const marta = await signInAdmin(other)
    const refresh = async () => json(await marta.send('POST', '/api/admin/settings/rate/refresh'))
    expect((await refresh()).status).toBe(200)
    await other.context.database.pool.query(
      `update exchange_checks set checked_at = now() - interval '1 hour'`,
    )
    const states = await Promise.all([refresh(), refresh(), refresh()])
    expect(requests).toBeGreaterThanOrEqual(2)
    expect(requests).toBeLessThanOrEqual(3)
    const { event, userName, subjectName } = activities
    const recorded = await other.context.db
      .select({ event, userName, subjectName })
      .from(activities)
      .where(eq(activities.subjectKind, 'settings'))
    const asked = { event: 'refresh', userName: marta.username, subjectName: 'Tipo de cambio' }
    expect(recorded).toEqual([asked, asked])
    expect(states.at(-1)).toMatchObject({ status: 200, rate: 7555, stale: false, sources: ['127.0.0.1'] })
    await other.close()
    upstream.closeAllConnections()
    upstream.close()
  })
})

const jobNames = z.object({ jobs: z.array(z.object({ name: z.string() })) })

describe('the queue', () => {
  it('says what waits and what failed, and tries it again', async () => {
    const { queue } = app.services
    let isBroken = true
    const works: string[] = []
    const task = job('flaky', z.object({ name: z.string() }), { retries: 0 })
    const handler = handle(task, async ({ name }) => {
      if (isBroken) throw new RangeError(`secret of ${name}`)
      works.push(name)
    })
    queue.define(pollOften([handler]))
    await queue.start()
    for (const name of ['one', 'two', 'three']) await queue.send(task, { name })
    await untilJobsAreDone(app.context.db)
    const state = z.object({
      jobs: z.array(z.looseObject({ name: z.string(), waiting: z.number(), failed: z.number() })),
      failed: z.array(z.looseObject({ id: z.string(), name: z.string() })),
    })
    const read = async () => state.parse(await admin.read('/api/admin/queue'))
    const before = await read()
    expect(before.jobs.find(({ name }) => name === 'flaky')).toMatchObject({ waiting: 0, failed: 3 })
    const mine = before.failed.filter(({ name }) => name === 'flaky')
    expect(mine[0]).toMatchObject({ attempts: 1, error: 'RangeError', endedAt: expect.any(String) })
    expect(JSON.stringify(before)).not.toContain('secret')

    isBroken = false
    const retry = async (body: object) => json(await admin.send('POST', '/api/admin/queue/retry', body))
    expect(await retry({ ids: [mine[0]?.id] })).toEqual({ status: 200, retried: 1 })
    expect(await retry({ ids: [mine[0]?.id] })).toEqual({ status: 200, retried: 0 })
    expect(await retry({ ids: ['x'] })).toMatchObject({ status: 422 })
    expect(await retry({ name: 'flaky' })).toEqual({ status: 200, retried: 2 })
    await untilJobsAreDone(app.context.db)
    expect(works.sort()).toEqual(['one', 'three', 'two'])
    expect((await read()).jobs.find(({ name }) => name === 'flaky')).toMatchObject({ failed: 0 })
    expect(await lastChanges()).toEqual({ retriedJobs: [null, 2] })
    await queue.stop()
  })

  it('has a text for each of its jobs', async () => {
    const { jobs } = jobNames.parse(await admin.read('/api/admin/queue'))
    const names = jobs.map(({ name }) => name).filter((name) => name !== 'flaky')
    expect(Object.keys(es.adminSettings.jobs).sort()).toEqual(names)
  })
})
