/** In the order they are shown in. */
export const guideNames = [
  'buying',
  'costs',
  'financing',
  'offPlan',
  'land',
  'foreigners',
  'renting',
  'investing',
  'selling',
  'moving',
  'using',
] as const
export type GuideName = (typeof guideNames)[number]

/** As the page of all guides shows them. */
export const guideGroups = [
  { name: 'buy', guides: ['buying', 'costs', 'financing', 'offPlan', 'land', 'foreigners'] },
  { name: 'rent', guides: ['renting', 'investing'] },
  { name: 'sell', guides: ['selling', 'moving'] },
  { name: 'site', guides: ['using'] },
] as const satisfies { name: string; guides: GuideName[] }[]

/** When all of them were last read through. */
export const guidesReviewed = '2026-11-24'

/** A section of a guide, by its `id`, which is the same in every language. */
export interface GuidePlace {
  guide: GuideName
  section?: string
}
