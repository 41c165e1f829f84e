import { useController, useFormContext } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { doubtOfPoint } from '#client/listings/publish/form/doubts.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { problemText } from '#client/listings/publish/form/problems.ts'
import { locationFingerprint } from '#client/listings/publish/form/toInput.ts'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { Button } from '#client/ui/Button.tsx'
import { FormQuestion } from '#client/ui/form/FormQuestion.tsx'
import { kmFromCity } from '#shared/listings/locationDoubts.ts'
import { nearestPlace } from '#shared/places/places.ts'

export function LocationQuestion() {
  const words = useWords('publish', 'errors', 'position')
  const w = words.publish.doubtfulPoint
  const { setValue, setFocus } = useFormContext<FormFields>()
  const { field, fieldState } = useController<FormFields, 'point'>({ name: 'point' })
  const fields = useFields()
  const { point, city } = fields
  const doubt = doubtOfPoint(fields)
  if (!point || !doubt) {
    const refusal = problemText(fieldState.error?.message, words)
    return refusal ? (
      <p role="alert" className="text-danger text-sm">
        {refusal}
      </p>
    ) : null
  }
  const isFar = doubt === 'far_from_city'
  const nearest = isFar ? nearestPlace(point) : undefined
  const text = isFar ? w.far(kmFromCity(point, city) ?? 0, city, nearest?.city.name ?? '') : w[doubt]
  function moveToNearest(): void {
    if (!nearest) return
    setValue('city', nearest.city.name)
    setValue('neighborhood', nearest.neighborhood?.name ?? '')
    setFocus('neighborhood')
  }
  function remove(): void {
    setValue('point', null)
    setFocus('address')
  }
  function confirm(): void {
    setValue('confirmedLocation', locationFingerprint(fields))
    setFocus('address')
  }
  return (
    <FormQuestion title={w.title} texts={[text]}>
      <Button ref={field.ref} variant="secondary" size="sm" onClick={remove} className="min-h-11">
        {words.position.remove}
      </Button>
      {nearest && (
        <Button variant="secondary" size="sm" onClick={moveToNearest} className="min-h-11">
          {w.change(nearest.city.name)}
        </Button>
      )}
      {doubt !== 'impossible' && (
        <Button variant="secondary" size="sm" onClick={confirm} className="min-h-11">
          {w.yes}
        </Button>
      )}
    </FormQuestion>
  )
}
