import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { atMost, exactly, type Figure, type Scenario } from './scenario.ts'
import { inLab } from './support/lab.ts'
import { latency, type Sample, startLoad, type Visit } from './support/load.ts'
import { listingIds, ordinaryReads } from './support/reads.ts'

/** Connections. */
const attackers = 4
const others = 4
const mostTimesIdle = 3

/** Without a pause, while others read. */
export const costlyReads: Scenario = {
  name: 'costly-reads',
  about: 'four connections ask for the costliest reads, while others read what is in no memory',
  async run({ full, postgres, start, say }) {
    const server = await start({ DEMO_LISTINGS: full ? '100000' : '10000' })
    await vacuum(postgres.url)
    return measureCostlyReads(server.url, { seconds: full ? 20 : 5, say })
  },
}

/** As autovacuum would later. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

export async function measureCostlyReads(
  url: string,
  { seconds, say }: { seconds: number; say: (line: string) => void },
): Promise<Figure[]> {
  const ids = await listingIds(url, 200)
  const read = ordinaryReads(ids)
  await sampleFor(seconds / 4, url, read)
  const idle = await sampleFor(seconds, url, read)
  say(shown('idle', idle))
  const figures: Figure[] = []
  for (const [name, ask] of Object.entries(costly)) {
    const load = startLoad(url, ask, { connections: attackers, rest: 0 })
    const probes = startLoad(url, () => ({ path: '/readyz' }), { connections: 1, rest: 200 })
    await sleep(1000)
    const busy = await sampleFor(seconds, url, read)
    const [samples, probeSamples] = [await load.stop(), await probes.stop()]
    const ratio = latency(busy, 0.95) / latency(idle, 0.95)
    say(`${shown(`under ${name}`, busy)}, ${ratio.toFixed(2)} times idle`)
    say(
      `  ${name}: ${statuses(samples)}, p50 ${latency(samples, 0.5).toFixed(0)} ms; readiness: ${statuses(probeSamples)}`,
    )
    figures.push(
      atMost(`others' p95 under ${name}, times idle`, mostTimesIdle, ratio),
      exactly(`others' answers other than 200 under ${name}`, 0, failed(busy)),
      exactly(`readiness other than 200 under ${name}`, 0, failed(probeSamples)),
      exactly(`${name} neither 200 nor 503 with Retry-After`, 0, samples.filter(isWrong).length),
    )
  }
  return figures
}

async function sampleFor(seconds: number, url: string, read: (index: number) => Visit): Promise<Sample[]> {
  const load = startLoad(url, read, { connections: others, rest: 25 })
  await sleep(seconds * 1000)
  return load.stop()
}

const between = (from: number, to: number) => from + Math.random() * (to - from)
const oneOf = (values: readonly string[]) => values[Math.floor(Math.random() * values.length)] ?? ''
/** Around the capital, where most listings are. */
const near = () =>
  `near=${between(-25.6, -25).toFixed(6)},${between(-57.8, -57.2).toFixed(6)},${between(20, 100).toFixed(6)}`
const types = ['house', 'apartment', 'land', 'office']

const everyFilter = () =>
  new URLSearchParams({
    transactionType: oneOf(['sale', 'rent']),
    propertyType: oneOf(types),
    city: 'Asunción',
    neighborhood: oneOf(['Villa Morra', 'Recoleta', 'Centro']),
    minPrice: String(Math.floor(between(0, 500))),
    maxPrice: String(Math.floor(between(100_000, 900_000))),
    bedrooms: '1',
    bathrooms: '1',
    parkingSpaces: '1',
    minArea: '20',
    maxArea: String(Math.floor(between(200, 900))),
    amenities: 'pool',
    featured: 'false',
    allowsShortTerm: 'false',
    airbnbActive: 'false',
  })

const facets = {
  every: () => ({ path: `/api/listings/facets?${near()}&${everyFilter()}` }),
  few: () => ({ path: `/api/listings/facets?${near()}&propertyType=${oneOf(types)}&bedrooms=1` }),
}

const costly: Record<string, (index: number) => Visit> = {
  'facets near with every filter': facets.every,
  'facets near with few filters': facets.few,
  'all kinds': (index) => {
    const kinds: (() => Visit)[] = [
      facets.every,
      facets.few,
      () => ({ path: `/api/listings?limit=200&${near()}&sortBy=views` }),
      () => ({ path: `/api/listings?limit=200&searchQuery=casa+con+patio+${index}` }),
      () => ({
        path: `/api/search/suggestions?query=${`casa villa morra luque ${index} `.repeat(8).slice(0, 190)}`,
      }),
      () => ({
        path: `/api/price-analysis/comparables?propertyType=house&city=Nowhere+${index}&neighborhood=x`,
      }),
      () => ({ path: `/search?${near()}&propertyType=house` }),
    ]
    return kinds[index % kinds.length]?.() ?? facets.every()
  },
}

const failed = (samples: Sample[]) => samples.filter(({ status }) => status !== 200).length
const isWrong = ({ status, headers }: Sample) =>
  status !== 200 && !(status === 503 && headers['retry-after'] !== undefined)

function statuses(samples: Sample[]): string {
  const counts = new Map<number, number>()
  for (const { status } of samples) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ')
}

const shown = (name: string, samples: Sample[]) =>
  `${name}: ${samples.length} reads of others, p50 ${latency(samples, 0.5).toFixed(1)} ms, p95 ${latency(samples, 0.95).toFixed(1)} ms`

/** `npx tsx tests/faults/costlyReads.ts [URL]` */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const url = process.argv[2]
  const figures = url
    ? await measureCostlyReads(url, { seconds: 20, say })
    : await inLab(costlyReads.name, true, costlyReads.run)
  for (const { name, expected: limit, actual, ok } of figures)
    say(`${ok ? 'ok    ' : 'FAILED'} ${name}: ${actual} (${limit})`)
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1
}
