import {
  financings,
  type InvestmentPlan,
  type PlanFigure,
  planFigures,
  residences,
  usualPlan,
} from './investment.ts'

/** Names of its figures in an address, in their order. */
export const planFigureNames = Object.keys(planFigures).filter(isFigure)

function isFigure(name: string): name is PlanFigure {
  return Object.hasOwn(planFigures, name)
}

/** Whether a figure may stand in a plan. */
export function isWithin(name: PlanFigure, value: number): boolean {
  const { min, max } = planFigures[name]
  return Number.isFinite(value) && value >= min && value <= max
}

/** From an address; what is missing or impossible is as usual. */
export function readPlan(query: string): InvestmentPlan {
  const values = new URLSearchParams(query)
  const plan = { ...usualPlan }
  for (const name of planFigureNames) {
    const text = values.get(name)
    if (text !== null && /^-?\d{1,10}(\.\d{1,2})?$/.test(text) && isWithin(name, Number(text)))
      plan[name] = Number(text)
  }
  const residence = residences.find((one) => one === values.get('residence'))
  const financing = financings.find((one) => one === values.get('financing'))
  return {
    ...plan,
    residence: residence ?? plan.residence,
    financing: financing ?? plan.financing,
    vatIncluded: values.get('vatIncluded') === 'true',
  }
}

/** For an address: what differs from the usual plan. */
export function planValues(plan: InvestmentPlan): Record<string, string> {
  const changed = Object.entries(plan).filter(([name, value]) => value !== Reflect.get(usualPlan, name))
  return Object.fromEntries(changed.map(([name, value]) => [name, String(value)]))
}
