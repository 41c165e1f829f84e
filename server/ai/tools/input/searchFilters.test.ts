import { expect, it } from 'vitest'
import { inputOf } from '#server/ai/local/conversation/searchState.ts'
import { writePolygon } from '#shared/search/area.ts'
import { filterFields, type ListingFilters } from '#shared/search/listingSearch.ts'
import { understand } from '#shared/search/sentence.ts'
import { searchInput } from '../searchListings.ts'
import { filtersOf } from './searchFilters.ts'

const corner = { latitude: -25.3, longitude: -57.6 }
const polygon = writePolygon([corner, { ...corner, latitude: -25.2 }, { ...corner, longitude: -57.5 }])

/** One that is missing does not compile. */
const samples: { [F in keyof Required<ListingFilters>]: NonNullable<ListingFilters[F]> } = {
  searchQuery: 'casa con patio',
  transactionType: 'rent',
  propertyType: ['house', 'land'],
  city: ['Luque'],
  neighborhood: ['Villa Morra'],
  state: ['Central'],
  minPrice: 500,
  maxPrice: 900,
  minPricePerNight: 20,
  maxPricePerNight: 80,
  bedrooms: 2,
  maxBedrooms: 3,
  bathrooms: 1,
  parkingSpaces: 1,
  capacity: 4,
  minArea: 60,
  maxArea: 200,
  minLandArea: 300,
  maxLandArea: 900,
  stage: ['off_plan', 'new'],
  deliveryBefore: '2028-01',
  financing: ['bank', 'own'],
  maxMaintenanceFee: 120,
  acceptsBarter: true,
  roomOnly: false,
  groundFloor: true,
  withoutGuarantor: true,
  minRoi: 6.5,
  amenities: ['pool'],
  exceptAmenities: ['furnished'],
  exceptPropertyType: ['land'],
  exceptCity: ['Lambaré'],
  exceptStage: ['used'],
  exceptNeighborhood: ['Sajonia'],
  featured: true,
  allowsShortTerm: false,
  airbnbActive: true,
  near: { ...corner, km: 1.5 },
  bounds: { south: -25.4, west: -57.7, north: -25.2, east: -57.5 },
  polygon: [polygon],
}
/** The text is an input of its own; amenities are named. */
const untold: readonly string[] = ['searchQuery', 'amenities']

it.each(filterFields.filter((name) => !untold.includes(name)))(
  'a conversation’s next turn searches by %s as the turn before',
  (name) => {
    const filters = { [name]: samples[name] }
    const input = inputOf({ filters, order: undefined, text: '' }, 4)
    expect(filtersOf(searchInput.parse(input))).toMatchObject(filters)
  },
)

it('a conversation’s next turn searches by amenities in words, as texts may name what no code does', () => {
  const filters = { amenities: samples.amenities }
  const { text = '' } = inputOf({ filters, order: undefined, text: '' }, 4)
  expect(understand(text, { rate: 7400 }).filters).toEqual(filters)
})
