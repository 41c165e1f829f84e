import type { FieldName } from '#shared/listings/listingFields.ts'

/** Numbers, as the form's figures and counters. */
export const numberFields = [
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'area',
  'landArea',
  'builtArea',
  'frontage',
  'depth',
  'yearBuilt',
  'floor',
  'capacity',
  'internetSpeed',
  'pricePerMonth',
  'pricePerNight',
  'pricePerDay',
  'pricePerHour',
  'minStayDays',
  'maxStayDays',
  'expectedMonthlyRent',
  'monthlyExpenses',
] as const satisfies readonly FieldName[]
export const textFields = [
  'title',
  'description',
  'titleEn',
  'descriptionEn',
  'address',
  'neighborhood',
  'buildingName',
  'airbnbUrl',
] as const satisfies readonly FieldName[]
export const flagFields = [
  'acceptsBarter',
  'vatIncluded',
  'allowsLongTerm',
  'allowsShortTerm',
  'roomOnly',
] as const satisfies readonly FieldName[]
export const moneyFields = ['maintenanceFee', 'currentRent'] as const satisfies readonly FieldName[]
export const choiceFields = [
  'propertyType',
  'transactionType',
  'stage',
  'guarantee',
] as const satisfies readonly FieldName[]
/** Of the sheet, or several parts of what a listing has. */
export const ownFields = [
  'externalId',
  'status',
  'price',
  'currency',
  'city',
  'latitude',
  'longitude',
  'coordinates',
  'amenities',
  'photos',
  'floorPlans',
  'deliveryMonth',
  'feeIncludes',
  'financing',
  'downPaymentPercent',
  'instalments',
  'instalmentAmount',
] as const

/** What a column may hold, in the order in which they are offered. */
export const importFields = [
  'externalId',
  'title',
  'description',
  'propertyType',
  'transactionType',
  'status',
  'price',
  'currency',
  'city',
  'neighborhood',
  'address',
  'latitude',
  'longitude',
  'coordinates',
  'photos',
  'floorPlans',
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'area',
  'builtArea',
  'landArea',
  'frontage',
  'depth',
  'yearBuilt',
  'floor',
  'buildingName',
  'stage',
  'deliveryMonth',
  'amenities',
  'acceptsBarter',
  'vatIncluded',
  'guarantee',
  'maintenanceFee',
  'feeIncludes',
  'financing',
  'downPaymentPercent',
  'instalments',
  'instalmentAmount',
  'currentRent',
  'pricePerMonth',
  'pricePerNight',
  'pricePerDay',
  'pricePerHour',
  'allowsLongTerm',
  'allowsShortTerm',
  'minStayDays',
  'maxStayDays',
  'roomOnly',
  'capacity',
  'internetSpeed',
  'expectedMonthlyRent',
  'monthlyExpenses',
  'titleEn',
  'descriptionEn',
  'airbnbUrl',
] as const
export type ImportField = (typeof importFields)[number]

type Kinds =
  | (typeof numberFields)[number]
  | (typeof textFields)[number]
  | (typeof flagFields)[number]
  | (typeof moneyFields)[number]
  | (typeof choiceFields)[number]
  | (typeof ownFields)[number]
/** Each is of one kind, and each kind's are offered. */
export const allFields: readonly Kinds[] = importFields satisfies readonly Kinds[]

/** Several columns may hold these. */
export const repeatedFields: readonly ImportField[] = ['photos', 'floorPlans', 'amenities', 'description']
/** Their values are chosen from few: what is not understood is mapped once. */
export const mappedFields = [
  ...choiceFields,
  ...flagFields,
  'status',
  'currency',
  'city',
] as const satisfies readonly ImportField[]
export type MappedField = (typeof mappedFields)[number]

export const isMappedField = (field: string): field is MappedField =>
  mappedFields.some((one) => one === field)

/** What a sheet says of a listing's life. */
export const importStatuses = ['active', 'draft', 'reserved', 'closed'] as const
