import { performance } from 'node:perf_hooks'
import v8 from 'node:v8'

/** Shares of the time that the event loop works: a rest begins below one and ends above the other. */
const quiet = 0.05
const busy = 0.5
/** Seconds. */
const restsAfter = 6

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
