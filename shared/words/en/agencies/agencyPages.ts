import { brand } from '#shared/brand.ts'
import { plural } from '#shared/words/en/plural.ts'
import type { agencyPages as model } from '#shared/words/es/agencies/agencyPages.ts'

const properties = (n: number) => plural(n, { one: '1 property', other: `${n} properties` })

export const agencyPages: typeof model = {
  title: 'Agencies',
  titleIn: (city) => `Agencies in ${city}`,
  intro: 'Who sells and lets in Paraguay, with what they have listed and what they have closed.',
  description:
    'Estate agencies of Paraguay by city, with their listed properties and those they have closed.',
  descriptionIn: (city) =>
    `Estate agencies with an office in ${city}, with their listed properties and those they have closed.`,
  search: 'Search by name',
  cities: 'By city',
  allCities: 'All',
  count: (n) => plural(n, { one: '1 agency', other: `${n} agencies` }),
  more: 'See more agencies',
  none: 'We found no such agency',
  noneText: 'Try another name, or look at those of all cities.',
  showAll: 'See all',
  properties,

  verified: 'Verified',
  verifiedText: `${brand.name} has checked who is behind this agency.`,
  since: (day) => `On ${brand.name} since ${day}`,
  joined: (day) => `On the team since ${day}`,
  speaks: (languages) => `Speaks ${new Intl.ListFormat('en').format(languages)}`,
  languages: {
    es: 'Spanish',
    gn: 'Guaraní',
    en: 'English',
    pt: 'Portuguese',
    de: 'German',
    fr: 'French',
    ko: 'Korean',
    ja: 'Japanese',
  },
  whatsapp: 'Write on WhatsApp',
  whatsappMessage: (name, address) => `Hello, I saw the page of ${name} on ${brand.name}: ${address}`,
  agentOf: 'Agent at',

  agencyDescription: (name, n, place) =>
    `${name}, estate agency in ${place ?? 'Paraguay'}: ${properties(n)} for sale and rent, team and contact.`,
  agentDescription: (name, agency, n) =>
    `${name}, agent at ${agency}: ${properties(n)} in their charge, for sale and rent.`,

  listings: 'Properties',
  kinds: 'What they offer',
  allKinds: 'All',
  searchListings: 'Search their properties',
  noListings: 'No properties listed right now',
  noListingsText: 'See what others offer in the meantime.',
  noMatch: 'None of their properties is like that',
  noMatchText: 'Try other words, or look at all of them.',
  showListings: 'See all their properties',
  searchSite: 'Search properties',

  places: 'Where',
  closed: 'Sold or let',
  closedCount: (n) =>
    `${plural(n, { one: '1 deal closed', other: `${n} deals closed` })} in the last 12 months`,
  closedLatest: (n) => plural(n, { one: 'The latest:', other: `The latest ${n}:` }),
  people: 'Team',
  inCharge: (n) => `${properties(n)} in their charge`,

  missing: 'This page does not exist',
  missingText: 'The agency may have changed its name, or be gone.',
  missingAgentText: 'This person may no longer work there, or may have removed their page.',
  directory: 'See all agencies',
}
