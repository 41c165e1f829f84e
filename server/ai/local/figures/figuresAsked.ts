import { isContinuation } from '#server/ai/local/conversation/continuation.ts'
import { mergeFilters } from '#server/ai/local/conversation/mergeFilters.ts'
import { inCityOf } from '#server/ai/local/conversation/thread.ts'
import { sizesIn } from '#server/ai/local/homesAsked.ts'
import { filtersOf, placesAsked } from '#server/ai/local/placesAsked.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { withoutUndefined } from '#shared/core/records.ts'
import { officeTypes } from '#shared/listings/listingTypes.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { capital } from '#shared/places/mainCities.ts'
import { findNeighborhood } from '#shared/places/places.ts'
import type { FigureGroup } from '#shared/search/figures.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'
import { asksLeast, asksShare, comparesTwo, groupIn, inGeneral, type Measure, measureIn } from './measures.ts'

export interface FigureCase {
  filters: SentenceFilters
  /** Exactly; 0: studios. */
  bedrooms: number | undefined
}

/** One question of many listings: a measure, of which, and in what form. */
export interface FiguresAsked {
  measure: Measure
  form: 'value' | 'ranking' | 'comparison' | 'share'
  groupBy: FigureGroup | undefined
  isLeastFirst: boolean
  /** Two in a comparison; in a share all, and those of them. */
  cases: readonly FigureCase[]
  /** A city that the question leaves open. */
  assumedCity: string | undefined
  /** Beyond a type, a place and an offer. */
  isNarrow: boolean
  /** Names nothing of its own: of the search before. */
  isOfBefore: boolean
}

const asksOfRent = / (?:alquil\w+|arriend\w+|arrend\w+|rent\w*|alug\w+|lease)(?= )/
const ofBuying = / (?:compr\w+|buy\w*)(?= )/
const ofLiving = / (?:vivir|morar|viver|live|living)(?= )/

/** Undefined where it asks for no figure of many. */
export function figuresAsked(question: Meaning): FiguresAsked | undefined {
  const { wording, thread, understood } = question
  const share = thread.search && asksShare.test(wording) && understood.criteria.length > 0
  const isShare =
    share || (asksShare.test(wording) && isNarrow({ ...understood.filters, propertyType: undefined }))
  const named = isShare ? 'count' : (measureIn(wording) ?? (isDear(question) ? 'price' : undefined))
  if (named === undefined) return undefined
  const group = isShare ? undefined : groupIn(wording)
  const { filters, isOfBefore } = filtersAsked(question, named)
  const isOfTwo = comparesTwo.test(wording)
  const offer = offerAsked(filters, named, wording)
  const isCompared = group !== undefined || isDear(question) || (isOfTwo && placesAsked(question).length > 1)
  const measure = comparable(named, { ...filters, transactionType: offer }, isCompared)
  const whole = withDefaults({ ...filters, transactionType: offer }, measure)
  const base = { measure, isLeastFirst: asksLeast(wording), isOfBefore, isNarrow: isNarrow(filters) }
  if (isShare) return { ...base, ...shareOf(question, whole), groupBy: undefined, assumedCity: undefined }
  if (group) {
    const { filters: wide, assumedCity } = forGroup(whole, group.by)
    return { ...base, form: 'ranking', groupBy: group.by, cases: [caseOf(wide)], assumedCity }
  }
  const two = isDear(question) ? besideCity(whole) : isOfTwo ? casesOfTwo(question, whole) : []
  if (two.length > 1)
    return { ...base, form: 'comparison', groupBy: undefined, cases: two, assumedCity: undefined }
  const [size] = sizesIn(wording)
  const assumedCity = isPlaced(whole) || measure !== 'maintenanceFee' ? undefined : capital
  const of = assumedCity ? { ...whole, city: [assumedCity] } : whole
  return {
    ...{ ...base, form: 'value', groupBy: undefined, assumedCity },
    cases: [size === undefined ? caseOf(of) : sized(of, size)],
  }
}

/** Plots and apartments for sale are of all sizes: places are compared by the square meter. */
function comparable(
  measure: Measure,
  { propertyType, bedrooms, transactionType }: SentenceFilters,
  isCompared: boolean,
): Measure {
  if (measure !== 'price' || !isCompared) return measure
  const isOfSale = bedrooms === undefined && transactionType !== 'rent'
  const isOfUnlike = !propertyType || propertyType.every((type) => type === 'land' || type === 'apartment')
  return isOfSale && isOfUnlike ? 'pricePerSqm' : measure
}

/** What is named, beside what a question that goes on leaves as it was. */
function filtersAsked(
  question: Meaning,
  measure: Measure,
): { filters: SentenceFilters; isOfBefore: boolean } {
  const { thread, understood, listing, wording } = question
  const own = measure === 'maintenanceFee' ? withoutFees(understood) : understood.filters
  const before = listing ? undefined : thread.search?.filters
  if (!before) return { filters: own, isOfBefore: false }
  const namesNone = Object.keys(own).length === 0
  if (!namesNone && !isContinuation({ wording, understood })) return { filters: own, isOfBefore: false }
  return {
    filters: mergeFilters(before, inCityOf(before, { ...understood, filters: own })),
    isOfBefore: true,
  }
}

/** A month of it, as of all fees. */
const monthly = /^(?:por|al|ao|a|per|each|cada)? ?(?:mes|m[eê]s|month|mensual\w*|mensa(?:l|is)|monthly)$/i

/** "O condomínio por mês" is a fee, and no home that is let. */
function withoutFees({ filters, criteria }: Meaning['understood']): SentenceFilters {
  const { maxMaintenanceFee: _, propertyType, transactionType, ...others } = filters
  const offers = criteria.filter(({ field }) => field === 'transactionType')
  const isOffered = offers.some(({ text }) => !monthly.test(text.trim()))
  const types = criteria.filter(({ field }) => field === 'propertyType')
  const isOfFee = types.length > 0 && types.every(({ text }) => /^condo/i.test(text))
  return withoutUndefined({
    ...others,
    propertyType: isOfFee ? undefined : propertyType,
    transactionType: isOffered ? transactionType : undefined,
  })
}

/** What is mostly rented. */
const usuallyRented: ReadonlySet<string> = new Set([...officeTypes, 'commercial', 'warehouse'])

function offerAsked(
  { transactionType, propertyType }: SentenceFilters,
  measure: Measure,
  wording: string,
): SentenceFilters['transactionType'] {
  if (measure !== 'price' && measure !== 'pricePerSqm') return transactionType
  if (transactionType && transactionType !== 'both') return transactionType
  const isOfLiving = ofLiving.test(wording) && !ofBuying.test(wording)
  const isOfWork = propertyType?.every((type) => usuallyRented.has(type)) === true && !ofBuying.test(wording)
  const isRent = asksOfRent.test(wording) || isOfLiving || isOfWork
  return transactionType === undefined && isRent ? 'rent' : 'sale'
}

function withDefaults(filters: SentenceFilters, measure: Measure): SentenceFilters {
  const isGated = filters.amenities?.includes('gated') === true
  const isOfFlats = measure === 'pricePerSqm' || (measure === 'maintenanceFee' && !isGated)
  const types = isOfFlats ? (['apartment'] as const) : homeTypes
  const isOfAll = measure === 'count' || measure === 'daysListed'
  return withoutUndefined({
    ...filters,
    ...(!isOfAll && { propertyType: filters.propertyType ?? [...types] }),
  })
}

/** A ranking is of places within one, and of all sizes unless one is named. */
function forGroup(filters: SentenceFilters, by: FigureGroup) {
  const { city, neighborhood, near, polygon, state, bedrooms, propertyType, ...others } = filters
  const kept = { ...others, state, bedrooms, propertyType }
  if (by === 'city') return { filters: withoutUndefined(kept), assumedCity: undefined }
  if (by === 'neighborhood') {
    const assumedCity = city === undefined && state === undefined ? capital : undefined
    const of = assumedCity ? [assumedCity] : city
    return { filters: withoutUndefined({ ...kept, city: of }), assumedCity }
  }
  const place = { city, neighborhood, near, polygon }
  const rest = by === 'propertyType' ? { ...kept, propertyType: undefined } : { ...kept, bedrooms: undefined }
  return { filters: withoutUndefined({ ...rest, ...place }), assumedCity: undefined }
}

/** Rooms of a search are "at least": a figure is of homes with so many. */
function caseOf(filters: SentenceFilters): FigureCase {
  const { bedrooms, ...others } = filters
  return { filters: others, bedrooms }
}

const sized = (filters: SentenceFilters, bedrooms: number): FigureCase => {
  const { bedrooms: _, propertyType, ...others } = filters
  return { filters: { ...others, propertyType: bedrooms === 0 ? ['apartment'] : propertyType }, bedrooms }
}

const withOrWithout =
  / (?:con(?: \w+){1,3} (?:o|y|que|vs) (?:los |las )?(?:de |que )?sin|(?:con|with|com) (?:o|or|ou|y|and|e) (?:sin|without|sem)|(?:with|com)(?: \w+){1,3} (?:than|or|ou|vs|and|e|do que) (?:those |os |as )?(?:without|sem)|(?:cuanto|how much|quanto) (?:mas|more|mais)(?: \w+){0,6} (?:con|with|com))(?= )/

function casesOfTwo(question: Meaning, filters: SentenceFilters): FigureCase[] {
  const { wording, understood } = question
  const places = placesAsked(question)
  if (places.length > 1) {
    const { city: _, neighborhood: __, near: ___, polygon: ____, ...others } = filters
    return places.map((place) => caseOf({ ...others, ...filtersOf([place]) }))
  }
  const sizes = sizesIn(wording)
  if (sizes.length > 1) return sizes.slice(0, maxCases).map((size) => sized(filters, size))
  const types = typesNamed(question)
  if (types.length > 1)
    return types.slice(0, maxCases).map((propertyType) => caseOf({ ...filters, propertyType }))
  const { amenities = [], exceptAmenities = [] } = understood.filters
  const [amenity] = [...amenities, ...exceptAmenities]
  if (amenity === undefined || !withOrWithout.test(wording)) return []
  const { amenities: _, exceptAmenities: __, exceptCity, ...rest } = filters
  // "Than without in Asunción" excepts no city.
  const others = { ...rest, ...(exceptCity && { city: exceptCity }) }
  return [caseOf({ ...others, amenities: [amenity] }), caseOf({ ...others, exceptAmenities: [amenity] })]
}

const maxCases = 3

/** "¿Ycuá Satí es caro?" */
const asksDear =
  / (?:(?:es|esta|son|sale|resulta|is|are|e|fica) (?:\w+ ){0,4}(?:muy |tan |mas bien |very |so |muito )?(?:car[oa]s?|barat[oa]s?|expensive|cheap|pricey|acessivel)|(?:car[oa]s?|barat[oa]s?|expensive|cheap) (?:es|esta|is|e|fica))(?= )/

const ofKind: ReadonlySet<string> = new Set(['neighborhood', 'city', 'propertyType', 'transactionType'])

export const isDear = ({ wording, understood }: Meaning): boolean =>
  asksDear.test(wording) &&
  !/ (?:mas|mais|most|more|menos|less) /.test(wording) &&
  understood.filters.neighborhood?.length === 1 &&
  understood.criteria.every(({ field }) => ofKind.has(field))

/** A barrio beside its city, where it names one. */
function besideCity(filters: SentenceFilters): FigureCase[] {
  const [barrio, ...others] = filters.neighborhood ?? []
  const city = filters.city?.[0] ?? (barrio && findNeighborhood(barrio)?.city)
  if (barrio === undefined || others.length > 0 || !city) return []
  const { neighborhood: _, ...wide } = filters
  return [caseOf({ ...filters, city: [city] }), caseOf({ ...wide, city: [city] })]
}

const isPlaced = ({ city, neighborhood, state, near, polygon }: SentenceFilters) =>
  (city ?? neighborhood ?? state ?? near ?? polygon) !== undefined

/** "¿Casas o dúplex?": each as it is named. */
function typesNamed({ understood }: Meaning): NonNullable<SentenceFilters['propertyType']>[] {
  const byText = new Map<string, NonNullable<SentenceFilters['propertyType']>>()
  for (const one of understood.criteria)
    if (one.field === 'propertyType')
      byText.set(one.text, [...(byText.get(one.text) ?? []), ...[one.value].flat()])
  const [first, ...others] = [...byText.values()]
  const isOther = others.filter((types) => types.join() !== first?.join())
  return first && isOther.length > 0 ? [first, ...isOther] : []
}

/** Of all of the search before, or of the kind and place that it names, those with what it names. */
function shareOf(
  { understood, thread }: Meaning,
  filters: SentenceFilters,
): Pick<FiguresAsked, 'form' | 'cases'> {
  const { propertyType, transactionType, city, neighborhood, state } = understood.filters
  const named = withoutUndefined({ propertyType, transactionType, city, neighborhood, state })
  const isOfKind = (propertyType ?? city ?? neighborhood) !== undefined
  const all = isOfKind ? named : (thread.search?.filters ?? named)
  const some = isOfKind ? filters : mergeFilters(all, understood.filters)
  return { form: 'share', cases: [all, some].map((one) => ({ filters: one, bedrooms: undefined })) }
}

function isNarrow({ propertyType, bedrooms: _, ...filters }: SentenceFilters): boolean {
  const { transactionType: __, city: ___, neighborhood: ____, state: _____, ...others } = filters
  const isOfOthers = propertyType?.some((type) => type !== 'land' && !homeTypes.includes(type)) === true
  return isOfOthers || Object.values(others).some((value) => value !== undefined)
}

/** Whether it surely asks for a figure of many, and not for homes. */
export const isOfMany = ({ form, measure }: FiguresAsked, wording: string): boolean =>
  form !== 'value' || measure === 'maintenanceFee' || measure === 'daysListed' || inGeneral.test(wording)
