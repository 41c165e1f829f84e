import { businessDays, days, dollars, type Fact, kilometres, percent, undated, years } from './fact.ts'

const border = { ...undated, sources: ['jotabogado'], confidence: 'high' } as const
const migration = { law: 'Ley 6984/2022', since: '2022-10', ...undated } as const

export const foreignerFacts = {
  borderStrip: { ...border, value: kilometres(50), law: 'Ley 2532/05, art. 1' },
  borderNationals: { ...border, law: 'Ley 2532/05, art. 2', sources: ['jotabogado', 'ultimaHora'] },
  borderUrban: { ...border, law: 'Ley 2532/05, art. 2' },
  borderLease: {
    ...{ law: 'Ley 2532/05, art. 2', ...undated, sources: ['ultimaHora', 'jotabogado'] },
    ...{ confidence: 'medium', ask: 'lawyer' },
  },
  borderEarlier: { ...border, law: 'Ley 2532/05, art. 3' },
  borderShares: { ...border, law: 'Ley 2532/05, art. 4' },
  borderNull: { ...border, law: 'Ley 2532/05, art. 5', sources: ['jotabogado', 'ultimaHora'] },
  colonyLand: {
    ...{ value: years(10), ...undated, sources: ['paraguayXxl'], confidence: 'low', ask: 'lawyer' },
  },
  passportPurchase: { ...undated, sources: ['unwritten'], confidence: 'low', ask: 'notary' },
  foreignerRates: {
    ...{ value: percent(10, 15), ...undated, sources: ['pygRealEstate'], confidence: 'low', ask: 'bank' },
  },
  visitorStay: { ...migration, value: days(90), sources: ['camara'], confidence: 'high' },
  temporaryResidence: {
    ...{ ...migration, value: years(2), sources: ['infonegocios', 'gestoria'], confidence: 'high' },
  },
  residenceWithoutProperty: { ...migration, sources: ['infonegocios'], confidence: 'high' },
  absence: {
    ...{ ...migration, value: years(1), sources: ['infonegocios'], confidence: 'medium', ask: 'migrations' },
  },
  investorResidence: { ...migration, value: dollars(70_000), sources: ['infonegocios'], confidence: 'high' },
  investorCertificate: {
    ...{ value: businessDays(10, 15), date: '2024', sources: ['zapping'] },
    ...{ confidence: 'medium', ask: 'migrations' },
  },
  mercosurResidence: {
    ...{ value: years(2), ...undated, sources: ['meuPlano'], confidence: 'medium', ask: 'migrations' },
  },
  investorPass: {
    ...{ law: 'Resolución 0283/2026', ...undated, sources: ['unwritten'] },
    ...{ confidence: 'low', ask: 'migrations' },
  },
  taxNumber: { ...undated, sources: ['imiguay'], confidence: 'medium', ask: 'accountant' },
} as const satisfies Record<string, Fact>
