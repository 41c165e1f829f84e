import { type Fact, guaranies, percent, squareMetres, undated, yearDay } from './fact.ts'

const law = { law: 'Ley 6380/2019', since: '2020-01-01' } as const
const income = { ...law, ...undated, sources: ['sanGerardo'], confidence: 'high' } as const
const nonResident = { ...law, ...undated, sources: ['sanGerardo'], confidence: 'medium' } as const
const municipal = { ...undated, sources: ['elInmobiliario', 'mersan'], confidence: 'high' } as const

export const taxFacts = {
  rentIncomeTax: {
    ...{ ...income, law: 'Ley 6380/2019, Decreto 3184/2019' },
    values: { rate: percent(8), base: percent(50), most: percent(4) },
  },
  rentTaxAbroad: {
    ...{ ...nonResident, ask: 'accountant' },
    values: { rate: percent(15), base: percent(50), most: percent(7.5) },
  },
  rentVat: {
    ...{ value: percent(5), ...law, date: '2025-01-10', sources: ['rdn', 'elInmobiliario'] },
    confidence: 'high',
  },
  shopRentVat: {
    ...{ value: percent(10), ...law, date: '2025-01-10', sources: ['rdn'] },
    ...{ confidence: 'medium', ask: 'accountant' },
  },
  shortRentVat: {
    ...{ value: percent(5), ...law, date: '2023', sources: ['elInmobiliario'] },
    ...{ confidence: 'low', ask: 'accountant' },
  },
  saleIncomeTax: { ...income, values: { rate: percent(8), base: percent(30), most: percent(2.4) } },
  saleNoVat: { ...law, date: '2023-10', sources: ['sanGerardo'], confidence: 'high' },
  saleVat: {
    values: { rate: percent(5), base: percent(30), most: percent(1.5) },
    ...{ ...law, date: '2023-10', sources: ['sanGerardo'], confidence: 'high' },
  },
  saleTaxAbroad: {
    ...{ ...nonResident, ask: 'accountant' },
    values: { rate: percent(15), base: percent(30), most: percent(4.5) },
  },
  estateVat: { ...law, ...undated, sources: ['sanGerardo'], confidence: 'low', ask: 'accountant' },
  companyTax: {
    ...{ value: percent(10), ...law, ...undated, sources: ['unwritten'] },
    ...{ confidence: 'medium', ask: 'accountant' },
  },
  newUnitVat: {
    values: { guides: percent(10), law: percent(1.5) },
    ...{ ...law, ...undated, sources: ['inmovia', 'sanGerardo'], confidence: 'low', ask: 'accountant' },
  },
  propertyTax: { ...municipal, value: percent(1), law: 'Ley 125/91, art. 60; Ley 5513/2015' },
  propertyTaxOwner: {
    ...{ ...undated, sources: ['elInmobiliario'], confidence: 'medium', ask: 'municipality' },
  },
  fiscalValues: {
    ...{ value: percent(4.1), law: 'Decreto 5181/2025', date: '2025-12-23' },
    ...{ sources: ['impuestosPy', 'mersan'], confidence: 'high' },
  },
  fiscalExample: {
    values: { year: guaranies(1_200_000), plot: squareMetres(360), perSqm: guaranies(337_823) },
    ...{ date: '2026-01-07', sources: ['abc'], confidence: 'medium', ask: 'municipality' },
  },
  historicCentre: {
    ...{ value: percent(50), date: '2026-01-12', sources: ['abc', 'mersan'] },
    ...{ confidence: 'medium', ask: 'municipality' },
  },
  propertyTaxDue: {
    values: { asuncion: yearDay(3, 31), elsewhere: yearDay(4, 30) },
    ...{ date: '2012', sources: ['sitioContable'], confidence: 'low', ask: 'municipality' },
  },
} as const satisfies Record<string, Fact>
