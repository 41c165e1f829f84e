import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const apiVersion = '1.0.0'

export const openapiApi = {
  document: endpoint('GET', '/api/openapi.json', {
    summary: 'This description of the API, as OpenAPI 3.1',
    answer: z.record(z.string(), z.unknown()),
    cache: 'public',
  }),
}
