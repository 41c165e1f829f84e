import fs from 'node:fs'
import path from 'node:path'
import type { Server, Visit } from './measure.ts'

const warmUp = 200

/**
 * Processor time of the server for each request, one by one: what a clock would show on a machine that does nothing else.
 * Milliseconds of all its threads; undefined where the kernel does not tell it.
 */
export async function processorTimes(
  { url, pid }: Server,
  visits: readonly Visit[],
): Promise<{ p50: number; p99: number } | undefined> {
  if (!fs.existsSync(`/proc/${pid}/task`)) return undefined
  const times: number[] = []
  for (const [index, visit] of [...visits.slice(0, warmUp), ...visits].entries()) {
    const before = onProcessor(pid)
    await ask(url, visit)
    if (index >= warmUp) times.push(onProcessor(pid) - before)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

async function ask(url: string, { path, method = 'GET', body, headers }: Visit): Promise<void> {
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
}

/** Milliseconds; the first field of `schedstat`, in nanoseconds. A thread may end meanwhile. */
function onProcessor(pid: number): number {
  const threads = `/proc/${pid}/task`
  let sum = 0
  for (const thread of fs.readdirSync(threads)) {
    const file = path.join(threads, thread, 'schedstat')
    if (fs.existsSync(file)) sum += Number(fs.readFileSync(file, 'utf8').split(' ')[0])
  }
  return sum / 1e6
}
