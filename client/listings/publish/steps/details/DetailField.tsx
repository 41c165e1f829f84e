import { useController, useFormContext } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { FigureField, TextField } from '#client/listings/publish/form/TextField.tsx'
import { Switch } from '#client/ui/form/Switch.tsx'
import { type FieldName, rowOf, typedNames, typedOf } from '#shared/listings/listingFields.ts'
import { guarantees, stages } from '#shared/listings/listingTypes.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { FeeField } from './FeeField.tsx'
import { FinancingField } from './FinancingField.tsx'
import { MonthField } from './MonthField.tsx'
import { VatField } from './VatField.tsx'

const isTyped = (name: FieldName): name is (typeof typedNames)[number] =>
  typedNames.some((one) => one === name)

/** The control of one of the further details, by the kind of its row. */
export function DetailField({ name }: { name: FieldName }) {
  const { listingFacts, listings, publish, fieldLabels } = useWords(
    'fieldLabels',
    'listingFacts',
    'listings',
    'publish',
  )
  if (isTyped(name)) {
    const { unit, example } = rowOf(name)
    const { isWhole, max } = typedOf(name)
    return (
      <FigureField
        name={name}
        label={fieldLabels[name]}
        unit={unit}
        placeholder={example === undefined ? undefined : publish.example(example)}
        {...(isWhole && { inputMode: 'numeric', maxLength: String(max).length })}
      />
    )
  }
  switch (name) {
    case 'stage':
      return <ChoiceField name={name} choices={stages} textOf={(stage) => listings.stages[stage]} />
    case 'guarantee':
      return (
        <ChoiceField name={name} choices={guarantees} textOf={(asked) => listingFacts.guarantees[asked]} />
      )
    case 'deliveryMonth':
      return <MonthField />
    case 'buildingName':
      return <TextField name={name} label={fieldLabels[name]} maxLength={80} />
    case 'vatIncluded':
      return <VatField />
    case 'financing':
      return <FinancingField />
    case 'maintenanceFee':
    case 'currentRent':
      return <FeeField name={name} />
    case 'roomOnly':
    case 'acceptsBarter':
      return <FlagField name={name} />
    default:
      return null
  }
}

function FlagField({ name }: { name: 'roomOnly' | 'acceptsBarter' }) {
  const { fieldLabels } = useWords('fieldLabels')
  const { control } = useFormContext<FormFields>()
  const { field } = useController({ control, name })
  return (
    <Switch checked={field.value} onChange={field.onChange} className="sm:col-span-2">
      {fieldLabels[name]}
    </Switch>
  )
}
