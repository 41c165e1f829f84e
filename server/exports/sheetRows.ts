import type { Cell } from '#server/core/http/csv.ts'
import { words } from '#server/core/words.ts'
import type { Language } from '#shared/core/language.ts'
import { asNumber } from '#shared/core/money.ts'
import type { Listing, StatedMoney } from '#shared/listings/listings.ts'
import { financingWays, type ListingStatus } from '#shared/listings/listingTypes.ts'
import { paths } from '#shared/paths.ts'

interface Column {
  name: string
  cell: (listing: Listing) => Cell
}

const number = (value: string | number | null) => (value === null ? null : asNumber(value))
/** "450000 PYG" */
const money = (stated: StatedMoney | null) => stated && `${asNumber(stated.amount)} ${stated.currency}`

const list = (items: string[] | undefined) => (items?.length ? items.join(', ') : null)

/** What an import of the sheet takes a status for. */
const sheetStatus: Record<ListingStatus, 'active' | 'draft' | 'reserved' | 'closed'> = {
  active: 'active',
  reserved: 'reserved',
  closed: 'closed',
  draft: 'draft',
  pending: 'draft',
  expired: 'draft',
  deleted: 'closed',
}

/** Columns whose names and values an import understands by itself. */
export function sheetColumns(language: Language, origin: string): Column[] {
  const { fieldLabels: label, imports, listingExport: w, listings, listingFacts } = words(language)
  const sheet = imports.fields
  const yesNo = (value: boolean | null) => (value === null ? null : value ? w.yes : w.no)
  return [
    { name: w.id, cell: ({ id }) => id },
    { name: label.title, cell: ({ title }) => title },
    { name: label.description, cell: ({ description }) => description },
    { name: label.propertyType, cell: ({ propertyType }) => listings.types[propertyType] },
    { name: label.transactionType, cell: ({ transactionType }) => listings.transactions[transactionType] },
    { name: w.status, cell: ({ status }) => w.statuses[sheetStatus[status]] },
    { name: label.price, cell: ({ price }) => number(price.amount) },
    { name: w.currency, cell: ({ price }) => price.currency },
    { name: label.city, cell: ({ city }) => city },
    { name: label.neighborhood, cell: ({ neighborhood }) => neighborhood },
    { name: label.address, cell: ({ address }) => address },
    { name: w.latitude, cell: ({ latitude }) => latitude },
    { name: w.longitude, cell: ({ longitude }) => longitude },
    { name: label.bedrooms, cell: ({ bedrooms }) => bedrooms },
    { name: label.bathrooms, cell: ({ bathrooms }) => bathrooms },
    { name: label.parkingSpaces, cell: ({ parkingSpaces }) => parkingSpaces },
    { name: label.area, cell: ({ area }) => number(area) },
    { name: label.builtArea, cell: ({ builtArea }) => number(builtArea) },
    { name: label.landArea, cell: ({ landArea }) => number(landArea) },
    { name: label.frontage, cell: ({ frontage }) => number(frontage) },
    { name: label.depth, cell: ({ depth }) => number(depth) },
    { name: label.yearBuilt, cell: ({ yearBuilt }) => yearBuilt },
    { name: label.floor, cell: ({ floor }) => floor },
    { name: label.buildingName, cell: ({ buildingName }) => buildingName },
    { name: label.stage, cell: ({ stage }) => stage && listings.stages[stage] },
    { name: label.deliveryMonth, cell: ({ deliveryMonth }) => deliveryMonth },
    {
      name: label.amenities,
      cell: ({ amenities }) => amenities.map((code) => listings.amenities[code]).join(', '),
    },
    { name: label.acceptsBarter, cell: ({ acceptsBarter }) => yesNo(acceptsBarter) },
    { name: label.vatIncluded, cell: ({ vatIncluded }) => yesNo(vatIncluded) },
    { name: label.guarantee, cell: ({ guarantee }) => guarantee && listingFacts.guarantees[guarantee] },
    { name: label.maintenanceFee, cell: ({ maintenanceFee }) => money(maintenanceFee) },
    {
      name: sheet.feeIncludes,
      cell: ({ maintenanceFee: fee }) =>
        list(fee?.includes.map((item) => listingFacts.feeItems[item].toLowerCase())),
    },
    {
      name: label.financing,
      cell: ({ financing }) =>
        list(financingWays.filter((way) => financing?.[way]).map((way) => listings.ways[way])),
    },
    {
      name: sheet.downPaymentPercent,
      cell: ({ financing }) => financing?.downPaymentPercent ?? null,
    },
    { name: sheet.instalments, cell: ({ financing }) => financing?.instalments ?? null },
    { name: sheet.instalmentAmount, cell: ({ financing }) => financing && money(financing.instalmentAmount) },
    { name: label.currentRent, cell: ({ currentRent }) => money(currentRent) },
    { name: label.pricePerMonth, cell: ({ pricePerMonth }) => number(pricePerMonth) },
    { name: label.pricePerNight, cell: ({ pricePerNight }) => number(pricePerNight) },
    { name: label.pricePerDay, cell: ({ pricePerDay }) => number(pricePerDay) },
    { name: label.pricePerHour, cell: ({ pricePerHour }) => number(pricePerHour) },
    { name: label.allowsLongTerm, cell: ({ allowsLongTerm }) => yesNo(allowsLongTerm) },
    { name: label.allowsShortTerm, cell: ({ allowsShortTerm }) => yesNo(allowsShortTerm) },
    { name: label.minStayDays, cell: ({ minStayDays }) => minStayDays },
    { name: label.maxStayDays, cell: ({ maxStayDays }) => maxStayDays },
    { name: label.roomOnly, cell: ({ roomOnly }) => yesNo(roomOnly) },
    { name: label.capacity, cell: ({ capacity }) => capacity },
    { name: label.internetSpeed, cell: ({ internetSpeed }) => internetSpeed },
    { name: label.expectedMonthlyRent, cell: ({ expectedMonthlyRent }) => number(expectedMonthlyRent) },
    { name: label.monthlyExpenses, cell: ({ monthlyExpenses }) => number(monthlyExpenses) },
    { name: label.titleEn, cell: ({ titleEn }) => titleEn },
    { name: label.descriptionEn, cell: ({ descriptionEn }) => descriptionEn },
    { name: label.airbnbUrl, cell: ({ airbnbUrl }) => airbnbUrl },
    { name: w.photos, cell: ({ media }) => media.map(({ url }) => new URL(url, origin).href).join(' ') },
    { name: w.page, cell: ({ id }) => origin + paths.property(id) },
  ]
}
