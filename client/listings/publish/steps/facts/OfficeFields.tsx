import { useController } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { ChipChoice } from '#client/listings/publish/form/ChipChoice.tsx'
import { Counter } from '#client/listings/publish/form/Counter.tsx'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { SegmentedChoice } from '#client/ui/form/SegmentedChoice.tsx'
import { deskTypes, officeHours, officeServices } from '#shared/listings/listingTypes.ts'

export function OfficeFields() {
  const { propertyDetails, fieldLabels } = useWords('propertyDetails', 'fieldLabels')
  const w = propertyDetails.office
  const hours = useController<FormFields, 'officeHours'>({ name: 'officeHours' })
  const services = useController<FormFields, 'services'>({ name: 'services' })
  const desks = useController<FormFields, 'deskTypes'>({ name: 'deskTypes' })
  return (
    <FormSection title={fieldLabels.office}>
      <SegmentedChoice
        label={w.hours}
        choices={officeHours.map((value) => ({ value, label: w.hourNames[value] }))}
        value={hours.field.value}
        onChoose={hours.field.onChange}
      />
      <Counter name="meetingRooms" label={w.meetingRooms} />
      <ChipChoice
        label={w.desks}
        choices={deskTypes}
        chosen={desks.field.value}
        textOf={(desk) => w.deskNames[desk]}
        onChange={desks.field.onChange}
      />
      <ChipChoice
        label={w.services}
        choices={officeServices}
        chosen={services.field.value}
        textOf={(service) => w.serviceNames[service]}
        onChange={services.field.onChange}
      />
    </FormSection>
  )
}
