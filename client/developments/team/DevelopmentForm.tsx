import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { PhotoField } from '#client/media/PhotoField.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { ToggleChip } from '#client/ui/form/ToggleChip.tsx'
import { type Problems, useForm } from '#client/ui/forms/useForm.ts'
import { planProblem } from '#shared/developments/paymentPlan.ts'
import type { TeamDevelopment } from '#shared/developments/teamDevelopments.ts'
import { teamDevelopmentsApi } from '#shared/developments/teamDevelopmentsApi.ts'
import { amenities } from '#shared/listings/listingTypes.ts'
import { BackButton } from './BackButton.tsx'
import { DescriptionFields } from './fields/DescriptionFields.tsx'
import { FieldGroup } from './fields/FieldGroup.tsx'
import { PlaceFields } from './fields/PlaceFields.tsx'
import { PlanFields } from './fields/PlanFields.tsx'
import { ProgressFields } from './fields/ProgressFields.tsx'
import { TypeFields } from './fields/TypeFields.tsx'
import {
  bodyOf,
  type DevelopmentValues,
  isNumberOrEmpty,
  isWholeMonth,
  isWholeType,
  newValues,
  planOf,
  planParts,
  pointOf,
  valuesOf,
} from './formValues.ts'
import { developmentQuery, invalidateDevelopments } from './team.api.ts'

interface DevelopmentFormProps {
  agencyId: string
  /** Undefined: a new one. */
  development?: TeamDevelopment
  onBack?: () => void
  onSaved?: (development: TeamDevelopment) => void
}

export function DevelopmentForm({ agencyId, development, onBack, onSaved }: DevelopmentFormProps) {
  const { developmentTeam: w, listings } = useWords('developmentTeam', 'listings')
  const form = useDevelopmentForm({ agencyId, development, onSaved })
  const { values, change, problems } = form
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-4xl grid-cols-1 gap-6">
      {onBack && <BackButton onBack={onBack} />}
      {!development && <h2 className="text-2xl">{w.add}</h2>}
      <PlaceFields form={form} isNew={!development} />
      <FieldGroup title={w.types} hint={w.typesHint} problem={problems.unitTypes}>
        <TypeFields types={values.unitTypes} onChange={(unitTypes) => change({ unitTypes })} />
      </FieldGroup>
      <PlanFields form={form} />
      <FieldGroup title={w.amenities}>
        <div className="flex flex-wrap gap-2">
          {amenities.map((one) => (
            <ToggleChip
              key={one}
              pressed={values.amenities.includes(one)}
              onPress={() =>
                change({
                  amenities: amenities.filter((other) =>
                    other === one ? !values.amenities.includes(one) : values.amenities.includes(other),
                  ),
                })
              }
            >
              {listings.amenities[one]}
            </ToggleChip>
          ))}
        </div>
      </FieldGroup>
      <DescriptionFields form={form} />
      <FieldGroup title={w.pictures} problem={problems.pictures}>
        <PhotoField photos={values.pictures} onChange={(pictures) => change({ pictures })} />
      </FieldGroup>
      <ProgressFields
        problem={problems.progress}
        months={values.progress}
        onChange={(progress) => change({ progress })}
      />
      <div className="sticky bottom-20 z-10 flex flex-wrap items-center justify-between gap-3 rounded-xl border bg-surface-raised p-4 shadow-lifted lg:bottom-4">
        <Checkbox checked={values.isPublished} onChange={(isPublished) => change({ isPublished })}>
          {w.publish}
          <span className="block text-ink-muted text-sm">{w.publishHint}</span>
        </Checkbox>
        <Button type="submit" busy={form.isBusy}>
          {development ? w.save : w.create}
        </Button>
      </div>
    </form>
  )
}

function useDevelopmentForm({ agencyId, development, onSaved }: Omit<DevelopmentFormProps, 'onBack'>) {
  const { developmentTeam: w, errors } = useWords('developmentTeam', 'errors')
  const client = useQueryClient()
  function check(values: DevelopmentValues): Problems {
    const { not_a_number } = errors.fields
    const unread = values.hasPlan ? planParts.filter((name) => !isNumberOrEmpty(values[name])) : []
    const plan = values.hasPlan && unread.length === 0 ? planProblem(planOf(values)) : undefined
    return {
      ...Object.fromEntries(unread.map((name) => [name, not_a_number])),
      ...(values.unitTypes.every(({ totalArea }) => isNumberOrEmpty(totalArea))
        ? {}
        : { unitTypes: `${w.totalArea}: ${not_a_number}` }),
      ...(pointOf(values.point) === undefined && { point: w.pointWrong }),
      ...(values.unitTypes.every(isWholeType) ? {} : { unitTypes: w.typeWrong }),
      ...(values.progress.every(isWholeMonth) ? {} : { progress: w.monthWrong }),
      ...(plan && { paymentPlan: errors.fields[plan] }),
    }
  }
  return useForm({
    initial: development ? valuesOf(development) : newValues,
    required: development ? ['name', 'city', 'slug'] : ['name', 'city'],
    check,
    save: (values: DevelopmentValues, idempotencyKey) =>
      development
        ? call(teamDevelopmentsApi.change, {
            params: { id: development.id },
            body: { ...bodyOf(values), slug: values.slug },
          })
        : call(teamDevelopmentsApi.create, {
            params: { id: agencyId },
            body: bodyOf(values),
            idempotencyKey,
          }),
    onSaved(saved) {
      client.setQueryData(developmentQuery(saved.id).queryKey, saved)
      void invalidateDevelopments(client)
      toast(development ? { title: w.saved } : { title: w.created, description: w.createdText })
      onSaved?.(saved)
    },
  })
}
