import clsx from 'clsx'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { type DevelopmentValues, planOf, planParts } from '#client/developments/team/formValues.ts'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import type { Form } from '#client/ui/forms/useForm.ts'
import { missingPercent } from '#shared/developments/paymentPlan.ts'
import { FieldGroup } from './FieldGroup.tsx'

export function PlanFields({ form }: { form: Form<DevelopmentValues> }) {
  const { language } = useLanguage()
  const { developmentTeam: w } = useWords('developmentTeam')
  const { values, change, problems } = form
  const missing = missingPercent(planOf(values))
  return (
    <FieldGroup title={w.payment} problem={problems.paymentPlan}>
      <Checkbox checked={values.hasPlan} onChange={(hasPlan) => change({ hasPlan })}>
        {w.hasPlan}
      </Checkbox>
      {values.hasPlan && (
        <>
          <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-4">
            {planParts.map((name) => (
              <TextInput
                key={name}
                {...form.field(name)}
                label={w[name]}
                inputMode="decimal"
                maxLength={8}
                autoComplete="off"
              />
            ))}
          </div>
          <p
            role="status"
            className={clsx('font-semibold text-sm', missing === 0 ? 'text-positive' : 'text-danger')}
          >
            {w.planSum(missing, formatNumber(Math.abs(missing), language, 2))}
          </p>
        </>
      )}
    </FieldGroup>
  )
}
