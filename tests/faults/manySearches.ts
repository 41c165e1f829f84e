import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { atMost, exactly, type Scenario } from './scenario.ts'
import { type Sample, startLoad, type Visit } from './support/load.ts'

const first = 2000
const all = 10_000
/** Two readings of the same differ by as much. */
const mostTimes = 1.05
/** Milliseconds for a collection of all threads, whose moment V8 would choose by itself. */
const rest = 3000
const readings = 4
const collectGarbage = pathToFileURL(path.resolve('tests/faults/support/collectGarbage.mjs'))

const words = ['casa', 'depto', 'terreno', 'luque', 'villa morra', 'quincho', 'piscina', 'centro', 'lambare']
const one = (n: number) => words[n % words.length] ?? ''

/** Each has another address; one of eight is a page. */
function search(n: number): Visit {
  const kinds = [
    `/api/listings?limit=24&maxPrice=${100_000 + n}`,
    `/api/listings?limit=24&searchQuery=${encodeURIComponent(`${one(n)} ${one(n >> 3)} ${n}`)}`,
    `/api/listings/facets?minPrice=${n}`,
    `/api/search/suggestions?query=${encodeURIComponent(`${one(n)} ${n}`)}`,
    `/api/listings?near=${(-25.3 + n / 100_000).toFixed(5)},-57.60000,3`,
    `/api/listings/alternatives?city=Luque&minPrice=${900_000 + n}&bedrooms=7`,
    `/api/listings?city=Luque&minArea=${n}&sortBy=price`,
    `/search?maxPrice=${50_000 + n}`,
  ]
  return { path: kinds[n % kinds.length] ?? '', headers: { 'Accept-Encoding': 'br' } }
}

export const manySearches: Scenario = {
  name: 'many-searches',
  about: 'ten thousand searches of which no two are alike, and what the server keeps of them',
  async run({ start, say }) {
    const server = await start({
      DEMO_LISTINGS: '10000',
      NODE_OPTIONS: `--import ${collectGarbage}`,
    })
    const failed: Sample[] = []
    let asked = 0
    const measureAfter = async (total: number) => {
      const load = startLoad(server.url, () => search(asked++), {
        connections: 4,
        rest: 0,
        maxVisits: total - asked,
      })
      failed.push(...(await load.done()).filter(({ status }) => status !== 200))
      const read: number[] = []
      for (let n = 0; n < readings; n++) {
        process.kill(server.pid, 'SIGUSR2')
        await sleep(rest)
        read.push(residentMegabytes(server.pid))
      }
      const megabytes = Math.min(...read)
      say(`after ${total}: ${megabytes.toFixed(0)} MB`)
      return megabytes
    }
    const after: number[] = []
    for (let total = first; total <= all; total += first) after.push(await measureAfter(total))
    return [
      atMost(
        'resident after 10,000, times that after 2,000',
        mostTimes,
        (after.at(-1) ?? 0) / (after[0] ?? 0),
      ),
      exactly('searches other than 200', 0, failed.length),
    ]
  },
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
