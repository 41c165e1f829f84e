import { cardPath } from '#server/page/openGraph/cardPath.ts'
import { readDirectoryFilters, readPortfolioFilters } from '#shared/agencies/portfolioAddress.ts'
import type { AgencyProfile, AgentProfile, ListedAgency } from '#shared/agencies/publicAgencies.ts'
import { publicAgenciesApi } from '#shared/agencies/publicAgenciesApi.ts'
import { screenLimits } from '#shared/listings/listingsApi.ts'
import { cardSizes } from '#shared/media/mediaUrls.ts'
import { paths } from '#shared/paths.ts'
import { agencyData, agentData } from './agencyData.ts'
import type { BootPage, BootResult } from './bootQueries.ts'
import { trailData } from './jsonLd.ts'
import { type OwnContent, type PageRequest, queryText, statusOf } from './pageRequest.ts'

/** The directory. */
export async function agenciesPage(pageRequest: PageRequest): Promise<OwnContent> {
  const { boot, request, words } = pageRequest
  const { agencyPages: w } = words
  const filters = readDirectoryFilters(queryText(request.originalUrl))
  const [found] = await Promise.all([
    boot.queryAgencies({ ...filters, limit: screenLimits.agencies }),
    boot.query(publicAgenciesApi.cities),
  ])
  const { city, text } = filters
  const isIndexed = text === undefined && (found.data?.total ?? 0) > 0
  return {
    status: statusOf(found),
    meta: {
      title: city === undefined ? w.title : w.titleIn(city),
      description: city === undefined ? w.description : w.descriptionIn(city),
      canonical: isIndexed ? paths.agencies({ city }) : undefined,
    },
  }
}

export async function agencyProfilePage(pageRequest: PageRequest): Promise<OwnContent> {
  const { boot, request, params, words, language } = pageRequest
  const { agencyPages: w } = words
  const slug = params.slug ?? ''
  const filters = readPortfolioFilters(queryText(request.originalUrl))
  const [profile, listings] = await Promise.all([
    boot.query(publicAgenciesApi.agency, { params: { id: slug }, decisive: true }),
    boot.queryPages(publicAgenciesApi.agencyListings, {
      params: { id: slug },
      query: { ...filters, limit: screenLimits.search },
    }),
  ])
  const { data: agency } = profile
  if (!agency) return { status: statusOf(profile), meta: { title: w.missing } }
  if (agency.slug !== slug) return { movedTo: paths.agencyProfile(agency.slug) }
  const { name, city, listings: count } = agency
  const path = paths.agencyProfile(agency.slug)
  return {
    meta: {
      title: name,
      description: w.agencyDescription(name, count, city ?? undefined),
      canonical: canonicalOf(agency, path),
      oembed: canonicalOf(agency, path),
      image: { path: cardPath('agencies', slug, language), alt: name },
      preload: firstPicture(listings),
      jsonLd: [agencyData(pageRequest, agency), trailData(pageRequest, trailOf(pageRequest, agency))],
    },
  }
}

export async function agentProfilePage(pageRequest: PageRequest): Promise<OwnContent> {
  const { boot, request, params, words } = pageRequest
  const { agencyPages: w } = words
  const slug = params.slug ?? ''
  const filters = readPortfolioFilters(queryText(request.originalUrl))
  const [profile, listings] = await Promise.all([
    boot.query(publicAgenciesApi.agent, { params: { slug }, decisive: true }),
    boot.queryPages(publicAgenciesApi.agentListings, {
      params: { slug },
      query: { ...filters, limit: screenLimits.search },
    }),
  ])
  const { data: agent } = profile
  if (!agent) return { status: statusOf(profile), meta: { title: w.missing } }
  const { name, agency, listings: count } = agent
  const path = paths.agentProfile(slug)
  return {
    meta: {
      title: name,
      description: w.agentDescription(name, agency.name, count),
      canonical: canonicalOf(agent, path),
      preload: firstPicture(listings),
      jsonLd: [
        agentData(pageRequest, agent),
        trailData(pageRequest, [...trailOf(pageRequest, agency), { name, path }]),
      ],
    },
  }
}

/** Without active listings it is not indexed; filters show a part of the same. */
const canonicalOf = ({ listings }: AgencyProfile | AgentProfile, path: string) =>
  listings > 0 ? path : undefined

function trailOf({ words }: PageRequest, { name, slug, city }: Omit<ListedAgency, 'listings'>) {
  const { title, titleIn } = words.agencyPages
  return [
    { name: title, path: paths.agencies() },
    ...(city === null ? [] : [{ name: titleIn(city), path: paths.agencies({ city }) }]),
    { name, path: paths.agencyProfile(slug) },
  ]
}

function firstPicture({ data }: BootResult<BootPage>) {
  const pictures = data?.first()?.media ?? []
  const first = pictures.find((one) => one.isPrimary) ?? pictures[0]
  return first && { mediaId: first.id, sizes: cardSizes }
}
