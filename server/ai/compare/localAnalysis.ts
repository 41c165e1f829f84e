import { words } from '#server/core/words.ts'
import type { Comparison } from '#shared/ai/ai.ts'
import type { Language } from '#shared/core/language.ts'
import { formatUSD } from '#shared/core/money.ts'
import { canHave, comparedKindOf } from '#shared/listings/traits.ts'
import { areaText, type Compared, percentText, perSqmText } from './compared.ts'
import { comparisonTexts, type Texts } from './texts.ts'

export type Analysis = NonNullable<Comparison['analysis']>

interface Subject {
  all: readonly Compared[]
  texts: Texts
  language: Language
}

export function analyze(all: readonly Compared[], language: Language): Analysis {
  const subject = { all, texts: comparisonTexts[language], language }
  return {
    summary: summarize(subject),
    bestValue: bestValue(subject),
    considerations: [
      ...priceSpread(subject),
      ...areaSpread(subject),
      ...rooms(subject),
      ...age(subject),
      ...shortTerm(subject),
      ...places(subject),
      ...reservations(subject),
    ],
  }
}

function summarize({ all, texts, language }: Subject): string {
  const rents = all.filter(({ isRent }) => isRent)
  const [cheapest] = byPrice(all)
  if (rents.length > 0 && rents.length < all.length)
    return texts.mixed(all.length - rents.length, rents.length)
  const dearest = byPrice(all).at(-1)
  if (!cheapest || !dearest) return ''
  const range = rents.length > 0 ? texts.rent : texts.sale
  const first = range(all.length, cheapest.priceText, dearest.priceText)
  const isOneKind = new Set(all.map(kindOf)).size === 1
  const [largest] = isOneKind ? byArea(all).toReversed() : []
  const isLarger = largest && (byArea(all)[0]?.area ?? 0) < (largest.area ?? 0)
  const sentences = [first]
  const isCheaper = cheapest.price < dearest.price
  if (isLarger && isCheaper && largest === cheapest)
    sentences.push(
      texts.cheapestAndLargest(largest.name, cheapest.priceText, areaText(largest.area ?? 0, language)),
    )
  else {
    if (isCheaper) sentences.push(texts.cheapest(cheapest.name, cheapest.priceText))
    if (isLarger) sentences.push(texts.largest(largest.name, areaText(largest.area ?? 0, language)))
  }
  return sentences.join(' ')
}

/** Compares one offer and kind. */
function bestValue({ all, texts, language }: Subject): string {
  const groups = groupsBy(all, (one) => `${one.isRent} ${kindOf(one)}`)
  const [group = []] = groups.toSorted((one, other) => withArea(other).length - withArea(one).length)
  const [best, next] = withArea(group).toSorted((one, other) => (one.perSqm ?? 0) - (other.perSqm ?? 0))
  if (!best || !next) {
    const [largest = []] = groups.toSorted((one, other) => other.length - one.length)
    const [cheapest] = byPrice(largest)
    return cheapest && largest.length > 1
      ? texts.bestByPrice(cheapest.name, cheapest.priceText)
      : texts.noBest
  }
  const [low, high] = [best.perSqm ?? 0, next.perSqm ?? 0]
  if (perSqmText(low) === perSqmText(high))
    return texts.samePerSqm(texts.list([best.name, next.name]), perSqmText(low))
  return texts.bestPerSqm(
    { name: best.name, figure: perSqmText(low) },
    { name: next.name, figure: perSqmText(high) },
    percentText(high, low, high, language),
  )
}

function priceSpread({ all, texts, language }: Subject): string[] {
  return groupsBy(all, ({ isRent }) => String(isRent)).flatMap((group) => {
    const low = byPrice(group)[0]
    const high = byPrice(group).at(-1)
    if (!low || !high || high.price <= low.price || low.price <= 0) return []
    const said = ({ name, priceText: price }: Compared) => ({ name, price })
    const gap = formatUSD(high.price - low.price)
    return [texts.spread(said(high), said(low), gap, percentText(high.price, low.price, low.price, language))]
  })
}

function areaSpread({ all, texts, language }: Subject): string[] {
  const said = ({ name, area }: Compared) => ({ name, area: areaText(area ?? 0, language) })
  return groupsBy(all, kindOf).flatMap((group) => {
    const small = byArea(group)[0]
    const large = byArea(group).at(-1)
    if (!small?.area || !large?.area || large.area <= small.area) return []
    return [texts.area(said(large), said(small), areaText(large.area - small.area, language))]
  })
}

function rooms({ all, texts, language }: Subject): string[] {
  const { listings: w } = words(language)
  const highest = (
    field: 'bedrooms' | 'bathrooms' | 'parkingSpaces',
    say: Texts['bedrooms'],
    count: (n: number) => string,
    none: string,
  ): string[] => {
    const able = all.filter(({ listing }) => listing[field] > 0 || canHave(field, listing.propertyType))
    const counts = able.map(({ listing }) => listing[field])
    const top = Math.max(...counts)
    const next = Math.max(...counts.filter((one) => one < top))
    if (next < 0) return []
    const names = able.filter(({ listing }) => listing[field] === top).map(({ name }) => name)
    return [say(texts.list(names), count(top), next === 0 ? none : count(next))]
  }
  return [
    ...highest('bedrooms', texts.bedrooms, w.bedroomsOf, texts.none),
    ...highest('bathrooms', texts.bathrooms, w.bathroomsOf, texts.none),
    ...highest('parkingSpaces', texts.parking, w.parkingOf, texts.noParking),
  ]
}

function age({ all, texts }: Subject): string[] {
  const dated = all
    .flatMap(({ name, listing: { yearBuilt } }) => (yearBuilt === null ? [] : [{ name, yearBuilt }]))
    .sort((one, other) => other.yearBuilt - one.yearBuilt)
  const newest = dated[0]
  const oldest = dated.at(-1)
  if (!newest || !oldest || newest.yearBuilt === oldest.yearBuilt) return []
  return [texts.newest(newest.name, newest.yearBuilt, oldest.name, oldest.yearBuilt)]
}

function shortTerm({ all, texts }: Subject): string[] {
  const names = all.filter(({ listing }) => listing.allowsShortTerm).map(({ name }) => name)
  return names.length > 0 && names.length < all.length ? [texts.shortTerm(texts.list(names))] : []
}

function places({ all, texts }: Subject): string[] {
  const placeOf = ({ listing }: Compared) => `${listing.neighborhood}, ${listing.city}`
  if (new Set(all.map(placeOf)).size < 2) return []
  return [texts.places(texts.list(all.map((one) => texts.placeOf(one.name, placeOf(one)))))]
}

function reservations({ all, texts, language }: Subject): string[] {
  const { types } = words(language).listings
  const kinds = [...new Set(all.map(({ listing }) => types[listing.propertyType]))]
  const named = (some: readonly Compared[]) => texts.list(some.map(({ name }) => name))
  const unmeasured = all.filter(({ area }) => area === null)
  const gone = all.filter(({ listing }) => listing.status !== 'active')
  return [
    ...(kinds.length > 1 ? [texts.types(kinds)] : []),
    ...(unmeasured.length > 0 ? [texts.noArea(named(unmeasured))] : []),
    ...(gone.length > 0 ? [texts.gone(named(gone))] : []),
  ]
}

const kindOf = ({ listing }: Compared) => comparedKindOf(listing.propertyType)
const byPrice = (all: readonly Compared[]) => all.toSorted((one, other) => one.price - other.price)
const withArea = (all: readonly Compared[]) => all.filter(({ area }) => area !== null)
const byArea = (all: readonly Compared[]) =>
  withArea(all).toSorted((one, other) => (one.area ?? 0) - (other.area ?? 0))

function groupsBy(all: readonly Compared[], keyOf: (one: Compared) => string): Compared[][] {
  const groups = new Map<string, Compared[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()]
}
