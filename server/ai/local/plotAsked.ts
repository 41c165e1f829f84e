import type { SentenceFilters, Understanding } from '#shared/search/sentence.ts'

const ofPlot =
  / (?:mas|mayor|menos|menor|cuanto|cuantos|tamano|biggest|bigger|largest|larger|smallest|smaller|how (?:big|much|large)|size|maior|quanto|quantos)(?: (?!un|una|an?|um|uma|otr[oa]|another)\w+){0,4} (?:terreno|lote|lots?|land|plots?|yards?)(?= )/

/** "¿Cuál tiene más terreno?": of homes, their plot. */
export const asksPlot = (wording: string): boolean => ofPlot.test(wording)

interface Asked {
  wording: string
  understood: Understanding
}

const isLand = (types: SentenceFilters['propertyType']) => types?.every((type) => type === 'land') === true

/** After a search for homes, the plot that is asked about is theirs and no other search. */
export function asPlotOf<Turn extends Asked>(turn: Turn, before: SentenceFilters | undefined): Turn {
  const { wording, understood } = turn
  const { propertyType, ...filters } = understood.filters
  const isOfHomes = before !== undefined && !isLand(before.propertyType)
  if (!isOfHomes || !isLand(propertyType) || !asksPlot(wording)) return turn
  const criteria = understood.criteria.filter(({ field }) => field !== 'propertyType')
  return { ...turn, understood: { ...understood, filters, criteria } }
}
