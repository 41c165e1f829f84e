import { Suspense } from 'react'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { type DevelopmentValues, pointOf, textOf } from '#client/developments/team/formValues.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import type { Form } from '#client/ui/forms/useForm.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { developmentLimits, developmentStages } from '#shared/developments/developmentTypes.ts'
import { maxSlug } from '#shared/page/slug.ts'
import type { Point } from '#shared/places/distance.ts'
import { nearestPlace } from '#shared/places/places.ts'
import { FieldGroup } from './FieldGroup.tsx'

const PointField = lazyPart(
  () => import('#client/map/position/PointField.tsx').then(({ PointField }) => PointField),
  'position',
)

interface PlaceFieldsProps {
  form: Form<DevelopmentValues>
  isNew: boolean
}

export function PlaceFields({ form, isNew }: PlaceFieldsProps) {
  const { developmentTeam: w, listings } = useWords('developmentTeam', 'listings')
  const { values, change, problems } = form
  const problem = problems.point ?? problems.latitude ?? problems.longitude
  function locate(point: Point): void {
    const { city, neighborhood } = nearestPlace(point) ?? {}
    change({
      point: textOf(point),
      ...(city && values.city.trim() === '' && { city: city.name }),
      ...(neighborhood && values.neighborhood.trim() === '' && { neighborhood: neighborhood.name }),
    })
  }
  return (
    <FieldGroup title={w.place}>
      <TextInput {...form.field('name')} label={w.name} required maxLength={developmentLimits.name} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...form.field('city')} label={w.city} required maxLength={developmentLimits.city} />
        <TextInput
          {...form.field('neighborhood')}
          label={w.neighborhood}
          maxLength={developmentLimits.city}
        />
        <TextInput {...form.field('address')} label={w.address} maxLength={developmentLimits.address} />
        <Field label={w.stage}>
          {(control) => (
            <Select
              {...control}
              value={values.stage}
              onChoose={(stage) => change({ stage })}
              options={developmentStages.map((value) => ({ value, label: listings.stages[value] }))}
            />
          )}
        </Field>
        <Field label={w.currency}>
          {(control) => (
            <Select
              {...control}
              value={values.currency}
              onChoose={(currency) => change({ currency })}
              options={currencies.map((value) => ({ value, label: w.currencies[value] }))}
            />
          )}
        </Field>
        <TextInput {...form.field('startMonth')} label={w.startMonth} type="month" placeholder="2026-03" />
        <TextInput
          {...form.field('deliveryMonth')}
          label={w.deliveryMonth}
          type="month"
          placeholder="2028-06"
        />
      </div>
      <TextInput
        {...form.field('point')}
        error={problem}
        label={w.point}
        hint={w.pointHint}
        maxLength={60}
        autoComplete="off"
      />
      <Suspense>
        <PointField
          place={values}
          point={pointOf(values.point) ?? null}
          onMove={(point) => change({ point: textOf(point) })}
          onLocate={locate}
        />
      </Suspense>
      {!isNew && (
        <TextInput
          {...form.field('slug')}
          label={w.slug}
          hint={w.slugHint}
          required
          maxLength={maxSlug}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </FieldGroup>
  )
}
