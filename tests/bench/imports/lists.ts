import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds. */
const every = 1000 / 60

const kinds = ['repeated', 'new'] as const
export type ListTimes = Record<(typeof kinds)[number], number[]>

/**
 * Asks for lists sixty times a second, whatever the answers take: by turns one of four addresses, which the server
 * keeps, and one that was never asked for. Milliseconds of each answer.
 */
export function askForLists(url: string): { stop(): Promise<ListTimes> } {
  const agent = new http.Agent({ keepAlive: true })
  const times: ListTimes = { repeated: [], new: [] }
  const asked: Promise<void>[] = []
  let isOver = false
  const asking = (async () => {
    const start = performance.now()
    for (let at = 0; !isOver; at++) {
      await pause(Math.max(0, start + at * every - performance.now()))
      const kind = kinds[at % 2] ?? 'new'
      const answer = timeOf(agent, url + addressOf(kind, at)).then((time) => void times[kind].push(time))
      // It fails once it is awaited.
      answer.catch(() => undefined)
      asked.push(answer)
    }
  })()
  return {
    async stop() {
      isOver = true
      await asking
      await Promise.all(asked)
      agent.destroy()
      return times
    },
  }
}

export async function listTimes(url: string, seconds: number): Promise<ListTimes> {
  const lists = askForLists(url)
  await pause(seconds * 1000)
  return lists.stop()
}

const filters = ['', '&city=Luque', '&minBedrooms=2', '&maxPrice=100000']
let never = 0

function addressOf(kind: (typeof kinds)[number], at: number): string {
  const filter = filters[(at >> 1) % filters.length] ?? ''
  const own = kind === 'new' ? `&minPrice=${++never}` : ''
  return `/api/listings?limit=20${filter}${own}`
}

function timeOf(agent: http.Agent, address: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    http
      .get(address, { agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} of ${address}`))
        answer
          .on('error', reject)
          .resume()
          .on('end', () => resolve(performance.now() - start))
      })
      .on('error', reject)
  })
}

export const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
