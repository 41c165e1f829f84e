export { type ListingPriceLine, type Per, pricesOf } from '#shared/listingPrices.ts'
