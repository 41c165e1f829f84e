import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { selection } from '#server/core/database/selection.ts'
import { listedParts, narrowListings } from '#server/listings/listings.topics.ts'
import { hasTitle } from '#server/listings/search/titles.queries.ts'
import { fold } from '#shared/core/text.ts'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import type { Suggestion } from '#shared/listings/suggestion.ts'
import { placeKey } from '#shared/places/placeKey.ts'
import { placeNames } from '#shared/places/places.ts'
import { allowedEdits, editDistance } from '#shared/search/sentence/spelling/typos.ts'
import { suggestPlaces } from './suggestPlaces.ts'
import { typeLabels } from './terms.service.ts'
import { type termKinds, terms } from './terms.table.ts'

const maxSuggestions = 8
const minLength = 2
/** Comparing titles with all terms takes a second. */
const maxComparedLength = 40

/**
 * Places, types, landmarks, avenues, areas and titles: by prefix, prefix of a word, then similarity. Each finds
 * a listing.
 */
export function suggest(db: Db, query: string): Promise<Suggestion[]> {
  return narrowListings(
    () => find(db, query),
    () => listedParts,
  )
}

async function find(db: Db, query: string): Promise<Suggestion[]> {
  const typed = fold(query.replace(/[^\p{L}\p{N}]+/gu, ' '))
  if (typed.length < minLength) return []
  const [known, places] = await Promise.all([findByPrefix(db, typed), suggestPlaces(db, typed)])
  const at = known.findIndex(({ kind }) => kind === 'title')
  const before = Math.min(at === -1 ? known.length : at, maxSuggestions - places.length)
  const prefixed = distinct([...known.slice(0, before), ...places, ...known.slice(before)])
  const isCompared = typed.length > minLength && typed.length <= maxComparedLength
  if (prefixed.length >= maxSuggestions || !isCompared) return prefixed.slice(0, maxSuggestions)
  return distinct([...prefixed, ...(await findFuzzy(db, typed))]).slice(0, maxSuggestions)
}

const found = alias(terms, 'found')
const term = selection({ text: found.term, kind: found.kind })

async function findByPrefix(db: Db, typed: string): Promise<Suggestion[]> {
  const named = placeKeys(({ name, keys }) => placeKey(name).startsWith(typed) || keys.includes(typed))
  // Nobody sees aliases: those that only begin so come after names.
  const aliased = placeKeys(({ keys }) => keys.some((key) => key.startsWith(typed)))
  const inside = placeKeys(({ keys }) => keys.some((key) => key.includes(` ${typed}`)))
  const like = (pattern: string, how: number) => sql`
    (select kind, key, term, weight, ${how}::int as how from terms
      where kind <> 'word' and key like ${pattern} order by kind = 'title', weight desc limit ${maxSuggestions * 2})`
  const places = (keys: string[], how: number) => sql`
    (select kind, key, term, weight, ${how}::int from terms
      where kind in ('neighborhood', 'city') and key = any(${sql.param(keys)}::text[]))`
  const rows = await term.read(
    db,
    (columns) => sql`
    select ${columns} from (
      ${like(`${typed}%`, 0)} union all ${places(named, 0)} union all ${places(aliased, 1)}
      union all ${like(`% ${typed}%`, 1)} union all ${places(inside, 1)}
    ) as found where ${hasListings()}
    order by how, case when kind in ('neighborhood', 'city') then 1 when kind = 'type' then 2 else 3 end,
      weight desc, term`,
  )
  return distinct(rows.flatMap(toSuggestion))
}

async function findFuzzy(db: Db, typed: string): Promise<Suggestion[]> {
  const near = fuzzyKeys(typed)
  const rows = await term.read(
    db,
    (columns) => sql`
    select ${columns} from (
      (select kind, key, term, weight, array_position(${sql.param(near)}::text[], key)::float8 as how from terms
        where kind in ('neighborhood', 'city', 'type') and key = any(${sql.param(near)}::text[]))
      union all
      (select kind, key, term, weight, 1000 - greatest(similarity(key, ${typed}), word_similarity(${typed}, key)) from terms
        where kind <> 'word' and (key % ${typed} or ${typed} <% key)
        order by 5, kind = 'title', weight desc limit ${maxSuggestions * 2})
    ) as found where ${hasListings()}
    order by how, kind = 'title', weight desc, term`,
  )
  return distinct(rows.flatMap(toSuggestion))
}

const toSuggestion = ({ text, kind }: { text: string; kind: (typeof termKinds)[number] }) =>
  kind === 'word' ? [] : [{ text, kind }]

function hasListings(): SQL {
  const has = (condition: SQL) =>
    sql`exists (select from listings l where l.status = 'active' and ${condition})`
  const types = propertyTypes.map(
    (type) =>
      sql`when found.key = any(${sql.param(keysOfType(type))}::text[]) then ${has(sql`l.property_type = ${type}`)}`,
  )
  return sql`case found.kind
    when 'city' then ${has(sql`l.city_key = found.key`)}
    when 'neighborhood' then ${has(sql`l.neighborhood_key = found.key`)}
    when 'title' then ${has(hasTitle(sql`found.term`))}
    else case ${sql.join(types, sql` `)} end end`
}

function keysOfType(type: (typeof propertyTypes)[number]): string[] {
  return typeLabels.filter((label) => label.type === type).map(({ key }) => key)
}

function placeKeys(test: (place: { name: string; keys: readonly string[] }) => boolean): string[] {
  return placeNames().flatMap((place) => (test(place) ? [fold(place.name)] : []))
}

/** By edit distance of a prefix. */
function fuzzyKeys(typed: string): string[] {
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
  const nearest = near.filter((one) => one.edits <= limit).sort((one, other) => one.edits - other.edits)
  return [...new Set(nearest.map(({ stored }) => stored))]
}

function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  const first = new Map<string, Suggestion>()
  for (const one of suggestions) if (!first.has(fold(one.text))) first.set(fold(one.text), one)
  return [...first.values()]
}
