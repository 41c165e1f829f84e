import { z } from 'zod'
import { facts } from '#shared/guides/facts/facts.ts'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { defaultOccupancy } from '#shared/listings/listingTypes.ts'
import { toCents } from '#shared/market/market.ts'
import {
  calculateRoi,
  defaultExpenses,
  minRoi,
  type RoiInput,
  roiDefaults,
  statedFigures,
} from '#shared/market/roi.ts'
import { paths } from '#shared/paths.ts'
import { type ToolContext, tool } from './tool.ts'

const { closingCosts } = facts
const dollars = z.number().min(0).max(1_000_000_000)
const figures = z.object({
  monthlyRentUSD: z.number(),
  monthlyExpensesUSD: z.number(),
  occupancyPercent: z.number(),
  purchasePriceUSD: z.number(),
})

const input = z
  .object({
    listingId: z.string().min(1).max(64).optional().describe('Its figures stand in for those not given'),
    purchasePriceUSD: dollars.optional(),
    monthlyRentUSD: dollars.optional(),
    monthlyExpensesUSD: dollars.optional().describe('Default: a fifth of the rent'),
    occupancyPercent: z.number().min(0).max(100).optional().describe('Default: 75'),
  })
  .refine(
    ({ listingId, purchasePriceUSD, monthlyRentUSD }) => listingId || (purchasePriceUSD && monthlyRentUSD),
    { params: { code: 'needs' }, error: 'listingId, or purchasePriceUSD and monthlyRentUSD' },
  )
type Input = z.output<typeof input>

const whole = z.int().describe('Whole dollars')

export const returnsOutput = z.object({
  figures,
  basis: z
    .enum(['author', 'defaults', 'question'])
    .describe('Whose figures: the author’s, ours where the author states none, or yours'),
  effectiveMonthlyRentUSD: whole.describe('Rent × occupancy; whole dollars'),
  annualIncomeUSD: whole,
  annualCostsUSD: whole.describe('Expenses of a year; whole dollars'),
  annualNetUSD: whole,
  monthlyNetUSD: whole.describe('Left of the rent a month, after expenses and at that occupancy'),
  roiPercent: z.number().nullable().describe('Net of a year in percent of the price, one decimal'),
  grossYieldPercent: z.number().nullable().describe('Full rent of a year in percent of the price'),
  buyingCostsUSD: z
    .object({ low: z.int(), high: z.int() })
    .nullable()
    .describe('On top of the price, as usual: see the guide `costs`. Not in roiPercent'),
  roiWithBuyingCostsPercent: z.number().nullable().describe('The same of price and dearest buying costs'),
  averageDailyRateUSD: z.number(),
  rating: z.enum(['high', 'good', 'moderate', 'low']).nullable(),
  reason: z
    .enum(['no_price', 'no_rent', 'not_for_sale'])
    .nullable()
    .describe('Why there is no return; give the missing figure and call again'),
  path: z.string(),
})
export type Returns = z.output<typeof returnsOutput>

export const returns = tool({
  name: 'returns',
  title: 'Return on a purchase',
  description:
    'Yearly return of buying to rent out, with its costs: (rent × occupancy − expenses) × 12 / price, what is left a month, and what buying costs on top. Of a listing, of figures given, or of a listing with some figures replaced. Use it for “what does it yield” and “what would be left if I rent it out”. No forecast, and before income tax; `reason` says why there is none. Example: {"purchasePriceUSD": 95000, "monthlyRentUSD": 600, "occupancyPercent": 90}.',
  input,
  output: returnsOutput,
  async run(context, question) {
    const { roi, basis, isForSale } = await figuresOf(context, question)
    const { rating, roi: percent, ...result } = calculateRoi(roi)
    const { purchasePrice, monthlyRent } = roi
    const reason = isForSale ? reasonOf(roi) : ('not_for_sale' as const)
    const isKnown = reason === null
    const costs = isKnown ? buyingCosts(purchasePrice) : null
    return {
      figures: {
        monthlyRentUSD: monthlyRent,
        monthlyExpensesUSD: roi.monthlyExpenses,
        occupancyPercent: roi.occupancy,
        purchasePriceUSD: purchasePrice,
      },
      basis,
      effectiveMonthlyRentUSD: Math.round(result.effectiveMonthlyRent),
      annualIncomeUSD: Math.round(result.annualIncome),
      annualCostsUSD: Math.round(roi.monthlyExpenses * 12),
      annualNetUSD: Math.round(result.annualNet),
      monthlyNetUSD: Math.round(result.annualNet / 12),
      roiPercent: isKnown ? toTenths(percent) : null,
      grossYieldPercent: isKnown ? toTenths((monthlyRent * 1200) / purchasePrice) : null,
      buyingCostsUSD: costs,
      roiWithBuyingCostsPercent: costs
        ? toTenths((result.annualNet * 100) / (purchasePrice + costs.high))
        : null,
      averageDailyRateUSD: toCents(result.averageDailyRate),
      rating: isKnown ? rating : null,
      reason,
      path: question.listingId ? paths.property(question.listingId) : paths.method(context.language, 'roi'),
    }
  },
})

const toTenths = (value: number) => Math.round(value * 10) / 10

const { amounts: closingPercent } = closingCosts.value

/** Taxes, notary and registry, of the price. */
function buyingCosts(price: number): { low: number; high: number } {
  const [low, high] = closingPercent.map((percent) => Math.round((price * percent) / 100))
  return { low: low ?? 0, high: high ?? low ?? 0 }
}

function reasonOf({ purchasePrice, monthlyRent }: RoiInput): 'no_price' | 'no_rent' | null {
  if (purchasePrice <= 0) return 'no_price'
  return monthlyRent <= 0 ? 'no_rent' : null
}

/** Minimum percent a year of each rating. */
export const ratedFrom = minRoi

async function figuresOf(
  { api, ...caller }: ToolContext,
  { listingId, ...given }: Input,
): Promise<{ roi: RoiInput; basis: Returns['basis']; isForSale: boolean }> {
  const listing =
    listingId === undefined
      ? undefined
      : await api.callInternally(listingsApi.get, { ...caller, params: { id: listingId } })
  const stated = listing && statedFigures(listing)
  const known = stated ?? (listing && roiDefaults(listing))
  const monthlyRent = given.monthlyRentUSD ?? known?.monthlyRent ?? 0
  const isChanged = given.monthlyRentUSD !== undefined && given.monthlyRentUSD !== known?.monthlyRent
  return {
    isForSale: listing?.transactionType !== 'rent' || given.purchasePriceUSD !== undefined,
    roi: {
      monthlyRent,
      monthlyExpenses:
        given.monthlyExpensesUSD ??
        (isChanged ? defaultExpenses(monthlyRent) : (known?.monthlyExpenses ?? defaultExpenses(monthlyRent))),
      occupancy: given.occupancyPercent ?? known?.occupancy ?? defaultOccupancy,
      purchasePrice: given.purchasePriceUSD ?? known?.purchasePrice ?? 0,
    },
    basis: Object.values(given).some((value) => value !== undefined)
      ? 'question'
      : stated
        ? 'author'
        : 'defaults',
  }
}
