import fs from 'node:fs'

export interface Watched {
  /** Megabytes. */
  peak: number
  /** Milliseconds that timers came late in the server's main thread. */
  late50: number
  late99: number
  /** Seconds of processor of the whole server, and of its main thread. */
  processor: number
  main: number
  /** Seconds that the main thread waited for a processor: others had it. */
  waited: number
}

/** Linux's unit, whatever the kernel's clock. */
const ticksPerSecond = 100

/** What a part of the measurement does to the server. */
export async function watchServer(pid: number, metrics: string): Promise<{ stop(): Promise<Watched> }> {
  // Reading its delays begins them anew.
  await readDelays(metrics)
  const before = { processor: processorSeconds(pid), ...mainThread(pid) }
  let peak = residentMegabytes(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid))
  }, 50)
  return {
    async stop() {
      clearInterval(timer)
      const { main, waited } = mainThread(pid)
      return {
        peak,
        processor: processorSeconds(pid) - before.processor,
        ...{ main: main - before.main, waited: waited - before.waited },
        ...(await readDelays(metrics)),
      }
    },
  }
}

function residentMegabytes(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** In user and kernel mode; see proc(5). */
function processorSeconds(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Of Linux's scheduler, which counts both. */
function mainThread(pid: number): { main: number; waited: number } {
  const [main = 0, waited = 0] = fs
    .readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
    .split(' ')
    .map(Number)
  return { main: main / 1e9, waited: waited / 1e9 }
}

async function readDelays(metrics: string): Promise<{ late50: number; late99: number }> {
  const text = await (await fetch(metrics)).text()
  const milliseconds = (name: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds ([\\d.e-]+)$`, 'm').exec(text)?.[1] ?? 0) * 1000
  return { late50: milliseconds('p50'), late99: milliseconds('p99') }
}
