import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { PlaceField } from '#client/listings/publish/form/PlaceField.tsx'
import {
  canBeIn,
  cityName,
  cityOptions,
  neighborhoodName,
  neighborhoodOptions,
} from '#client/listings/publish/form/places.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { centerOf } from '#shared/places/places.ts'

/** A point farther from the chosen place is removed. */
const maxDistanceKm = 15

export function PlaceFields() {
  const { publish: w, fieldLabels } = useWords('publish', 'fieldLabels')
  const { control, setValue, getValues } = useFormContext<FormFields>()
  const [city, neighborhood] = useWatch({ control, name: ['city', 'neighborhood'] })

  function setPlace(place: { city?: string; neighborhood?: string }) {
    if (place.city !== undefined) setValue('city', place.city)
    if (place.neighborhood !== undefined) setValue('neighborhood', place.neighborhood)
    const { point, ...now } = getValues()
    const center = centerOf(now)
    if (point && center && distanceKm(point, center) > maxDistanceKm) setValue('point', null)
  }
  function setCity(name: string) {
    setPlace({ city: name, neighborhood: canBeIn(neighborhood, name) ? undefined : '' })
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PlaceField
        name="city"
        label={fieldLabels.city}
        placeholder={w.cityHint}
        options={cityOptions}
        onChoose={(place) => setCity(place.name)}
        onBlur={(typed, isChanged) => isChanged && setCity(cityName(typed))}
      />
      <PlaceField
        name="neighborhood"
        label={fieldLabels.neighborhood}
        placeholder={w.neighborhoodHint}
        hint={w.neighborhoodHelp}
        options={(typed) => neighborhoodOptions(typed, city)}
        onChoose={(place) => setPlace({ city: place.city, neighborhood: place.name })}
        onBlur={(typed) => {
          const name = neighborhoodName(typed, city)
          if (name !== typed) setPlace({ neighborhood: name })
        }}
      />
    </div>
  )
}
