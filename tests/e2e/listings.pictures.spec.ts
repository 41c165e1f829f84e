import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, expectQuery, findListing, test, words } from './fixtures.ts'

const { property: w } = words.es

type Point = readonly [x: number, y: number]

test.use({ realPictures: true })

async function openPictures(page: Page, number: number) {
  const listing = await findListing(page, '', ({ media }) => media.length > 2)
  await page.goto(`/property/${listing.id}?photo=${number}`)
  const dialog = page.getByRole('dialog', { name: listing.title })
  const picture = dialog.locator('[aria-hidden="false"] img[srcset]')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
  const counter = (n: number) => dialog.getByText(w.imageOf(n, listing.media.length))
  return { listing, dialog, picture, counter }
}

const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0

async function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) {
  const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

async function doubleTouch(session: CDPSession, point: Point) {
  for (const _ of [1, 2]) {
    await touch(session, 'touchStart', [point])
    await touch(session, 'touchEnd', [])
  }
}

async function pinch(session: CDPSession, [x, y]: Point) {
  const fingers = (apart: number): Point[] => [
    [x - apart, y],
    [x + apart, y],
  ]
  await touch(session, 'touchStart', fingers(30))
  for (const apart of [40, 60, 80]) await touch(session, 'touchMove', fingers(apart))
  await touch(session, 'touchStart', [...fingers(80), [x, y + 200]])
  await touch(session, 'touchMove', [...fingers(90), [x, y + 250]])
  await touch(session, 'touchEnd', [])
}

/** Gestures are read once per frame. */
async function swipe(page: Page, session: CDPSession, from: Point, to: Point) {
  await touch(session, 'touchStart', [from])
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    const step: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    await touch(session, 'touchMove', [step])
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    )
  }
  await touch(session, 'touchEnd', [])
}

test('pictures are zoomed, moved, swiped and drawn away by fingers', { tag: '@phone' }, async ({ page }) => {
  const { listing, dialog, picture, counter } = await openPictures(page, 1)
  const session = await page.context().newCDPSession(page)
  const zoomIn = dialog.getByRole('button', { name: w.zoomIn })
  const zoomOut = dialog.getByRole('button', { name: w.zoomOut })
  await expect(counter(1)).toBeVisible()
  const whole = 390
  await expect.poll(() => widthOf(picture)).toBe(whole)

  await pinch(session, [195, 400])
  await expect(zoomOut).toBeVisible()
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(2 * whole)
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/\/1024\.avif$/)

  const left = async () => (await picture.boundingBox())?.x ?? Number.NaN
  const before = await left()
  // Momentum takes it to the edge, unless the machine is slow.
  await swipe(page, session, [10, 400], [385, 400])
  await expect.poll(left).toBeGreaterThan(before + 100)
  await expect.poll(left).toBeLessThanOrEqual(0)
  await expect(counter(1)).toBeVisible()

  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(left).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })

  await doubleTouch(session, [195, 400])
  await expect(zoomIn).toBeVisible()
  await expect.poll(() => widthOf(picture)).toBe(whole)
  await doubleTouch(session, [195, 400])
  await expect(zoomOut).toBeVisible()
  await doubleTouch(session, [195, 400])
  await expect(zoomIn).toBeVisible()

  await swipe(page, session, [360, 400], [30, 400])
  await expect(counter(2)).toBeVisible()
  await expectQuery(page, { photo: '2' })
  await swipe(page, session, [30, 400], [360, 400])
  await expect(counter(1)).toBeVisible()
  await swipe(page, session, [30, 400], [360, 400])
  await expect(counter(listing.media.length)).toBeVisible()

  await swipe(page, session, [195, 300], [195, 700])
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`/property/${listing.id}`)
})

test('pictures are zoomed with a mouse, over a page that stays', { tag: ['@wide', '@rare'] }, async ({
  page,
}) => {
  const listing = await findListing(page, '', ({ media }) => media.length > 2)
  await page.goto(`/property/${listing.id}`)
  const zoomOut = page.getByRole('button', { name: w.zoomOut })
  const zoomIn = page.getByRole('button', { name: w.zoomIn })
  await page.getByRole('region', { name: w.gallery }).getByRole('img').first().dblclick()
  const dialog = page.getByRole('dialog', { name: listing.title })
  const picture = dialog.locator('[aria-hidden="false"] img[srcset]')
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(300)
  await expect(zoomIn).toBeVisible()
  const whole = await widthOf(picture)

  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 500)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -400)
  await page.keyboard.up('Control')
  await expect(zoomOut).toBeVisible()
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(1.5 * whole)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  for (const _ of [1, 2]) await page.keyboard.press('-')
  await expect(zoomIn).toBeVisible()
  await expect.poll(() => widthOf(picture)).toBe(whole)
  await expect(async () => {
    await page.mouse.dblclick(640, 400)
    await expect(zoomOut).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
