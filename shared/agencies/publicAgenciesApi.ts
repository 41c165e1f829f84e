import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { rowsOfPage } from '#shared/core/paging.ts'
import { responseTime } from '#shared/inquiries/inquiries.ts'
import { listing } from '#shared/listings/listings.ts'
import {
  activeListingsQuery,
  agencyAddress,
  agencyCity,
  agencyProfile,
  agentProfile,
  directoryQuery,
  listedAgency,
  partySlug,
} from './publicAgencies.ts'

/** By an address that an agency had before, the answer of today's, with today's slug. */
export const publicAgenciesApi = {
  directory: endpoint('GET', '/api/agencies', {
    summary: 'Agencies with active listings or members, by name',
    query: directoryQuery,
    answer: z.array(listedAgency),
    cache: 'public',
    paged: true,
    cost: 2,
    rows: rowsOfPage,
    errors: ['bad_parameter', 'bad_cursor'],
  }),
  cities: endpoint('GET', '/api/agencies/cities', {
    summary: 'The cities where agencies of the directory have their offices, with their number',
    answer: z.array(agencyCity),
    cache: 'public',
    cost: 2,
  }),
  agency: endpoint('GET', '/api/agencies/:id', {
    summary: 'An agency, what it has and closed, and its people',
    params: agencyAddress,
    answer: agencyProfile,
    cache: 'public',
    cost: 2,
    errors: ['not_found'],
  }),
  agencyListings: endpoint('GET', '/api/agencies/:id/active-listings', {
    summary: 'The active listings of an agency, newest first',
    params: agencyAddress,
    query: activeListingsQuery,
    answer: z.array(listing),
    cache: 'public',
    paged: true,
    cost: 2,
    rows: rowsOfPage,
    errors: ['not_found', 'bad_parameter', 'bad_cursor'],
  }),
  agencyResponseTime: endpoint('GET', '/api/agencies/:id/response-time', {
    summary: 'How long an agency takes to answer',
    params: agencyAddress,
    answer: responseTime,
    cache: 'public',
    ages: true,
    errors: ['not_found'],
  }),
  agent: endpoint('GET', '/api/agents/:slug', {
    summary: 'A member of an agency with a public page',
    params: partySlug,
    answer: agentProfile,
    cache: 'public',
    cost: 2,
    errors: ['not_found'],
  }),
  agentListings: endpoint('GET', '/api/agents/:slug/active-listings', {
    summary: 'The active listings in the charge of a member of an agency, newest first',
    params: partySlug,
    query: activeListingsQuery,
    answer: z.array(listing),
    cache: 'public',
    paged: true,
    cost: 2,
    rows: rowsOfPage,
    errors: ['not_found', 'bad_parameter', 'bad_cursor'],
  }),
  agentResponseTime: endpoint('GET', '/api/agents/:slug/response-time', {
    summary: 'How long a member of an agency takes to answer',
    params: partySlug,
    answer: responseTime,
    cache: 'public',
    ages: true,
    errors: ['not_found'],
  }),
}
