import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '#server/core/ids.ts'
import { afterQuiet } from '#server/savedSearches/alerts/dueTimes.ts'
import { freePort } from '#tests/support/freePort.ts'
import { type MailServer, startMailServer } from '#tests/support/mailServer.ts'
import { exactly, type Figure, type Scenario } from './scenario.ts'
import { listingIds } from './support/reads.ts'

/** Milliseconds. */
const longest = 120_000

export const alerts: Scenario = {
  name: 'alerts',
  about:
    'the server is killed (SIGKILL) between what is published, what matches it and the mails that tell of it',
  async run({ full, start, postgres, say }) {
    const port = await freePort()
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Óga <avisos@oga.test>' }
    const mail = await startMailServer(undefined, port)
    let server = await start(env)
    const ids = await listingIds(server.url, 100)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const rounds = full ? 100 : 10
    const expected = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      expected.add(await publishForOne(client, ids[round % ids.length] ?? ''))
      // Within what follows: outbox, match, telling, mail.
      await sleep(Math.random() * 1000)
      await server.end('SIGKILL')
      server = await start(env)
      if ((round + 1) % 10 === 0) say(`${round + 1} of ${rounds} kills`)
    }
    const figures = [
      exactly('kills', rounds, expected.size),
      ...(await alertFigures(client, expected)),
      ...(await mailFigures(mail, expected)),
    ]
    await client.end()
    await server.end('SIGKILL')
    await mail.close()
    return figures
  },
}

/** Moves a listing to a town of its own, which one address asks for, and changes it once more. Returns the address. */
async function publishForOne(client: pg.Client, listingId: string): Promise<string> {
  const [subscriber, city] = [newId(), `Pueblo ${newId()}`]
  const email = `${subscriber}@mail.test`
  await client.query(
    'insert into saved_search_subscribers (id, email, confirmed_at) values ($1, $2, now())',
    [subscriber, email],
  )
  for (const search of [new URLSearchParams({ city }), new URLSearchParams({ city, minPrice: '1' })])
    await client.query(
      `insert into saved_searches (id, subscriber_id, name, search, frequency, status, active_since)
      values ($1, $2, 'x', $3, 'instant', 'active', now() - interval '1 hour')`,
      [newId(), subscriber, search.toString()],
    )
  await client.query('update listings set city = $2, first_published_at = now() where id = $1', [
    listingId,
    city,
  ])
  await client.query('update listings set bedrooms = bedrooms + 1 where id = $1', [listingId])
  return email
}

/** One per saved search. */
async function alertFigures(client: pg.Client, expected: ReadonlySet<string>): Promise<Figure[]> {
  const read = async () => {
    const { rows } = await client.query<{ email: string; count: number }>(
      `select a.email, count(*)::int as count from saved_search_alerts l
      join saved_search_subscribers a on a.id = l.subscriber_id group by a.email`,
    )
    return new Map(rows.map(({ email, count }) => [email, count]))
  }
  const from = performance.now()
  let counts = await read()
  while (performance.now() - from < longest && counts.size < expected.size) {
    await sleep(200)
    counts = await read()
  }
  const all = [...expected].map((email) => counts.get(email) ?? 0)
  return [
    exactly('alerts lost', 0, all.filter((count) => count < 2).length),
    exactly('alerts doubled', 0, all.filter((count) => count > 2).length),
  ]
}

/** A mail that is sent again has the same id. */
async function mailFigures(mail: MailServer, expected: ReadonlySet<string>): Promise<Figure[]> {
  // They wait for the morning.
  if (afterQuiet(new Date()) > new Date()) return []
  const mailsTo = (email: string) =>
    new Set(mail.received.filter(({ to }) => to.includes(email)).map(({ headers }) => headers['message-id']))
      .size
  const from = performance.now()
  const missing = () => [...expected].filter((email) => mailsTo(email) === 0).length
  while (performance.now() - from < longest && missing() > 0) await sleep(200)
  return [
    exactly('mails lost', 0, missing()),
    exactly('mails doubled', 0, [...expected].filter((email) => mailsTo(email) > 1).length),
  ]
}
