import { addressOf } from '#server/core/pageAddress.ts'
import type { AgencyProfile, AgentProfile, ListedAgency, Portfolio } from '#shared/agencies/publicAgencies.ts'
import { paths } from '#shared/paths.ts'
import type { PageRequest } from './pageRequest.ts'

/** Both as agents: schema.org's kind has agencies and people. */
const type = 'RealEstateAgent'

export function agencyData(pageRequest: PageRequest, agency: AgencyProfile): object {
  const { origin, language } = pageRequest
  return {
    '@context': 'https://schema.org',
    ...shortData(pageRequest, agency),
    description: agency.description ?? undefined,
    telephone: agency.whatsapp ?? undefined,
    knowsLanguage: agency.languages,
    areaServed: areasOf(agency),
    employee: agency.members.map(({ name, slug }) => ({
      '@type': 'Person',
      name,
      url: addressOf(origin, paths.agentProfile(slug), language),
    })),
  }
}

export function agentData(pageRequest: PageRequest, agent: AgentProfile): object {
  const { origin, language } = pageRequest
  const url = addressOf(origin, paths.agentProfile(agent.slug), language)
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': url,
    url,
    name: agent.name,
    image: agent.profileImageUrl ?? undefined,
    telephone: agent.whatsapp ?? undefined,
    knowsLanguage: agent.languages,
    areaServed: areasOf(agent),
    parentOrganization: shortData(pageRequest, agent.agency),
  }
}

function shortData({ origin, language }: PageRequest, agency: Omit<ListedAgency, 'listings'>): object {
  const url = addressOf(origin, paths.agencyProfile(agency.slug), language)
  const logo = agency.logoUrl === null ? undefined : origin + agency.logoUrl
  return {
    '@type': type,
    '@id': url,
    url,
    name: agency.name,
    logo,
    image: logo,
    address: { '@type': 'PostalAddress', addressLocality: agency.city ?? undefined, addressCountry: 'PY' },
  }
}

const areasOf = ({ places }: Portfolio) =>
  [...new Set(places.map(({ city }) => city))].map((name) => ({ '@type': 'City', name }))
