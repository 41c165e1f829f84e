import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'
import { fold } from '#shared/text.ts'

/** A word of the search with the other forms that count as it; all folded, letters and digits only. */
export interface SearchWord {
  forms: string[]
  /** Whether it may be only the beginning of a word: the last one may still be being typed. */
  open: boolean
}

const maxWords = 12
/** Trigram similarity from which a known word counts as the one that was meant. */
const similarEnough = 0.4

/** Short and long forms as people write them in addresses and titles. */
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
]

/** The words of a text, each once, without accents and signs. */
export function wordsOf(text: string): SearchWord[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const distinct = [...new Set(words)].slice(0, maxWords)
  return distinct.map((word) => ({
    forms: sameWords.find((group) => group.includes(word))?.slice() ?? [word],
    open: word === words.at(-1) && word.length >= 2,
  }))
}

/** Adds to each word that no listing has the known words nearest to it ("penthose": "penthouse"). */
export async function withCorrections(db: Db, words: SearchWord[]): Promise<SearchWord[]> {
  const asked = words.flatMap(({ forms: [form] }) => (form && form.length >= 4 ? [form] : []))
  if (asked.length === 0) return words
  const { rows } = await db.execute<{ word: string; key: string }>(sql`
    select asked.word, near.key
    from unnest(${sql.param(asked)}::text[]) as asked(word)
    cross join lateral (
      select t.key from terms t
      where t.kind = 'word' and t.key % asked.word and similarity(t.key, asked.word) >= ${similarEnough}::real
      order by similarity(t.key, asked.word) desc, t.weight desc limit 3
    ) as near
    where not exists (
      select 1 from terms t
      where t.kind = 'word' and t.key ~>=~ asked.word and t.key ~<~ (asked.word || chr(1114111)))`)
  return words.map((word) => {
    const found = rows.filter((row) => row.word === word.forms[0]).map((row) => row.key)
    return found.length > 0 ? { ...word, forms: [...word.forms, ...found] } : word
  })
}

/** The word as a text query: any of its forms. */
export function queryOf({ forms, open }: SearchWord): SQL {
  const text = forms.map((form, index) => (open && index === 0 ? `${form}:*` : form)).join(' | ')
  return sql`to_tsquery('public.es_unaccent', ${text})`
}

/** All words, or any of them, as one text query. Words that say nothing (the, de) fall out of it. */
export function queryOfAll(words: SearchWord[], how: 'all' | 'any'): SQL {
  return sql`(${sql.join(words.map(queryOf), how === 'all' ? sql` && ` : sql` || `)})`
}
