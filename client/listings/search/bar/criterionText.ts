import { formatUSD } from '#shared/core/money.ts'
import { factText } from '#shared/search/factTexts.ts'
import {
  type CountFilter,
  countedFilters,
  type Exclusion,
  type FilterName,
  filterRow,
  type RangeName,
  ranges,
  type SearchAddress,
} from '#shared/search/listingSearch.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'
import type { Bounds, Criterion } from '#shared/search/sentence/criteria.ts'
import type { Words } from '#shared/words.ts'

type TextWords = Pick<Words, 'listings' | 'search'>
type WriteNumber = (value: number) => string

export function criterionText(criterion: Criterion, words: TextWords, number: WriteNumber): string {
  const { listings, search: w } = words
  switch (criterion.field) {
    case 'propertyType':
      return criterion.value.map((type) => listings.types[type]).join(' · ')
    case 'transactionType':
      return listings.transactions[criterion.value]
    case 'amenities':
      return listings.amenities[criterion.value]
    case 'city':
      return criterion.value
    case 'state':
      return criterion.value.join(' · ')
    case 'neighborhood':
      return criterion.city ? `${criterion.value}, ${criterion.city}` : criterion.value
    case 'place':
      return placeText(criterion.value, w, number)
    case 'sortBy':
      return w.sorts[criterion.value.sortBy][criterion.value.sortOrder]
    case 'price':
      return `${criterion.purchase ? `${listings.transactions.sale} · ` : ''}${rangeTexts.price(criterion.value, words, number)}`
    case 'area':
    case 'landArea':
    case 'pricePerNight':
      return rangeTexts[criterion.field](criterion.value, words, number)
    case 'maxBedrooms':
      return fewText(criterion.value, w)
    case 'minRoi':
      return w.returnOf(number(criterion.value))
    case 'exceptAmenities':
    case 'exceptPropertyType':
    case 'exceptStage':
    case 'exceptCity':
    case 'exceptNeighborhood':
      return exclusionText({ [criterion.field]: criterion.value }, words)
    case 'featured':
    case 'allowsShortTerm':
    case 'airbnbActive':
      return criterion.value ? w[flagWords[criterion.field]] : w.not[criterion.field]
    case 'stage':
    case 'financing':
    case 'deliveryBefore':
    case 'maxMaintenanceFee':
    case 'acceptsBarter':
    case 'roomOnly':
    case 'groundFloor':
    case 'withoutGuarantor':
      return factText(criterion, words)
    default:
      return countText(criterion.field, criterion.value, w, number)
  }
}

/** "Shopping del Sol (Asunción) · hasta 1 km" */
function placeText(
  { name, city, km, standIn }: NamedPlace,
  { places: w }: Words['search'],
  number: (value: number) => string,
): string {
  const said = city && !name.includes(city) ? `${name} (${city})` : name
  if (km !== undefined) return w.within(said, number(km))
  return standIn === undefined ? said : w.inStead(said, standIn)
}

function countText(
  name: CountFilter,
  count: number,
  w: Words['search'],
  number: (value: number) => string,
): string {
  return name === 'capacity' ? w.people(number(count)) : `${w.atLeast(count)} ${w.fields[name]}`
}

const fewText = (most: number, w: Words['search']) => `${w.to} ${most} ${w.fields.bedrooms}`

const unoffered = countedFilters.filter((name) => !filterRow(name).offered)

/** Others have a part of their own in the panel. */
const unofferedRanges = ['pricePerNight'] as const satisfies RangeName[]

/** Of filters that only an address or an alternative sets. */
export function extraTexts(
  search: SearchAddress,
  words: TextWords,
  number: WriteNumber,
): { fields: FilterName[]; text: string }[] {
  const { search: w } = words
  const { maxBedrooms, minRoi } = search
  return [
    ...unofferedRanges.flatMap((range) => {
      const [low, high] = ranges[range]
      const [min, max] = [search[low], search[high]]
      if (min === undefined && max === undefined) return []
      const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
      return [{ fields: [low, high], text: rangeTexts[range](bounds, words, number) }]
    }),
    ...unoffered.flatMap((name) => {
      const count = search[name]
      return count === undefined ? [] : [{ fields: [name], text: countText(name, count, w, number) }]
    }),
    ...(maxBedrooms === undefined
      ? []
      : [{ fields: ['maxBedrooms' as const], text: fewText(maxBedrooms, w) }]),
    ...(minRoi === undefined ? [] : [{ fields: ['minRoi' as const], text: w.returnOf(number(minRoi)) }]),
  ]
}

const flagWords = { featured: 'featured', allowsShortTerm: 'shortTerm', airbnbActive: 'airbnb' } as const

type Exclusions = { [Field in Exclusion]?: Readonly<SearchAddress[Field]> }

/** "Sin piscina · gimnasio", "Excepto Casa", "Excepto Luque" */
export function exclusionText(
  { exceptAmenities, exceptPropertyType, exceptStage, exceptCity, exceptNeighborhood }: Exclusions,
  { listings, search: w }: Pick<Words, 'listings' | 'search'>,
): string {
  const names = [
    ...(exceptPropertyType ?? []).map((type) => listings.types[type]),
    ...(exceptStage ?? []).map((stage) => listings.stages[stage].toLowerCase()),
    ...(exceptCity ?? []),
    ...(exceptNeighborhood ?? []),
  ]
  const amenities = exceptAmenities?.map((code) => listings.amenities[code]) ?? []
  return [
    ...(amenities.length > 0 ? [w.without(amenities.join(' · '))] : []),
    ...(names.length > 0 ? [w.except(names.join(' · '))] : []),
  ].join(' · ')
}

export function correctionText(criterion: Criterion, meant: string): string {
  if (criterion.field === 'state') return criterion.value.join(', ')
  return criterion.field === 'city' || criterion.field === 'neighborhood' ? criterion.value : meant
}

/** A range that is missing does not compile. */
const rangeTexts: {
  [Range in RangeName]: (bounds: Bounds, words: TextWords, number: WriteNumber) => string
} = {
  price: (bounds, { search: w }) => rangeText(bounds, w, formatUSD),
  pricePerNight: (bounds, { search: w }) => w.perNight(rangeText(bounds, w, formatUSD)),
  area: (bounds, { listings, search: w }, number) =>
    rangeText(bounds, w, (value) => listings.areaOf(number(value))),
  landArea: (bounds, { listings, search: w }, number) =>
    w.ofLand(rangeText(bounds, w, (value) => listings.areaOf(number(value)))),
}

function rangeText({ min, max }: Bounds, w: Words['search'], write: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return `${write(min)} – ${write(max)}`
  return min === undefined ? `${w.to} ${write(max ?? 0)}` : `${w.from} ${write(min)}`
}
