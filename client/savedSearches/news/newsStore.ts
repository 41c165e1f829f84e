import { ownKey, stored, useStored } from '#client/core/storage.ts'
import type { SavedSearchNews } from '#shared/savedSearches/savedSearches.ts'

type News = Pick<SavedSearchNews, 'listingId' | 'kind' | 'priceUSDBefore'>

/** When a saved search was last opened, and what was new to it then: the server forgets it once it is seen. */
interface Visit {
  savedSearchId: string
  /** Milliseconds. */
  at: number
  news: readonly News[]
}

/** Milliseconds: opened again within it, the visit goes on. */
const visitLength = 30 * 60_000
/** Milliseconds: what was new then is new no longer. */
const maxAge = 24 * 3_600_000

const isNews = (one: Partial<News>): one is News =>
  typeof one?.listingId === 'string' && (one.kind === 'new' || one.kind === 'price_drop')

const isVisit = (one: Partial<Visit>): one is Visit =>
  typeof one?.savedSearchId === 'string' &&
  typeof one.at === 'number' &&
  Array.isArray(one.news) &&
  one.news.every(isNews)

const visits = {
  parse(value: unknown): readonly Visit[] {
    if (Array.isArray(value) && value.every(isVisit)) return value
    throw new TypeError('Expected visits')
  },
}

/** Kept through reloads, and for other tabs, until the next visit. */
export const newsStore = stored(ownKey('news'), visits, [])

export function addNews(savedSearchId: string, news: readonly News[], now = Date.now()): void {
  newsStore.update((all) => {
    const before = all.find((visit) => visit.savedSearchId === savedSearchId)
    const goesOn = before !== undefined && now - before.at < visitLength
    const others = all.filter((visit) => visit !== before && now - visit.at < maxAge)
    return [...others, { savedSearchId, at: now, news: goesOn ? [...before.news, ...news] : news }]
  })
}

/** Undefined: nothing is new about the listing. */
export function useNewsOf(listingId: string): News | undefined {
  return marksOf(useStored(newsStore)).get(listingId)
}

let marked: { visits: readonly Visit[]; marks: ReadonlyMap<string, News> } | undefined

/** By listing; the latest wins. */
function marksOf(visits: readonly Visit[]): ReadonlyMap<string, News> {
  if (marked?.visits !== visits) {
    const isRecent = ({ at }: Visit) => Date.now() - at < maxAge
    const news = visits.filter(isRecent).flatMap((visit) => visit.news)
    marked = { visits, marks: new Map(news.map((one) => [one.listingId, one])) }
  }
  return marked.marks
}
