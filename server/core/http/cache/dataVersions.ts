import type { Topic } from '#server/core/database/topics.ts'

/** What was outdated for longer when the database went away is not shown: by then nobody expects to see what they withdrew. */
const grace = 60_000
/** So many topics are told apart. */
const maxTopics = 50_000
/** On which all depends. */
const everything: Topic = '*'

/** Numbers the changes of the data as visitors see it: what was read under one number is right until one of its topics changes. */
export interface DataVersions {
  readonly current: number
  change(topics: Iterable<Topic>): void
  /** Something has changed, and nobody knows what. */
  changeAll(): void
  /** Nothing is known of what was read before. */
  restart(): void
  /** From now on changes are not heard of: time stands still. */
  freeze(): void
  /** Whether nothing of these topics has changed since. */
  isCurrent(version: number, topics: Iterable<Topic>): boolean
  /** Whether that was so until a moment ago. */
  isRecent(version: number, topics: Iterable<Topic>): boolean
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
  let recent: { version: number; topics: Topic[]; at: number }[] = []

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

  return {
    get current() {
      return current
    },
    change,
    changeAll: () => change([everything]),
    restart() {
      current++
      recent = []
      for (const map of [changes, longAgo]) {
        map.clear()
        map.set(everything, current)
      }
      isFrozen = false
    },
    freeze() {
      age()
      isFrozen = true
    },
    isCurrent: (version, topics) => isUnchanged(changes, version, topics),
    isRecent(version, topics) {
      if (!isFrozen) age()
      return isUnchanged(longAgo, version, topics)
    },
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
