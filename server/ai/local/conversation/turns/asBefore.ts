import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import type { SentenceFilters, Understanding } from '#shared/search/sentence.ts'

/* What a turn means only beside the search before it. */

const bareSize =
  /^\W*(?:(?:bah|no|mejor|que sean|que tenga|y|make it|actually|better|melhor|entao|ou|o|or)[\s,]+){1,4}(?:de |con |with |com )?(\d|dos|tres|cuatro|two|three|four|dois|quatro)(?: (?:nom[aá]s|only|s[oó]|solamente|please|porfa))?\W*$/i

/** "2 nomás" after three bedrooms. */
const onlySo =
  /^\W*(?:con |with |com )?(\d|dos|tres|cuatro|two|three|four|dois|quatro) (?:nom[aá]s|only|s[oó]|solamente)\W*$/i

const count = '(\\d|dos|tres|cuatro|cinco|two|three|four|five|dois|duas|três|quatro)'
const orMore = '(?:\\s+(?:o|or|ou|and|y)\\s+(?:m[aá]s|more|mais|up))?'
const leads =
  '(?:(?:y|e|and|pero|but|mas|mejor|better|melhor|actually|make it|make that|que sean|que tenga|dale|ok|entonces|entao|então|then|bah|no|na verdade|en realidad|si son|if|con|with|com|de|uno de|one with|at least|al menos|pelo menos)[\\s,]+){0,4}'
const then = '(?:[\\s,]+(?:actually|mejor|then|entonces|instead|na verdade|en realidad|por favor|please))?'
/** "3 is ok too" after four. */
const asWell = new RegExp(
  `^\\W*${leads}${count}\\s+(?:tamb\\p{L}+|(?:is|would be) (?:ok|okay|fine|enough)(?: too| also)?|est[aá] bien|alcanza\\p{L}*|(?:me |nos )?sirven?|j[aá] serve|serve)(?: tamb\\p{L}+)?\\W*$`,
  'iu',
)
const manyMore = new RegExp(`^\\W*${leads}${count}\\s+(?:o|or|ou)\\s+(?:m[aá]s|more|mais)${then}\\W*$`, 'i')
/** "¿Y de 4?" after houses. */
const ofRooms = new RegExp(`^\\W*(?:y|e|and|ou|o)\\s+(?:unas?\\s+|algun[ao]s?\\s+)?de\\s+${count}\\W*$`, 'i')
/** "Mejor 3 y con cochera": what joins it says that the number is of rooms. */
const sizeAndMore = new RegExp(
  `^\\W*${leads}${count}${orMore}${then}(?=[\\s,]+(?:(?:y|e|and|pero|but|mas)\\s+(?!medi[oa]|half|mei[oa])|con\\s|with\\s|com\\s|que\\s|(?:en|in|em)\\s+\\p{L}))`,
  'iu',
)

/** "Bah, mejor 3" after rooms. */
export function asSize(text: string, before: SentenceFilters | undefined): string {
  const [, rooms] = ofRooms.exec(text) ?? []
  if (rooms !== undefined && before?.propertyType?.every((type) => homeTypes.includes(type)) === true)
    return `con ${rooms} dormitorios`
  if (before?.bedrooms === undefined) return text
  const [, bare] = bareSize.exec(text) ?? onlySo.exec(text) ?? manyMore.exec(text) ?? asWell.exec(text) ?? []
  if (bare !== undefined) return `con ${bare} dormitorios`
  const [said = '', many] = sizeAndMore.exec(text) ?? []
  return many === undefined ? text : `con ${many} dormitorios${text.slice(said.length)}`
}

const bareArea =
  /^(\W*(?:(?:y|e|and|pero|but)[\s,]+)?(?:de|from|desde|at least|al menos|m[ií]nimo|pelo menos)\s+)(\d{2,5})(?=\s+(?:para arriba|o m[aá]s|en adelante|or more|and up|ou mais|para cima|m[ií]nimo)(?!\p{L}))/iu

/** "De 360 para arriba" after plots: square meters. */
export function asArea(text: string, before: SentenceFilters | undefined): string {
  const isOfLand = before?.propertyType?.every((type) => type === 'land') === true
  return isOfLand ? text.replace(bareArea, '$1$2 m2') : text
}

const bareLimit =
  /^(\W*(?:(?:y|e|and|no|mejor|bueno|ok|ou|or|o)[\s,]+){0,2}(?:(?:si )?(?:es )?hasta|up to|at[eé]|under|max(?:imo)?|m[aá]ximo|(?:si )?subo a|(?:si )?subimos a|(?:si )?(?:lo |la |me |nos )?(?:estiro|estiramos|estirando|llego|llegamos) (?:a|hasta)|(?:si )?(?:(?:acepto|aceptamos|puedo|podr[ií]a|podemos|pudiera) )?(?:pagar|pago|pagamos|pagara)(?: hasta| a)?|(?:(?:what )?if )?(?:i|we) (?:could |can )?(?:stretch to|pay(?: up to)?)|(?:se )?(?:eu )?(?:esticar (?:para|at[eé])|pagar(?: at[eé])?)|(?:if )?i go up to|(?:se )?subir (?:para|a)|puedo hasta)\s+)(\d{1,3}(?:[.,]\d)?)( y medio| e meio| and a half)?((?:[\s,]+(?:qu[eé]|what|o que|hay|aparece\p{L}*|is there)(?!\p{L})[^?]{0,30})?\W*)$/iu
/** What no search reads. */
const stretched =
  /(?:(?:si )?(?:lo |la |me |nos )?(?:estiro|estiramos|estirando|llego|llegamos) (?:a|hasta)|(?:si )?(?:(?:acepto|aceptamos|puedo|podr[ií]a|podemos|pudiera) )?(?:pagar|pago|pagamos|pagara)(?: hasta| a)?|(?:(?:what )?if )?(?:i|we) (?:could |can )?(?:stretch to|pay(?: up to)?)|(?:se )?(?:eu )?(?:esticar (?:para|at[eé])|pagar at[eé]))\s+$/iu
const upTo = (said: string) =>
  / (?:to|pay)\s+$/i.test(said) ? 'up to ' : /(?:para|at[eé])\s+$/i.test(said) ? 'até ' : 'hasta '
/** "Con balcón, y subí a 900": of its last sentence. */
const raised =
  /(?<=^|[\s,])(?:sub[ií](?:le)?|subamos|aument[aá](?:le)?|estir[aá]|(?:raise|bump)(?: it)?(?: up)?|pode subir|sobe)\s+(?:nom[aá]s\s+)?(?:a|hasta|to|para|at[eé])\s+(\d{1,3})( y medio| e meio| and a half)?\W*$/iu

/** Guaraníes per US dollar: about, to tell one unit from the other. */
const anyRate = 7500
const units = [
  { unit: 'dólares', usd: 1 },
  { unit: 'mil dólares', usd: 1000 },
  { unit: 'millones', usd: 1_000_000 / anyRate },
] as const

/** In the unit that brings it nearest to the limit before, in US dollars. */
function withUnit(figure: string, before: number): string {
  const distance = ({ usd }: { usd: number }) => Math.abs(Math.log((Number(figure) * usd) / before))
  const [nearest] = units.toSorted((one, other) => distance(one) - distance(other))
  return `${figure} ${nearest?.unit ?? ''}`
}

/** "Hasta 5" after "alquiler hasta 3 millones", "subí a 900" after "hasta 800 dólares". */
export function asPrice(text: string, before: SentenceFilters | undefined): string {
  const limit = before?.maxPrice
  if (limit === undefined) return text
  const sentence = text.split(/[.?!]/).findLast((one) => one.trim() !== '') ?? ''
  const [, higher, half] = raised.exec(sentence) ?? []
  if (higher !== undefined)
    return sentence.replace(raised, `hasta ${withUnit(`${higher}${half ? '.5' : ''}`, limit)}`).trim()
  const [, lead = '', figure, and, end = ''] = bareLimit.exec(text) ?? []
  if (figure === undefined) return text
  const value = `${figure.replace(',', '.')}${and && !/[.,]/.test(figure) ? '.5' : ''}`
  return `${lead.replace(stretched, upTo)}${withUnit(value, limit)}${end}`
}

/** "Perdón, 25" after offices for 15 people. */
const bareCount =
  /^\W*(?:(?:perd[oó]n|digo|no|ah|en realidad|mejor|sorry|i mean|actually|make it|desculpa|quis dizer|na verdade|son|somos|we are|eran)[\s,]+){1,3}(\d{1,3})\W*$/iu

export function asSeats(text: string, before: SentenceFilters | undefined): string {
  const isOfSeats =
    before?.capacity !== undefined && before.propertyType?.every((one) => offices.includes(one))
  const [, count] = (isOfSeats ? bareCount.exec(text) : undefined) ?? []
  return count === undefined ? text : `oficina para ${count} personas`
}

const forPeople =
  / (?:para|for|de) (?:\w+ )?(?:\d+|dos|tres|cuatro|cinco|seis|ocho|diez) (?:personas?|people|pessoas?|puestos?|empleados?)(?= )/

/** "Para 4 personas" after offices: seats, not bedrooms. */
export const isForPeople = (
  { wording, understood }: { wording: string; understood: Understanding },
  before: SentenceFilters | undefined,
): boolean =>
  forPeople.test(wording) &&
  before?.propertyType?.every((type) => offices.includes(type)) === true &&
  understood.criteria.every(({ field }) => field !== 'propertyType')

const seats =
  / (?:\d+|dos|tres|cuatro|cinco|seis|ocho|diez|doce|quince|veinte|treinta|ten|twenty|thirty) (?:seats?|puestos(?: de trabajo)?|desks|workstations|postos(?: de trabalho)?)(?= )/

/** "A call center, 30 seats": an office, where nothing else is named. */
export const countsSeats = ({
  wording,
  understood,
}: {
  wording: string
  understood: Understanding
}): boolean =>
  seats.test(wording) &&
  understood.criteria.every(({ field }) => field !== 'propertyType' && field !== 'allowsShortTerm')

const offices: readonly PropertyType[] = ['office', ...officeTypes]

export function ofOffice(understood: Understanding): Understanding {
  const { propertyType: _, ...filters } = understood.filters
  return {
    ...understood,
    filters,
    criteria: understood.criteria.filter(({ field }) => field !== 'propertyType'),
  }
}

const guests =
  /^\W*(?:(?:y|e|and|ah|pero|but)[\s,]+)?(?:(?:there['’]?s|somos|seremos|ser[ií]amos|vamos|we are|we['’]re|there are|somos em|seremos)\s+(?:como |unos |about |around |uns )?|(?:para|for|pra)\s+)(\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|two|three|four|five|six|seven|eight|nine|ten|twelve|dois|duas|quatro|oito|dez|doze)(?:\s+(?:of us|personas?|people|pessoas?|hu[eé]spedes|guests|en total|in total|nom[aá]s))?(?=\W*$|[\s,]+(?:y|and|e|con|with|com)\s)/iu

/** "Somos 15" after stays by the night: guests, not bedrooms. */
export function asGuests(text: string, before: SentenceFilters | undefined): string {
  if ((before?.allowsShortTerm ?? before?.airbnbActive) !== true) return text
  const [said = '', count] = guests.exec(text) ?? []
  return count === undefined ? text : `por noche para ${count} personas${text.slice(said.length)}`
}
