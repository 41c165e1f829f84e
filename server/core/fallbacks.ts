import type { Env } from './env.ts'
import type { Logger } from './log.ts'

/** Ways of answering that have a lesser one behind them. */
export const fallbackNames = [
  'reader',
  'render',
  'gate',
  'reuse',
  'index',
  'model',
  'replica',
  'stale',
  'limits',
  'picture',
  'cut',
] as const
export type FallbackName = (typeof fallbackNames)[number]

const lesser: Record<FallbackName, string> = {
  reader: 'Express answered in place of the reader of public answers',
  render: 'a page was sent without its rendered body',
  gate: 'a page was sent without its rendered body, as too many wait to be rendered',
  reuse: 'React alone rendered a page, without parts of earlier ones',
  index: 'SQL answered in place of the search index',
  model: 'the rules answered in place of the model',
  replica: 'the primary answered in place of a replica',
  stale: 'an answer of before was sent in place of a fresh one',
  limits: 'this server alone counted in place of all servers together',
  picture: 'a preview or a sheet was made without a picture',
  cut: 'an answer that had begun was cut off',
}

/** Milliseconds between two log lines of a name. */
const logInterval = 60_000

/** Many requests are no fault. */
const byLoad: ReadonlySet<FallbackName> = new Set(['gate'])

export interface Fallbacks {
  /**
   * To be called before answering in the lesser way. Counts, logs the cause at most once a minute, and under test
   * throws it unless load is the cause or the test allows the name.
   */
  use(name: FallbackName, cause: unknown): void
  /** For tests that cause them. */
  allow(...names: FallbackName[]): void
  readonly counts: Readonly<Record<FallbackName, number>>
}

export function createFallbacks(
  { NODE_ENV, FALLBACKS }: Pick<Env, 'NODE_ENV' | 'FALLBACKS'>,
  log: Logger,
): Fallbacks {
  const throws = (FALLBACKS ?? (NODE_ENV === 'test' ? 'throw' : 'answer')) === 'throw'
  const counts: Record<FallbackName, number> = {
    reader: 0,
    render: 0,
    gate: 0,
    reuse: 0,
    index: 0,
    model: 0,
    replica: 0,
    stale: 0,
    limits: 0,
    picture: 0,
    cut: 0,
  }
  const loggedAt = new Map<FallbackName, number>()
  const allowed = new Set<FallbackName>()
  return {
    counts,
    allow(...names) {
      for (const name of names) allowed.add(name)
    },
    use(name, cause) {
      counts[name]++
      if (Date.now() - (loggedAt.get(name) ?? -logInterval) >= logInterval) {
        loggedAt.set(name, Date.now())
        log.warn({ err: cause, fallback: name, count: counts[name] }, lesser[name])
      }
      if (throws && !byLoad.has(name) && !allowed.has(name))
        throw new Error(`Unexpected: ${lesser[name]}`, { cause })
    },
  }
}
