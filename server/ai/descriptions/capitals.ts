import { gazetteerAt } from '#server/listings/places/catalog.ts'
import { fold } from '#shared/core/text.ts'
import { placeKey } from '#shared/places/placeKey.ts'
import { findCity, findNeighborhood } from '#shared/places/places.ts'
import { tokenize } from '#shared/search/sentence/tokens.ts'
import type { Removals } from './removals.ts'

const shoutingFrom = 0.6
const shortestShout = 8
const shortestWord = 4
/** Said by their letters, or names. */
const acronyms = new Set(
  'IPS UNA ANDE ESSAP COPACO MOPC AFD RUC IVA USD WIFI WC TV LED PVC HD PH SUV BBQ SUM MRA CDE WTC UCOM UAA CIT SNPP UNIDA ITTI GNB BNF NASA'.split(
    ' ',
  ),
)
/** Words that are only meant with their accent. */
const accented =
  'jardín balcón galería lavandería depósito baños baño ubicación habitación título títulos crédito área áreas construcción financiación climatización eléctrico día días rápido fácil único única cómodo cómoda amplísimo española año años garantía comisión vehículo vehículos atrás salón dueño dueños Ypacaraí céntrico céntrica económico económica público privación también jardinería ningún según así Asunción'.split(
    ' ',
  )
const accents: ReadonlyMap<string, string> = new Map(accented.map((word) => [fold(word), word]))

/** As Spanish is written, where ads leave accents out. */
export function withAccents(text: string): string {
  return text.replace(/\p{L}{3,}/gu, (word) => {
    const whole = accents.get(word.toLowerCase())
    if (whole === undefined || word === word.toUpperCase()) return word
    return /^\p{Lu}/u.test(word) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole
  })
}

/** Without shouting: capitals become small letters but for names, acronyms and beginnings. */
export function calmed(sentence: string, names: readonly string[], removals: Removals): string {
  const words = sentence.match(/\p{L}+/gu) ?? []
  const shouted = words.filter(isShouted)
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  const capitals = sentence.match(/\p{Lu}/gu)?.length ?? 0
  const isAll = letters >= shortestShout && capitals / letters >= shoutingFrom
  if (shouted.length === 0 && !isAll) return sentence
  removals.add('capitals', shouted.join(' ') || sentence)
  const small = sentence.replace(/\p{L}+/gu, (word) => {
    if (acronyms.has(word)) return word
    if (!isShouted(word) && !(isAll && /^\p{Lu}+$/u.test(word))) return word
    return word.toLowerCase()
  })
  return names.filter(Boolean).reduce(withName, small)
}

const isShouted = (word: string) =>
  word.length >= shortestWord && /^\p{Lu}+$/u.test(word) && !acronyms.has(word)

function withName(text: string, name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'giu'), () => name)
}

/** Names of places as the gazetteer writes them. */
export function withPlaces(text: string): string {
  const tokens = tokenize(text)
  let out = ''
  let from = 0
  for (let at = 0; at < tokens.length; ) {
    const found = gazetteerAt(tokens, at)
    const [first, last] = [tokens[at], tokens[(found?.next ?? 0) - 1]]
    const name = found && placeName(found.key)
    if (found && name && first && last && isPlace(found.key, text.slice(0, first.start))) {
      out += text.slice(from, first.start) + name
      from = last.end
    }
    at = found?.next ?? at + 1
  }
  return out + text.slice(from)
}

/** Of its own, not of a landmark in it. */
function placeName(key: string): string | undefined {
  const name = (findCity(key) ?? findNeighborhood(key))?.name
  return name !== undefined && placeKey(name) === key ? name : undefined
}

/** "centro", "las mercedes": words too, where nothing leads to a place. */
const isPlace = (key: string, before: string) =>
  findCity(key) !== undefined || /(?:^|\s)(?:en|barrio|zona|de|in|a)\s+$/i.test(before)
