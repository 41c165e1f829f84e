import { performance } from 'node:perf_hooks'
import v8 from 'node:v8'

/** Shares of the time that the event loop works: a rest begins below one and ends above the other. */
const quiet = 0.05
const busy = 0.5
/** Seconds. */
const restsAfter = 6

/**
 * `growth`: percent of what is in use, that V8 lets the old generation grow by until it collects; 0: as it chooses, up to
 * threefold. `youngFactor`: by which the young generation grows while much is allocated, up to three times 16 MB.
 */
const usual = { growth: 0, youngFactor: 2 }
const frugal = {
  /** For a sixth more processor. */
  work: { growth: 50, youngFactor: 2 },
  /** For half more. */
  stream: { growth: 35, youngFactor: 1 },
}
const running = { work: 0, stream: 0 }

/** Work in the background, or what is written as it is sent, during which memory counts for more than processor. */
export async function frugally<Result>(
  kind: keyof typeof frugal,
  work: () => Promise<Result>,
): Promise<Result> {
  running[kind]++
  setGrowth()
  try {
    return await work()
  } finally {
    running[kind]--
    setGrowth()
  }
}

function setGrowth(): void {
  const { growth, youngFactor } = running.stream > 0 ? frugal.stream : running.work > 0 ? frugal.work : usual
  v8.setFlagsFromString(`--heap-growing-percent=${growth}`)
  v8.setFlagsFromString(`--semi-space-growth-factor=${youngFactor}`)
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
