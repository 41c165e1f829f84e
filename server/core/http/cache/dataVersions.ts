import type { Topic } from '#server/core/database/topics.ts'

/** What was outdated for longer when the database went away is not shown: by then nobody expects to see what they withdrew. */
const grace = 60_000
/** What is older is not even shown while the database is away, since changes by time alone tell nobody. */
const maxStale = 24 * 3600_000
/** So many topics are told apart. */
const maxTopics = 50_000
/** On which all depends. */
const everything: Topic = '*'

/** What was read from the database. */
export interface Reading {
  /** The version of the data when the read began. */
  version: number
  /** What it depends on. */
  topics: Iterable<Topic>
  storedAt: number
  /** Whether changes were heard of since; otherwise it can only have become outdated unnoticed. */
  isHeard: boolean
}

/** Numbers the changes of the data as visitors see it: what was read under one number is right until one of its topics changes. */
export interface DataVersions {
  readonly current: number
  change(topics: Iterable<Topic>): void
  /** Something has changed, and nobody knows what. */
  changeAll(): void
  /** From now on changes are heard of; what changed before is not known. */
  restart(): void
  /** From now on changes are not heard of: what is right, or was until a moment ago, counts so until the restart. */
  freeze(): void
  /** Whether nothing of these topics has changed since. */
  isCurrent(version: number, topics: Iterable<Topic>): boolean
  /** Whether it may be shown while the database is away: it was right until a moment ago. */
  isShowable(reading: Reading): boolean
}

/** The version of each topic's last change. */
type Changes = Map<Topic, number>

export function createDataVersions(): DataVersions {
  let current = 0
  let isFrozen = false
  const changes: Changes = new Map()
  /** Those of longer ago than the grace. */
  const longAgo: Changes = new Map()
  /** The others, in order. */
  const recent: { version: number; topics: Topic[]; at: number }[] = []

  function age(): void {
    const old = recent.findIndex(({ at }) => Date.now() - at <= grace)
    for (const { topics, version } of recent.splice(0, old < 0 ? recent.length : old))
      record(longAgo, topics, version)
  }

  function change(topics: Iterable<Topic>): void {
    const changed = [...topics]
    recent.push({ version: ++current, topics: changed, at: Date.now() })
    record(changes, changed, current)
    age()
  }

  function isRecent(version: number, topics: Iterable<Topic>): boolean {
    if (!isFrozen) age()
    return isUnchanged(longAgo, version, topics)
  }

  return {
    get current() {
      return current
    },
    change,
    changeAll: () => change([everything]),
    restart() {
      isFrozen = false
      change([everything])
    },
    freeze() {
      // What was read before may be changed unnoticed from now on, and is outdated since now at most.
      if (!isFrozen) change([everything])
      isFrozen = true
    },
    isCurrent: (version, topics) => isUnchanged(changes, version, topics),
    isShowable: ({ version, topics, storedAt, isHeard }) =>
      isRecent(version, topics) && Date.now() - storedAt < (isHeard ? maxStale : grace),
  }
}

function isUnchanged(changes: Changes, version: number, topics: Iterable<Topic>): boolean {
  if ((changes.get(everything) ?? 0) > version) return false
  for (const topic of topics) if ((changes.get(topic) ?? 0) > version) return false
  return true
}

/** Too many to tell apart, they are all one. */
function record(changes: Changes, topics: readonly Topic[], version: number): void {
  for (const topic of topics) changes.set(topic, version)
  if (changes.size <= maxTopics) return
  changes.clear()
  changes.set(everything, version)
}
