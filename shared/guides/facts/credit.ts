import { dollars, type Fact, guaranies, months, percent, undated, wages, years } from './fact.ts'

const afd = { date: '2024-08-01', sources: ['afd'], confidence: 'high' } as const
const nightly = { ...undated, sources: ['airroi'], confidence: 'medium', ask: 'accountant' } as const
const cheRoga = { since: '2025-04-24', date: '2025-04', confidence: 'high' } as const

export const creditFacts = {
  afdWho: { ...afd, values: { income: wages(7), instalment: percent(40) } },
  afdTerm: { ...afd, values: { unsecured: months(84), mortgage: years(20), trust: years(30) } },
  afdUses: afd,
  afdRates: {
    values: { lower: percent(7.9), upper: percent(9.9), lowerIncome: wages(4) },
    ...{ date: '2023-11-03', sources: ['caprivi'], confidence: 'medium', ask: 'bank' },
  },
  cheRoga: {
    ...{ ...cheRoga, sources: ['laNacion', 'laUnion'] },
    values: { rate: percent(6.5), term: years(30) },
  },
  cheRogaUses: { ...cheRoga, sources: ['laNacion'] },
  cheRogaLimits: {
    values: { loan: guaranies(725_000_000), price: guaranies(1_000_000_000), income: wages(1, 6) },
    ...{ date: '2025-12-29', sources: ['abc'], confidence: 'medium', ask: 'bank' },
  },
  bankRates: {
    values: { lowest: percent(9.93), highest: percent(18.87), usual: percent(10, 14) },
    ...{ date: '2024-04-10', sources: ['elNacional', 'bcp'], confidence: 'medium', ask: 'bank' },
  },
  marketRates: {
    values: { guaranies: percent(8, 12), dollars: percent(6, 9) },
    ...{ date: '2025', sources: ['vafast'], confidence: 'low', ask: 'bank' },
  },
  averageRate: { value: percent(16.91), date: '2026-01', sources: ['bcp', 'ratio'], confidence: 'high' },
  usuryLimit: {
    values: { guaranies: percent(27.06), dollars: percent(11.04) },
    ...{ date: '2026-01', sources: ['bcp', 'abc'], confidence: 'high' },
  },
  guaranteeFund: { date: '2025', sources: ['laUnion'], confidence: 'medium', ask: 'bank' },
  minimumWage: {
    ...{ value: guaranies(2_899_048), since: '2025-07', ...undated, sources: ['unwritten'] },
    ...{ confidence: 'medium', ask: 'accountant' },
  },
  grossYield: {
    ...{ value: percent(5, 8), ...undated, sources: ['pygRealEstate', 'abc'] },
    ...{ confidence: 'medium', ask: 'accountant' },
  },
  netYield: {
    values: { net: percent(3.4), price: dollars(165_000) },
    ...{ date: '2025', sources: ['inmovia'], confidence: 'low', ask: 'accountant' },
  },
  condoFeeExample: {
    values: { fee: dollars(110), price: dollars(165_000) },
    ...{ date: '2025', sources: ['inmovia'], confidence: 'low', ask: 'administrator' },
  },
  shortStay: {
    values: { night: dollars(50), occupancy: percent(48.4), month: dollars(601) },
    ...nightly,
  },
  shortStaySanBernardino: {
    values: { night: dollars(193), occupancy: percent(20.6), month: dollars(712) },
    ...nightly,
  },
  shortStayEncarnacion: {
    values: { night: dollars(73), occupancy: percent(24.9), month: dollars(340) },
    ...nightly,
  },
  shortStayCde: {
    values: { night: dollars(49), occupancy: percent(36.7), month: dollars(375) },
    ...nightly,
  },
  shortStayLuque: {
    values: { night: dollars(45), occupancy: percent(30.8), month: dollars(279) },
    ...nightly,
  },
} as const satisfies Record<string, Fact>
