import { z } from 'zod'
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
    { error: 'needs listingId, or purchasePriceUSD and monthlyRentUSD' },
  )
type Input = z.output<typeof input>

export const returnsOutput = z.object({
  figures,
  basis: z.enum(['author', 'defaults', 'question']),
  effectiveMonthlyRentUSD: z.number(),
  annualIncomeUSD: z.number(),
  annualNetUSD: z.number(),
  /** Left of the rent a month, after expenses and at that occupancy. */
  monthlyNetUSD: z.number(),
  /** Null without price or rent. */
  roiPercent: z.number().nullable(),
  averageDailyRateUSD: z.number(),
  rating: z.enum(['high', 'good', 'moderate', 'low']).nullable(),
  path: z.string(),
})
export type Returns = z.output<typeof returnsOutput>

export const returns = tool({
  name: 'returns',
  title: 'Return on a purchase',
  description:
    'Yearly return in percent of buying to rent out: (rent × occupancy − expenses) × 12 / price. Of a listing, or of figures given. No forecast, and before taxes.',
  input,
  output: returnsOutput,
  async run(context, question) {
    const { roi, basis } = await figuresOf(context, question)
    const { rating, roi: percent, ...result } = calculateRoi(roi)
    const isKnown = roi.purchasePrice > 0 && roi.monthlyRent > 0
    return {
      figures: {
        monthlyRentUSD: roi.monthlyRent,
        monthlyExpensesUSD: roi.monthlyExpenses,
        occupancyPercent: roi.occupancy,
        purchasePriceUSD: roi.purchasePrice,
      },
      basis,
      effectiveMonthlyRentUSD: result.effectiveMonthlyRent,
      annualIncomeUSD: result.annualIncome,
      annualNetUSD: result.annualNet,
      monthlyNetUSD: toCents(result.annualNet / 12),
      roiPercent: isKnown ? Math.round(percent * 100) / 100 : null,
      averageDailyRateUSD: result.averageDailyRate,
      rating: isKnown ? rating : null,
      path: question.listingId ? paths.property(question.listingId) : paths.method(context.language, 'roi'),
    }
  },
})

/** Minimum percent a year of each rating. */
export const ratedFrom = minRoi

async function figuresOf(
  { api, ...caller }: ToolContext,
  { listingId, ...given }: Input,
): Promise<{ roi: RoiInput; basis: Returns['basis'] }> {
  const listing =
    listingId === undefined
      ? undefined
      : await api.callInternally(listingsApi.get, { ...caller, params: { id: listingId } })
  const stated = listing && statedFigures(listing)
  const known = stated ?? (listing && roiDefaults(listing))
  const monthlyRent = given.monthlyRentUSD ?? known?.monthlyRent ?? 0
  const isChanged = given.monthlyRentUSD !== undefined && given.monthlyRentUSD !== known?.monthlyRent
  return {
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
