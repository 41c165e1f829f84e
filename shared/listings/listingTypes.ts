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

export const officeHours = ['24-7', 'business', 'custom'] as const
export const officeServices = ['receptionist', 'printing', 'kitchen', 'lounge', 'events'] as const
export const deskTypes = ['hot', 'dedicated', 'private'] as const

/** Percent. */
export const defaultOccupancy = 75

export const sortFields = ['date', 'price', 'views', 'favorites', 'roi'] as const
export type SortField = (typeof sortFields)[number]
export const sortOrders = ['desc', 'asc'] as const
export type SortOrder = (typeof sortOrders)[number]
