import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { insertListings } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function figures() {
  const answer = await app.fetch('/api/listings/investment')
  expect(answer.status).toBe(200)
  return answer.json()
}

describe('investment figures of the listings', () => {
  it('are null with a count of 0 when no listing has an estimated return', async () => {
    await insertListings(app.context.db, [{ occupancyRate: '80.00', averageDailyRate: '50.00' }])
    expect(await figures()).toEqual({
      count: 0,
      medianRoi: null,
      medianOccupancy: null,
      medianDailyRate: null,
    })
  })

  it('are medians over the active listings that state each figure', async () => {
    await insertListings(app.context.db, [
      { estimatedRoi: '6.00', occupancyRate: '70.00', averageDailyRate: '40.00' },
      { estimatedRoi: '-2.50', occupancyRate: '60.00' },
      { estimatedRoi: '9.00', averageDailyRate: '61.25' },
      { estimatedRoi: '7.30', occupancyRate: '90.00' },
      { estimatedRoi: '99.00', occupancyRate: '99.00', status: 'closed' },
      { estimatedRoi: '99.00', averageDailyRate: '999.00', status: 'draft' },
      { occupancyRate: '10.00', averageDailyRate: '10.00' },
    ])
    expect(await figures()).toEqual({
      count: 4,
      medianRoi: 6.7,
      medianOccupancy: 70,
      medianDailyRate: 50.63,
    })
  })

  it('may be stored by a shared cache', async () => {
    const answer = await app.fetch('/api/listings/investment')
    expect(answer.headers.get('cache-control')).toContain('public')
    expect(answer.headers.get('etag')).toBeTruthy()
  })
})
