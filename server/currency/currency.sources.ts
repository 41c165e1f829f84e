import { z } from 'zod'
import type { Env } from '#server/core/env.ts'
import { createOutbound, OutboundError } from '#server/core/http/outbound.ts'

/** Guaraníes per US dollar; `buy` and `sell` if the source has both. */
export interface Quote {
  source: string
  rate: number
  buy: number | null
  sell: number | null
}

export interface Source {
  name: string
  /** Throws `OutboundError`, also without a plausible rate. */
  quote(): Promise<Quote>
}

const publicSources = [
  { name: 'dolarpy', url: 'https://dolar.melizeche.com/api/1.0/' },
  { name: 'open.er-api', url: 'https://open.er-api.com/v6/latest/USD' },
]

export function exchangeSources(env: Pick<Env, 'EXCHANGE_RATE_URL'>): Source[] {
  const { EXCHANGE_RATE_URL: setting } = env
  if (setting === 'off') return []
  const chosen = setting ? [{ name: new URL(setting).hostname, url: setting }] : publicSources
  return chosen.map(({ name, url }) => {
    // Two timeouts fit into a visitor's wait.
    const upstream = createOutbound(name, { timeout: 2500, maxBytes: 200_000, concurrency: 1 })
    return {
      name,
      async quote() {
        const quote = readQuote(name, await upstream.json(url))
        if (!quote) throw new OutboundError(name, 'not_json')
        return quote
      },
    }
  })
}

/** A failing source may send 0; a decimal point may slip. */
const plausible = (value: unknown): value is number =>
  typeof value === 'number' && value >= 1000 && value <= 50_000

const price = z.unknown().transform((value) => (plausible(value) ? value : null))
const house = z.object({ compra: price, venta: price, referencial_diario: price }).partial()
const dolarPy = z.object({ dolarpy: z.record(z.string(), house.catch({})) })
const openRates = z.object({ result: z.literal('success'), rates: z.object({ PYG: z.number() }) })

/** DolarPy's or open.er-api's format; undefined without a plausible rate. */
export function readQuote(source: string, answer: unknown): Quote | undefined {
  const table = openRates.safeParse(answer)
  if (table.success) {
    const rate = table.data.rates.PYG
    return plausible(rate) ? { source, rate, buy: null, sell: null } : undefined
  }
  const houses = dolarPy.safeParse(answer)
  return houses.success ? quoteOfHouses(source, houses.data.dolarpy) : undefined
}

/** The central bank's reference, else the exchange houses' mean. */
function quoteOfHouses(source: string, houses: z.infer<typeof dolarPy>['dolarpy']): Quote | undefined {
  const sane = Object.values(houses).flatMap(({ compra, venta }) =>
    compra && venta && compra <= venta ? [{ compra, venta }] : [],
  )
  const buy = mean(sane.map(({ compra }) => compra))
  const sell = mean(sane.map(({ venta }) => venta))
  const rate = houses.bcp?.referencial_diario ?? (buy && sell && mean([buy, sell]))
  return rate ? { source, rate, buy, sell } : undefined
}

/** Four decimals; null without values. */
function mean(values: number[]): number | null {
  if (values.length === 0) return null
  const sum = values.reduce((total, value) => total + value, 0)
  return Math.round((sum / values.length) * 10_000) / 10_000
}
