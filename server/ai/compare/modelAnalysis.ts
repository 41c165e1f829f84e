import { z } from 'zod'
import { inDigits } from '#server/ai/checks/spelled.ts'
import { figuresIn, unknownFigures } from '#server/ai/checks/statedFigures.ts'
import { askOnce } from '#server/ai/model/askOnce.ts'
import { ModelFault } from '#server/ai/model/fault.ts'
import type { Model } from '#server/ai/model/model.ts'
import { aboutSite, languageRule, plainRule } from '#server/ai/model/prompt.ts'
import type { Language } from '#shared/core/language.ts'
import { canHave, comparedKindOf } from '#shared/listings/traits.ts'
import type { Compared } from './compared.ts'
import type { Analysis } from './localAnalysis.ts'

const schema = z.strictObject({
  summary: z.string().min(20).max(1500),
  bestValue: z.string().min(10).max(600),
  considerations: z.array(z.string().min(5).max(500)).min(1).max(8),
})

const instructions = [
  aboutSite,
  'Compare the listings for somebody who decides between them, from the figures given alone: these are what the page shows.',
  'summary: two to four sentences. bestValue: one sentence that names the listing with the best value and argues with figures. considerations: three to six short points, each one sentence.',
  'Name listings by their names. Use only figures that are given, or differences and percentages between two of them. Rents and sale prices do not compare, nor do areas and prices per m² of different kinds; null is what a listing cannot have.',
  plainRule,
]

/** Throws `ModelFault`, also for figures not on the page. */
export async function analyzeByModel(
  model: Model,
  all: readonly Compared[],
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<Analysis> {
  const { answer, clean } = await askOnce(model, {
    signal,
    instructions: [...instructions, languageRule(language)],
    data: { listings: all.map(toData) },
    name: 'comparison',
    answer: schema,
  })
  const analysis = {
    summary: clean(answer.summary),
    bestValue: clean(answer.bestValue),
    considerations: answer.considerations.map(clean),
  }
  const text = [analysis.summary, analysis.bestValue, ...analysis.considerations].join('\n')
  if (unknownFigures(inDigits(text), figuresOnPage(all)).length > 0) throw new ModelFault('unusable')
  return analysis
}

const roomsOf = (listing: Compared['listing'], room: Parameters<typeof canHave>[0]) =>
  listing[room] > 0 || canHave(room, listing.propertyType) ? listing[room] : null

function toData({ listing, name, isRent, price, area, perSqm }: Compared) {
  return {
    name,
    offer: isRent ? 'rent, a month' : 'sale',
    kind: comparedKindOf(listing.propertyType),
    type: listing.propertyType,
    place: `${listing.neighborhood}, ${listing.city}`,
    priceUSD: price,
    areaSqm: area,
    pricePerSqmUSD: perSqm,
    bedrooms: roomsOf(listing, 'bedrooms'),
    bathrooms: roomsOf(listing, 'bathrooms'),
    parkingSpaces: roomsOf(listing, 'parkingSpaces'),
    yearBuilt: listing.yearBuilt,
    allowsShortTerm: listing.allowsShortTerm,
    available: listing.status === 'active',
  }
}

function figuresOnPage(all: readonly Compared[]): number[] {
  const columns = [
    all.map(({ price }) => price),
    all.map(({ area }) => area ?? 0),
    all.map(({ perSqm }) => perSqm ?? 0),
    ...(['bedrooms', 'bathrooms', 'parkingSpaces'] as const).map((field) =>
      all.map(({ listing }) => listing[field]),
    ),
    all.map(({ listing }) => listing.yearBuilt ?? 0),
  ]
  const named = all.flatMap(({ name, listing }) =>
    figuresIn(`${name} ${listing.neighborhood} ${listing.city}`).flatMap(({ readings }) => readings),
  )
  const counts = all.map((_, index) => index + 1)
  return [...columns.flat(), ...columns.flatMap(derived), ...named, ...counts]
}

function derived(column: readonly number[]): number[] {
  return column.flatMap((one, index) =>
    column.slice(index + 1).flatMap((other) => {
      const gap = Math.abs(one - other)
      const percents = [one, other].filter((base) => base > 0).map((base) => (gap / base) * 100)
      return [gap, ...percents]
    }),
  )
}
