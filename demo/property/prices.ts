import type { Chance } from '#demo/chance.ts'
import type { Market, Range } from '#demo/places/market.ts'
import { fallbackRate } from '#shared/currency/currencies.ts'
import type { PropertyType, TransactionType } from '#shared/listings/listingTypes.ts'

import type { AskingPrices, Form } from './property.ts'

const times = ([low, high]: Range, factor: Range): Range => [low * factor[0], high * factor[1]]

/** US dollars per m². */
export function saleRange(market: Market, type: PropertyType): Range {
  const flat = market.flat ?? times(market.house ?? [600, 900], [1.2, 1.2])
  const house = market.house ?? times(flat, [0.7, 0.7])
  switch (type) {
    case 'house':
      return house
    case 'condo':
      return [(flat[0] + house[0]) / 2, (flat[1] + house[1]) / 2]
    case 'penthouse':
      return times(flat, [1.15, 1.3])
    case 'land':
      return market.land ?? [50, 100]
    case 'commercial':
      return times(flat, [0.9, 1.2])
    case 'office':
      return times(flat, [0.9, 1.1])
    case 'warehouse':
      return [310, 620]
    default:
      return flat
  }
}

/** m² of an ordinary one. */
const usualArea: Partial<Record<PropertyType, number>> = {
  apartment: 75,
  house: 210,
  condo: 140,
  penthouse: 220,
  land: 450,
  commercial: 150,
  office: 120,
  warehouse: 900,
}
/** As in real markets: twice as large asks 13 % less for each m². */
const sizeElasticity = -0.2
/** Times the ordinary size; beyond, the price per m² stays. */
const sizeReach: Range = [0.25, 4]
/** Standard deviation of the logarithm of asking prices of homes of one kind in one place: half of them lie within 15 % of their middle. */
const spread = 0.24
/** Standard deviations. */
const furthest = 2

/** US dollars per m²: log-logistic around the middle of its place, lower for the large. */
function drawPerSqm(chance: Chance, { market, type, area }: Given): number {
  const [low, high] = saleRange(market, type)
  const [least, most] = sizeReach
  const size = Math.min(most, Math.max(least, (area ?? 0) / (usualArea[type] ?? 100)))
  const deviation = Math.min(furthest, Math.max(-furthest, logistic(chance.range(0, 1))))
  return Math.sqrt(low * high) * size ** sizeElasticity * Math.exp(spread * deviation)
}

/** Quantile of the logistic distribution, with a standard deviation of 1. */
function logistic(share: number): number {
  return (Math.log(share / (1 - share)) * Math.sqrt(3)) / Math.PI
}

/** Percent a year. */
export const grossYield: Range = [5, 8]

function priced(value: number): number {
  const step = value < 60_000 ? 500 : value < 300_000 ? 1000 : 5000
  return Math.max(step, Math.round(value / step) * step)
}

function rented(value: number): number {
  const step = value < 1000 ? 10 : value < 3000 ? 50 : 100
  return Math.round(value / step) * step
}

interface Given {
  type: PropertyType
  form: Form
  transaction: TransactionType
  market: Market
  area: number | null
  bedrooms: number
  furnished: boolean
  /** Short-term rental. */
  stays: boolean
}

const nights: Record<string, Range> = {
  'San Bernardino': [20, 30],
  Altos: [20, 28],
  Areguá: [20, 30],
  Encarnación: [25, 34],
  'Ciudad del Este': [33, 42],
  Luque: [29, 36],
}

/** US dollars a night, by bedrooms. */
function nightly(chance: Chance, { bedrooms, form, market }: Given): number {
  const base = form === 'weekend' ? 110 + bedrooms * 14 : 27 + bedrooms * 13
  const dear = (market.flat?.[0] ?? 1000) / 1400
  return Math.round((base * chance.range(0.9, 1.2) * Math.min(1.2, Math.max(0.8, dear))) / 1) || base
}

export function drawPrices(chance: Chance, given: Given): AskingPrices {
  const { type, transaction, area } = given
  if (type === 'temp_office' || type === 'virtual_office' || type === 'coworking')
    return drawOfficePrices(chance, type, area ?? 0)
  const sale = priced(drawPerSqm(chance, given) * (area ?? 0))
  const returns = chance.range(...grossYield) + (given.furnished ? 0.6 : 0)
  const rent = rented((sale * Math.min(8, returns)) / 1200)
  const perNight = given.stays ? nightly(chance, given) : null
  const inGuaranies =
    transaction === 'rent' ? rent < 620 && chance.chance(0.65) : sale < 45_000 && chance.chance(0.4)
  const amount = transaction === 'rent' ? rent : sale
  return {
    amount: inGuaranies ? guaranies(amount, transaction) : amount,
    currency: inGuaranies ? 'PYG' : 'USD',
    perMonth: transaction === 'both' ? rent : null,
    perNight,
    perDay: null,
    perHour: null,
    investment: expectations(chance, given, sale, rent, perNight),
  }
}

function guaranies(dollars: number, transaction: TransactionType): number {
  const step = transaction === 'rent' ? 50_000 : 5_000_000
  return Math.round((dollars * fallbackRate) / step) * step
}

const invested: Partial<Record<PropertyType, number>> = {
  apartment: 0.75,
  condo: 0.5,
  house: 0.22,
  penthouse: 0.5,
  commercial: 0.8,
  office: 0.7,
  warehouse: 0.7,
}

/** 4 to 9 % a year after costs, or null. */
function expectations(
  chance: Chance,
  { type, transaction, market, stays }: Given,
  sale: number,
  rent: number,
  perNight: number | null,
): AskingPrices['investment'] {
  const byNight = stays && perNight !== null
  const [emptier, fuller] = byNight ? (nights[market.city] ?? [44, 58]) : [88, 97]
  const occupancy = chance.int(emptier, fuller)
  const monthlyRent = byNight ? perNight * 30 : rent
  const expenses = rented(
    monthlyRent * (occupancy / 100) * (byNight ? chance.range(0.26, 0.36) : chance.range(0.1, 0.16)),
  )
  const wanted = chance.chance(invested[type] ?? 0)
  if (transaction === 'rent') return byNight ? { monthlyRent, occupancy, expenses } : null
  const roi = ((monthlyRent * (occupancy / 100) - expenses) * 1200) / sale
  return wanted && roi >= 4 && roi <= 9 ? { monthlyRent, occupancy, expenses } : null
}

type OfficeType = 'temp_office' | 'virtual_office' | 'coworking'

function drawOfficePrices(chance: Chance, type: OfficeType, area: number): AskingPrices {
  const none = { currency: 'USD' as const, perNight: null, investment: null, perDay: null, perHour: null }
  if (type === 'virtual_office') {
    const perMonth = chance.int(7, 18) * 5
    return { ...none, amount: perMonth, perMonth }
  }
  if (type === 'temp_office') {
    const perHour = Math.round(4 + area / 8)
    const perDay = perHour * 5
    const perMonth = chance.chance(0.7) ? perDay * 14 : null
    return { ...none, amount: perMonth ?? perDay * 22, perHour, perDay, perMonth }
  }
  const perHour = chance.int(3, 5)
  const perDay = perHour * 4 - 1
  const perMonth = chance.chance(0.75) ? perDay * 11 : null
  return { ...none, amount: perMonth ?? perDay * 22, perHour, perDay, perMonth }
}
