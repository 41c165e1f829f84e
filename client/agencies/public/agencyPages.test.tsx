import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AgencyProfile, AgentProfile } from '#shared/agencies/publicAgencies.ts'
import { publicAgenciesApi } from '#shared/agencies/publicAgenciesApi.ts'
import { languages } from '#shared/core/language.ts'
import { openPage, words } from '#tests/components/render.tsx'
import { listing } from '#tests/components/samples.ts'
import { errorResponse, pageResponse, stubEndpoint } from '#tests/components/server.ts'

const { agencyPages: w } = words.es

const portfolio = {
  listings: 7,
  kinds: [
    { propertyType: 'house', transactionType: 'sale', listings: 4 },
    { propertyType: 'land', transactionType: 'sale', listings: 3 },
  ],
  places: [{ city: 'Luque', neighborhood: 'Centro', listings: 7 }],
  closed: {
    count: 14,
    latest: [
      {
        title: 'Casa vendida',
        titleEn: 'House sold',
        propertyType: 'house',
        city: 'Luque',
        neighborhood: 'Centro',
        closedAt: '2026-10-01T12:00:00.000Z',
      },
    ],
  },
} satisfies Partial<AgencyProfile>
const tajy = { name: 'Tajy', slug: 'tajy', city: 'Luque', logoUrl: null, verified: true }

const agency = (overrides: Partial<AgencyProfile> = {}): AgencyProfile => ({
  ...tajy,
  ...portfolio,
  description: 'Casas de Luque.',
  languages: ['es', 'gn'],
  whatsapp: '+595981000200',
  since: '2024-03-01T12:00:00.000Z',
  members: [{ name: 'Rosa Vera', slug: 'rosa-vera', profileImageUrl: null, languages: ['es'], listings: 4 }],
  agents: ['Hugo Riquelme'],
  ...overrides,
})

const noAnswers = { medianMinutes: null, answers: 2, asOf: '2026-11-20T12:00:00.000Z' }
let asked: unknown[]

beforeEach(() => {
  asked = []
  stubEndpoint(publicAgenciesApi.agencyResponseTime, noAnswers)
  stubEndpoint(publicAgenciesApi.agentResponseTime, noAnswers)
  stubEndpoint(publicAgenciesApi.agencyListings, ({ query }) => {
    asked.push(query)
    return pageResponse(query.text === 'castillo' ? [] : [listing()])
  })
  stubEndpoint(publicAgenciesApi.agentListings, pageResponse([listing()]))
})

describe('an agency’s page', () => {
  it.each(languages)('shows who it is, what it has and closed, and its people: %s', async (language) => {
    const { agencyPages: texts, listings } = words[language]
    stubEndpoint(publicAgenciesApi.agency, agency())
    await openPage('/agencies/tajy', { language })
    expect(await screen.findByRole('heading', { level: 1, name: 'Tajy' })).toBeInTheDocument()
    for (const text of [texts.verifiedText, 'Casas de Luque.', new RegExp(texts.closedCount(14))])
      expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByText(language === 'en' ? 'House sold' : 'Casa vendida')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Rosa Vera/ })).toHaveAttribute('href', '/agents/rosa-vera')
    expect(screen.getByText('Hugo Riquelme')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: texts.whatsapp })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/595981000200\?text=/),
    )
    const kinds = within(screen.getByRole('navigation', { name: texts.kinds }))
    expect(kinds.getByRole('link', { name: `${listings.kind.sale(listings.types.land)} 3` })).toHaveAttribute(
      'href',
      '/agencies/tajy?propertyType=land&transactionType=sale',
    )
  })

  it('asks for what its address says, and shows the way back where nothing is like that', async () => {
    stubEndpoint(publicAgenciesApi.agency, agency())
    await openPage('/agencies/tajy?text=castillo&propertyType=house&transactionType=never')
    expect(await screen.findByText(w.noMatch)).toBeInTheDocument()
    expect(asked).toEqual([{ text: 'castillo', propertyType: 'house', limit: 24 }])
    expect(screen.getByRole('link', { name: w.showListings })).toHaveAttribute('href', '/agencies/tajy')
  })

  it('by an address that it had, leads to today’s', async () => {
    stubEndpoint(publicAgenciesApi.agency, agency())
    await openPage('/agencies/antes?text=casa')
    await expect.poll(() => location.pathname + location.search).toBe('/agencies/tajy?text=casa')
  })

  it('without listings says so, and without an agency that there is none', async () => {
    stubEndpoint(publicAgenciesApi.agency, agency({ listings: 0, kinds: [], places: [] }))
    const { unmount } = await openPage('/agencies/tajy')
    expect(await screen.findByText(w.noListings)).toBeInTheDocument()
    unmount()
    stubEndpoint(publicAgenciesApi.agency, errorResponse('not_found'))
    await openPage('/agencies/nadie')
    expect(await screen.findByRole('heading', { level: 1, name: w.missing })).toBeInTheDocument()
  })
})

it('a member’s page names their agency and what is in their charge', async () => {
  const agent: AgentProfile = {
    ...portfolio,
    name: 'Rosa Vera',
    slug: 'rosa-vera',
    profileImageUrl: null,
    languages: ['gn'],
    whatsapp: null,
    since: '2025-03-01T12:00:00.000Z',
    agency: tajy,
  }
  stubEndpoint(publicAgenciesApi.agent, agent)
  await openPage('/agents/rosa-vera')
  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Vera' })).toBeInTheDocument()
  for (const link of screen.getAllByRole('link', { name: 'Tajy' }))
    expect(link).toHaveAttribute('href', '/agencies/tajy')
  expect(screen.queryByRole('link', { name: w.whatsapp })).not.toBeInTheDocument()
})

it('the directory lists agencies by city and finds them by name', async () => {
  stubEndpoint(publicAgenciesApi.cities, [{ city: 'Luque', agencies: 2 }])
  stubEndpoint(publicAgenciesApi.directory, ({ query }) =>
    query.text === 'nadie' ? pageResponse([]) : pageResponse([{ ...tajy, listings: 7 }]),
  )
  const { person } = await openPage('/agencies')
  expect(await screen.findByRole('link', { name: /^Tajy/ })).toHaveAttribute('href', '/agencies/tajy')
  expect(screen.getByRole('link', { name: 'Luque 2' })).toHaveAttribute('href', '/agencies?city=Luque')
  await person.type(screen.getByRole('searchbox', { name: w.search }), 'nadie{Enter}')
  expect(await screen.findByText(w.none)).toBeInTheDocument()
  expect(location.search).toBe('?text=nadie')
})
