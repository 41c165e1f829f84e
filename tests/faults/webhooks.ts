import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhookReceiver.ts'
import { atLeast, exactly, type Figure, type Scenario } from './scenario.ts'

/** Milliseconds. */
const longest = 120_000
/** Of each round. */
const changes = 20
const path = '/hook'

export const webhooksKilled: Scenario = {
  name: 'webhooks',
  about:
    'the server is killed (SIGKILL) while it tells an endpoint of changes of listings, some of which fail',
  async run({ full, start, postgres, say }) {
    const receiver = await startWebhookReceiver()
    const env = { FETCH_EXCEPT: receiver.host }
    let server = await start(env)
    const visitor = createVisitor(server.url)
    await signInAs(visitor, 'rosa')
    const cookie = [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
    await makeWebhook(server.url, cookie, receiver)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    // A change of each.
    const { rows } = await client.query<{ id: string }>(
      `update listings l set owner_user_id = w.user_id, owner_admin_id = null, agency_id = null from webhooks w
      where l.id in (select id from listings where status = 'active' limit 3) returning l.id`,
    )
    const ids = rows.map(({ id }) => id)
    const rounds = full ? 100 : 10
    for (let round = 0; round < rounds; round++) {
      receiver.answers.set(path, round % 3 === 0 ? 500 : 204)
      for (let change = 0; change < changes; change++)
        await client.query('update listings set bedrooms = 1 + (bedrooms + 1) % 9 where id = $1', [
          ids[change % ids.length],
        ])
      await sleep(Math.random() * 500)
      await server.end('SIGKILL')
      server = await start(env)
      if ((round + 1) % 10 === 0) say(`${round + 1} of ${rounds} kills`)
    }
    receiver.answers.set(path, 204)
    const figures = await findings(client, receiver, ids.length + rounds * changes)
    await client.end()
    await server.end('SIGKILL')
    await receiver.close()
    return [atLeast('listings', 1, ids.length), ...figures]
  },
}

async function makeWebhook(url: string, cookie: string, receiver: WebhookReceiver): Promise<void> {
  const answer = await fetch(`${url}/api/webhooks`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: receiver.url(path), events: ['listing.changed'] }),
  })
  if (answer.status !== 201) throw new Error(`the endpoint was answered ${answer.status}`)
}

/** Each change is one delivery, taken, in the order of its listing. */
async function findings(client: pg.Client, receiver: WebhookReceiver, expected: number): Promise<Figure[]> {
  const read = async () =>
    (
      await client.query<{ id: string; subject: string; state: string }>(
        'select id, subject, state from webhook_deliveries order by sequence',
      )
    ).rows
  const from = performance.now()
  let rows = await read()
  while (performance.now() - from < longest) {
    if (rows.length >= expected && rows.every(({ state }) => state === 'delivered')) break
    await client.query(
      "update webhook_deliveries set next_at = now() where state = 'waiting' and fault is not null",
    )
    await sleep(500)
    rows = await read()
  }
  const orderOf = (ids: readonly string[]) => {
    const first = new Map<string, number>()
    for (const [at, id] of ids.entries()) if (!first.has(id)) first.set(id, at)
    return first
  }
  const arrived = orderOf(receiver.received.map(({ id }) => id))
  const subjects = [...new Set(rows.map(({ subject }) => subject))]
  const isInOrder = (subject: string) => {
    const places = rows.flatMap((row) => (row.subject === subject ? (arrived.get(row.id) ?? -1) : []))
    return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
  }
  return [
    exactly('changes told', expected, rows.length),
    exactly('never sent', 0, rows.filter(({ id }) => !arrived.has(id)).length),
    exactly('not taken in the end', 0, rows.filter(({ state }) => state !== 'delivered').length),
    exactly('listings out of order', 0, subjects.filter((subject) => !isInOrder(subject)).length),
  ]
}
