import type { NewListing } from '#shared/listings/publishing.ts'
import type { Property } from './property/property.ts'

type Stated = Partial<
  Pick<
    NewListing,
    | 'landArea'
    | 'builtArea'
    | 'frontage'
    | 'depth'
    | 'stage'
    | 'deliveryMonth'
    | 'floor'
    | 'buildingName'
    | 'maintenanceFee'
    | 'financing'
    | 'vatIncluded'
    | 'guarantee'
    | 'acceptsBarter'
    | 'currentRent'
  >
>

const buildings = [
  'Torre Lapacho',
  'Edificio Jazmín',
  'Torre Mirador',
  'Edificio Yvoty',
  'Torre Guayacán',
  'Edificio Arasá',
  'Torre Ykua',
] as const
const inTowers = new Set(['apartment', 'penthouse', 'office'])
/** Meters. */
const frontages = [10, 12, 15, 20, 25] as const
/** Times the frontage. */
const usualDepth = 2.5
/** m²; the sides of fields are not stated. */
const largestPlot = 5000

const withFee = new Set(['apartment', 'penthouse', 'condo', 'office'])
/** Guaraníes per m² and month. */
const feePerSqm = 8500
const feeStep = 50_000

/** What ads state of such a property; its number decides whether they do, since half of them leave it out. */
export function statedFacts(property: Property): Stated {
  const { type, plot, area, floor, transaction, number } = property
  const forSale = transaction !== 'rent'
  return {
    ...(plot !== null && { landArea: plot, builtArea: area }),
    ...sidesOf(property),
    ...stageOf(property),
    floor,
    ...(inTowers.has(type) && number % 3 === 1 && { buildingName: buildings[number % buildings.length] }),
    ...(withFee.has(type) && area !== null && number % 4 !== 0 && { maintenanceFee: feeOf(property, area) }),
    ...(forSale && { financing: financingOf(property), acceptsBarter: number % 7 === 0 }),
    ...rentedOut(property),
    ...(!forSale && number % 3 === 0 && { guarantee: number % 2 === 0 ? 'deposit' : 'guarantor' }),
    ...((type === 'office' || type === 'commercial') &&
      number % 2 === 0 && { vatIncluded: number % 4 === 0 }),
  }
}

/** Meters, of every other plot. */
function sidesOf({ type, area, plot, number }: Property): Stated {
  const land = type === 'land' ? area : plot
  if (land === null || land > largestPlot || number % 2 === 1) return {}
  const wanted = Math.sqrt(land / usualDepth)
  const frontage = frontages.findLast((one) => one <= wanted) ?? frontages[0]
  return { frontage, depth: Math.round((land / frontage) * 10) / 10 }
}

function rentedOut({ prices, transaction, form, number }: Property): Stated {
  const rent = prices.investment?.monthlyRent
  const isLetOut = rent !== undefined && transaction === 'sale' && form !== 'presale' && number % 5 === 0
  return isLetOut ? { currentRent: { amount: rent, currency: 'USD' } } : {}
}

function stageOf({ form, yearBuilt, thisYear, number }: Property): Stated {
  if (yearBuilt === null) return {}
  if (form === 'presale') return { stage: 'off_plan', deliveryMonth: `${yearBuilt}-06` }
  if (yearBuilt >= thisYear) return { stage: 'new' }
  return number % 2 === 0 ? { stage: 'used' } : {}
}

function feeOf({ amenities }: Property, area: number): Stated['maintenanceFee'] {
  const amount = Math.max(feeStep, Math.round((area * feePerSqm) / feeStep) * feeStep)
  const includes = [
    ...(amenities.has('security') ? (['security'] as const) : []),
    ...(amenities.has('elevator') ? (['elevator'] as const) : []),
    'cleaning' as const,
  ]
  return { amount, currency: 'PYG', includes }
}

function financingOf({ form, number }: Property): Stated['financing'] {
  const terms = { downPaymentPercent: null, instalments: null, instalmentAmount: null }
  if (form === 'presale')
    return { ...terms, bank: false, own: true, afd: false, downPaymentPercent: 30, instalments: 24 }
  return number % 3 === 0 ? { ...terms, bank: true, own: false, afd: number % 2 === 0 } : null
}
