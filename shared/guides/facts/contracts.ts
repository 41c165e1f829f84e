import { type Fact, months, percent, undated, years } from './fact.ts'

const civilCode = { ...undated, sources: ['dikaia'], confidence: 'high' } as const
const article = (numbers: string) => ({ ...civilCode, law: `Código Civil, ${numbers}` }) as const

export const contractFacts = {
  deedRequired: {
    ...{ law: 'Código Civil, art. 700', date: '2026-01-20', sources: ['abc', 'dikaia'], confidence: 'high' },
  },
  privateContract: article('arts. 701 y 702'),
  privateContractRisk: {
    ...{ law: 'Código Civil', ...undated, sources: ['radioSuceso'], confidence: 'medium', ask: 'notary' },
  },
  privateContractClaim: {
    ...{ value: years(10), law: 'Código Civil', ...undated, sources: ['radioSuceso'] },
    ...{ confidence: 'medium', ask: 'lawyer' },
  },
  lotDeed: {
    ...{ value: percent(25), law: 'Ley 1909/2002', date: '2026-01-20', sources: ['abc'], confidence: 'high' },
  },
  lotRescission: {
    ...{ value: percent(25), law: 'Código Civil, art. 782', ...undated, sources: ['infonegocios'] },
    confidence: 'high',
  },
  deposit: { value: percent(1, 10), ...undated, sources: ['unwritten'], confidence: 'low', ask: 'notary' },
  repurchase: article('art. 770 (Ley 701/1995)'),
  hiddenDefects: { ...article('arts. 1789 y 668'), value: months(3) },
  lostRight: article('art. 1759'),
  sellerIsOwner: article('arts. 743 y 744'),
  offPlanPayment: {
    values: { down: percent(30), instalments: percent(60), delivery: percent(10) },
    ...{ ...undated, sources: ['ultimaHora'], confidence: 'medium' },
  },
  offPlanRegistry: {
    ...{ law: 'DTR 06/2024', ...undated, sources: ['elInmobiliario'], confidence: 'medium', ask: 'notary' },
  },
  lotting: { law: 'Ley 3966/10, art. 239', ...undated, sources: ['bacn'], confidence: 'high' },
  lotGreen: {
    values: { fromTwo: percent(5), fromThree: percent(7) },
    ...{ law: 'Ley 3966/10, art. 247', ...undated, sources: ['bacn'], confidence: 'high' },
  },
  condo: { law: 'Código Civil, arts. 2128 a 2162', ...undated, sources: ['morinigo'], confidence: 'high' },
  condoFees: { law: 'Código Civil, art. 2131', ...undated, sources: ['morinigo'], confidence: 'high' },
} as const satisfies Record<string, Fact>
