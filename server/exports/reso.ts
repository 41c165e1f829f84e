import { asNumber } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { ListingStatus, PropertyType } from '#shared/listings/listingTypes.ts'
import { paths } from '#shared/paths.ts'

const statuses: Record<ListingStatus, string> = {
  draft: 'Hold',
  pending: 'Coming Soon',
  active: 'Active',
  reserved: 'Active Under Contract',
  closed: 'Closed',
  expired: 'Expired',
  deleted: 'Delete',
}

const types: Record<PropertyType, string> = {
  house: 'Residential',
  apartment: 'Residential',
  condo: 'Residential',
  penthouse: 'Residential',
  land: 'Land',
  commercial: 'Commercial Sale',
  office: 'Commercial Sale',
  warehouse: 'Commercial Sale',
  temp_office: 'Commercial Lease',
  virtual_office: 'Commercial Lease',
  coworking: 'Commercial Lease',
}

/** Residential and commercial listings for rent alone are leases. */
function typeOf({ propertyType, transactionType }: Listing): string {
  const type = types[propertyType]
  if (transactionType !== 'rent') return type
  return type === 'Residential' ? 'Residential Lease' : type.replace('Sale', 'Lease')
}

const number = (value: string | null) => (value === null ? undefined : asNumber(value))

/**
 * One listing by the names of the RESO data dictionary; ours beyond them begin with "X_". Areas in m². `isPublic`: of those
 * that ended or were taken back, only that they did.
 */
export function resoListing(listing: Listing, origin: string, isPublic: boolean): Record<string, unknown> {
  const { id, status, updatedAt } = listing
  const head = { ListingKey: id, StandardStatus: statuses[status], ModificationTimestamp: updatedAt }
  if (status === 'deleted' || (isPublic && status !== 'active')) return head
  return {
    ...head,
    PropertyType: typeOf(listing),
    PropertySubType: listing.propertyType,
    X_TransactionType: listing.transactionType,
    ListPrice: asNumber(listing.priceUSD),
    X_ListPriceStated: listing.price,
    X_MonthlyRent: number(listing.pricePerMonth),
    X_NightlyRent: number(listing.pricePerNight),
    BedroomsTotal: listing.bedrooms,
    BathroomsTotalInteger: listing.bathrooms,
    ParkingTotal: listing.parkingSpaces,
    LivingArea: number(listing.builtArea ?? (listing.propertyType === 'land' ? null : listing.area)),
    LivingAreaUnits: 'Square Meters',
    LotSizeArea: number(listing.landArea ?? (listing.propertyType === 'land' ? listing.area : null)),
    LotSizeUnits: 'Square Meters',
    X_Frontage: number(listing.frontage),
    X_Depth: number(listing.depth),
    YearBuilt: listing.yearBuilt ?? undefined,
    X_Stage: listing.stage ?? undefined,
    X_DeliveryMonth: listing.deliveryMonth ?? undefined,
    X_Financing: listing.financing ?? undefined,
    X_VatIncluded: listing.vatIncluded ?? undefined,
    X_Guarantee: listing.guarantee ?? undefined,
    X_AcceptsBarter: listing.acceptsBarter || undefined,
    X_CurrentRent: listing.currentRent ?? undefined,
    X_RoomOnly: listing.roomOnly || undefined,
    EntryLevel: listing.floor ?? undefined,
    BuildingName: listing.buildingName ?? undefined,
    AssociationFee: number(listing.maintenanceFee?.amount ?? null),
    AssociationFeeFrequency: listing.maintenanceFee ? 'Monthly' : undefined,
    X_AssociationFeeCurrency: listing.maintenanceFee?.currency,
    AssociationFeeIncludes: listing.maintenanceFee?.includes,
    AssociationAmenities: listing.amenities,
    UnparsedAddress: listing.address ?? undefined,
    SubdivisionName: listing.neighborhood,
    City: listing.city,
    StateOrProvince: listing.state,
    Country: 'PY',
    Latitude: listing.latitude ?? undefined,
    Longitude: listing.longitude ?? undefined,
    X_Title: listing.title,
    PublicRemarks: listing.description,
    X_TitleEn: listing.titleEn ?? undefined,
    X_PublicRemarksEn: listing.descriptionEn ?? undefined,
    ListOfficeName: listing.agency?.name,
    ListAgentFullName: listing.agency?.agent?.name,
    ListingURL: origin + paths.property(id),
    Media: listing.media.map(({ url, caption }, index) => ({
      MediaURL: new URL(url, origin).href,
      Order: index + 1,
      ...(caption !== null && { LongDescription: caption }),
    })),
  }
}
