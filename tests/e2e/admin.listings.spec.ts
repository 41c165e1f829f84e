import type { Page } from '@playwright/test'
import type { ListingStatus } from '#shared/listings/listingTypes.ts'
import type { NewListingInput } from '#shared/listings/publishing.ts'
import { becomeUser, expect, expectAccessible, expectFits, test, toastOf, words } from './fixtures.ts'

const { moderation: w, mine, approvals } = words.es
const asAdmin = { 'X-Acting-As': 'admin' }
/** Unique on a reused server too. */
const unique = (word: string) => `${word}${Date.now().toString(36)}`

async function signInToPanel(page: Page): Promise<void> {
  const data = { username: 'admin', password: 'admin-demo' }
  expect((await page.request.post('/api/admin/login', { data })).status()).toBe(200)
}

async function publish(page: Page, title: string, headers: Record<string, string> = {}): Promise<string> {
  const data: NewListingInput = {
    title,
    description: 'Tres dormitorios y patio.',
    propertyType: 'house',
    transactionType: 'sale',
    priceUSD: 128_000,
    city: 'Areguá',
    neighborhood: 'Centro',
  }
  const answer = await page.request.post('/api/listings', { data, headers })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

const statusOf = async (page: Page, id: string): Promise<ListingStatus> =>
  (await (await page.request.get(`/api/listings/${id}`, { headers: asAdmin })).json()).status

test('an administrator deletes several properties at once, and takes that back', {
  tag: '@wide',
}, async ({ page }) => {
  const word = unique('lote')
  await signInToPanel(page)
  const ids = [
    await publish(page, `Casa ${word} norte`, asAdmin),
    await publish(page, `Casa ${word} sur`, asAdmin),
  ]
  await page.goto(`/admin/dashboard?tab=properties&text=${word}`)
  const list = page.getByRole('list', { name: w.list.label })
  await expect(list.getByRole('listitem').filter({ hasText: word })).toHaveCount(2)
  await page.getByLabel(w.list.selectAll).check()
  await expect(page.getByText(w.list.selected(2))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: w.actions.delete, exact: true }).click()
  await toastOf(page).getByRole('button', { name: w.undo }).click()
  await expect(toastOf(page).getByText(w.done.restore(2))).toBeVisible()
  await expect(list.getByText(w.statuses.active, { exact: true })).toHaveCount(2)
  for (const id of ids) expect(await statusOf(page, id)).toBe('active')
})

test('two clicks on a bin delete one property, and each deletion is undone in its row @phone', async ({
  page,
}) => {
  const word = unique('doble')
  await signInToPanel(page)
  const [north, south] = [`Casa ${word} norte`, `Casa ${word} sur`]
  const ids = [await publish(page, south, asAdmin), await publish(page, north, asAdmin)]
  await page.goto(`/admin/dashboard?tab=properties&text=${word}`)
  const rows = page.getByRole('list', { name: w.list.label }).getByRole('listitem')
  await expect(rows.first()).toContainText(north)
  const bin = page.getByRole('button', { name: w.list.removeOne(north) })
  const [before, below] = [await bin.boundingBox(), await rows.nth(1).boundingBox()]
  if (!before) throw new Error('The bin is not shown')
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
  await page.mouse.dblclick(x, y)
  await expect(page.getByRole('button', { name: w.undoOne(north) })).toBeVisible()
  await page.mouse.click(x, y)
  await expect(toastOf(page).getByText(w.done.delete(1))).toBeVisible()
  expect(await rows.nth(1).boundingBox()).toEqual(below)
  await page.getByRole('button', { name: w.list.removeOne(south) }).click()
  for (const title of [north, south]) {
    await page.getByRole('button', { name: w.undoOne(title) }).click()
    await expect(toastOf(page).getByText(`«${title}»`)).toBeVisible()
  }
  await expectAccessible(page)
  await expectFits(page)
  for (const id of ids) expect(await statusOf(page, id)).toBe('active')
})

test('an administrator approves one property and rejects another, whose owner reads why', {
  tag: '@phone',
}, async ({ page }) => {
  await becomeUser(page, unique('duena'))
  const approved = await publish(page, 'Casa que se aprueba')
  const rejected = await publish(page, 'Casa que se rechaza')
  await signInToPanel(page)
  for (const id of [approved, rejected]) {
    const data = { status: 'pending' }
    const answer = await page.request.patch(`/api/listings/${id}`, { data, headers: asAdmin })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  await page.goto(`/admin/approvals/${approved}`)
  await page.getByRole('button', { name: w.actions.approve, exact: true }).click()
  await expect(toastOf(page).getByText(w.done.approve(1))).toBeVisible()
  await expect(page.getByRole('link', { name: approvals.see })).toBeVisible()
  expect(await statusOf(page, approved)).toBe('active')

  await page.goto(`/admin/approvals/${rejected}`)
  await page.getByRole('button', { name: w.actions.reject, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: w.reject.title(1) })
  await dialog.getByRole('button', { name: w.reject.submit, exact: true }).click()
  await expect(dialog.getByText(w.reject.required)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  const reason = 'La foto es de otra casa.'
  await dialog.getByLabel(w.reject.reason, { exact: false }).fill(reason)
  await dialog.getByRole('button', { name: w.reject.submit, exact: true }).click()
  await expect(page.getByText(`${w.fields.rejectionReason}: ${reason}`)).toBeVisible()
  await page.goto('/my-properties')
  const card = page.getByRole('article').filter({ hasText: 'Casa que se rechaza' })
  await expect(card.getByText(mine.rejection(reason))).toBeVisible()
})
