import { execFileSync } from 'node:child_process'
import { signInToPanel } from './panel.ts'

/** Megabytes: small, so that remaining memory is in use. */
export const exportHeap = 128

interface Sizes {
  rows: number
  seconds: number
  /** Megabytes. */
  peak: number
}

/** All rows beside the first tenth. Returns the lines to print, and whether memory is constant. */
export async function exportMemory(
  server: string,
  pid: number,
  listings: number,
): Promise<{ lines: string[]; isFlat: boolean }> {
  const cookie = await signInToPanel(server)
  if (!cookie) throw new Error('the panel of the bench has no administrator')
  const before = residentMegabytes(pid)
  const lines = [`exports with a heap of ${exportHeap} MB; idle ${before} MB`]
  let isFlat = true
  for (const name of ['properties', 'activities']) {
    const whole = `/api/admin/export/${name}`
    const tenth = await download(server + whole, { cookie, pid, maxRows: listings / 10 })
    const all = await download(server + whole, { cookie, pid })
    isFlat &&= all.peak <= tenth.peak * 1.25
    lines.push(...[tenth, all].map((one) => lineOf(name, one)))
  }
  return { lines, isFlat }
}

const lineOf = (name: string, { rows, seconds, peak }: Sizes) =>
  `${name}: ${rows} rows, ${Math.round(rows / seconds)} rows/s, at most ${peak} MB`

/** Stops after `maxRows`. */
async function download(
  address: string,
  { cookie, pid, maxRows = Number.POSITIVE_INFINITY }: { cookie: string; pid: number; maxRows?: number },
): Promise<Sizes> {
  const start = performance.now()
  const response = await fetch(address, { headers: { cookie } })
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`)
  let [rows, peak, measuredAt] = [0, 0, 0]
  for await (const chunk of response.body) {
    for (const byte of chunk) if (byte === 10) rows++
    if (performance.now() - measuredAt > 200) {
      peak = Math.max(peak, residentMegabytes(pid))
      measuredAt = performance.now()
    }
    if (rows >= maxRows) break
  }
  return { rows, seconds: (performance.now() - start) / 1000, peak }
}

export const residentMegabytes = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
