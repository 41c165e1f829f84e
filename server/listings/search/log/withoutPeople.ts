import { commonWords } from '#server/listings/places/commonWords.ts'
import { understandText } from '#server/listings/places/understandText.ts'
import { fold } from '#shared/core/text.ts'

/** Mails, phones and documents; of prices only what no price is written like. */
const contacts: readonly RegExp[] = [
  /(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,200}/gu,
  /(?<![\d.,])(?:\+|00)\d[\d ().-]{7,20}/gu,
  /(?<![\d.,])0?9[6-9]\d[ .-]?\d{3}[ .-]?\d{3}(?![\d.,]*\d)/gu,
  /(?<!\p{L})(?:ci|c\.i\.|cedula|cédula|ruc|dni|tel|telefono|teléfono|cel|celular)(?!\p{L})[ .:°º#]{0,4}(?:n[°º.] ?)?\d[\d .-]{4,15}/giu,
]
const cues = new Set(
  'sr sra srta don doña señor señora señorita dr dra lic ing arq dueño dueña propietario propietaria agente vendedor vendedora soy llamo'
    .split(' ')
    .map(fold),
)
/** Streets, schools and buildings are called after people. */
const placed = new Set(
  'mcal mariscal gral general cnel coronel tte teniente cap capitan sgto pte presidente av ave avda avenida calle ruta san santa santo barrio colegio escuela hospital edificio torre plaza parque shopping club universidad'.split(
    ' ',
  ),
)
const links = new Set(['de', 'del', 'la', 'los', 'las', 'y'])
const anyRate = 7000

/** So common that they are words before they are surnames: "castillo", "torres". */
const mostCommon = 10_000

interface Names {
  first: ReadonlySet<string>
  surnames: ReadonlySet<string>
}

let loading: Promise<Names> | undefined

/** With the first use: they are long. */
async function readNames(): Promise<Names> {
  const { dictionary } = await import('@zxcvbn-ts/language-es-es')
  const common = new Set(dictionary['commonWords-es-es'].slice(0, mostCommon))
  const surnames = dictionary['lastnames-es-es'].filter((name) => !common.has(name))
  return { first: new Set(dictionary['firstnames-es-es']), surnames: new Set(surnames) }
}

/**
 * A search's words as they may be kept: without mail addresses, phones, documents, and names of people. A name
 * is two words or more that the search does not understand, one of them a name, unless they name a street or a
 * building; or one after "señora", "dueño". Null where nothing is left.
 */
export async function withoutPeople(text: string): Promise<string | null> {
  loading ??= readNames()
  const { first, surnames } = await loading
  const plain = contacts.reduce((all, contact) => all.replace(contact, ' '), text)
  const { rest } = understandText(plain, { rate: anyRate })
  const unread = new Set(wordsOf(rest).map(({ key }) => key))
  const isUnknown = ({ key }: Word) => unread.has(key) && !commonWords.has(key)
  const words = wordsOf(plain)
  const gone = new Set<number>()
  for (let at = 0; at < words.length; at++) {
    const run = runFrom(words, at, isUnknown)
    const last = run.at(-1)
    if (!last) continue
    const before = words[at - 1]?.key ?? ''
    const isOfPlace = [before, ...run.map(({ key }) => key)].some((key) => placed.has(key))
    const isNamed = run.some(({ key }) => first.has(key) || surnames.has(key))
    if (isNamed && !isOfPlace && (run.length > 1 || cues.has(before)))
      for (const { index } of words.slice(at, last.index + 1)) gone.add(index)
    at = last.index
  }
  const kept = words.filter(({ index }) => !gone.has(index)).map(({ text: word }) => word)
  return kept.some((word) => /[\p{L}\d]/u.test(word)) ? kept.join(' ') : null
}

interface Word {
  text: string
  key: string
  index: number
}

const wordsOf = (text: string): Word[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word, index) => ({ text: word, key: fold(word).replace(/[^\p{L}\d]+/gu, ''), index }))

/** Words in a row, over "de la". */
function runFrom(words: readonly Word[], from: number, isPart: (word: Word) => boolean): Word[] {
  const run: Word[] = []
  for (const word of words.slice(from)) {
    if (isPart(word)) run.push(word)
    else if (run.length === 0 || !links.has(word.key)) break
  }
  return run
}
