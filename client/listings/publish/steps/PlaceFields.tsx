import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { PlaceField } from '#client/listings/publish/form/PlaceField.tsx'
import {
  cityName,
  cityOptions,
  mayLieIn,
  neighborhoodName,
  neighborhoodOptions,
} from '#client/listings/publish/form/places.ts'
import { middleOf } from '#client/listings/publish/form/toInput.ts'
import { distanceKm } from '#shared/places/places.ts'

/** A point this far from the place that was chosen belongs to another one. */
const farKm = 15

/** City and neighbourhood; each helps with the other. */
export function PlaceFields() {
  const { publish: w } = useWords('publish')
  const { control, setValue, getValues } = useFormContext<FormFields>()
  const [city, neighborhood] = useWatch({ control, name: ['city', 'neighborhood'] })

  function settle(place: { city?: string; neighborhood?: string }) {
    if (place.city !== undefined) setValue('city', place.city)
    if (place.neighborhood !== undefined) setValue('neighborhood', place.neighborhood)
    const { point, ...now } = getValues()
    const middle = middleOf(now)
    if (point && middle && distanceKm(point, middle) > farKm) setValue('point', null)
  }
  function settleCity(name: string) {
    settle({ city: name, neighborhood: mayLieIn(neighborhood, name) ? undefined : '' })
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PlaceField
        name="city"
        label={w.city}
        placeholder={w.cityHint}
        options={cityOptions}
        onChoose={(place) => settleCity(place.name)}
        onLeave={(typed, isChanged) => isChanged && settleCity(cityName(typed))}
      />
      <PlaceField
        name="neighborhood"
        label={w.neighborhood}
        placeholder={w.neighborhoodHint}
        hint={w.neighborhoodHelp}
        options={(typed) => neighborhoodOptions(typed, city)}
        onChoose={(place) => settle({ city: place.city, neighborhood: place.name })}
        onLeave={(typed) => {
          const name = neighborhoodName(typed, city)
          if (name !== typed) settle({ neighborhood: name })
        }}
      />
    </div>
  )
}
