import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activities } from '#server/activities/activities.table.ts'
import { newId } from '#server/core/ids.ts'
import { writeSetting } from '#server/settings/settings.service.ts'
import type { Activity } from '#shared/activities.ts'
import { adminPassword, insertAdministrator, signInAdmin } from '#tests/support/administrators.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { deleteJobs, jobsOf, untilJobsAreDone } from '#tests/support/jobs.ts'
import { type MailServer, startMailServer } from '#tests/support/mailServer.ts'
import { pileUp } from './failedSignIns.ts'

let app: TestApp
let mails: MailServer
let username: string
beforeAll(async () => {
  mails = await startMailServer()
  const mail = { SMTP_URL: mails.url, MAIL_FROM: 'Óga <avisos@oga.test>' }
  app = await startApp({ LIMITS: 'off', TRUST_PROXY: '1', PUBLIC_URL: 'https://oga.test', ...mail })
  await app.services.queue.start()
})
afterAll(async () => {
  await app.services.queue.stop()
  app.services.mailer?.close()
  await mails.close()
  await app.close()
})
beforeEach(async () => {
  await app.context.db.delete(activities)
  await untilJobsAreDone(app.context.db)
  await deleteJobs(app.context.db)
  mails.received.length = 0
  ;({ username } = await insertAdministrator(app))
})

async function attempt(name: string, address: string, password = 'equivocada') {
  const body = { username: name, password }
  return app.send('POST', '/api/admin/login', body, { 'X-Forwarded-For': address })
}

async function fail(times: number, name: string, address: string | ((n: number) => string)) {
  const from = (n: number) => (typeof address === 'string' ? address : address(n))
  const tries = Array.from({ length: times }, (_, n) => attempt(name, from(n)))
  for (const { status } of await Promise.all(tries)) expect(status).toBe(401)
}

async function failures() {
  await app.flush()
  const admin = await signInAdmin(app)
  const list = (await admin.read('/api/admin/activities?limit=200')) as Activity[]
  return list
    .filter(({ event }) => event === 'sign_in_failed')
    .map(({ propertyTitle, changes, actor }) => ({
      name: propertyTitle,
      ...{ count: changes?.attempts?.[1], area: changes?.address?.[1], actor: actor.kind },
    }))
}

describe('sign-ins that fail', () => {
  it('are activities by name and coarse address, with how many there were', async () => {
    await fail(3, username, '190.52.1.7')
    await fail(2, username, '190.52.1.201')
    await fail(1, username, '2001:db8:5:6::1')
    const typed = `clave-${newId()}`
    await fail(2, typed, '190.52.1.7')
    expect(await failures()).toEqual(
      expect.arrayContaining([
        { name: username, count: 5, area: '190.52.1.0/24', actor: 'system' },
        { name: username, count: 1, area: '2001:db8:5::/48', actor: 'system' },
        { name: '—', count: 2, area: '190.52.1.0/24', actor: 'system' },
      ]),
    )
    await fail(4, username, '190.52.1.9')
    const all = await failures()
    expect(all).toHaveLength(3)
    expect(all[0]).toMatchObject({ name: username, count: 9, area: '190.52.1.0/24' })
    const rows = JSON.stringify(await app.context.db.select().from(activities))
    for (const hidden of [typed, 'equivocada', '190.52.1.7', '190.52.1.201'])
      expect(rows).not.toContain(hidden)
  })

  it('are told of when they failed, before the sign-in that follows', async () => {
    await fail(1, username, '190.52.1.7')
    expect((await attempt(username, '190.52.1.7', adminPassword)).status).toBe(200)
    await app.flush()
    const told = await app.context.db.select().from(activities).orderBy(desc(activities.createdAt))
    expect(told.map(({ event }) => event)).toEqual(['sign_in', 'sign_in_failed'])
    await fail(1, username, '190.52.1.7')
    await app.flush()
    const [last] = await app.context.db.select().from(activities).orderBy(desc(activities.createdAt))
    expect(last).toMatchObject({ event: 'sign_in_failed' })
  })

  it('from very many addresses are few activities', async () => {
    await fail(30, username, (n) => `10.0.${n}.1`)
    const all = await failures()
    expect(all).toHaveLength(21)
    expect(all.filter(({ area }) => area === null)).toEqual([expect.objectContaining({ count: 10 })])
    expect(all.reduce((sum, { count }) => sum + Number(count), 0)).toBe(30)
  })

  it('are told to the administrators once, when they pile up', async () => {
    await writeSetting(app.context.db, 'inquiriesEmail', 'consultas@oga.test')
    await writeSetting(app.context.db, 'securityEmail', 'alerta@oga.test')
    await fail(pileUp - 1, username, '190.52.1.7')
    await app.flush()
    expect(await jobsOf(app.context.db)).toEqual([])
    await fail(1, newId(), '10.1.1.1')
    await app.flush()
    await fail(25, username, '190.52.1.7')
    await app.flush()
    await untilJobsAreDone(app.context.db)
    expect(mails.received.map(({ to }) => to)).toEqual([['alerta@oga.test']])
    const [mail] = mails.received
    expect(mail?.text).toContain(`fallaron ${pileUp} intentos`)
    expect(mail?.text).toContain(`${username}: ${pileUp - 1} veces, desde 190.52.1.0/24`)
    expect(mail?.text).toContain('Un usuario que no existe: 1 vez, desde 10.1.1.0/24')
    expect(mail?.text).toContain('https://oga.test/admin/activities')
  })
})

it('a sign-in is no failure, nor is one that lacks its code', async () => {
  expect((await attempt(username, '190.52.1.7', adminPassword)).status).toBe(200)
  expect(await failures()).toEqual([])
})
