import type { Topic } from '#server/core/database/topics.ts'

/** Older data is not served: withdrawn content should not reappear. */
const grace = 60_000
/** Changes by time alone are not notified. */
const maxStale = 24 * 3600_000
const maxTopics = 50_000
const everything: Topic = '*'

export interface Reading {
  version: number
  topics: Iterable<Topic>
  storedAt: number
  isHeard: boolean
}

/** A read is valid until one of its topics changes. */
export interface DataVersions {
  readonly current: number
  change(topics: Iterable<Topic>): void
  changeAll(): void
  restart(): void
  /** Changes are unknown from now on; recent data counts as recent until the restart. */
  freeze(): void
  isCurrent(version: number, topics: Iterable<Topic>): boolean
  /** During an outage. */
  isShowable(reading: Reading): boolean
}

type LastChanges = Map<Topic, number>

export function createDataVersions(): DataVersions {
  let current = 0
  let isFrozen = false
  const changes: LastChanges = new Map()
  const longAgo: LastChanges = new Map()
  /** In order. */
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
      if (!isFrozen) change([everything])
      isFrozen = true
    },
    isCurrent: (version, topics) => isUnchanged(changes, version, topics),
    isShowable: ({ version, topics, storedAt, isHeard }) =>
      isRecent(version, topics) && Date.now() - storedAt < (isHeard ? maxStale : grace),
  }
}

function isUnchanged(changes: LastChanges, version: number, topics: Iterable<Topic>): boolean {
  if ((changes.get(everything) ?? 0) > version) return false
  for (const topic of topics) if ((changes.get(topic) ?? 0) > version) return false
  return true
}

/** Beyond the maximum, all topics count as one. */
function record(changes: LastChanges, topics: readonly Topic[], version: number): void {
  for (const topic of topics) changes.set(topic, version)
  if (changes.size <= maxTopics) return
  changes.clear()
  changes.set(everything, version)
}
