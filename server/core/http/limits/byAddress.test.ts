import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { listenOn } from '#server/core/http/listenOn.ts'
import { sendError } from '#server/core/http/sendError.ts'
import { newId } from '#server/core/ids.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { type Address, readAddress } from './address.ts'
import {
  bulkheadByAddress,
  failureLimitByAddress,
  limitRequests,
  memoryLimitByAddress,
  missLimitByAddress,
  sharedLimitByAddress,
  siteFactor,
} from './byAddress.ts'

let app: TestApp
let context: Context
beforeAll(async () => {
  app = await startApp({ LIMITS: 'on' })
  context = app.context
})
afterAll(() => app.close())

const points = 3
const limit = { points, seconds: 60 }
const wrong = () => Promise.reject(new AppError('bad_credentials'))

/** Each a way to count, that throws when exceeded. */
const ways: Record<string, () => (address: Address) => Promise<unknown>> = {
  'a limit in memory': () => memoryLimitByAddress(context, limit),
  'a shared limit': () => sharedLimitByAddress(context, newId(), limit),
  'a limit of failures': () => {
    const attempt = failureLimitByAddress(context, newId(), { ...limit, isFailure: () => true })
    return (address) =>
      attempt(address, wrong).catch((error) => {
        if (error.code !== 'bad_credentials') throw error
      })
  },
  'a limit of misses': () => {
    const misses = missLimitByAddress(context, limit)
    return async (address) => {
      await misses.require(address)
      await misses.count(address)
    }
  },
  'a bulkhead': () => {
    const slots = bulkheadByAddress(points)
    return async (address) => slots.acquire(address)
  },
}

async function accepted(take: (address: Address) => Promise<unknown>, written: string[]): Promise<number> {
  let count = 0
  for (const one of written)
    await take(readAddress(one)).then(
      () => count++,
      (error) => expect(error).toMatchObject({ code: 'too_many_requests' }),
    )
  return count
}

describe.each(Object.keys(ways))('%s', (name) => {
  const start = () => {
    const way = ways[name]?.()
    if (!way) throw new Error(name)
    return way
  }
  const times = Array.from({ length: 40 }, (_, n) => (n + 1).toString(16))

  it('counts the addresses of one IPv6 network as one, however they are written', async () => {
    const take = start()
    expect(await accepted(take, ['2001:db8:1:1::1', '2001:0db8:1:1::', '2001:DB8:1:1:0:0:0:2'])).toBe(points)
    expect(await accepted(take, ['2001:db8:1:1:f:f:f:f', '2001:db8:1:1::9%eth0'])).toBe(0)
    expect(await accepted(take, ['2001:db8:1:2::1'])).toBe(1)
  })

  it('counts the networks of one site together, several times further', async () => {
    const take = start()
    const networks = times.map((time) => `2001:db8:7:${time}::1`)
    expect(await accepted(take, networks)).toBe(points * siteFactor)
    expect(await accepted(take, ['2001:db8:8:1::1', '190.52.1.2'])).toBe(2)
  })

  it('counts IPv4 whole, mapped or not', async () => {
    const take = start()
    expect(await accepted(take, ['190.52.1.2', '::ffff:190.52.1.2', '::ffff:be34:102', '190.52.1.2'])).toBe(
      points,
    )
    expect(await accepted(take, ['190.52.1.3'])).toBe(1)
  })
})

it('a refused network takes nothing of its site', async () => {
  const take = memoryLimitByAddress(context, limit)
  await accepted(take, Array(100).fill('2001:db8:1:1::1'))
  expect(await accepted(take, ['2001:db8:1:2::1', '2001:db8:1:3::1'])).toBe(2)
})

it('requests beyond it are 429 with Retry-After, and others go in', async () => {
  const bare = express().set('trust proxy', 1)
  bare.use(limitRequests(memoryLimitByAddress(context, limit)))
  bare.use((_request, response) => void response.end('in'))
  bare.use(sendError(context.log))
  const listening = await listenOn(bare, 0, '127.0.0.1')
  const from = (address: string) =>
    fetch(`http://127.0.0.1:${listening.port}`, { headers: { 'X-Forwarded-For': address } })
  for (const last of [1, 2, 3]) expect((await from(`2001:db8:1:1::${last}`)).status).toBe(200)
  const refused = await from('2001:db8:1:1:ffff::9')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  expect((await from('2001:db8:1:2::1')).status).toBe(200)
  await listening.drain()
})
