import { brand } from '#shared/brand.ts'
import type { sheets as model } from '../es/sheets.ts'

export const sheets: typeof model = {
  comparison: (n) => `Comparison of ${n} properties`,
  development: 'Development',
  units: 'Units',
  start: 'Building since',
  delivery: 'Delivery',
  fromPrice: 'From',
  ofCheapest: 'Of the cheapest',
  prices: 'Price report',
  scanPrices: 'Scan: the report as of today, with every listing',
  meaning: 'What it means',
  usualError: 'Usual error',
  facts: 'Facts',
  contact: 'Listed by',
  scan: 'Scan: more pictures, current facts, inquiries',
  scanPoster: 'Scan with your camera: pictures, today’s price and questions',
  picture: (title) => `Picture of ${title}`,
  code: (address) => `QR code of ${address}`,
  note: (day, rate) =>
    `${brand.name} on ${day}, at Gs. ${rate} per dollar. Prices are asking prices and may change; this is neither an offer nor advice.`,
  /** On each page of a PDF. */
  page: '{number} of {count}',
  perSqm: 'Price per m²',
  perHectare: 'Price per hectare',
  none: '—',
}
