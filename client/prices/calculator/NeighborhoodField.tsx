import { useQuery } from '@tanstack/react-query'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { asuncionNeighborhoods, type CalculatorCity, emptyFields } from './fields.ts'
import type { Calculator } from './useCalculator.ts'

export function NeighborhoodField({ calculator }: { calculator: Calculator }) {
  const { calculator: w, core } = useWords('calculator', 'core')
  const { fields, listedOnly, change, problems } = calculator
  const { names, isError, refetch } = useNeighborhoods(fields.city, listedOnly)
  const { neighborhood } = fields
  const known = names ?? []
  const isForeign = neighborhood !== '' && !known.some((name) => name === neighborhood)
  const choices = [...(isForeign ? [neighborhood] : []), ...known]
  const placeholder = names || isError ? w.chooseNeighborhood : core.loading
  return (
    <Field label={w.neighborhood} required error={isError ? core.somethingWrongText : problems.neighborhood}>
      {(control) => (
        <>
          <Select
            {...control}
            aria-busy={!names && !isError}
            options={[
              { value: '', label: placeholder },
              ...choices.map((value) => ({ value, label: value })),
            ]}
            value={neighborhood}
            onChoose={(chosen) => change({ neighborhood: chosen })}
          />
          {isError && (
            <Button variant="quiet" size="sm" className="-ml-3 self-start" onClick={() => void refetch()}>
              {core.retry}
            </Button>
          )}
        </>
      )}
    </Field>
  )
}

function useNeighborhoods(city: CalculatorCity, listedOnly: boolean) {
  const isElsewhere = city !== emptyFields.city && !listedOnly
  const { data, isError, refetch } = useQuery({
    queryKey: ['neighborhoods', city],
    queryFn: () => import('#shared/places/places.ts').then(({ neighborhoodsOf }) => neighborhoodsOf(city)),
    enabled: isElsewhere,
  })
  return { names: isElsewhere ? data : asuncionNeighborhoods, isError, refetch }
}
