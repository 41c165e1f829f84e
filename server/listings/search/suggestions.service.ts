import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { selection } from '#server/core/database/selection.ts'
import { listedParts, narrowListings } from '#server/listings/listings.topics.ts'
import { fold } from '#shared/core/text.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { placeNames } from '#shared/places/places.ts'
import { allowedEdits, editDistance } from '#shared/search/sentence/typos.ts'
import { typeLabels } from './terms.service.ts'
import { terms } from './terms.table.ts'
import { isCalled } from './titles.queries.ts'

const most = 8
const shortest = 2
/** Beyond this, whatever looks alike is a title anyway, and comparing with all of them takes the database a second. */
const longestCompared = 40

/**
 * What may be meant by the beginning of a search: places by any of their names, types in both languages and titles, at most 8.
 * What begins so comes first, then what has a word that does, then what is a slip of the fingers away; each of them finds
 * something.
 */
export function suggest(db: Db, query: string): Promise<string[]> {
  return narrowListings(
    () => find(db, query),
    () => listedParts,
  )
}

async function find(db: Db, query: string): Promise<string[]> {
  const typed = fold(query.replace(/[^\p{L}\p{N}]+/gu, ' '))
  if (typed.length < shortest) return []
  const begun = await findBegun(db, typed)
  const isCompared = typed.length > shortest && typed.length <= longestCompared
  if (begun.length >= most || !isCompared) return begun.slice(0, most)
  return distinct([...begun, ...(await findNear(db, typed))]).slice(0, most)
}

const found = alias(terms, 'found')
const term = selection({ term: found.term })

/** Terms that begin so, then those with a word that does; places before types, types before titles, then the frequent ones. */
async function findBegun(db: Db, typed: string): Promise<string[]> {
  const begin = placesCalled((key) => key.startsWith(typed))
  const inside = placesCalled((key) => key.includes(` ${typed}`))
  const like = (pattern: string, how: number) => sql`
    (select kind, key, term, weight, ${how}::int as how from terms
      where kind <> 'word' and key like ${pattern} order by kind = 'title', weight desc limit ${most * 2})`
  const places = (keys: string[], how: number) => sql`
    (select kind, key, term, weight, ${how}::int from terms
      where kind in ('neighborhood', 'city') and key = any(${sql.param(keys)}::text[]))`
  const rows = await term.read(
    db,
    (columns) => sql`
    select ${columns} from (
      ${like(`${typed}%`, 0)} union all ${places(begin, 0)}
      union all ${like(`% ${typed}%`, 1)} union all ${places(inside, 1)}
    ) as found where ${leadsSomewhere()}
    order by how, case when kind in ('neighborhood', 'city') then 1 when kind = 'type' then 2 else 3 end,
      weight desc, term`,
  )
  return distinct(rows.map((row) => row.term))
}

/** Places and types a slip of the fingers away, the nearest first, then what looks alike. */
async function findNear(db: Db, typed: string): Promise<string[]> {
  const near = nearKeys(typed)
  const rows = await term.read(
    db,
    (columns) => sql`
    select ${columns} from (
      (select kind, key, term, weight, array_position(${sql.param(near)}::text[], key)::float8 as how from terms
        where kind in ('neighborhood', 'city', 'type') and key = any(${sql.param(near)}::text[]))
      union all
      (select kind, key, term, weight, 1000 - greatest(similarity(key, ${typed}), word_similarity(${typed}, key)) from terms
        where kind <> 'word' and (key % ${typed} or ${typed} <% key)
        order by 5, kind = 'title', weight desc limit ${most * 2})
    ) as found where ${leadsSomewhere()}
    order by how, kind = 'title', weight desc, term`,
  )
  return distinct(rows.map((row) => row.term))
}

/** That what a term names is still there: terms are made anew from time to time, listings end at any moment. */
function leadsSomewhere(): SQL {
  const has = (condition: SQL) =>
    sql`exists (select from listings l where l.status = 'active' and ${condition})`
  const types = propertyTypes.map(
    (type) =>
      sql`when found.key = any(${sql.param(keysOfType(type))}::text[]) then ${has(sql`l.property_type = ${type}`)}`,
  )
  return sql`case found.kind
    when 'city' then ${has(sql`l.city_key = found.key`)}
    when 'neighborhood' then ${has(sql`l.neighborhood_key = found.key`)}
    when 'title' then ${has(isCalled(sql`found.term`))}
    else case ${sql.join(types, sql` `)} end end`
}

function keysOfType(type: (typeof propertyTypes)[number]): string[] {
  return typeLabels.filter((label) => label.type === type).map(({ key }) => key)
}

/** Keys of the places that have a name or alias like this. */
function placesCalled(test: (key: string) => boolean): string[] {
  return placeNames().flatMap(({ name, keys }) => (keys.some(test) ? [fold(name)] : []))
}

/** Keys of places and types whose name, as far as it was typed, is a slip of the fingers away; the nearest first. */
function nearKeys(typed: string): string[] {
  const limit = allowedEdits(typed)
  if (limit === 0) return []
  const edits = (name: string) =>
    Math.min(
      editDistance(typed, name.slice(0, typed.length), limit),
      editDistance(typed, name.slice(0, typed.length + 1), limit),
    )
  const known = [
    ...placeNames().flatMap(({ name, keys }) => keys.map((key) => ({ key, stored: fold(name) }))),
    ...typeLabels.map(({ key }) => ({ key, stored: key })),
  ]
  const near = known.map(({ key, stored }) => ({ stored, edits: edits(key) }))
  return distinct(
    near
      .filter((one) => one.edits <= limit)
      .sort((one, other) => one.edits - other.edits)
      .map(({ stored }) => stored),
  )
}

/** Each once, whatever its accents and case; the first of them. */
function distinct(texts: string[]): string[] {
  const first = new Map<string, string>()
  for (const text of texts) if (!first.has(fold(text))) first.set(fold(text), text)
  return [...first.values()]
}
