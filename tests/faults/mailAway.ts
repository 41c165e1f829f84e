import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '#server/core/ids.ts'
import { freePort } from '#tests/support/freePort.ts'
import { type MailServer, startMailServer } from '#tests/support/mailServer.ts'
import { atMost, exactly, type Scenario } from './scenario.ts'
import { visit } from './support/load.ts'
import { listingIds } from './support/reads.ts'

/** Milliseconds. */
const handOver = 60_000

export const mailAway: Scenario = {
  name: 'mail-away',
  about: 'the mail server is down while inquiries are sent, also over a kill of the server, and comes back',
  async run({ full, start, say }) {
    const port = await freePort()
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Óga <avisos@oga.test>' }
    let server = await start(env)
    const ids = await listingIds(server.url, 10)
    const expected = new Set<string>()
    const rounds = full ? 5 : 1
    const delays: number[] = []
    let twice = 0
    for (let round = 1; round <= rounds; round++) {
      for (let n = 0; n < 10; n++) expected.add(await ask(server.url, ids[n % ids.length] ?? ''))
      await sleep(25_000)
      await server.end('SIGKILL')
      server = await start(env)
      await sleep(full ? 40_000 : 10_000)
      const mail = await startMailServer(undefined, port)
      const from = performance.now()
      while (performance.now() - from < 2 * handOver && copiesIn(mail, expected).size < expected.size)
        await sleep(100)
      delays.push(performance.now() - from)
      const copies = copiesIn(mail, expected)
      twice += [...copies.values()].filter((count) => count > 1).length
      for (const address of copies.keys()) expected.delete(address)
      // The mail server closes after its client disconnects.
      await server.end('SIGKILL')
      await mail.close()
      server = await start(env)
      say(`${round} of ${rounds} outages`)
    }
    return [
      exactly('copies that did not arrive', 0, expected.size),
      exactly('copies that arrived twice', 0, twice),
      atMost('back to all handed over', handOver, Math.max(...delays), ' ms'),
    ]
  },
}

/** Returns the copy's recipient. */
async function ask(url: string, listingId: string): Promise<string> {
  const email = `${newId()}@mail.test`
  const body = { listingId, name: 'Ana', email, message: '¿Sigue disponible?', inquiryType: 'info' }
  const headers = { 'Idempotency-Key': newId() }
  const { status } = await visit(url, { path: '/api/inquiries', method: 'POST', headers, body })
  if (status !== 201) throw new Error(`an inquiry was answered with ${status}`)
  return email
}

function copiesIn({ received }: MailServer, expected: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const address of received.flatMap(({ to }) => to))
    if (expected.has(address)) counts.set(address, (counts.get(address) ?? 0) + 1)
  return counts
}
