import { useEffect, useRef } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { priceIn } from '#client/developments/unitPrice.ts'
import type { Development, DevelopmentUnit } from '#shared/developments/developments.ts'
import { ContactButton } from './ContactButton.tsx'
import { PlanTable } from './PlanTable.tsx'
import { Returns } from './Returns.tsx'

interface ChosenUnitProps {
  development: Development
  /** Undefined: none yet; the plan of the cheapest is shown. */
  unit: DevelopmentUnit | undefined
}

/** What a unit costs, in which parts, and what it may yield. */
export function ChosenUnit({ development, unit }: ChosenUnitProps) {
  const { language } = useLanguage()
  const { developmentPages: w, developments: texts } = useWords('developmentPages', 'developments')
  const section = useRef<HTMLElement>(null)
  const unitId = unit?.id
  useEffect(() => {
    if (unitId !== undefined) section.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [unitId])
  const { currency, paymentPlan: plan } = development
  const type = development.unitTypes.find(({ id }) => id === unit?.typeId)
  const price = unit ? unit.price : development.fromPrice
  const facts = unit && [
    texts.states[unit.state],
    texts.floor(unit.floor),
    type?.name,
    type && texts.area(formatNumber(type.area, language, 2)),
    unit.orientation && texts.orientations[unit.orientation],
  ]
  const percent = (value: number) => formatNumber(value, language, 2)
  return (
    <section ref={section} aria-labelledby="payment" className="scroll-mb-24">
      <h2 id="payment" className="text-2xl">
        {unit ? `${texts.unit(unit.number)}: ` : ''}
        {unit ? (price === null ? texts.onRequest : priceIn(price, currency)) : w.payment}
      </h2>
      {facts && <p className="mt-1 text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>}
      <p className="mt-1 text-ink-muted">
        {plan
          ? w.planWords(
              percent(plan.downPercent),
              percent(plan.buildingPercent),
              plan.instalments,
              percent(plan.deliveryPercent),
            )
          : w.noPlan}
      </p>
      {price !== null && (
        <div className="mt-4 grid items-start gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {plan && <PlanTable price={price} plan={plan} currency={currency} />}
          <Returns development={development} price={price} />
        </div>
      )}
      {unit && unit.state !== 'sold' && (
        <div className="mt-5">
          <ContactButton development={development} unit={unit.number} />
        </div>
      )}
    </section>
  )
}
