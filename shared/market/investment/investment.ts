/** How the home earns: let by the month, let by the night, or bought from the plan and sold when delivered. */
export const scenarios = ['longTerm', 'shortTerm', 'offPlan'] as const
export type Scenario = (typeof scenarios)[number]

/** Of the owner, for taxes. */
export const residences = ['resident', 'abroad'] as const
export type Residence = (typeof residences)[number]

/** `bank`: equal instalments with interest; `seller`: a number of fixed ones. */
export const financings = ['none', 'bank', 'seller'] as const
export type Financing = (typeof financings)[number]

/** Years of a plan. */
export const horizon = 10

interface FigureRow {
  unit: 'usd' | 'percent' | 'years' | 'months'
  min: number
  max: number
}

const dollars = { unit: 'usd', min: 0, max: 1_000_000_000 } as const
const percent = (max: number, min = 0) => ({ unit: 'percent', min, max }) as const

/** Figures of a plan, in the order in which they are asked. Money in US dollars. */
export const planFigures = {
  price: dollars,
  /** Of the price, without the value-added tax on it. */
  notary: percent(20),
  /** Of the price: judicial tax of the registration. */
  registry: percent(10),
  /** Of the price: of the municipality. */
  transfer: percent(10),
  /** Certificates and stamps. */
  papers: dollars,
  /** A month. */
  rent: dollars,
  /** Of the time without a tenant. */
  vacancy: percent(100),
  nightly: dollars,
  /** Of the nights. */
  occupancy: percent(100),
  /** Of the rent. */
  management: percent(100),
  managementNightly: percent(100),
  /** A year, of the price. */
  maintenance: percent(20),
  /** A month, paid by the owner. */
  expenses: dollars,
  /** A year, of the price. */
  propertyTax: percent(10),
  /** Of the price. */
  down: percent(100),
  /** A year. */
  rate: percent(100),
  loanYears: { unit: 'years', min: 1, max: 40 },
  instalments: { unit: 'months', min: 1, max: 480 },
  /** A month. */
  instalment: dollars,
  /** From now; 0: it stands already. */
  delivery: { unit: 'months', min: 0, max: 120 },
  /** Of the price, until the delivery. */
  gain: percent(500, -100),
  /** A year. */
  rentGrowth: percent(50, -50),
  appreciation: percent(50, -50),
  /** Of the price of sale. */
  saleCosts: percent(30),
} as const satisfies Record<string, FigureRow>

export type PlanFigure = keyof typeof planFigures

/** A plan of buying one property; its figures are within the limits of `planFigures`. */
export interface InvestmentPlan extends Record<PlanFigure, number> {
  residence: Residence
  financing: Financing
  /** Whether the value-added tax is in the rent given, instead of on top. */
  vatIncluded: boolean
}

/** What is assumed until the visitor says otherwise. */
export const usualPlan: InvestmentPlan = {
  price: 0,
  ...{ notary: 1.5, registry: 0.74, transfer: 0.3, papers: 340 },
  rent: 0,
  vacancy: 8,
  nightly: 0,
  occupancy: 48,
  management: 10,
  managementNightly: 20,
  maintenance: 1,
  expenses: 0,
  propertyTax: 0.3,
  down: 30,
  rate: 9,
  loanYears: 20,
  instalments: 60,
  instalment: 0,
  delivery: 0,
  gain: 15,
  rentGrowth: 0,
  appreciation: 0,
  saleCosts: 5,
  residence: 'resident',
  financing: 'none',
  vatIncluded: false,
}

/** Those that the figures suffice for. */
export function possibleScenarios({ price, rent, nightly, delivery }: InvestmentPlan): Scenario[] {
  if (price <= 0) return []
  const isGiven = { longTerm: rent > 0, shortTerm: nightly > 0, offPlan: delivery > 0 }
  return scenarios.filter((scenario) => isGiven[scenario])
}
