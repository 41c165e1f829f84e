import type { PaymentPlan } from './developmentTypes.ts'

/** To hundredths of a percent. */
const hundredths = (value: number) => Math.round(value * 100) / 100

/** Percent: above 0 is missing, below 0 is too much. */
export function missingPercent({ downPercent, buildingPercent, deliveryPercent }: PaymentPlan): number {
  return hundredths(100 - downPercent - buildingPercent - deliveryPercent) + 0
}

export type PlanProblem = 'not_hundred' | 'no_instalments' | 'idle_instalments'

export function planProblem(plan: PaymentPlan): PlanProblem | undefined {
  if (missingPercent(plan) !== 0) return 'not_hundred'
  if (plan.buildingPercent > 0 && plan.instalments < 1) return 'no_instalments'
  return plan.buildingPercent === 0 && plan.instalments > 0 ? 'idle_instalments' : undefined
}

export interface Payments {
  down: number
  /** Each; 0 without. */
  instalment: number
  instalments: number
  building: number
  delivery: number
}

/** Of a price, in its currency; the parts add up to it, what rounding leaves is paid on delivery, else at the start. */
export function paymentsOf(price: number, plan: PaymentPlan, decimals = 2): Payments {
  const scale = 10 ** decimals
  const rounded = (value: number) => Math.round(value * scale) / scale
  const instalment =
    plan.instalments > 0 ? rounded((price * plan.buildingPercent) / 100 / plan.instalments) : 0
  const building = rounded(instalment * plan.instalments)
  if (plan.deliveryPercent === 0)
    return {
      down: rounded(price - building),
      instalment,
      instalments: plan.instalments,
      building,
      delivery: 0,
    }
  const down = rounded((price * plan.downPercent) / 100)
  return {
    down,
    instalment,
    instalments: plan.instalments,
    building,
    delivery: rounded(price - down - building),
  }
}
