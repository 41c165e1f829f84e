/** Milliseconds of this process, whatever else runs on the machine; of the fastest of some runs. */
export function fastest(work: () => unknown, runs = 5, enough = 1): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs && best > enough; run++) {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** Characters. Four times as many take 4 times as long if linear, 16 times if quadratic. */
const longest = 4000
const mostTimes = 11
/** Milliseconds, below which growth cannot be told: a sixth of what as much growth would take of 10,000 characters. */
const negligible = 0.8

/** Undefined if `work` takes time in proportion to the length of what `text` is repeated to, else what it took. */
export function superlinear(
  work: (text: string) => unknown,
  text: string,
  length = longest,
): string | undefined {
  const size = Math.min(length, longest)
  for (const frame of frames) {
    const [small, large] = [framed(frame, text, size / 4), framed(frame, text, size)]
    const slow = fastest(() => work(large), 1)
    if (slow <= negligible) continue
    // Of two, as a slow one would hide growth.
    if (slow / fastest(() => work(small), 2) <= mostTimes) continue
    // Suspected only: the memory of earlier runs may have been freed in each. One quick enough of many clears it.
    const quick = fastest(() => work(small))
    const again = fastest(() => work(large), 25, mostTimes * quick)
    if (again > negligible && again / quick > mostTimes)
      return `${quick.toFixed(1)} ms for ${small.length} characters, ${again.toFixed(0)} for ${large.length}`
  }
  return undefined
}

/** Patterns are slow where the end keeps them from matching. */
const frames = [(text: string) => `${text}\u0001`, (text: string) => `x${text}\u0001x`]

const made = new Map<string, string>()

/** Each made once: every reader is given the same. */
function framed(frame: (text: string) => string, text: string, length: number): string {
  const key = `${frames.indexOf(frame)} ${length} ${text}`
  const before = made.get(key)
  if (before !== undefined) return before
  const now = frame(repeated(text, length))
  made.set(key, now)
  return now
}

export const repeated = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)
