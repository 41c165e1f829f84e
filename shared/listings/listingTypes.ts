export const propertyTypes = [
  'house',
  'apartment',
  'condo',
  'penthouse',
  'land',
  'commercial',
  'office',
  'warehouse',
  'temp_office',
  'virtual_office',
  'coworking',
] as const
export type PropertyType = (typeof propertyTypes)[number]

/** Priced by the month, day or hour. */
export const officeTypes = [
  'temp_office',
  'virtual_office',
  'coworking',
] as const satisfies readonly PropertyType[]

const officeTypeNames: readonly PropertyType[] = officeTypes

/** Priced by the month, the day or the hour. */
export const isOfficeType = (type: PropertyType): boolean => officeTypeNames.includes(type)

export const transactionTypes = ['sale', 'rent', 'both'] as const
export type TransactionType = (typeof transactionTypes)[number]

export const listingStatuses = [
  'draft',
  'pending',
  'active',
  'reserved',
  'closed',
  'expired',
  'deleted',
] as const
export type ListingStatus = (typeof listingStatuses)[number]

export const locationPrecisions = ['exact', 'approximate', 'neighborhood'] as const
export type LocationPrecision = (typeof locationPrecisions)[number]

export const amenities = [
  'pool',
  'quincho',
  'grill',
  'garden',
  'balcony',
  'terrace',
  'furnished',
  'pets',
  'air_conditioning',
  'generator',
  'gated',
  'security',
  'elevator',
  'gym',
  'laundry',
  'service_room',
  'covered_parking',
  'storage',
  'playground',
  'events_room',
  'fiber',
  'solar',
  'well',
  'paved',
] as const
export type Amenity = (typeof amenities)[number]

/** How far it is built. */
export const stages = ['off_plan', 'under_construction', 'new', 'used'] as const
export type Stage = (typeof stages)[number]
/** Sold before they are finished: only they have a month of delivery. */
export const plannedStages = ['off_plan', 'under_construction'] as const satisfies readonly Stage[]

/** By a bank, by its seller, or by the state's fund (AFD). */
export const financingWays = ['bank', 'own', 'afd'] as const
export type FinancingWay = (typeof financingWays)[number]

/** What a tenant is asked for. */
export const guarantees = ['none', 'deposit', 'guarantor', 'insurance'] as const

/** What a maintenance fee pays for. */
export const feeItems = [
  'water',
  'power',
  'gas',
  'internet',
  'security',
  'cleaning',
  'elevator',
  'garden',
  'pool',
  'gym',
  'taxes',
  'reserve',
] as const

export const officeHours = ['24-7', 'business', 'custom'] as const
export const officeServices = ['receptionist', 'printing', 'kitchen', 'lounge', 'events'] as const
export const deskTypes = ['hot', 'dedicated', 'private'] as const

/** Percent. */
export const defaultOccupancy = 75

export const sortFields = ['date', 'price', 'pricePerSqm', 'area', 'views', 'favorites', 'roi'] as const
export type SortField = (typeof sortFields)[number]
export const sortOrders = ['desc', 'asc'] as const
export type SortOrder = (typeof sortOrders)[number]
