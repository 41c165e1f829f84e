import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { Counter } from '#client/listings/publish/form/Counter.tsx'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { FigureField, TextField } from '#client/listings/publish/form/TextField.tsx'
import { Switch } from '#client/ui/form/Switch.tsx'
import { traitsOf } from '#shared/listings/traits.ts'
import { DollarField } from './DollarField.tsx'

export function RentalFields() {
  const { publish, fieldLabels } = useWords('publish', 'fieldLabels')
  const w = publish.rental
  const { control } = useFormContext<FormFields>()
  const [propertyType, transactionType] = useWatch({ control, name: ['propertyType', 'transactionType'] })
  const { isHome, forRent } = traitsOf({ propertyType, transactionType })
  const longTerm = useController<FormFields, 'allowsLongTerm'>({ name: 'allowsLongTerm' }).field
  const shortTerm = useController<FormFields, 'allowsShortTerm'>({ name: 'allowsShortTerm' }).field
  return (
    <FormSection title={w.title} isOptional>
      {forRent && (
        <Switch checked={longTerm.value} onChange={longTerm.onChange} hint={w.longTermText}>
          {fieldLabels.allowsLongTerm}
        </Switch>
      )}
      {isHome && (
        <Switch checked={shortTerm.value} onChange={shortTerm.onChange} hint={w.shortTermText}>
          {fieldLabels.allowsShortTerm}
        </Switch>
      )}
      {isHome && shortTerm.value && (
        <div className="grid gap-5 border-t pt-5 sm:grid-cols-3">
          <DollarField name="pricePerNight" label={fieldLabels.pricePerNight} />
          <FigureField name="minStayDays" label={fieldLabels.minStayDays} inputMode="numeric" maxLength={4} />
          <FigureField name="maxStayDays" label={fieldLabels.maxStayDays} inputMode="numeric" maxLength={4} />
          <div className="sm:col-span-3">
            <Counter name="capacity" label={fieldLabels.capacity} max={99} />
          </div>
          <TextField
            name="airbnbUrl"
            label={fieldLabels.airbnbUrl}
            placeholder={w.airbnbHint}
            inputMode="url"
            autoCapitalize="none"
            maxLength={500}
            className="sm:col-span-3"
          />
        </div>
      )}
    </FormSection>
  )
}
