import { LRUCache } from 'lru-cache'
import { amenityPhrases, furtherForms } from '#server/listings/search/amenityForms.ts'
import { type Phrase, readPhrase } from '#server/listings/search/engine/words/phrases.ts'
import type { WordQuery } from '#server/listings/search/engine/words/wordQuery.ts'
import type { SearchWord } from '#server/listings/search/searchPlan.ts'
import { factForms } from '#server/listings/search/statedFacts.ts'
import type { RowSource } from './indexRows.ts'

/* Postgres stems both searches and listings. */

export async function readPhrases(source: RowSource): Promise<Phrase[]> {
  const rows = await source.query(
    `select distinct phraseto_tsquery('public.es_unaccent', phrase)::text from unnest($1::text[]) as asked(phrase) order by 1`,
    [[...amenityPhrases, ...furtherForms, ...factForms]],
  )
  return rows.flatMap(([query]) => readPhrase(query ?? '') ?? [])
}

/** Undefined: the index cannot answer it. */
type Answerable = WordQuery | undefined

export interface WordQueries {
  ofWords(words: readonly SearchWord[]): Promise<Answerable[]>
  ofPhrases(texts: readonly string[], known: ReadonlySet<string>): Promise<Answerable[]>
}

const maxRemembered = 2000
const noTerms: WordQuery = { stems: [], prefixes: [] }

/** Cached: dictionaries do not change. */
export function createWordQueries(source: RowSource): WordQueries {
  const remember = (query: string) => {
    const remembered = new LRUCache<string, string>({ max: maxRemembered })
    return async (texts: readonly string[]): Promise<string[]> => {
      const known = new Map(texts.map((text) => [text, remembered.get(text)]))
      const missing = [...known].flatMap(([text, read]) => (read === undefined ? [text] : []))
      if (missing.length > 0) {
        const rows = await source.query(
          `select asked, (${query})::text from unnest($1::text[]) as missing(asked)`,
          [missing],
        )
        for (const [text, read] of rows) {
          remembered.set(text ?? '', read ?? '')
          known.set(text ?? '', read ?? '')
        }
      }
      return texts.map((text) => known.get(text) ?? '')
    }
  }
  const readWords = remember("to_tsquery('public.es_unaccent', asked)")
  const readPrefixes = remember("to_tsquery('simple', asked || ':*')")
  const readMentions = remember("phraseto_tsquery('public.es_unaccent', asked)")

  return {
    async ofWords(words) {
      const [stems, prefixes] = await Promise.all([
        readWords(words.map(({ forms }) => forms.join(' | '))),
        readPrefixes(words.flatMap(({ forms: [form], isPrefix }) => (isPrefix && form ? [form] : []))),
      ])
      const left = prefixes.values()
      return words.map(({ isPrefix }, at) => {
        const own = readTerms(stems[at] ?? '')
        const begun = isPrefix ? readTerms(left.next().value ?? '') : noTerms
        return (
          own &&
          begun && { stems: [...own.stems, ...begun.stems], prefixes: [...own.prefixes, ...begun.prefixes] }
        )
      })
    },
    async ofPhrases(texts, known) {
      const queries = await readMentions(texts)
      return queries.map((query) => (known.has(query) ? { stems: [query], prefixes: [] } : readTerms(query)))
    },
  }
}

/** Alternatives of a query: `'cas' | 'luq':*`. */
function readTerms(query: string): Answerable {
  if (!/^(?:'(?:[^']|'')*'(?::\*)?(?: \| (?!$)|$))*$/.test(query)) return undefined
  const terms = Array.from(query.matchAll(/'((?:[^']|'')*)'(:\*)?/g), ([, text = '', isPrefix]) => ({
    text,
    isPrefix,
  }))
  return {
    stems: terms.flatMap(({ text, isPrefix }) => (isPrefix ? [] : [text])),
    prefixes: terms.flatMap(({ text, isPrefix }) => (isPrefix ? [text] : [])),
  }
}
