import type { Page } from '@playwright/test'
import type { Listing } from '#shared/listings/listings.ts'
import type { NewListingInput } from '#shared/listings/publishing.ts'
import {
  becomeUser,
  expect,
  expectAccessible,
  expectScreen,
  expectToast,
  signIn,
  test,
  words,
} from './fixtures.ts'

const { mine: w } = words.es

async function publishOne(page: Page, title: string, more: Partial<NewListingInput> = {}): Promise<Listing> {
  const data: NewListingInput = {
    title,
    description: 'Tres dormitorios, patio y quincho.',
    propertyType: 'house',
    transactionType: 'sale',
    priceUSD: 128_000,
    area: 140,
    bedrooms: 3,
    city: 'Asunción',
    neighborhood: 'Villa Morra',
    ...more,
  }
  const answer = await page.request.post('/api/listings', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** A new account on a reused server too. */
const uniqueAccount = (name: string) => `${name}-${Date.now().toString(36)}`

const cardOf = (page: Page, title: string) =>
  page.getByRole('list', { name: w.list }).getByRole('article').filter({ hasText: title })

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: w.of(w.moreActions, title) }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('my properties', { tag: '@wide' }, async ({ page }) => {
  const { mine } = words.es
  await signIn(page, 'ana', '/my-properties')
  const cards = page.getByRole('list', { name: mine.list }).getByRole('article')
  await expect(cards).toHaveCount(4)
  for (const state of ['active', 'draft', 'reserved', 'expired'] as const)
    await expect(cards.filter({ hasText: mine.statuses[state] })).not.toHaveCount(0)
  await expectScreen(page, 'es', mine.title)
  await page.getByRole('button', { name: new RegExp(`^${mine.statuses.expired}`) }).click()
  await expect(cards).toHaveCount(1)
  await expect(cards.getByText(mine.expiredText)).toBeVisible()
})

test('one’s own page pauses it and undoes that; others do not find it meanwhile', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await becomeUser(page, uniqueAccount('barra'))
  const { id } = await publishOne(page, 'Casa con barra propia', { locationPrecision: 'neighborhood' })
  await page.goto(`/property/${id}`)
  const bar = page.getByRole('region', { name: w.bar.title })
  await expect(bar.getByText(w.inquiries(0, '0'))).toBeVisible()
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0)
  await expectScreen(page, 'es', 'Casa con barra propia')

  await bar.getByRole('button', { name: new RegExp(`^${w.actions.pause}`) }).dblclick()
  await expectToast(page, ...w.done.pause)
  await expect(bar.getByText(w.statuses.paused)).toBeVisible()
  const visitor = await browser.newContext()
  expect((await visitor.request.get(`/api/listings/${id}`)).status()).toBe(404)
  await page.getByRole('button', { name: w.undo }).click()
  await expectToast(page, ...w.done.reactivate)
  await expect(bar.getByText(w.statuses.active)).toBeVisible()
  expect((await visitor.request.get(`/api/listings/${id}`)).status()).toBe(200)
  await visitor.close()
})

test('a property stays reserved; another is deleted after a confirmation', {
  tag: ['@wide', '@rare'],
}, async ({ page }) => {
  await becomeUser(page, uniqueAccount('duena'))
  const [reserved, deleted] = ['Casa que se queda', 'Casa que se va']
  await publishOne(page, deleted)
  await publishOne(page, reserved)
  await page.goto('/my-properties')
  await expect(cardOf(page, reserved).getByText(/^vence en (59|60) días$/)).toBeVisible()
  await choose(page, reserved, w.actions.reserve)
  await expectToast(page, ...w.done.reserve)

  await choose(page, deleted, w.actions.remove)
  const dialog = page.getByRole('dialog', { name: w.removeTitle })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: w.actions.remove }).click()
  await expectToast(page, ...w.done.remove)
  await expect(page.getByText(w.count(1, '1'), { exact: true })).toBeFocused()
  await page.reload()
  await expect(cardOf(page, reserved).getByText('Reservada')).toBeVisible()
  await expect(cardOf(page, deleted)).toHaveCount(0)
})
