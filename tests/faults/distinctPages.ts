import { atLeast, atMost, exactly, type Scenario } from './scenario.ts'
import { measureBeside } from './support/beside.ts'
import { latency, startLoad, type Visit } from './support/load.ts'
import { listingIds, ordinaryReads } from './support/reads.ts'

const connections = 16
const mostTimesQuiet = 2

/** As browsers ask: the body is compressed for each. */
const headers = { 'Accept-Encoding': 'br, gzip', Accept: 'text/html' }

export const distinctPages: Scenario = {
  name: 'distinct-pages',
  about: 'sixteen connections ask, without a pause, for pages that nobody has seen, while others read',
  async run({ full, start, say }) {
    const server = await start({ DEMO_LISTINGS: full ? '100000' : '10000' })
    const ids = await listingIds(server.url, 200)
    let asked = 0
    const page = (): Visit => {
      const n = ++asked
      const kinds = [
        `/search?transactionType=sale&maxPrice=${200_000 + n}`,
        `/search?city=Asunci%C3%B3n&minPrice=${n}`,
        `/property/${ids[n % ids.length]}?n=${n}`,
        `/home?n=${n}`,
      ]
      return { path: kinds[n % kinds.length] ?? '/', headers }
    }
    const { timesQuiet, busy, quiet, load } = await measureBeside(server.url, ordinaryReads(ids), {
      rounds: full ? 9 : 5,
      seconds: full ? 8 : 4,
      disturb: () => startLoad(server.url, page, { connections, rest: 0 }),
      say,
    })
    say(
      `${load.length} pages, p50 ${latency(load, 0.5).toFixed(0)} ms, p99 ${latency(load, 0.99).toFixed(0)} ms`,
    )
    return [
      atMost("others' p99 beside them, times quiet (median)", mostTimesQuiet, timesQuiet),
      exactly(
        "others' answers other than 200",
        0,
        [...quiet, ...busy].filter(({ status }) => status !== 200).length,
      ),
      atLeast('pages answered', 100, load.length),
      exactly('pages other than 200', 0, load.filter(({ status }) => status !== 200).length),
    ]
  },
}
