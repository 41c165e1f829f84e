import type { Page } from '@playwright/test'
import { languages } from '#shared/language.ts'
import type { Listing } from '#shared/listings.ts'
import type { NewListingInput } from '#shared/publishing.ts'
import {
  expect,
  expectAccessible,
  expectComplaint,
  expectScreen,
  expectToast,
  inLanguage,
  signIn,
  test,
  words,
} from './fixtures.ts'

const { publish, core } = words.es
const w = publish.mine

/** Publishes as whoever is signed in. */
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

/** An account that nobody had before, also on a server that was visited already. */
const newcomer = (name: string) => `${name}-${Date.now().toString(36)}`

const cardOf = (page: Page, title: string) =>
  page.getByRole('list', { name: w.list }).getByRole('article').filter({ hasText: title })

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: w.of(w.moreActions, title) }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

for (const language of languages) {
  test(`one’s own properties, in ${language}`, async ({ page }) => {
    const { mine } = words[language].publish
    await signIn(page, 'ana', inLanguage('/my-properties', language))
    const cards = page.getByRole('list', { name: mine.list }).getByRole('article')
    await expect(cards).toHaveCount(4)
    for (const state of ['active', 'draft', 'reserved', 'expired'] as const)
      await expect(cards.filter({ hasText: mine.statuses[state] })).not.toHaveCount(0)
    await expectScreen(page, language, words[language].publish.mineTitle)
    await page.getByRole('button', { name: new RegExp(`^${mine.statuses.expired}`) }).click()
    await expect(cards).toHaveCount(1)
    await expect(cards.getByText(mine.expiredText)).toBeVisible()
  })
}

test('a visitor goes home; who has nothing yet is led to publish', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/my-properties')
  await expect(page).toHaveURL(/\/$/)
  await signIn(page, 'sin-propiedades', '/my-properties')
  await expect(page.getByRole('heading', { name: 'No tenés propiedades publicadas' })).toBeVisible()
  const ways = page.getByRole('main').getByRole('link', { name: w.publish })
  await expect(ways).toHaveCount(2)
  for (const way of await ways.all()) await expect(way).toHaveAttribute('href', '/publish')
  await expectAccessible(page)
})

test('a property is reserved, published again, and deleted after being asked once', { tag: '@wide' }, async ({
  page,
  complaints,
}) => {
  await signIn(page, newcomer('duena'))
  const [kept, gone] = ['Casa que se queda', 'Casa que se va']
  await publishOne(page, gone)
  const { id } = await publishOne(page, kept)
  await page.goto('/my-properties')
  await expect(cardOf(page, kept).getByText('Activa')).toBeVisible()
  await expect(cardOf(page, kept).getByText(/^vence en (59|60) días$/)).toBeVisible()

  await page.route(`**/api/listings/${id}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 409, json: { error: 'Otra pestaña la cambió.', code: 'conflict' } })
      : route.fallback(),
  )
  await choose(page, kept, w.actions.reserve)
  await expectToast(page, core.error, 'Otra pestaña la cambió.')
  await expect(cardOf(page, kept).getByText('Activa')).toBeVisible()
  await expectComplaint(complaints, /409/)
  await page.unroute(`**/api/listings/${id}`)

  await choose(page, kept, w.actions.reserve)
  await expectToast(page, ...w.done.reserve)
  await expect(cardOf(page, kept).getByText('Reservada')).toBeVisible()
  await cardOf(page, kept).getByRole('button', { name: w.actions.reactivate }).click()
  await expectToast(page, ...w.done.reactivate)
  await choose(page, kept, w.actions.pause)
  await expect(cardOf(page, kept).getByText('Pausada')).toBeVisible()
  expect((await page.request.get(`/api/listings/${id}`)).status()).toBe(200)

  await choose(page, gone, w.actions.remove)
  const dialog = page.getByRole('dialog', { name: w.removeTitle })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: core.cancel }).click()
  await expect(cardOf(page, gone)).toBeVisible()
  await choose(page, gone, w.actions.remove)
  await dialog.getByRole('button', { name: w.actions.remove }).click()
  await expectToast(page, ...w.done.remove)
  await expect(cardOf(page, gone)).toHaveCount(0)
  await expect(page.getByText(w.count(1, '1'), { exact: true })).toBeFocused()
  await page.reload()
  await expect(cardOf(page, kept).getByText('Pausada')).toBeVisible()
  await expect(cardOf(page, gone)).toHaveCount(0)
})

test('the link of a reminder renews at once, for a visitor after signing in', { tag: '@wide' }, async ({
  page,
  context,
}) => {
  await signIn(page, newcomer('renueva'))
  const { id } = await publishOne(page, 'Casa por renovar')
  const link = `/my-properties?renew=${id}`
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/renew')) renewals.push(request.method())
  })
  await page.goto(link)
  await expectToast(page, ...w.done.renew)
  await expect(page).toHaveURL(/\/my-properties$/)
  await expect(cardOf(page, 'Casa por renovar')).toBeVisible()
  expect(renewals).toEqual(['POST'])

  await context.clearCookies()
  await page.route('**/api/login**', (route) => route.fulfill({ contentType: 'text/html', body: 'login' }))
  await page.goto(link)
  await page.waitForURL((url) => url.searchParams.get('returnTo') === link)
})
