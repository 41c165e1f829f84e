import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/core/database/database.ts'
import { inBulk } from '#server/core/database/inBulk.ts'
import { insertMany } from '#server/core/database/insertMany.ts'
import { migrateDatabase } from '#server/core/database/migrate.ts'
import { readEnv } from '#server/core/env.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { newId } from '#server/core/ids.ts'
import { createLog } from '#server/core/log.ts'
import { openContext } from '#server/core/openContext.ts'
import { developmentUnits } from '#server/developments/units.table.ts'
import { as, identifyByHeader } from '../support/calls.ts'
import { administer, databaseUrl } from '../support/database.ts'
import { insertDevelopment } from '../support/developments.ts'
import { insertAdmin, insertListings } from '../support/listings.ts'
import { startPostgres } from '../support/postgres.ts'

/*
 * A team's calls with BENCH_LISTINGS (100,000) listings of 2,000 agencies with 20,000 members, in milliseconds, beside /healthz in the
 * same run; the board of a development of 2,000 units; and how 1,000 inquiries at once to one agency are shared.
 */
const listings = Number(process.env.BENCH_LISTINGS ?? 100_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const agencies = 2000
const members = 20_000
const inquiries = 1000
const maxCall = 20
const units = 2000
const maxBoard = 100
const maxTries = 60
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Seeded {
  agencyId: string
  owner: string
  listingId: string
  development: { id: string; slug: string }
}

/** Every agency has ten members and as many listings as any other; one of its listings is in nobody's charge. */
async function seed(db: Db): Promise<Seeded> {
  const admin = await insertAdmin(db)
  const id = (kind: string, n: string) => sql.raw(`substr(md5('${kind}' || ${n}), 1, 12)`)
  await db.execute(sql`insert into agencies (id, name, slug)
    select ${id('agency', 'n')}, 'Inmobiliaria ' || n, 'inmobiliaria-' || n from generate_series(1, ${agencies}::int) n`)
  await db.execute(sql`insert into users (id, issuer, subject, first_name)
    select ${id('user', 'n')}, 'https://login.test', n::text, 'Rosa ' || n from generate_series(1, ${members}::int) n`)
  await db.execute(sql`insert into agency_members (user_id, agency_id, role, joined_at)
    select ${id('user', 'n')}, ${id('agency', `(1 + n % ${agencies})`)},
      case when n <= ${agencies}::int then 'owner' when n % 3 = 0 then 'assistant' else 'agent' end, now() - n * interval '1 minute'
    from generate_series(1, ${members}::int) n`)
  const { rows: team } = await db.execute<{ agencyId: string; userId: string }>(
    sql`select agency_id as "agencyId", user_id as "userId" from agency_members order by user_id`,
  )
  const batch = 1000
  for (let from = 0; from < listings; from += batch)
    await insertListings(
      db,
      Array.from({ length: Math.min(batch, listings - from) }, (_, n) => {
        const { agencyId, userId } = team[(from + n) % team.length] ?? {}
        return { agencyId, ownerUserId: userId }
      }),
    )
  await db.execute(sql`insert into listing_views (listing_id, day, views)
    select id, current_date - d, 1 + d from listings, generate_series(0, 13) d where substr(id, 1, 1) < '8'`)
  await db.execute(sql`insert into inquiries (id, listing_id, agency_id, recipient_user_id, name, email, message, created_at, last_message_at,
      first_answered_at)
    select substr(md5(id || d), 1, 12), id, agency_id, owner_user_id, 'Ana', 'a' || d || '@mail.test', 'Hola',
      now() - d * interval '1 day', now() - d * interval '1 day', case when d % 2 = 0 then now() - d * interval '23 hours' end
    from listings, generate_series(0, 13) d where substr(id, 1, 1) < '4'`)
  const { rows } = await db.execute<Omit<Seeded, 'development'>>(sql`
    select l.agency_id as "agencyId", l.id as "listingId", m.user_id as owner from listings l
    join agency_members m on m.agency_id = l.agency_id and m.role = 'owner' limit 1`)
  const [seeded] = rows
  if (!seeded) throw new Error('nothing was seeded')
  await db.execute(
    sql`update listings set owner_user_id = null, owner_admin_id = ${admin} where id = ${seeded.listingId}`,
  )
  const development = await seedDevelopment(db, seeded.agencyId)
  await db.execute(sql`vacuum analyze`)
  return { ...seeded, development }
}

/** Forty floors of fifty units, in every state. */
async function seedDevelopment(db: Db, agencyId: string): Promise<Seeded['development']> {
  const { id, types } = await insertDevelopment(db, {
    agencyId,
    types: [{}, { bedrooms: 2 }, { bedrooms: 3 }],
  })
  await insertMany(
    db,
    developmentUnits,
    Array.from({ length: units }, (_, n) => {
      const number = `${1 + Math.floor(n / 50)}${String(1 + (n % 50)).padStart(2, '0')}`
      const state = n % 3 === 0 ? 'sold' : n % 7 === 0 ? 'held' : 'free'
      return {
        ...{ id: newId(), developmentId: id, typeId: types[n % types.length] ?? '', number, state },
        ...{ numberKey: number, floor: 1 + Math.floor(n / 50), price: 60_000 + n },
        heldFor: state === 'free' ? null : 'Ana',
        heldUntil: state === 'held' ? new Date(Date.now() + 86_400_000) : null,
      } as const
    }),
  )
  return { id, slug: id }
}

async function calls(url: string, { agencyId, owner, development }: Seeded): Promise<boolean> {
  const headers = as('user', owner)
  const named: [name: string, paths: string[], max?: number][] = [
    ['healthz', ['/healthz']],
    [
      'listings',
      ['', '&status=active', `&assignedTo=${owner}`].map(
        (query) => `/api/agencies/${agencyId}/listings?limit=30${query}`,
      ),
    ],
    [
      'listings, by words',
      ['casa', 'asuncion', 'zzz'].map((text) => `/api/agencies/${agencyId}/listings?limit=30&text=${text}`),
    ],
    ['members', [`/api/agencies/${agencyId}/members`]],
    ['figures', [`/api/agencies/${agencyId}/figures`]],
    ['conversations', ['', '?heldBy=me', '?unread=true'].map((query) => `/api/inquiries${query}`)],
    ['unread', ['/api/inquiries/unread']],
    ['board, for all', [`/api/developments/${development.slug}/units`], maxBoard],
    ['board, of the team', [`/api/developments/${development.id}/team/units`], maxBoard],
    ['development', [`/api/developments/${development.id}/team`], maxBoard],
  ]
  let isQuick = true
  for (const [name, paths, max = maxCall] of named) {
    const requests = paths.map((path) => ({ path, headers }))
    await autocannon({ url, connections: 1, amount: 40, requests })
    const { latency, non2xx, errors } = await autocannon({ url, connections: 1, duration: seconds, requests })
    const isOk = latency.p99 <= max && non2xx + errors === 0
    isQuick &&= isOk
    say(
      `${name.padEnd(24)} p50 ${latency.p50}  p99 ${latency.p99}  failed ${non2xx + errors}  ${isOk ? 'ok' : 'FAILED'}`,
    )
  }
  return isQuick
}

/** Asked again, with the same key, where the server had too much to do; returns how often. */
async function ask(url: string, listingId: string, n: number): Promise<number> {
  const body = JSON.stringify({ listingId, name: 'Ana', email: `ana${n}@mail.test`, message: `Hola ${n}` })
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newId() }
  for (let again = 0; again < maxTries; again++) {
    const { status } = await fetch(`${url}/api/inquiries`, { method: 'POST', headers, body })
    if (status === 201) return again
    if (status !== 503) throw new Error(`an inquiry was answered ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 1000 + (n % 10) * 100))
  }
  throw new Error('an inquiry was never taken')
}

/** Equal within one for all who may get them, none doubled, none lost. */
async function shares(url: string, db: Db, { agencyId, listingId }: Seeded): Promise<boolean> {
  await db.execute(sql`delete from inquiries where agency_id = ${agencyId}`)
  const start = performance.now()
  const again = await Promise.all(Array.from({ length: inquiries }, (_, n) => ask(url, listingId, n)))
  const took = (performance.now() - start) / 1000
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(i.id)::int as count from agency_members m
    left join inquiries i on i.recipient_user_id = m.user_id and i.agency_id = m.agency_id
    where m.agency_id = ${agencyId} and m.role <> 'assistant' group by m.user_id`)
  const counts = rows.map(({ count }) => Number(count))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const isFair = most - least <= 1 && total === inquiries
  const asked = again.reduce((sum, count) => sum + count, 0)
  say(
    `${inquiries} inquiries at once: ${total} taken in ${took.toFixed(1)} s, asked again ${asked} times, ${least} to ${most} each for ${counts.length}  ${isFair ? 'ok' : 'FAILED'}`,
  )
  return isFair
}

async function main(): Promise<void> {
  const postgres = startPostgres({ large: true })
  if (!postgres) throw new Error('the bench needs a Postgres: install postgresql')
  try {
    await administer(postgres.url, 'create database bench')
    const read = readEnv({
      ...process.env,
      DATABASE_URL: databaseUrl(postgres.url, 'bench'),
      NODE_ENV: 'test',
      EXCHANGE_RATE_URL: 'off',
      LIMITS: 'off',
      LOG_LEVEL: 'fatal',
    })
    if ('problems' in read) throw new Error(read.problems.join('; '))
    const context = await openContext(read.env, createLog(read.env))
    await migrateDatabase(context.database)
    const seeded = await inBulk(context, seed)
    const app = createApp(context, { identify: identifyByHeader })
    await app.services.queue.start()
    const { port } = await listenOn(app.listener, 0, '127.0.0.1')
    const url = `http://127.0.0.1:${port}`
    const results = [await calls(url, seeded), await shares(url, context.db, seeded)]
    if (results.includes(false)) process.exitCode = 1
  } finally {
    postgres.stop()
  }
  process.exit()
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error).slice(0, 500)}\n`)
  process.exit(1)
})
