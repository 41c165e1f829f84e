import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'
import { placeNames } from '#shared/places.ts'
import { fold } from '#shared/text.ts'

const most = 8
const shortest = 2

/** What may be meant by the beginning of a search: places by any of their names, types and titles. At most 8, the likeliest first. */
export async function suggest(db: Db, query: string): Promise<string[]> {
  const typed = fold(query.replace(/[^\p{L}\p{N}]+/gu, ' '))
  if (typed.length < shortest) return []
  const places = placesCalled(typed)
  const begun = await findBegun(db, typed, places.map(fold))
  const suggestions = distinct([...begun.places, ...begun.types, ...places, ...begun.titles])
  if (suggestions.length >= most || typed.length <= shortest) return suggestions.slice(0, most)
  return distinct([...suggestions, ...(await findSimilar(db, typed))]).slice(0, most)
}

/** Canonical names of the places that have a name or alias, or a word of one, beginning so. */
function placesCalled(typed: string): string[] {
  const called = (test: (key: string) => boolean) =>
    placeNames().flatMap(({ name, keys }) => (keys.some(test) ? [name] : []))
  return distinct([
    ...called((key) => key.startsWith(typed)),
    ...called((key) => key.includes(` ${typed}`)),
  ]).slice(0, most)
}

type Term = { kind: 'neighborhood' | 'city' | 'type' | 'title'; term: string }

/** Terms that begin so, then those with a word that does, and the places of `keys`, by how many listings they have. */
async function findBegun(db: Db, typed: string, keys: string[]) {
  const { rows } = await db.execute<Term>(sql`
    select kind, term from (
      (select kind, term, 0 as how, weight from terms
        where kind <> 'word' and key like ${`${typed}%`} order by kind = 'title', weight desc limit ${most * 2})
      union all
      (select kind, term, 1, weight from terms
        where kind in ('neighborhood', 'city') and key = any(${sql.param(keys)}::text[]))
      union all
      (select kind, term, 2, weight from terms
        where kind <> 'word' and key like ${`% ${typed}%`} order by kind = 'title', weight desc limit ${most * 2})
    ) as begun order by how, weight desc, term`)
  const terms = (...kinds: Term['kind'][]) =>
    rows.flatMap(({ kind, term }) => (kinds.includes(kind) ? [term] : []))
  return { places: terms('neighborhood', 'city'), types: terms('type'), titles: terms('title') }
}

async function findSimilar(db: Db, typed: string): Promise<string[]> {
  const { rows } = await db.execute<Term>(sql`
    select term from terms
    where kind <> 'word' and (key % ${typed} or ${typed} <% key)
    order by greatest(similarity(key, ${typed}), word_similarity(${typed}, key)) desc, kind = 'title', weight desc
    limit ${most}`)
  return rows.map(({ term }) => term)
}

function distinct(texts: string[]): string[] {
  return [...new Map(texts.map((text) => [fold(text), text])).values()]
}
