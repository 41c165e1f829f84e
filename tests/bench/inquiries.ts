import { fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/core/database/database.ts'
import { inBulk } from '#server/core/database/inBulk.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { openDatabase } from '#server/core/database/openDatabase.ts'
import { readEnv } from '#server/core/env.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { newId } from '#server/core/ids.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import { as, identifyByHeader } from '../support/calls.ts'
import { administer, databaseUrl } from '../support/database.ts'
import { insertAdmin, insertListings, insertUser } from '../support/listings.ts'
import { startPostgres } from '../support/postgres.ts'
import { measureArrivals } from './arrivals.ts'

/* Inbox calls with BENCH_THREADS (100,000) threads, in milliseconds, and 100 inquiries a second. */
const threads = Number(process.env.BENCH_THREADS ?? 100_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const maxList = 20
const maxSend = 25
const sendsPerSecond = 100
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Seeded {
  admin: string
  owner: string
  listings: string[]
}

async function seed(db: Db): Promise<Seeded> {
  const admin = await insertAdmin(db)
  const owners = await Promise.all([1, 2, 3, 4].map(() => insertUser(db, { firstName: 'Rosa' })))
  const listings = await insertListings(
    db,
    Array.from({ length: 400 }, (_, n) => ({
      title: `Casa ${n} con quincho`,
      ownerUserId: owners[n % 2 === 0 ? 0 : 1 + (n % 3)],
    })),
  )
  await db.execute(sql`
    with many as (
      select n, (${sql.param(listings)}::text[])[1 + n % ${listings.length}::int] as listing_id,
        (array['Ana','Beto','Carla','Óscar','Nidia','Rubén'])[1 + n % 6] || ' ' ||
        (array['Gómez','Núñez','Duarte','Benítez','Ayala'])[1 + n % 5] as name
      from generate_series(1, ${threads}::int) as n
    )
    insert into inquiries (id, listing_id, recipient_user_id, inquiry_type, channel, name, email, phone, message, status, is_unread,
      created_at, last_message_at, first_answered_at, searched)
    select substr(md5(n::text), 1, 12), m.listing_id, l.owner_user_id,
      (array['info','info','visit','info','rental','purchase','info','visit','info','info'])[1 + n % 10],
      case when n % 7 = 0 then 'whatsapp' else 'form' end, name, 'persona' || n || '@mail.test', '+595981' || (100000 + n),
      'Hola, quisiera visitar la casa esta semana. ¿Sigue disponible? ' || n,
      (array['new','answered','answered','visit_agreed','closed','closed','spam'])[1 + n % 7], n % 9 = 0,
      now() - n * interval '7 minutes', now() - n * interval '5 minutes',
      case when n % 3 = 0 then now() - n * interval '5 minutes' end,
      lower(public.immutable_unaccent(name || ' persona' || n || '@mail.test +595981' || (100000 + n) ||
        ' hola, quisiera visitar la casa esta semana. sigue disponible? ' || n || ' casa con quincho'))
    from many m join listings l on l.id = m.listing_id`)
  await db.execute(sql`
    insert into inquiry_messages (id, inquiry_id, side, author, text, created_at)
    select id || n, id, case when n = 1 then 'recipient' else 'sender' end, 'Rosa', 'Sí, podés venir el jueves.', last_message_at
    from inquiries, generate_series(1, 2) as n where status = 'answered'`)
  await db.execute(sql`vacuum analyze`)
  return { admin, owner: owners[0] ?? '', listings }
}

async function lists(url: string, { admin, owner, listings }: Seeded): Promise<boolean> {
  const views = [
    '',
    '?status=new',
    '?status=answered,closed',
    '?unread=true',
    '?channel=whatsapp',
    '?inquiryType=visit',
  ]
  const searches = ['?text=nunez', '?text=persona77', '?text=quincho+ana', '?text=595981123456', '?text=zzz']
  const named: [string, string, string[], Record<string, string>][] = [
    ['administrator', '', views, as('admin', admin)],
    ['owner', '', views, as('user', owner)],
    ['administrator, by words', '', searches, as('admin', admin)],
    ['owner, by words', '', searches, as('user', owner)],
    ['owner, of a listing', '', listings.slice(0, 20).map((id) => `?listingId=${id}`), as('user', owner)],
    ['administrator, deep', '', await deepPages(url, as('admin', admin)), as('admin', admin)],
    ['unread', '/unread', [''], as('user', owner)],
    ['time to answer', '/response-time', [''], as('user', owner)],
  ]
  let isQuick = true
  for (const [name, part, queries, headers] of named) {
    const requests = queries.map((query) => ({ path: `/api/inquiries${part}${query}`, headers }))
    await autocannon({ url, connections: 1, amount: 40, requests })
    const { latency, non2xx, errors } = await autocannon({ url, connections: 1, duration: seconds, requests })
    const isOk = latency.p99 <= maxList && non2xx + errors === 0
    isQuick &&= isOk
    say(line(`inbox: ${name}`, latency, non2xx + errors, isOk))
  }
  return isQuick
}

async function deepPages(url: string, headers: Record<string, string>): Promise<string[]> {
  const queries: string[] = []
  let path: string | undefined = '/api/inquiries?limit=200'
  for (let n = 0; n < 20 && path; n++) {
    const answer: Response = await fetch(url + path, { headers })
    await answer.body?.cancel()
    path = answer.headers.get('link')?.match(/<([^>]+)>/)?.[1]
    if (path) queries.push(path.slice(path.indexOf('?')).replace('limit=200', 'limit=30'))
  }
  return queries
}

async function sends(url: string, { listings }: Seeded): Promise<boolean> {
  const inquiry = () => ({
    method: 'POST',
    path: '/api/inquiries',
    headers: { 'Idempotency-Key': newId() },
    body: {
      listingId: listings[Math.floor(Math.random() * listings.length)],
      name: 'Ana Gómez',
      email: `${newId()}@mail.test`,
      phone: '0981 123 456',
      message: 'Hola, quisiera visitar la casa esta semana. ¿Sigue disponible?',
    },
  })
  await measureArrivals(url, inquiry, { perSecond: sendsPerSecond, seconds: 3 })
  const sent = await measureArrivals(url, inquiry, { perSecond: sendsPerSecond, seconds: 2 * seconds })
  const isOk = sent.p99 <= maxSend && sent.failed === 0
  say(line(`inquiries sent, ${sendsPerSecond} a second`, sent, sent.failed, isOk))
  return isOk
}

function line(
  name: string,
  { p50, p99 }: { p50: number; p99: number },
  failed: number,
  isOk: boolean,
): string {
  return `${name.padEnd(36)} p50 ${p50.toFixed(0).padStart(4)}  p99 ${p99.toFixed(0).padStart(4)}  failed ${failed}  ${isOk ? 'ok' : 'FAILED'}`
}

function readSettings() {
  const read = readEnv({
    ...process.env,
    NODE_ENV: 'test',
    EXCHANGE_RATE_URL: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  if ('problems' in read) throw new Error(read.problems.join('; '))
  const log = createLog(read.env)
  return { env: read.env, log }
}

async function serve(): Promise<void> {
  const { env, log } = readSettings()
  const context = await openContext(env, log)
  const app = createApp(context, { identify: identifyByHeader })
  await app.services.queue.start()
  const { port } = await listenOn(app.listener, 0, '127.0.0.1')
  process.send?.(`http://127.0.0.1:${port}`)
  process.on('disconnect', () => process.exit())
}

async function main(): Promise<void> {
  const postgres = startPostgres()
  if (!postgres) throw new Error('the bench needs a Postgres: install postgresql')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-bench-'))
  try {
    await administer(postgres.url, 'create database bench')
    process.env.DATABASE_URL = databaseUrl(postgres.url, 'bench')
    process.env.DATA_DIR = dataDir
    const { env, log } = readSettings()
    const database = await openDatabase(env, log)
    await migrateDatabase(database)
    const seeded = await inBulk({ database, db: database.db }, seed)
    await database.close()
    const child = fork(import.meta.filename, ['serve'])
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', (address) => resolve(String(address)))
      child.once('exit', () => reject(new Error('the server did not start')))
    })
    const results = [await lists(url, seeded), await sends(url, seeded)]
    child.disconnect()
    if (results.includes(false)) process.exitCode = 1
  } finally {
    postgres.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

const work = process.argv[2] === 'serve' ? serve() : main()
work.catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
