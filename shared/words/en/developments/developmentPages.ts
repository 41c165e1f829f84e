import { brand } from '#shared/brand.ts'
import { plural } from '#shared/words/en/plural.ts'
import type { developmentPages as model } from '#shared/words/es/developments/developmentPages.ts'

export const developmentPages: typeof model = {
  title: 'Developments',
  titleIn: (city) => `Developments in ${city}`,
  intro:
    'Buildings and neighborhoods off plan or under construction, with prices, payment plans and available units.',
  description:
    'Off-plan developments and those under construction in Paraguay: from-prices, payment plans, available units.',
  search: 'Search by name',
  count: (n) => plural(n, { one: '1 development', other: `${n} developments` }),
  more: 'See more developments',
  none: 'We found no development like that',
  noneText: 'Try another name or see all of them.',
  showAll: 'See all',
  missing: 'This development does not exist',
  missingText: 'It may have another name now, or is no longer sold.',
  pageDescription: (name, place, facts) =>
    `${name}, ${place}: ${facts.join(', ')}. Payment plan, floor plans and availability by floor.`,

  sheet: 'Download as PDF',
  pictures: 'Pictures',
  picture: (n) => `Picture ${n}`,
  about: 'About the project',
  start: (month) => `Building from ${month}`,
  amenities: 'Amenities',
  types: 'Types of units',
  typeFree: (free, all) => (free > 0 ? `${free} of ${all} available` : 'No units available'),
  withCommon: (figure) => `${figure} m² with common areas`,
  plan: (type) => `Floor plan of ${type}`,
  choose: 'Choose a unit to see its instalments and what it yields.',
  fits: (n) =>
    plural(n, { one: '1 available unit fits your search', other: `${n} available units fit your search` }),
  showFitting: 'Those that fit only',
  payment: 'Payment plan',
  down: 'Down payment',
  building: (n) => plural(n, { one: '1 instalment', other: `${n} monthly instalments` }),
  delivery: 'On delivery',
  total: 'Total',
  part: 'Part',
  planWords: (down, building, instalments, delivery) =>
    [
      `${down}% on signing`,
      building !== '0' &&
        `${building}% in ${plural(instalments, { one: '1 instalment', other: `${instalments} monthly instalments` })}`,
      delivery !== '0' && `${delivery}% on delivery`,
    ]
      .filter(Boolean)
      .join(', '),
  rateNote: (rate) =>
    `At today’s rate, ${rate} per dollar. Instalments are paid in the currency of the plan.`,
  noPlan: 'The development has published no payment plan: ask the agency.',
  returns: 'Off-plan return',
  returnsText: (percent) =>
    `${percent}% a year, if it is sold on delivery for 15% more and the rest is paid in equal parts until then. An assumption, not a promise.`,
  returnsOpen: 'Change the assumptions',
  perFloor: 'Price per m² by floor',
  floorUnits: 'Units with a price',
  perSqm: 'Median per m²',
  place: {
    title: 'Location',
    plan: (place) => `Plan of ${place} and its surroundings`,
    scale: '500 m',
    showMap: 'Show on the map',
    map: (name, place) => `Map of ${place} with ${name} and what is for sale around it`,
    more: (place) => `See properties in ${place}`,
  },
  progress: 'Building progress',
  contact: 'Sold by',
  contactAgency: (agency) => `See ${agency}`,
  whatsappMessage: (name, unit, address) =>
    `Hello, I saw ${unit ? `unit ${unit} of ` : ''}${name} on ${brand.name}: ${address}`,
  whatsapp: 'Write by WhatsApp',
}
