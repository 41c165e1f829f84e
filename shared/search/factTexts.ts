import { formatUSD } from '#shared/core/money.ts'
import type { Words } from '#shared/words.ts'
import type { SearchAddress } from './listingSearch.ts'
import type { CriterionValue } from './sentence/criteria.ts'

type FactField =
  | 'stage'
  | 'financing'
  | 'deliveryBefore'
  | 'maxMaintenanceFee'
  | 'acceptsBarter'
  | 'roomOnly'
  | 'groundFloor'
  | 'withoutGuarantor'
export type FactValue = Extract<CriterionValue, { field: FactField }>

const flags = ['acceptsBarter', 'roomOnly', 'groundFloor', 'withoutGuarantor'] as const

/** What a search asks of what listings state, each on its own. */
export function factValues(
  search: Pick<SearchAddress, 'stage' | 'financing' | 'deliveryBefore' | 'maxMaintenanceFee'> &
    Pick<SearchAddress, (typeof flags)[number]>,
): FactValue[] {
  const { stage, financing, deliveryBefore, maxMaintenanceFee } = search
  return [
    ...(stage ? [{ field: 'stage' as const, value: stage }] : []),
    ...(deliveryBefore === undefined ? [] : [{ field: 'deliveryBefore' as const, value: deliveryBefore }]),
    ...(financing ? [{ field: 'financing' as const, value: financing }] : []),
    ...(maxMaintenanceFee === undefined
      ? []
      : [{ field: 'maxMaintenanceFee' as const, value: maxMaintenanceFee }]),
    ...flags.flatMap((field) => {
      const value = search[field]
      return value === undefined ? [] : [{ field, value }]
    }),
  ]
}

/** "A estrenar · Usado", "Expensas hasta $68", "Acepta permuta" */
export function factText(fact: FactValue, { listings, search }: Pick<Words, 'listings' | 'search'>): string {
  const w = search.facts
  switch (fact.field) {
    case 'stage':
      return fact.value.map((stage) => listings.stages[stage]).join(' · ')
    case 'deliveryBefore':
      return w.deliveryBefore(fact.value)
    case 'financing':
      return w.financedBy(fact.value.map((way) => listings.ways[way]).join(' · '))
    case 'maxMaintenanceFee':
      return fact.value > 0 ? w.feeUpTo(formatUSD(fact.value)) : w.noFee
    case 'acceptsBarter':
    case 'roomOnly':
    case 'groundFloor':
    case 'withoutGuarantor':
      return (fact.value ? w.flags : w.not)[fact.field]
  }
}
