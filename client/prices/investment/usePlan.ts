import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage } from '#client/core/language.tsx'
import type { Language } from '#shared/core/language.ts'
import { readAmount } from '#shared/core/readAmount.ts'
import { type InvestmentPlan, type PlanFigure, usualPlan } from '#shared/market/investment/investment.ts'
import { isWithin, planValues, readPlan } from '#shared/market/investment/planAddress.ts'
import { toCents } from '#shared/market/market.ts'
import { withValues } from '#shared/paths.ts'

/** A plan as it is typed: a figure that cannot be keeps its text, and counts as before. */
export interface PlanFields {
  plan: InvestmentPlan
  text(name: PlanFigure): string
  isWrong(name: PlanFigure): boolean
  type(name: PlanFigure, text: string): void
  choose(part: Partial<Pick<InvestmentPlan, 'residence' | 'financing' | 'vatIncluded'>>): void
  /** All that is assumed, not what the visitor alone knows. */
  reset(): void
}

/** Kept in the address, so that reload, back and a shared link bring it again. */
export function usePlan(): PlanFields {
  const { language } = useLanguage()
  const search = useSearch()
  const [, navigate] = useLocation()
  const [plan, setPlan] = useState(() => readPlan(search))
  const [typed, setTyped] = useState<Partial<Record<PlanFigure, string>>>({})
  function change(next: InvestmentPlan) {
    setPlan(next)
    const lang = new URLSearchParams(location.search).get('lang')
    navigate(withValues(location.pathname, { ...planValues(next), lang }), { replace: true })
  }
  return {
    plan,
    text: (name) => typed[name] ?? shownText(name, plan[name], language),
    isWrong: (name) => figureOf(name, typed[name]) === null,
    type(name, text) {
      setTyped((now) => ({ ...now, [name]: text }))
      const figure = figureOf(name, text)
      if (figure !== null) change({ ...plan, [name]: figure ?? usualPlan[name] })
    },
    choose: (part) => change({ ...plan, ...part }),
    reset() {
      const { price, rent, nightly, expenses } = plan
      setTyped({})
      change({ ...usualPlan, price, rent, nightly, expenses })
    },
  }
}

/** Undefined where nothing is typed, null where it cannot be. */
function figureOf(name: PlanFigure, text: string | undefined): number | null | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const value = readAmount(text)
  return value !== undefined && isWithin(name, value) ? toCents(value) : null
}

/** Nothing for what the visitor has not given. */
function shownText(name: PlanFigure, value: number, language: Language): string {
  return value === 0 && usualPlan[name] === 0 ? '' : formatNumber(value, language, 2)
}
