import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection, string } from '#server/core/database/selection.ts'
import { fold } from '#shared/core/text.ts'

/** A word of the search with the other forms that count as it; all folded, letters and digits only. */
export interface SearchWord {
  forms: string[]
  /** Whether it may be only the beginning of a word: the last one may still be being typed. */
  open: boolean
}

const maxWords = 12
/** Trigram similarity from which a known word counts as the one that was meant. */
const similarEnough = 0.4
const maxSimilar = 3
const maxPrefixMatches = 10
const knownWord = selection({ word: string(sql`asked.word`), key: string(sql`known.key`) })

/** Short and long forms as people write them in addresses and titles, and what is praised in both languages. */
const sameWords: readonly (readonly string[])[] = [
  ['avenida', 'avda', 'av'],
  ['mariscal', 'mcal', 'mscal'],
  ['general', 'gral'],
  ['coronel', 'cnel'],
  ['capitan', 'cap'],
  ['presidente', 'pdte', 'pte'],
  ['doctor', 'dr'],
  ['santa', 'sta'],
  ['santo', 'sto'],
  ['edificio', 'edif'],
  ['monoambiente', 'studio'],
  ['campo', 'estancia', 'chacra', 'farm', 'ranch'],
  ['vista', 'view', 'views'],
  ['lago', 'lake'],
  ['rio', 'river'],
  ['playa', 'beach'],
  ['arroyo', 'stream', 'creek'],
  ['esquina', 'corner'],
  ['grande', 'amplio', 'big', 'large', 'spacious'],
  ['luminoso', 'bright', 'sunny'],
  ['nuevo', 'new'],
]

/** The words of a text, each once, without accents and signs. */
export function wordsOf(text: string): SearchWord[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const distinct = [...new Set(words)].slice(0, maxWords)
  return distinct.map((word) => ({
    forms: sameWords.find((group) => group.includes(word))?.slice() ?? [word],
    open: word === words.at(-1) && word.length >= 3,
  }))
}

/**
 * Adds known words to the forms: to the last word those that it begins, and to a word that nothing known begins with the nearest
 * ones ("penthose": "penthouse"). Words are added, never replaced, so that listings newer than the terms are found as well.
 */
export async function withKnownWords(db: Db, words: SearchWord[]): Promise<SearchWord[]> {
  const asked = words.flatMap(({ forms: [form], open }) => (form && (open || form.length >= 4) ? [form] : []))
  if (asked.length === 0) return words
  const begun = sql`t.kind = 'word' and t.key ~>=~ asked.word and t.key ~<~ (asked.word || chr(1114111))`
  const rows = await knownWord.read(
    db,
    (columns) => sql`
    select ${columns}
    from unnest(${sql.param(asked)}::text[]) as asked(word)
    cross join lateral (
      (select t.key from terms t where ${begun} order by t.weight desc limit ${maxPrefixMatches})
      union all
      (select t.key from terms t
        where t.kind = 'word' and t.key % asked.word and similarity(t.key, asked.word) >= ${similarEnough}::real
          and not exists (select 1 from terms t where ${begun})
        order by similarity(t.key, asked.word) desc, t.weight desc limit ${maxSimilar})
    ) as known`,
  )
  return words.map((word) => {
    const [own = ''] = word.forms
    const known = rows.filter((row) => row.word === own).map((row) => row.key)
    const added = known.filter((key) => word.open || !key.startsWith(own))
    return { ...word, forms: [...new Set([...word.forms, ...added])] }
  })
}

/** The word as a text query: any of its forms, by their stems, and what it begins. */
export function queryOf({ forms, open }: SearchWord): SQL {
  const stems = sql`to_tsquery('public.es_unaccent', ${forms.join(' | ')})`
  return open ? sql`(${stems} || to_tsquery('simple', ${`${forms[0]}:*`}))` : stems
}

/** All words, or any of them, as one text query. Words that say nothing (the, de) fall out of it. */
export function queryOfAll(words: SearchWord[], how: 'all' | 'any'): SQL {
  return sql`(${sql.join(words.map(queryOf), how === 'all' ? sql` && ` : sql` || `)})`
}
