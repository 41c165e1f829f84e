import {
  businessDays,
  days,
  type Fact,
  guaranies,
  months,
  percent,
  squareKilometres,
  undated,
} from './fact.ts'

const run = { law: 'Ley 7424/2025', since: '2026-01-14', date: '2026-02-09' } as const
const registry = { ...run, sources: ['milNoticias'], confidence: 'high' } as const

/** From the papers to the registered deed. */
export const transferFacts = {
  registryTax: {
    ...{ value: percent(0.74), law: 'Ley 118/91', date: '2022-11-24', sources: ['abc'] },
    ...{ confidence: 'medium', ask: 'notary' },
  },
  certificateFee: {
    ...registry,
    ...{ value: guaranies(94_777), law: 'Ley 7424/2025, art. 77', sources: ['milNoticias', 'infonegocios'] },
  },
  certificateTime: { ...registry, value: businessDays(15) },
  certificate: registry,
  deedTime: { ...registry, value: days(30) },
  registrationTime: { ...registry, value: businessDays(35) },
  transferTime: { ...registry, value: months(3) },
  registryOffice: { ...run, date: '2026-01-13', sources: ['abc', 'ferrere'], confidence: 'high' },
  propertyCode: { ...run, ...undated, sources: ['ferrere'], confidence: 'high' },
  notaryFee: {
    values: { fee: percent(0.75, 2), vat: percent(10) },
    ...{ ...undated, sources: ['alloexpat', 'buscaEscribania'], confidence: 'low', ask: 'notary' },
  },
  municipalTransferTax: {
    ...{ values: { asuncion: percent(0.3), elsewhere: percent(0.2) }, ...undated, sources: ['alloexpat'] },
    ...{ confidence: 'low', ask: 'notary' },
  },
  closingCosts: {
    ...{ value: percent(3, 5), date: '2025', sources: ['inmovia', 'pygRealEstate'] },
    ...{ confidence: 'medium', ask: 'notary' },
  },
  whoPays: { ...undated, sources: ['unwritten'], confidence: 'low', ask: 'notary' },
  titleReport: { ...undated, sources: ['civis'], confidence: 'high' },
  cadastreNumber: { ...undated, law: 'Ley 2902/2006', sources: ['dikaia'], confidence: 'high' },
  ruralNumber: { ...undated, sources: ['dikaia'], confidence: 'medium' },
  registryNumber: { ...undated, sources: ['dikaia'], confidence: 'medium' },
  overlappingTitles: {
    ...{ value: squareKilometres(200_000, 300_000), date: '2025', sources: ['elInmobiliario'] },
    confidence: 'medium',
  },
  municipalClearance: { ...undated, sources: ['theActant'], confidence: 'medium', ask: 'notary' },
  titleBeforeMoney: { ...undated, sources: ['ultimaHora'], confidence: 'medium' },
} as const satisfies Record<string, Fact>
