import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { development, developmentCard, developmentsQuery, developmentUnit } from './developments.ts'

/** `id`: the slug that it has or had, as the team's calls have the id in its place. */
const address = z.object({ id: z.string() })

export const developmentsApi = {
  list: endpoint('GET', '/api/developments', {
    summary: 'Published developments, those with free units first, then by delivery; at most 200',
    query: developmentsQuery,
    answer: z.array(developmentCard),
    cache: 'public',
    cost: 4,
    errors: ['bad_parameter'],
  }),
  one: endpoint('GET', '/api/developments/:id', {
    summary: 'A development with its types of units and what is free of each; by an earlier address, today’s',
    params: address,
    answer: development,
    cache: 'public',
    cost: 2,
    errors: ['not_found'],
  }),
  units: endpoint('GET', '/api/developments/:id/units', {
    summary: 'The units of a development, from the ground up, and whether they are free now',
    params: address,
    answer: z.array(developmentUnit),
    ages: true,
    cost: 2,
    errors: ['not_found'],
  }),
}
