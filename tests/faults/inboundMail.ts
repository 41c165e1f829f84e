import http from 'node:http'
import { createKeys } from '#server/auth/secrets.ts'
import { newId } from '#server/core/ids.ts'
import { createInquiryLinks } from '#server/inquiries/links.ts'
import { ownThread } from '#tests/support/inquiryThread.ts'
import { atMost, exactly, type Scenario } from './scenario.ts'
import { labSecret } from './support/lab.ts'
import { latency, startLoad } from './support/load.ts'
import { listingIds } from './support/reads.ts'

const secret = 'a-secret-of-the-provider-1'
const size = 15_000_000
/** Milliseconds. */
const answerIn = 1000
const healthIn = 50

export const inboundMail: Scenario = {
  name: 'inbound-mail',
  about: 'mails of 15 MB arrive that were made to be slow to read, in each form that providers send',
  async run({ full, start, say }) {
    const { url } = await start({ INBOUND_ADDRESS: 'respuestas@in.oga.test', INBOUND_SECRET: secret })
    const [listingId = ''] = await listingIds(url, 1)
    const id = await ask(url, listingId)
    const links = createInquiryLinks(createKeys({ SESSION_SECRET: labSecret, DATA_DIR: '' }))
    const to = `respuestas+${links.tokenOf(ownThread(id), 'sender')}@in.oga.test`
    const path = `/api/inquiries/inbound/${secret}`
    const kinds = hostile.flatMap(([name, text]) =>
      Object.entries(encodings).map(([form, encode]) => ({ name: `${form} of ${name}`, text, encode })),
    )
    const statuses: number[] = []
    const slowest: { answer: number; health: number }[] = []
    for (const { name, text, encode } of kinds) {
      // Before the probes: it blocks this process.
      const mail = encode({ to, from: 'ana@mail.test', html: text.repeat(Math.ceil(size / text.length)) })
      const runs: { answer: number; health: number }[] = []
      for (let round = 0; round < (full ? 6 : 3); round++) {
        const probes = startLoad(url, () => ({ path: '/healthz' }), { connections: 1, rest: 5 })
        const { status, ms } = await post(url + path, mail)
        const health = await probes.stop()
        statuses.push(status, ...health.map((one) => (one.status === 200 ? 204 : one.status)))
        runs.push({ answer: ms, health: latency(health, 1) })
      }
      // What else the machine does only adds.
      const best = (of: 'answer' | 'health') => Math.min(...runs.map((run) => run[of]))
      slowest.push({ answer: best('answer'), health: best('health') })
      say(`${name}: answered after ${best('answer').toFixed(0)} ms, health ${best('health').toFixed(0)} ms`)
    }
    const most = (of: 'answer' | 'health') => Math.max(...slowest.map((one) => one[of]))
    return [
      exactly('mails or health checks not answered', 0, statuses.filter((status) => status !== 204).length),
      atMost('slowest answer', answerIn, most('answer'), ' ms'),
      atMost('slowest health check beside them', healthIn, most('health'), ' ms'),
    ]
  },
}

const hostile: readonly (readonly [name: string, text: string])[] = [
  ['`<`', '<'],
  ['`<style`', '<style'],
  ['open elements', '<b>'],
  ['quotation marks', '"'],
  ['line ends', '\n'],
]

interface Mail {
  type: string
  body: Buffer
}

const encodings: Record<string, (fields: Record<string, string>) => Mail> = {
  form(fields) {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const file = `--x\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n${'-'.repeat(1e6)}\r\n`
    return { type: 'multipart/form-data; boundary=x', body: Buffer.from(`${parts.join('')}${file}--x--\r\n`) }
  },
  'encoded form': (fields) => ({
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from(new URLSearchParams(fields).toString().slice(0, size)),
  }),
  JSON: ({ to, from, html }) => ({
    type: 'application/json',
    body: Buffer.from(
      JSON.stringify({ OriginalRecipient: to, From: from, HtmlBody: html?.slice(0, size / 2) }),
    ),
  }),
}

async function ask(url: string, listingId: string): Promise<string> {
  const body = { listingId, name: 'Ana', email: 'ana@mail.test', message: '¿Sigue?', inquiryType: 'info' }
  const answer = await fetch(`${url}/api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId() },
    body: JSON.stringify(body),
  })
  const { id } = Object(await answer.json())
  if (typeof id !== 'string') throw new Error(`an inquiry was answered with ${answer.status}`)
  return id
}

function post(url: string, { type, body }: Mail): Promise<{ status: number; ms: number }> {
  const at = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', headers: { 'Content-Type': type } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - at }))
    })
    request.on('error', reject)
    request.end(body)
  })
}
