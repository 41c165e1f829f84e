import { performance } from 'node:perf_hooks'
import v8 from 'node:v8'

/** Shares of the time that the event loop works: a rest begins below one and ends above the other. */
const quiet = 0.05
const busy = 0.5
/** Seconds. */
const restsAfter = 6

/** Percent of what is in use, that V8 lets the old generation grow by until it collects; 0: as it chooses, up to threefold. */
const frugalGrowth = 50
let frugal = 0

/** Work in the background that leaves much behind, during which memory counts for more than a sixth more processor. */
export async function frugally<Result>(work: () => Promise<Result>): Promise<Result> {
  if (frugal++ === 0) v8.setFlagsFromString(`--heap-growing-percent=${frugalGrowth}`)
  try {
    return await work()
  } finally {
    if (--frugal === 0) v8.setFlagsFromString('--heap-growing-percent=0')
  }
}

/**
 * At rest, V8 frees within seconds what a load left behind; of itself it may wait for minutes. Under load,
 * `--optimize-for-size` would take a tenth of the throughput.
 */
export function freeMemoryAtRest(): void {
  let before = performance.eventLoopUtilization()
  let quietSeconds = 0
  let isAtRest = false
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    quietSeconds = utilization < quiet ? quietSeconds + 1 : 0
    const rests = isAtRest ? utilization < busy : quietSeconds >= restsAfter
    if (rests !== isAtRest) v8.setFlagsFromString(rests ? '--optimize-for-size' : '--no-optimize-for-size')
    isAtRest = rests
  }, 1000).unref()
}
