import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection, string } from '#server/core/database/selection.ts'
import { fold } from '#shared/core/text.ts'
import type { SearchWord } from './searchPlan.ts'

const maxWords = 12
/** Trigram similarity. */
const minSimilarity = 0.4
const maxSimilar = 3
const maxPrefixMatches = 10
const knownWord = selection({ word: string(sql`asked.word`), key: string(sql`known.key`) })

const synonyms: readonly (readonly string[])[] = [
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
  ['monoambiente', 'studio', 'estudio', 'suite', 'kitnet', 'kitinete', 'quitinete', 'monoamb', 'mono'],
  ['campo', 'estancia', 'chacra', 'farm', 'ranch', 'fazenda', 'chacara', 'sitio', 'finca'],
  ['duplex', 'dupleks', 'duplecs', 'duples', 'geminada', 'sobrado'],
  ['reciclar', 'refaccionar', 'remodelar', 'renovar', 'reformar', 'renovate'],
  ['antigua', 'antiguo', 'old', 'tuja'],
  ['luz', 'electricidad', 'electricity', 'energia'],
  ['agua', 'water'],
  ['titulo', 'titulado', 'titulada', 'title'],
  ['cuotas', 'kuotas', 'installments', 'parcelado'],
  ['arboles', 'trees', 'arvores'],
  ['frutales', 'fruit', 'frutiferas'],
  ['bosque', 'monte', 'forest', 'mata'],
  ['techo', 'teto', 'ceiling'],
  ['climatizada', 'heated', 'aquecida'],
  ['muelle', 'dock', 'amarra', 'pier'],
  ['hotel', 'hostel', 'posada', 'pousada'],
  ['vista', 'view', 'views'],
  ['lago', 'lake'],
  ['rio', 'river'],
  ['playa', 'beach', 'praia', 'beachfront'],
  ['arroyo', 'stream', 'creek', 'riacho', 'ysyry'],
  ['esquina', 'corner', 'canto'],
  ['grande', 'amplio', 'amplia', 'big', 'large', 'spacious', 'guasu'],
  ['altura', 'ceiling'],
  ['cercado', 'fenced'],
  ['vidriera', 'vitrine'],
  ['ganado', 'ganaderia', 'ganadero', 'cattle', 'gado'],
  ['carga', 'loading'],
  ['luminoso', 'bright', 'sunny'],
  ['nuevo', 'new', 'pyahu', 'novo'],
]

/** Distinct, without accents and punctuation. */
export function wordsOf(text: string): SearchWord[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const distinct = [...new Set(words)].slice(0, maxWords)
  return distinct.map((word) => ({
    forms: synonyms.find((group) => group.includes(word))?.slice() ?? [word],
    isPrefix: word === words.at(-1) && word.length >= 3,
  }))
}

/**
 * Completes the last word, else adds similar ones ("penthose": "penthouse"). Keeps the word itself, as
 * listings may be newer than the terms.
 */
export async function addKnownWords(db: Db, words: SearchWord[]): Promise<SearchWord[]> {
  const lookups = words.flatMap(({ forms: [form], isPrefix }) =>
    form && (isPrefix || form.length >= 4) ? [form] : [],
  )
  if (lookups.length === 0) return words
  const isCompletion = sql`t.kind = 'word' and t.key ~>=~ asked.word and t.key ~<~ (asked.word || chr(1114111))`
  const rows = await knownWord.read(
    db,
    (columns) => sql`
    select ${columns}
    from unnest(${sql.param(lookups)}::text[]) as asked(word)
    cross join lateral (
      (select t.key from terms t where ${isCompletion} order by t.weight desc limit ${maxPrefixMatches})
      union all
      (select t.key from terms t
        where t.kind = 'word' and t.key % asked.word and similarity(t.key, asked.word) >= ${minSimilarity}::real
          and not exists (select 1 from terms t where ${isCompletion})
        order by similarity(t.key, asked.word) desc, t.weight desc limit ${maxSimilar})
    ) as known`,
  )
  return words.map((word) => {
    const [own = ''] = word.forms
    const known = rows.filter((row) => row.word === own).map((row) => row.key)
    const added = known.filter((key) => word.isPrefix || !key.startsWith(own))
    return { ...word, forms: [...new Set([...word.forms, ...added])] }
  })
}

/** `label`: in one field only. */
export function tsqueryOf({ forms, isPrefix }: SearchWord, label?: 'A' | 'B' | 'C' | 'D'): SQL {
  const inField = label ? `:${label}` : ''
  const stems = sql`to_tsquery('public.es_unaccent', ${forms.map((form) => form + inField).join(' | ')})`
  return isPrefix ? sql`(${stems} || to_tsquery('simple', ${`${forms[0]}:*${label ?? ''}`}))` : stems
}

export function tsqueryOfAll(words: SearchWord[], how: 'all' | 'any'): SQL {
  return sql`(${sql.join(
    words.map((word) => tsqueryOf(word)),
    how === 'all' ? sql` && ` : sql` || `,
  )})`
}
