import { describe, expect, it } from 'vitest'
import type { Calculation } from '#shared/prices/prices.ts'
import { en, es } from '#tests/support/words.ts'
import { adviceOf } from './advice.ts'

const within: Calculation = {
  isAboveMarket: true,
  priceDifference: 2,
  inputPricePerSqm: 1500,
  transactionType: 'sale',
  excluded: 0,
  verdict: 'within',
  estimate: null,
  estimateDifference: null,
  corrections: [],
  medianDifference: 1,
  confidence: 'medium',
  fairRange: { low: 120_000, high: 160_000 },
  marketStats: {
    avgPricePerSqm: 1470,
    minPricePerSqm: 1000,
    p25PricePerSqm: 1200,
    medianPricePerSqm: 1485,
    p75PricePerSqm: 1600,
    maxPricePerSqm: 2000,
    sampleSize: 12,
    scope: 'neighborhood',
  },
  leftOut: 0,
  date: '2026-11-20T12:00:00.000Z',
}
const question = { area: 100, priceUSD: 150_000 }
const { advice: w } = es.calculator

describe('the recommendation', () => {
  it('states the meaning, the fair range, and the confidence', () => {
    expect(adviceOf(within, question, 'es', es)).toEqual([
      w.meaning.sale.within,
      'Para 100 m², la mitad de los avisos parecidos pide entre $120,000 y $160,000. Este precio está dentro de ese rango.',
      'Nos apoyamos en 12 avisos del mismo barrio: alcanza para ubicarse. Una tasación en persona puede afinar la cifra.',
    ])
  })

  it('suggests a lower price when it is above', () => {
    const [, fair] = adviceOf({ ...within, verdict: 'above' }, { ...question, priceUSD: 180_000 }, 'en', en)
    expect(fair).toContain('it would have to drop by $20,000.')
  })

  it('suggests a higher price when it is below', () => {
    const [, fair] = adviceOf({ ...within, verdict: 'below' }, { ...question, priceUSD: 100_000 }, 'en', en)
    expect(fair).toContain('It could rise by $60,000')
  })

  it('suggests no other price on a weak sample', () => {
    const weak = { ...within, verdict: 'below', confidence: 'low' } as const
    const [, fair] = adviceOf(weak, { ...question, priceUSD: 100_000 }, 'es', es)
    expect(fair).toBe('Para 100 m², la mitad de los avisos parecidos pide entre $120,000 y $160,000.')
  })

  it('gives no range and explains the low confidence for a small, spread and distant sample', () => {
    const weak: Calculation = {
      ...within,
      verdict: 'none',
      confidence: 'low',
      fairRange: null,
      marketStats: { ...within.marketStats, sampleSize: 3, p75PricePerSqm: 3000, scope: 'country' },
    }
    expect(adviceOf(weak, question, 'es', es)).toEqual([
      w.meaning.sale.none,
      w.noFair,
      'Nos apoyamos en 3 avisos de todo el país: es una muestra débil, porque son pocos, sus precios son muy distintos entre sí y no son de la zona. Tomala como referencia, no como tasación.',
    ])
  })

  it('refers to rents for a rental', () => {
    const [meaning] = adviceOf({ ...within, transactionType: 'rent' }, question, 'en', en)
    expect(meaning).toBe(en.calculator.advice.meaning.rent.within)
  })
})
