import { z } from 'zod/mini'
import { endpoint } from './core/endpoint.ts'

export const suspensionsApi = {
  reason: endpoint('GET', '/api/auth/suspensions/:token', {
    summary: 'Why an account is suspended, for whoever could not sign in with it',
    params: z.object({ token: z.string() }),
    answer: z.object({ reason: z.string() }),
    errors: ['not_found'],
  }),
}
