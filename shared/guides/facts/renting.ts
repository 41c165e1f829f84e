import { days, type Fact, months, percent, undated, years } from './fact.ts'

const civilCode = (numbers: string) =>
  ({ law: `Código Civil, ${numbers}`, ...undated, sources: ['dikaia'], confidence: 'high' }) as const
const suit = { ...undated, sources: ['elInmobiliario'], confidence: 'high' } as const

export const rentingFacts = {
  rentLaw: {
    ...{ law: 'Código Civil, arts. 803 y siguientes', ...undated, sources: ['investmentPortal'] },
    ...{ confidence: 'medium', ask: 'lawyer' },
  },
  rentTerm: {
    values: { longest: years(5), building: years(20) },
    ...{ law: 'Código Civil, art. 807', ...undated, sources: ['notarfor'], confidence: 'high' },
  },
  shortestTerm: { law: 'Código Civil', date: '2026-07', sources: ['dikaia'], confidence: 'high' },
  rentIncrease: {
    ...{ date: '2025-01-10', sources: ['rdn', 'dikaia'], confidence: 'medium', ask: 'lawyer' },
  },
  rentDeposit: civilCode('art. 715'),
  usualDeposit: { value: months(1, 2), ...undated, sources: ['unwritten'], confidence: 'low', ask: 'agency' },
  improvements: civilCode('art. 814'),
  leaseEnd: civilCode('art. 837'),
  arrears: civilCode('art. 475'),
  eviction: { ...suit, value: days(6), law: 'Código Procesal Civil, arts. 621 y 622' },
  evictionLimit: { ...suit, law: 'Ley 6979/2022' },
  saleCommission: {
    ...{ value: percent(3, 5), ...undated, sources: ['unwritten'], confidence: 'medium', ask: 'agency' },
  },
  leaseCommission: { value: months(1), ...undated, sources: ['unwritten'], confidence: 'low', ask: 'agency' },
  rentAdministration: {
    ...{ value: percent(10), date: '2025', sources: ['inmovia'], confidence: 'low', ask: 'agency' },
  },
} as const satisfies Record<string, Fact>
