import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { createDemoData } from './demo.service.ts'
import { demo } from './demo.ts'
import { drawFirstPictures } from './pictures/firstPictures.ts'

let app: TestApp
let drawn: string[]

beforeAll(async () => {
  drawn = []
  const drawScene: typeof demo.drawScene = async (id, width, format) => {
    drawn.push(`${id}/${width}.${format}`)
    return Buffer.from('picture')
  }
  app = await startApp({ DEMO: 'true' }, { demo: { ...demo, drawScene } })
  await createDemoData(app.context, { listings: 60 })
})
afterAll(() => app.close())

const draw = (signal = new AbortController().signal) =>
  drawFirstPictures(app.context, app.services.pictures, signal)

it('draws nothing once aborted', async () => {
  await draw(AbortSignal.abort())
  expect(drawn).toEqual([])
})

it('draws the pictures of the first screens once, for cards of both widths', async () => {
  await draw()
  const before = drawn.length
  const screens = await Promise.all(
    ['/api/listings/featured', '/api/listings/trending', '/api/listings?limit=24'].map(async (path) => {
      const listings: { media: { id: string; isPrimary: boolean }[] }[] = await (await app.fetch(path)).json()
      return listings.flatMap(({ media }) => media.filter(({ isPrimary }) => isPrimary))
    }),
  )
  expect(screens.flat().length).toBeGreaterThan(30)
  for (const { id } of screens.flat())
    for (const width of [320, 640]) expect(drawn).toContain(`${id}/${width}.avif`)
  await draw()
  expect(drawn).toHaveLength(before)
})
