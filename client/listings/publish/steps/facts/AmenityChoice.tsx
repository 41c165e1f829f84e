import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { ChipChoice } from '#client/listings/publish/form/ChipChoice.tsx'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { type Amenity, amenities } from '#shared/listings/listingTypes.ts'
import { traitsOf } from '#shared/listings/traits.ts'

const ofLand: readonly Amenity[] = [
  'quincho',
  'garden',
  'gated',
  'security',
  'fiber',
  'solar',
  'well',
  'paved',
]
const ofHomes: readonly Amenity[] = ['quincho', 'grill', 'pets', 'service_room', 'playground']

export function AmenityChoice() {
  const { publish: w, listings, fieldLabels } = useWords('publish', 'listings', 'fieldLabels')
  const { control } = useFormContext<FormFields>()
  const [propertyType, transactionType] = useWatch({ control, name: ['propertyType', 'transactionType'] })
  const { field } = useController<FormFields, 'amenities'>({ name: 'amenities' })
  const { isBuilt, isHome } = traitsOf({ propertyType, transactionType })
  const choices = amenities.filter((amenity) => {
    if (field.value.includes(amenity)) return true
    if (!isBuilt) return ofLand.includes(amenity)
    return isHome || !ofHomes.includes(amenity)
  })
  return (
    <FormSection title={fieldLabels.amenities} text={w.amenitiesText} isOptional>
      <ChipChoice
        label={fieldLabels.amenities}
        hideLabel
        choices={choices}
        chosen={field.value}
        textOf={(amenity) => listings.amenities[amenity]}
        onChange={field.onChange}
      />
    </FormSection>
  )
}
