import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { exchangeDay, exchangeRate } from './currency.ts'

export const currencyApi = {
  rate: endpoint('GET', '/api/currency/rate', {
    summary: 'Guaraníes per US dollar, now',
    answer: exchangeRate,
    cache: 'public',
    ages: true,
  }),
  history: endpoint('GET', '/api/currency/history', {
    summary: 'The rate of each of the last 30 days, the oldest first; days without one are absent',
    answer: z.array(exchangeDay),
    cache: 'public',
  }),
}
