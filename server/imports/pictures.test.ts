import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/core/ids.ts'
import { imports } from '#server/imports/imports.table.ts'
import { settings } from '#server/settings/settings.table.ts'
import { setAgencyScene } from '#tests/support/agencyScene.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { importsOf, sheetHeader, sheetOf } from '#tests/support/imports.ts'
import { insertUser } from '#tests/support/listings.ts'
import { draw } from '#tests/support/pictures.ts'

let app: TestApp
let base = ''
const asked: string[] = []
/** That came after they were asked for. */
const late = new Set<string>()
const drawn = new Map<number, Promise<Buffer>>()
/** Answered once they are let go. */
function hold() {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { held, letGo: () => letGo() }
}
const holding = { '/foto77.jpg': hold(), '/foto88.jpg': hold() }
const isHeld = (path: string): path is keyof typeof holding => path in holding
const server = http.createServer(async (request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  if (isHeld(path)) await holding[path].held
  const seed = late.has(path) ? '60' : /^\/foto(\d+)\.jpg/.exec(path)?.[1]
  if (path === '/inside') response.writeHead(302, { Location: 'http://127.0.0.1/' }).end()
  else if (path === '/mapped') response.writeHead(302, { Location: 'http://[::ffff:127.0.0.1]/' }).end()
  else if (path === '/text.jpg') response.end('<html>no picture</html>')
  else if (seed === undefined) response.writeHead(404).end()
  else {
    const picture = drawn.get(Number(seed)) ?? draw(60, 40, Number(seed)).jpeg().toBuffer()
    drawn.set(Number(seed), picture)
    response.end(await picture)
  }
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  base = `http://127.0.0.1:${port}`
  app = await startApp({ FETCH_EXCEPT: `127.0.0.1:${port}` }, { identify: identifyByHeader })
  await app.services.queue.start()
})
afterAll(async () => {
  await app.services.queue.stop()
  await app.close()
  server.close()
})

async function someone() {
  const id = await insertUser(app.context.db, { firstName: 'Rosa', email: `${newId()}@mail.test` })
  return { who: as('user', id), ...importsOf(app, as('user', id)) }
}
const urls = (...names: string[]) => names.map((name) => `${base}/${name}`).join(' ')
const media = (listing: { [field: string]: unknown } | undefined) =>
  (listing?.media as { id: string; caption: string | null }[] | undefined) ?? []

describe('pictures by address', () => {
  it('come in their order, plans last; what does not come is told, and costs no others', async () => {
    const user = await someone()
    const header = `${sheetHeader};Planos`
    const sheet = sheetOf(
      [
        {
          Código: '1',
          Planos: urls('foto3.jpg'),
          Fotos: urls('foto1.jpg', 'gone.jpg', 'foto2.jpg', 'text.jpg', 'inside', 'mapped'),
        },
      ],
      header,
    )
    const done = await user.bring(sheet)
    expect(done.progress).toMatchObject({ pictures: 7, picturesDone: 3, picturesFailed: 4 })
    const [listing] = await user.mine()
    expect(media(listing).map(({ caption }) => caption)).toEqual([null, null, 'Plano'])
    expect(done.counts).toMatchObject({ create: 1, warned: 1 })
    const [row] = await user.rows(done.id, 'warned')
    expect(row?.warnings.map(({ value }) => value.replace(/^.*\((.*)\)$/, '$1'))).toEqual([
      'status 404',
      'not_an_image',
      'private_address',
      'private_address',
    ])
    expect(asked.filter((path) => path === '/foto1.jpg').length).toBe(1)

    const asking = asked.length
    const again = await user.bring(sheet.replace('180', '190').replace('foto1.jpg', 'foto4.jpg'))
    expect(again.counts.update).toBe(1)
    const fetched = asked.slice(asking)
    expect(fetched).toContain('/foto4.jpg')
    expect(fetched).not.toContain('/foto2.jpg')
    const [changed] = await user.mine()
    expect(media(changed).length).toBe(3)
    expect(media(changed)[0]?.id).not.toBe(media(listing)[0]?.id)
    expect(media(changed)[1]?.id).toBe(media(listing)[1]?.id)

    expect((await user.act(again.id, 'undo')).status).toBe(200)
    await user.until(again.id, 'undone')
    const [undone] = await user.mine()
    expect(media(undone).map(({ id }) => id)).toEqual(media(listing).map(({ id }) => id))
  })

  it('that did not come are asked for again by the next run, those that came are not', async () => {
    const user = await someone()
    const sheet = sheetOf([{ Código: '1', Fotos: urls('foto5.jpg', 'late.jpg') }])
    expect((await user.bring(sheet)).progress).toMatchObject({ picturesDone: 1, picturesFailed: 1 })
    late.add('/late.jpg')
    const asking = asked.length
    expect((await user.bring(sheet)).counts).toMatchObject({ update: 1, unchanged: 0 })
    expect(asked.slice(asking)).toEqual(['/late.jpg'])
    expect(media((await user.mine())[0]).length).toBe(2)
    expect((await user.check(sheet)).counts).toMatchObject({ update: 0, unchanged: 1 })
  })

  it('end their run where who brought it no longer works for the agency', async () => {
    const { agencyId, people, user } = await setAgencyScene(app)
    const agent = importsOf(app, user('agent'))
    const { id } = await agent.check(sheetOf([{ Código: '1', Fotos: urls('foto88.jpg') }]))
    await agent.act(id, 'run')
    await expect.poll(() => asked).toContain('/foto88.jpg')
    const path = `/api/agencies/${agencyId}/members/${people.agent}`
    expect((await app.send('DELETE', path, undefined, user('owner'))).status).toBe(204)
    holding['/foto88.jpg'].letGo()
    await expect
      .poll(async () => {
        const [found] = await app.context.db.select().from(imports).where(eq(imports.id, id))
        return [found?.state, found?.problem]
      })
      .toEqual(['failed', 'no_longer_allowed'])
  })

  // One connection cannot wait for another.
  it.runIf(process.env.TEST_POSTGRES_URL)('are attached before their run is done', async () => {
    const { db, database } = app.context
    const user = await someone()
    const { id } = await user.check(sheetOf([{ Código: '1', Fotos: urls('foto77.jpg') }]))
    await user.act(id, 'run')
    await expect.poll(() => asked).toContain('/foto77.jpg')
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('select from import_rows where import_id = $1 for update', [id])
    try {
      holding['/foto77.jpg'].letGo()
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1)
      // Looks whether anything is left to do.
      await user.act(id, 'pause')
      await user.act(id, 'run')
      const looked = sql`
        select from queue.job
        where name = 'run-import' and data ->> 'importId' = ${id} and state = 'completed'`
      await expect.poll(async () => (await db.execute(looked)).rows.length).toBe(2)
      expect((await user.get(id)).state).toBe('running')
    } finally {
      await client.query('rollback')
      client.release()
    }
    await user.until(id, 'done')
    expect(media((await user.mine())[0]).length).toBe(1)
  })

  it('are awaited no more once it is stopped, and a paused run goes on', async () => {
    const user = await someone()
    const rows = Array.from({ length: 12 }, (_, at) => ({
      Código: `${at}`,
      Fotos: urls(`foto${at % 7}.jpg`),
    }))
    const { id } = await user.check(sheetOf(rows))
    await user.act(id, 'run')
    const paused = await user.act(id, 'pause')
    if (paused.status === 200) {
      expect(await user.get(id)).toMatchObject({ state: 'ready', isPaused: true })
      await user.run(id)
    } else await user.until(id, 'done')
    const done = await user.get(id)
    expect(done.progress).toMatchObject({ rowsDone: 12, pictures: 12, picturesDone: 12 })
    expect((await user.mine()).every((listing) => media(listing).length === 1)).toBe(true)
  })
})

it('new listings go to review where published ones do', async () => {
  const { db } = app.context
  const key = 'moderation'
  await db
    .insert(settings)
    .values({ key, value: true })
    .onConflictDoUpdate({ target: settings.key, set: { value: true } })
  try {
    const user = await someone()
    await user.bring(sheetOf([{ Código: '1' }]))
    expect(await user.mine()).toMatchObject([{ status: 'pending' }])
  } finally {
    await db.delete(settings).where(eq(settings.key, key))
  }
})
