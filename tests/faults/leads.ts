import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '#server/core/ids.ts'
import type { Server } from '#tests/support/builtServer.ts'
import { atLeast, atMost, exactly, type Figure, type Scenario } from './scenario.ts'
import { listingIds } from './support/reads.ts'

const members = 5
const perRound = 10
/** Milliseconds. */
const longest = 600_000

export const leads: Scenario = {
  name: 'leads',
  about: 'the server is killed (SIGKILL) while an agency’s inquiries are given to its members in turn',
  async run({ full, start, postgres, say }) {
    let server: Server = await start()
    const [listingId = ''] = await listingIds(server.url, 1)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const agencyId = await giveToAgency(client, listingId)
    let away = false
    const url = () => (away ? undefined : server.url)
    const asked: Promise<number>[] = []
    const rounds = full ? 50 : 10
    for (let round = 0; round < rounds; round++) {
      for (let n = 0; n < perRound; n++) asked.push(ask(url, listingId, `${round}.${n}`))
      await sleep(50 + Math.random() * 500)
      away = true
      await server.end('SIGKILL')
      server = await start()
      away = false
      if ((round + 1) % 10 === 0) say(`${round + 1} of ${rounds} kills`)
    }
    const again = await Promise.all(asked)
    const figures = [
      atLeast('inquiries cut and sent again', 1, again.filter((count) => count > 0).length),
      ...(await shareFigures(client, agencyId, asked.length)),
    ]
    await client.end()
    return figures
  },
}

/** The listing becomes an agency's, in nobody's charge. */
async function giveToAgency(client: pg.Client, listingId: string): Promise<string> {
  const agencyId = newId()
  await client.query('insert into agencies (id, name, slug) values ($1, $1, lower($1))', [agencyId])
  for (let n = 0; n < members; n++) {
    const userId = newId()
    await client.query(`insert into users (id, issuer, subject) values ($1, 'https://login.test', $1)`, [
      userId,
    ])
    await client.query('insert into agency_members (user_id, agency_id, role) values ($1, $2, $3)', [
      userId,
      agencyId,
      n === 0 ? 'owner' : 'agent',
    ])
  }
  await client.query(
    `update listings set agency_id = $2, owner_user_id = null, owner_admin_id = (select id from administrators limit 1)
    where id = $1`,
    [listingId, agencyId],
  )
  return agencyId
}

/** With the same key until it is taken; returns how often again. */
async function ask(url: () => string | undefined, listingId: string, name: string): Promise<number> {
  const body = JSON.stringify({
    listingId,
    name: 'Ana',
    email: `ana${name}@mail.test`,
    message: `Hola ${name}`,
  })
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newId() }
  let last: number | undefined
  const start = performance.now()
  for (let again = 0; performance.now() - start < longest; again++) {
    const server = url()
    const answer = server
      ? await fetch(`${server}/api/inquiries`, { method: 'POST', headers, body }).catch(() => undefined)
      : undefined
    if (answer?.status === 201) return again
    last = answer?.status
    await sleep(200 + Math.random() * 200)
  }
  throw new Error(`an inquiry was never taken: ${last}`)
}

async function shareFigures(client: pg.Client, agencyId: string, expected: number): Promise<Figure[]> {
  const { rows } = await client.query<{ inquiries: number; senders: number }>(
    `select count(i.id)::int as inquiries, count(distinct i.email)::int as senders from agency_members m
    left join inquiries i on i.recipient_user_id = m.user_id and i.agency_id = m.agency_id
    where m.agency_id = $1 group by m.user_id`,
    [agencyId],
  )
  const counts = rows.map(({ inquiries }) => inquiries)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const { rows: all } = await client.query<{ senders: number }>(
    'select count(distinct email)::int as senders from inquiries where agency_id = $1',
    [agencyId],
  )
  return [
    exactly('inquiries lost', 0, expected - (all[0]?.senders ?? 0)),
    exactly('inquiries doubled', 0, sum(counts) - (all[0]?.senders ?? 0)),
    atMost('most beyond the least of a member', 1, Math.max(...counts) - Math.min(...counts)),
  ]
}
