import { useWords } from '#client/core/language.tsx'
import { MoneyInput } from '#client/currency/MoneyInput.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { type Orientation, orientations } from '#shared/developments/developmentTypes.ts'
import type { TeamDevelopment } from '#shared/developments/teamDevelopments.ts'

export interface UnitValues {
  typeId: string
  orientation: Orientation | ''
  price: string
}

interface UnitFieldsProps {
  development: TeamDevelopment
  values: UnitValues
  onChange: (part: Partial<UnitValues>) => void
  problem: string | undefined
}

/** What units have in common. */
export function UnitFields({ development, values, onChange, problem }: UnitFieldsProps) {
  const { developments: texts, developmentTeam: w } = useWords('developments', 'developmentTeam')
  return (
    <>
      <Field label={texts.type}>
        {(control) => (
          <Select
            {...control}
            value={values.typeId}
            onChoose={(typeId) => onChange({ typeId })}
            options={development.unitTypes.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={w.price} error={problem}>
          {(control) => (
            <MoneyInput
              {...control}
              currency={development.currency}
              value={values.price}
              onChange={(price) => onChange({ price })}
            />
          )}
        </Field>
        <Field label={w.orientation}>
          {(control) => (
            <Select
              {...control}
              value={values.orientation}
              onChoose={(orientation) => onChange({ orientation })}
              options={[
                { value: '' as const, label: w.none },
                ...orientations.map((value) => ({ value, label: texts.orientations[value] })),
              ]}
            />
          )}
        </Field>
      </div>
    </>
  )
}
