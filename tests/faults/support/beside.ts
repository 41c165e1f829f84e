import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../scenario.ts'
import { type Load, latency, type Sample, startLoad, type Visit } from './load.ts'

interface Course {
  rounds: number
  /** Of each phase. */
  seconds: number
  /** Loads others for one phase. */
  disturb: () => Load
  say: (line: string) => void
}

export interface Beside {
  /** Median over the rounds of p99 beside the load, as a multiple of the quiet p99 just before. */
  timesQuiet: number
  quiet: Sample[]
  busy: Sample[]
  /** Of the load. */
  load: Sample[]
}

const others = { connections: 4, rest: 25 }
/** Milliseconds between the phases. */
const settling = 1000

/** Quiet and busy phases alternate, so that what else the machine does weighs on both. */
export async function measureBeside(
  url: string,
  read: (index: number) => Visit,
  { rounds, seconds, disturb, say }: Course,
): Promise<Beside> {
  const phase = async () => {
    const reads = startLoad(url, read, others)
    await sleep(seconds * 1000)
    return reads.stop()
  }
  await phase()
  const ratios: number[] = []
  const all: Omit<Beside, 'timesQuiet'> = { quiet: [], busy: [], load: [] }
  for (let round = 1; round <= rounds; round++) {
    await sleep(settling)
    const quiet = await phase()
    const load = disturb()
    await sleep(settling)
    const busy = await phase()
    all.load.push(...(await load.stop()))
    all.quiet.push(...quiet)
    all.busy.push(...busy)
    const [before, beside] = [latency(quiet, 0.99), latency(busy, 0.99)]
    ratios.push(beside / before)
    say(
      `${round} of ${rounds}: p50 ${latency(quiet, 0.5).toFixed(1)} → ${latency(busy, 0.5).toFixed(1)} ms, p99 ${before.toFixed(1)} → ${beside.toFixed(1)} ms, ${(beside / before).toFixed(2)} times`,
    )
  }
  return { timesQuiet: quantile(ratios, 0.5), ...all }
}
