import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { type Currency, createCurrency } from './currency.service.ts'
import { readQuote } from './currency.sources.ts'

const dolarPy = {
  dolarpy: {
    bcp: { compra: 7390, venta: 7410, referencial_diario: 7401.55 },
    cambioschaco: { compra: 7380, venta: 7440 },
    maxicambios: { compra: 0, venta: 0 },
  },
  updated: '2026-11-20 10:00:00',
}
const openRates = { result: 'success', base_code: 'USD', rates: { USD: 1, PYG: 7425.5 } }

describe('what a source says', () => {
  it('reads DolarPy, when the central bank has a reference, as that reference with the mean of the houses', () => {
    expect(readQuote('a', dolarPy)).toEqual({ source: 'a', rate: 7401.55, buy: 7385, sell: 7425 })
  })

  it('reads DolarPy, when the reference is broken, as the middle of the sane houses', () => {
    const broken = { dolarpy: { ...dolarPy.dolarpy, bcp: { compra: 0, venta: 1, referencial_diario: 0 } } }
    expect(readQuote('a', broken)).toEqual({ source: 'a', rate: 7410, buy: 7380, sell: 7440 })
  })

  it('reads open.er-api as its PYG', () => {
    expect(readQuote('a', openRates)).toEqual({ source: 'a', rate: 7425.5, buy: null, sell: null })
  })

  it.each([[0], [-5], [999.99], [50_000.01], [1e99], ['7420'], [null], ['NaN']])(
    'refuses a rate of %j in both shapes',
    (bad) => {
      expect(readQuote('a', { result: 'success', rates: { PYG: bad } })).toBeUndefined()
      expect(
        readQuote('a', { dolarpy: { bcp: { compra: bad, venta: bad, referencial_diario: bad }, set: 'x' } }),
      ).toBeUndefined()
    },
  )

  it.each([[null], [[]], ['x'], [{}], [{ dolarpy: {} }], [{ result: 'error' }]])(
    'refuses %j as no answer at all',
    (bad) => {
      expect(readQuote('a', bad)).toBeUndefined()
    },
  )
})

let answer: http.RequestListener
let calls = 0
const upstream = http.createServer((request, response) => {
  calls++
  answer(request, response)
})
const say =
  (body: unknown, status = 200): http.RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))

let app: TestApp
beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  app = await startApp()
})
afterAll(async () => {
  await app.close()
  upstream.closeAllConnections()
  upstream.close()
})

function server(): Currency {
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  return createCurrency({ ...app.context, env: { ...app.context.env, EXCHANGE_RATE_URL: url } })
}

async function age(minutes: number): Promise<void> {
  const past = sql`make_interval(mins => ${minutes})`
  await app.context.db.execute(sql`update exchange_rates set fetched_at = fetched_at - ${past}`)
  await app.context.db.execute(sql`update exchange_checks set checked_at = checked_at - ${past}`)
}

beforeEach(() => {
  calls = 0
  answer = say(openRates)
})
afterEach(async () => {
  await app.context.db.execute(sql`truncate exchange_rates, exchange_checks`)
})

describe('the rate', () => {
  it('was never had: 7420, called fallback', async () => {
    const response = await app.fetch('/api/currency/rate')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      rate: 7420,
      timeSinceUpdate: 0,
      source: 'fallback',
      updatedAt: null,
      stale: true,
    })
  })

  it('is fetched once, when 200 ask two servers at the same time', async () => {
    const servers = [server(), server()]
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, turn) => (servers[turn % 2] as Currency).current()),
    )
    expect(calls).toBe(1)
    expect(answers.some(({ rate }) => rate === 7425.5)).toBe(true)
    expect(await server().current()).toMatchObject({ rate: 7425.5, source: '127.0.0.1', stale: false })
    expect(calls).toBe(1)
  })

  it('is served at once and renewed behind the visitor, when it is older than ten minutes', async () => {
    await server().refresh()
    await age(11)
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    answer = async (request, response) => {
      await released
      say(dolarPy)(request, response)
    }
    const currency = server()
    expect(await currency.current()).toMatchObject({ rate: 7425.5, stale: false })
    release()
    await currency.refresh()
    expect(await currency.current()).toMatchObject({ rate: 7401.55, stale: false })
    expect(calls).toBe(2)
  })

  it.each<[string, http.RequestListener]>([
    ['500', say(openRates, 500)],
    ['HTML', say('<!doctype html>')],
    ['zero', say({ result: 'success', rates: { PYG: 0 } })],
    ['a cut connection', (_request, response) => void response.destroy()],
  ])('keeps the last good one and says stale, when the source answers with %s', async (_name, bad) => {
    await server().refresh()
    await age(60)
    answer = bad
    const currency = server()
    await currency.refresh()
    expect(await currency.current()).toMatchObject({ rate: 7425.5, stale: true, timeSinceUpdate: 3600 })
    await currency.refresh()
    await server().refresh()
    expect(calls).toBe(2)
  })

  it('is given within about three seconds, when the first source ever is mute', async () => {
    answer = () => undefined
    const start = performance.now()
    expect(await server().current()).toMatchObject({ rate: 7420, source: 'fallback' })
    expect(performance.now() - start).toBeLessThan(5500)
  })

  it('stays what it was, when the database goes away', async () => {
    const other = await startApp()
    const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
    const env = { ...other.context.env, EXCHANGE_RATE_URL: url }
    const currency = createCurrency({ ...other.context, env })
    await currency.refresh()
    await other.close()
    expect(await currency.current()).toMatchObject({ rate: 7425.5 })
    expect(await createCurrency({ ...other.context, env }).rate()).toBe(7420)
  })
})

describe('the history', () => {
  const insert = (daysAgo: number, clock: string, rate: number, buy?: number) =>
    app.context.db.execute(sql`insert into exchange_rates (source, rate, buy, sell, fetched_at)
      select ${buy ? 'dolarpy' : 'open.er-api'}, ${rate}, ${buy ?? null}::numeric, ${buy ? buy + 60 : null}::numeric,
        ((now() at time zone 'UTC' - interval '3 hours')::date - ${daysAgo}::int + ${clock}::time + interval '3 hours')
          at time zone 'UTC'`)
  const history = async () => (await app.fetch('/api/currency/history')).json()

  it('of a new site, is empty', async () => {
    expect(await history()).toEqual([])
  })

  it('gives each day of 30 its last rate, oldest first, days as they are in Paraguay', async () => {
    await insert(0, '00:00:00', 7500)
    await insert(1, '23:59:59', 7490)
    await insert(1, '08:00:00', 7480)
    await insert(29, '00:00:00', 7400)
    await insert(30, '23:59:59', 7300)
    const days = await history()
    expect(days.map(({ rate }: { rate: number }) => rate)).toEqual([7400, 7490, 7500])
    expect(days[1]).toEqual({
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      rate: 7490,
      buy: null,
      sell: null,
      source: 'open.er-api',
      updatedAt: expect.stringMatching(/T02:59:59\.000Z$/),
    })
  })

  it('prefers a rate with both prices, which says what the houses buy and sell at', async () => {
    await insert(1, '08:00:00', 7480, 7450)
    await insert(1, '09:00:00', 7490)
    expect(await history()).toMatchObject([{ rate: 7480, buy: 7450, sell: 7510, source: 'dolarpy' }])
  })
})
