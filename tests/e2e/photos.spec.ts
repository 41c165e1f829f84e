import type { Page } from '@playwright/test'
import { draw } from '#tests/support/pictures.ts'
import {
  expect,
  expectAccessible,
  expectBrowserError,
  expectFits,
  inLanguage,
  signIn,
  test,
  toastOf,
  words,
} from './fixtures.ts'

test.use({ realPictures: true })

const step = '/publish?step=photos'
const photo = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await draw(640, 480, seed).jpeg().toBuffer(),
})
const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(files)
const tiles = (page: Page) => page.getByRole('list', { name: /^(Fotos del aviso|Photos of the listing)$/ })
const captions = (page: Page) =>
  tiles(page)
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')))

test('of the selected files an invalid one is rejected, and the others are reordered', {
  tag: ['@wide', '@rare'],
}, async ({ page, browserErrors }) => {
  const w = words.es.media
  await signIn(page, 'photos-order@demo.oga', step)
  await choose(page, [
    await photo('frente.jpg', 1),
    { name: 'nota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><p>') },
    await photo('patio.jpg', 2),
    await photo('cocina.jpg', 3),
    { name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ])
  await expect(tiles(page).getByRole('img', { name: /^Foto \d$/ })).toHaveCount(3)
  const bad = tiles(page).getByRole('listitem').filter({ hasText: 'nota.jpg' })
  await expect(bad).toContainText('El archivo no es una imagen. Usá JPEG, PNG, WebP o AVIF.')
  await expectBrowserError(browserErrors, /415/)
  await page.getByRole('button', { name: w.dismiss('nota.jpg') }).click()
  await page.getByRole('button', { name: w.dismiss('plano.pdf') }).click()
  await expect(page.getByText(w.count(3, 40))).toBeVisible()

  for (const [at, text] of ['Frente', 'Patio', 'Cocina'].entries())
    await page.getByRole('textbox', { name: w.caption(at + 1) }).fill(text)
  await expect(page.getByRole('button', { name: w.isMain(1) })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: w.makeMain(3) }).click()
  await expect(page.getByRole('button', { name: w.isMain(3) })).toBeVisible()

  await page.getByRole('button', { name: w.later(1), exact: true }).click()
  await expect.poll(() => captions(page)).toEqual(['Patio', 'Frente', 'Cocina'])
  await expect(page.getByRole('button', { name: w.later(2), exact: true })).toBeFocused()
  await expect(page.getByText(w.dropped(2, 3))).toBeAttached()

  await page.getByRole('button', { name: w.drag(3) }).focus()
  await page.keyboard.press('Space')
  // If the page moves meanwhile, its own place is announced again.
  const lifted = page.getByText(w.lifted(3, 3)).or(page.getByText(w.over(3, 3), { exact: true }))
  await expect(lifted).toBeAttached()
  // The sensor listens for arrows from a timer that it sets when it lifts.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(w.over(2, 3), { exact: true })).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => captions(page)).toEqual(['Patio', 'Cocina', 'Frente'])
  await expect(page.getByRole('button', { name: w.isMain(2) })).toBeVisible()

  await page.getByRole('button', { name: w.remove(2) }).click()
  // Stays while hovered.
  await toastOf(page).hover()
  await expect.poll(() => captions(page)).toEqual(['Patio', 'Frente'])
  await expect(page.getByRole('button', { name: w.isMain(1) })).toBeVisible()
  await toastOf(page).getByRole('button', { name: w.undo }).click()
  await expect.poll(() => captions(page)).toEqual(['Patio', 'Cocina', 'Frente'])
  await expect(page.getByRole('button', { name: w.isMain(2) })).toBeVisible()
  await expectAccessible(page)

  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('Cocina'))))
    .toBe(true)
  await page.reload()
  await expect.poll(() => captions(page)).toEqual(['Patio', 'Cocina', 'Frente'])
})

test('uploads survive a lost connection and an expired session, and can be cancelled', {
  tag: '@phone',
}, async ({ page, browserErrors }) => {
  const w = words.en.media
  await signIn(page, 'photos-trouble@demo.oga', inLanguage(step, 'en'))

  await page.route('**/api/uploads', (route) => route.abort('internetdisconnected'))
  await choose(page, [await photo('front.jpg', 11)])
  await expect(tiles(page)).toContainText(w.offline)
  await page.unroute('**/api/uploads')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(tiles(page).getByRole('img', { name: w.photo(1) })).toBeVisible()
  await expectBrowserError(browserErrors, /ERR_INTERNET_DISCONNECTED/)

  await page.route('**/api/uploads', (route) =>
    route.fulfill({ status: 401, json: { error: 'You need to sign in.', code: 'not_signed_in' } }),
  )
  await choose(page, [await photo('yard.jpg', 12)])
  const waiting = tiles(page).getByRole('listitem').filter({ hasText: 'yard.jpg' })
  await expect(waiting).toContainText(w.signedOut)
  await expect(waiting.getByRole('link', { name: w.signIn })).toHaveAttribute('target', '_blank')
  await expectBrowserError(browserErrors, /401/)
  await page.unroute('**/api/uploads')
  await waiting.getByRole('button', { name: w.retryOf('yard.jpg') }).click()
  await expect(tiles(page).getByRole('img', { name: w.photo(2) })).toBeVisible()

  await page.route('**/api/uploads', () => undefined)
  await choose(page, [await photo('pool.jpg', 13), await photo('front-again.jpg', 11)])
  await expect(page.getByRole('progressbar')).toHaveCount(2)
  await expectFits(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: w.cancel('pool.jpg') }).click()
  await page.getByRole('button', { name: w.cancel('front-again.jpg') }).click()
  await expect(tiles(page).getByRole('listitem')).toHaveCount(2)
  await page.unroute('**/api/uploads')

  await choose(page, [await photo('front-again.jpg', 11)])
  await expect(tiles(page)).toContainText(w.duplicate)
})
