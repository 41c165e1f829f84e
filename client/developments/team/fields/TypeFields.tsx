import { Plus, Trash2 } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { newKey } from '#client/core/newKey.ts'
import type { TypeValues } from '#client/developments/team/formValues.ts'
import { OnePicture } from '#client/media/OnePicture.tsx'
import { Button } from '#client/ui/Button.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { developmentLimits } from '#shared/developments/developmentTypes.ts'

interface TypeFieldsProps {
  types: readonly TypeValues[]
  onChange: (types: TypeValues[]) => void
}

const figures = ['bedrooms', 'bathrooms', 'area', 'totalArea'] as const

export function TypeFields({ types, onChange }: TypeFieldsProps) {
  const { developmentTeam: w } = useWords('developmentTeam')
  const change = (key: string, part: Partial<TypeValues>) =>
    onChange(types.map((type) => (type.key === key ? { ...type, ...part } : type)))
  const add = () =>
    onChange([
      ...types,
      {
        ...{ key: newKey(), name: '', bedrooms: '', bathrooms: '1', area: '', totalArea: '' },
        ...{ planId: null, planUrl: null },
      },
    ])
  return (
    <>
      {types.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {types.map((type) => (
            <li key={type.key} className="grid grid-cols-1 gap-3 rounded-lg border p-3">
              <div className="flex items-start gap-2">
                <TextInput
                  name="typeName"
                  label={w.typeName}
                  hint={w.typeNameHint}
                  value={type.name}
                  onChange={(name) => change(type.key, { name })}
                  required
                  maxLength={developmentLimits.typeName}
                  className="flex-1"
                />
                <IconButton
                  label={w.removeType(type.name)}
                  icon={<Trash2 aria-hidden="true" className="size-4.5" />}
                  onClick={() => onChange(types.filter((one) => one !== type))}
                />
              </div>
              <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-4">
                {figures.map((name) => (
                  <TextInput
                    key={name}
                    name={name}
                    label={w[name]}
                    value={type[name]}
                    onChange={(text) => change(type.key, { [name]: text })}
                    required={name !== 'totalArea'}
                    inputMode="decimal"
                    maxLength={10}
                    autoComplete="off"
                  />
                ))}
              </div>
              <OnePicture
                url={type.planUrl}
                choose={w.choosePlan}
                remove={w.removePlan}
                onChange={(plan) =>
                  change(type.key, { planId: plan?.id ?? null, planUrl: plan?.url ?? null })
                }
              >
                {type.planUrl !== null && (
                  <img
                    src={type.planUrl}
                    alt={w.plan}
                    className="size-20 rounded-md border bg-surface object-contain"
                  />
                )}
              </OnePicture>
            </li>
          ))}
        </ul>
      )}
      {types.length < developmentLimits.unitTypes && (
        <Button
          variant="secondary"
          size="sm"
          onClick={add}
          icon={<Plus aria-hidden="true" className="size-4" />}
          className="min-h-11 justify-self-start"
        >
          {w.addType}
        </Button>
      )}
    </>
  )
}
