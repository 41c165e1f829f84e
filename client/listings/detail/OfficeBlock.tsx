import { useWords } from '#client/core/language.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { FactList, Section } from './Section.tsx'

export function OfficeBlock({ listing }: { listing: Listing }) {
  const { propertyDetails } = useWords('propertyDetails')
  const w = propertyDetails.office
  const { office } = listing
  if (!office) return null
  const desks = office.deskTypes.map((desk) => w.deskNames[desk]).join(', ')
  const services = office.services.map((service) => w.serviceNames[service]).join(', ')
  const facts = [
    [w.hours, w.hourNames[office.hours]],
    [w.meetingRooms, office.meetingRooms],
    [w.desks, desks],
    [w.services, services],
  ] as const
  return (
    <Section title={w.title}>
      <FactList facts={facts.filter(([, value]) => value !== '' && value !== 0)} />
    </Section>
  )
}
