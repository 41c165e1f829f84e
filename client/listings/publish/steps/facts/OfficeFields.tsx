import { useController } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { ChipChoice } from '#client/listings/publish/form/ChipChoice.tsx'
import { Counter } from '#client/listings/publish/form/Counter.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { Part } from '#client/listings/publish/form/Part.tsx'
import { SegmentedChoice } from '#client/ui/form/SegmentedChoice.tsx'
import { deskTypes, officeHours, officeServices } from '#shared/listings/listingTypes.ts'

/** What a flexible office comes with. */
export function OfficeFields() {
  const { publish, property } = useWords('publish', 'property')
  const w = property.office
  const hours = useController<FormFields, 'officeHours'>({ name: 'officeHours' })
  const services = useController<FormFields, 'services'>({ name: 'services' })
  const desks = useController<FormFields, 'deskTypes'>({ name: 'deskTypes' })
  return (
    <Part title={publish.officeTitle}>
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
    </Part>
  )
}
