import { wordSet } from '#shared/search/sentence/grammar.ts'
import { isApart, type Token } from '#shared/search/sentence/tokens.ts'
import { meaningAt } from '#shared/search/sentence/vocabulary.ts'
import { spelledAt } from './spelledNumber.ts'

const adults = 2
/** Of people who are not said to be a family. */
const perRoom = 2
/** More are guests. */
const maxChildren = 10
const maxPeople = 12
const maxGuests = 30

const childWords = wordSet(
  'hij@*, hijit@*, niñ@*, nene*, nena*, chicos, chicas, criatura*, mitai*, kid*, child, children, son*, daughter*, filh@*, criança*',
)
/** Before children that are not counted. */
const ownWords = wordSet('mi*, con, nuestr@, nuestros, nuestras, my, our, with, meu*, minha*, com')
/** "somos 5", "familia de 4". */
const familyWords = wordSet(
  'somos, seriamos, seremos, vivir, viviremos, vivimos, familia, family, we are, we re, nos somos, fuimos',
)
const timeWords = wordSet(
  'mes+, año*, dia*, semana*, cuadras, km, min, minutos, kilometros, months, years, horas, hora',
)
const heirWords = wordSet(
  'hermano*, hermana*, heredero*, heredera*, siblings, brothers, sisters, heirs, irmãos, irmãs, herdeiros',
)
const links = wordSet('de, of, uma, una, en, total, casi, con, los')
const personWords = wordSet('persona*, pessoa*, people, person*')
/** '': the end. */
const afterGuests = wordSet(', con, y, en, with, and, in, com')
const purposes = wordSet('para, pa, p, pra, for')

/** A room for the parents, and one for each child; from the third on two share. */
export const bedroomsFor = (children: number): number =>
  children <= 2 ? 1 + children : 2 + Math.floor(children / 2)

function countAt(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const { number, plot } = tokens[at] ?? {}
  if (number !== undefined)
    return plot || !Number.isInteger(number) ? undefined : { value: number, next: at + 1 }
  return spelledAt((index) => tokens[index]?.key ?? '', at)
}

export interface Household {
  bedrooms: number
  /** Undefined where only children are named. */
  people?: number
  next: number
}

/** "mis 3 hijos", "somos 5", "para 4 personas" */
export function householdAt(tokens: readonly Token[], at: number): Household | undefined {
  return (
    withAdults(tokens, at) ??
    couplesAt(tokens, at) ??
    childrenAt(tokens, at) ??
    familyAt(tokens, at) ??
    peopleAt(tokens, at)
  )
}

const adultWords = wordSet('adult@*, adults, mayores, grandes')

/** "2 adultos y 2 nenes" */
function withAdults(tokens: readonly Token[], at: number): Household | undefined {
  const grown = countAt(tokens, at)
  if (!grown || grown.value < 1 || grown.value > maxPeople || !adultWords.has(tokens[grown.next]?.key ?? ''))
    return undefined
  const after = grown.next + 1
  const from = besides.has(tokens[after]?.key ?? '') ? after + 1 : after
  const young = countAt(tokens, from)
  const isWithYoung = young !== undefined && childWords.has(tokens[young.next]?.key ?? '')
  const children = isWithYoung && young.value <= maxChildren ? young.value : 0
  return {
    bedrooms: Math.ceil(grown.value / perRoom) + bedroomsFor(children) - 1,
    people: grown.value + children,
    next: children > 0 && young ? young.next + 1 : after,
  }
}
const besides = wordSet('y, e, and, con, with, com, mas, +')

const coupleWords = wordSet('casal, casais, pareja*, couple*, matrimonios')
/** "Cama de casal" */
const ofBeds = wordSet('de, cama*, quarto, suite')

/** "2 casais", "temporada para casal" */
function couplesAt(tokens: readonly Token[], at: number): Household | undefined {
  const count = countAt(tokens, at)
  const noun = count?.next ?? at
  const couples = count?.value ?? 1
  if (!coupleWords.has(tokens[noun]?.key ?? '') || ofBeds.has(tokens[at - 1]?.key ?? '')) return undefined
  return couples >= 1 && couples <= maxPeople
    ? { bedrooms: couples, people: couples * adults, next: noun + 1 }
    : undefined
}

/** "Meu filho passou em medicina" */
const leaving = wordSet(
  'passou, vai, estuda, entrou, comeca, va, estudia, entro, ingreso, empieza, got, starts, studies, will',
)

function childrenAt(tokens: readonly Token[], at: number): Household | undefined {
  const count = countAt(tokens, at)
  if (count && childWords.has(tokens[count.next]?.key ?? ''))
    return count.value >= 1 && count.value <= maxChildren
      ? { bedrooms: bedroomsFor(count.value), next: count.next + 1 }
      : undefined
  // "with kids area"
  const isAmenity = meaningAt(tokens, at + 1)?.value.kind === 'amenity'
  // "para mi hijo que estudia": he lives there alone.
  const isOne = !tokens[at + 1]?.key.endsWith('s')
  // "Mi hijo se va a estudiar"
  const verbAt = at + (tokens[at + 2]?.key === 'se' ? 3 : 2)
  const isForOne =
    isOne && (purposes.has(tokens[at - 1]?.key ?? '') || leaving.has(tokens[verbAt]?.key ?? ''))
  const isOwn = ownWords.has(tokens[at]?.key ?? '') && childWords.has(tokens[at + 1]?.key ?? '')
  return isOwn && !isAmenity && !isForOne ? { bedrooms: bedroomsFor(1), next: at + 2 } : undefined
}

function familyAt(tokens: readonly Token[], at: number): Household | undefined {
  if (!familyWords.has(tokens[at]?.key ?? '')) return undefined
  let next = at + 1
  while (next < at + 4 && (links.has(tokens[next]?.key ?? '') || familyWords.has(tokens[next]?.key ?? '')))
    next += 1
  const count = countAt(tokens, next)
  // "para mi familia, 2 dormitorios"
  if (!count || count.value < 1 || count.value > maxGuests || isApart(tokens, next)) return undefined
  if (timeWords.has(tokens[count.next]?.key ?? '')) return undefined
  // Of a title, not of a home: "somos cuatro hermanos"
  if (heirWords.has(tokens[count.next]?.key ?? '')) return undefined
  if (coupleWords.has(tokens[count.next]?.key ?? '')) return couplesAt(tokens, next)
  // "familia con 2 niños"
  if (childWords.has(tokens[count.next]?.key ?? '')) return undefined
  const isPeople = personWords.has(tokens[count.next]?.key ?? '')
  const end = count.next + (isPeople ? 1 : 0)
  // So many are guests of a stay, if any.
  return count.value > maxPeople ? { bedrooms: 0, people: count.value, next: end } : homeOf(count.value, end)
}

function peopleAt(tokens: readonly Token[], at: number): Household | undefined {
  if (!purposes.has(tokens[at - 1]?.key ?? '')) return undefined
  const count = countAt(tokens, at)
  // "con pileta para 8": guests, where there are any.
  const isOfPlace = count && meaningAt(tokens, count.next)?.value.kind === 'place'
  const isEnd =
    count && (isOfPlace || afterGuests.has(tokens[count.next]?.key ?? '') || isApart(tokens, count.next))
  const isBare = count && count.value <= maxGuests && isEnd
  if (isBare) return { bedrooms: 0, people: count.value, next: count.next }
  const isPeople = count && personWords.has(tokens[count.next]?.key ?? '')
  const isHome = isPeople && count.value >= 1 && count.value <= maxPeople
  return isHome
    ? { bedrooms: Math.ceil(count.value / perRoom), people: count.value, next: count.next + 1 }
    : undefined
}

const homeOf = (people: number, next: number): Household => ({
  bedrooms: bedroomsFor(Math.max(0, people - adults)),
  people,
  next,
})
