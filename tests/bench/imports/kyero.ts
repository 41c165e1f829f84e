import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Feed } from '#shared/imports/feeds.ts'
import type { ImportDetails } from '#shared/imports/imports.ts'
import { step } from './bring.ts'
import { type BenchServer, onServer, say, sayFigures, signIn } from './server.ts'
import { type Watched, watchServer } from './watch.ts'

/*
 * A Kyero feed of BENCH_MEGABYTES (300) with BENCH_ROWS (20,000) homes, through the whole product: its first run, and
 * once more without a change, sent anew (no 304): seconds, and memory beyond the server at rest. `server.ts` has the
 * other variables.
 */
const homes = Number(process.env.BENCH_ROWS ?? 20_000)
// The limit is of bytes; a little room for the head.
const bytes = Number(process.env.BENCH_MEGABYTES ?? 300) * 1e6
const limits = { second: 30, memory: 100 }
const metricsPort = 4397

const cities = ['Asunción', 'Luque', 'San Lorenzo', 'Lambaré', 'Fernando de la Mora', 'Encarnación', 'Areguá']
const languages = ['es', 'en', 'de', 'fr', 'pt', 'it', 'nl', 'sv', 'no', 'da', 'fi', 'ru', 'ca']
const share = Math.floor(bytes / homes)
const sentence = 'Cómoda y luminosa, a pasos de todo, con patio, quincho y cochera techada. '
/** Of one language. */
const text = sentence.repeat(Math.floor((share - 1500) / languages.length / Buffer.byteLength(sentence)))

function home(at: number): string {
  const texts = languages.map((code) => `<${code}>${code} ${at}. ${text}</${code}>`).join('')
  return (
    `<property><id>K-${at}</id><date>2026-11-27 10:00:00</date><ref>R-${at}</ref>` +
    `<price>${60_000 + (at % 500) * 400}</price><currency>USD</currency><price_freq>sale</price_freq>` +
    `<type>${at % 2 ? 'villa' : 'apartment'}</type><town>${cities[at % cities.length]}</town><province>Central</province>` +
    `<location_detail>Centro</location_detail><beds>${1 + (at % 4)}</beds><baths>2</baths><pool>${at % 2}</pool>` +
    `<surface_area><built>${60 + (at % 300)}</built><plot>360</plot></surface_area><desc>${texts}</desc></property>\n`
  )
}

function* feed() {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<root><kyero><feed_version>3</feed_version></kyero>\n'
  for (let at = 0; at < homes; at++) yield home(at)
  yield '</root>'
}

/** Written as it is read, so that nobody holds it whole. */
async function startFeed() {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    // A reader that goes away ends it.
    pipeline(Readable.from(feed()), response).catch(() => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, close: () => server.close() }
}

type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>
const callsOf =
  (url: string, cookie: string): Call =>
  async (method, path, body) => {
    const headers = { cookie, 'Content-Type': 'application/json' }
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

/** With its last run. */
async function atRest(call: Call, id: string): Promise<Feed> {
  for (;;) {
    const feed = (await call<Feed[]>('GET', '/api/feeds')).find((one) => one.id === id)
    if (!feed) throw new Error('the feed is gone')
    if (feed.problem) throw new Error(feed.problem)
    if (!feed.isRunning && feed.runs.every(({ state }) => state !== 'running' && state !== 'checking'))
      return feed
    await pause(200)
  }
}

async function measure({ url, pid, metrics }: BenchServer, host: string): Promise<boolean> {
  const cookie = await signIn(url)
  const call = callsOf(url, cookie)
  async function timed<T>(
    name: string,
    work: () => Promise<T>,
  ): Promise<Watched & { seconds: number; result: T }> {
    const watched = await watchServer(pid, metrics)
    const start = performance.now()
    const result = await work()
    const done = { seconds: (performance.now() - start) / 1000, result, ...(await watched.stop()) }
    say(
      `${name.padEnd(22)} ${done.seconds.toFixed(1)} s; ${done.peak.toFixed(0)} MB; processor ${done.processor.toFixed(1)} s, ` +
        `main thread ${done.main.toFixed(1)}, which waited ${done.waited.toFixed(1)}; timers p99 ${done.late99.toFixed(1)} ms`,
    )
    return done
  }
  const quiet = await timed('at rest', () => pause(5000))
  const added = await timed('read', async () => {
    const { id } = await call<Feed>('POST', '/api/feeds', {
      format: 'kyero',
      url: `http://${host}/kyero.xml`,
    })
    return atRest(call, id)
  })
  const feed = added.result
  const importId = feed.runs[0]?.id ?? ''
  const first = await timed('check and run', async () => {
    const { mapping } = await call<ImportDetails>('GET', `/api/imports/${importId}`)
    await step({ url, cookie }, importId, ['mapping', 'ready'], mapping ?? {})
    return step({ url, cookie }, importId, ['run', 'done'])
  })
  say(`${''.padEnd(22)} ${JSON.stringify(first.result.details.counts)}`)
  const second = await timed('unchanged', async () => {
    await call('POST', `/api/feeds/${feed.id}/run`, {})
    return atRest(call, feed.id)
  })
  const [run] = second.result.runs
  say(`${''.padEnd(22)} ${JSON.stringify(run?.counts)}`)
  const peak = Math.max(added.peak, first.peak, second.peak)
  return sayFigures([
    ['unchanged', second.seconds, limits.second, 's'],
    ['memory, unchanged', second.peak - quiet.peak, limits.memory, 'MB'],
    ['memory, all', peak - quiet.peak, limits.memory, 'MB'],
  ])
}

async function main(): Promise<boolean> {
  const feed = await startFeed()
  try {
    return await onServer({ metricsPort, env: { FETCH_EXCEPT: feed.host } }, (server) =>
      measure(server, feed.host),
    )
  } finally {
    feed.close()
  }
}

process.exit((await main()) ? 0 : 1)
