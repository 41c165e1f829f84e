import { readFile } from 'node:fs/promises'
import type { CurrentUser } from '#shared/users/users.ts'
import { expect, expectToast, findListing, signIn, test, words } from './fixtures.ts'

const w = words.es.users
/** A new account on a reused server too. */
const uniqueAccount = (name: string) => `${name}-${Date.now().toString(36)}`

test('settings are saved at once and take effect', { tag: '@wide' }, async ({ page }) => {
  const listing = await findListing(
    page,
    'transactionType=sale',
    ({ pricePerNight }) => pricePerNight === null,
  )
  await signIn(page, uniqueAccount('users-settings'), '/settings')
  await page.getByRole('radio', { name: w.currencies.PYG }).click({ force: true })
  const emails = page.getByRole('switch', { name: w.emails })
  await expect(emails).toBeChecked()
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('email') ?? false)
  await emails.click()
  await expect(emails).not.toBeChecked()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(emails).not.toBeChecked()
  await expect(page.getByRole('radio', { name: w.currencies.PYG })).toBeChecked()

  await page.goto(`/property/${listing.id}`)
  const prices = page.getByText(/^(Gs\.\s[\d.]+|\$[\d,]+)$/).filter({ visible: true })
  await expect(prices.first()).toHaveText(/^Gs\./)

  await page.goto('/search?transactionType=sale&sortBy=price&sortOrder=desc')
  const dearest = page
    .getByRole('article')
    .getByText(/^Gs\.\s\d+(\.\d{3}){3}$/)
    .filter({ visible: true })
  await expect(dearest.first()).toBeVisible()
  const lines = await dearest.first().evaluate((price) => {
    const text = document.createRange()
    text.selectNodeContents(price)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('a public profile is visible while its switch is on', { tag: ['@wide', '@rare'] }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, uniqueAccount('users-public'), '/settings')
  const { id }: CurrentUser = await (await page.request.get('/api/auth/user')).json()
  const visitors = await browser.newContext({ baseURL })
  const visitor = await visitors.newPage()
  expect((await visitor.goto(`/users/${id}`))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: w.ownerMissing })).toBeVisible()

  await page.getByRole('switch', { name: w.public }).click()
  await page.getByRole('link', { name: w.publicLink }).click()
  await expect(page.getByText(w.ownerIsYou)).toBeVisible()
  expect((await visitor.goto(`/users/${id}`))?.status()).toBe(200)
  await expect(visitor.getByText(w.ownerEmpty)).toBeVisible()
  await expect(visitor.getByText(w.ownerCount(0))).toBeVisible()
  await visitors.close()
})

test('personal data are exported as a file', { tag: ['@wide', '@rare'] }, async ({ page }) => {
  await signIn(page, 'users-export', '/settings')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: w.export }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^oga-\d{4}-\d\d-\d\d\.json$/)
  const { user, data } = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(user).toMatchObject({ email: 'users-export@demo.oga' })
  expect(Object.keys(data)).toContain('favorites')
  await expectToast(page, w.exported, w.exportedText)
})

test('an account is deleted after two confirmations, and a new sign-in starts empty', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, uniqueAccount('users-erase'), '/settings')
  const before: CurrentUser = await (await page.request.get('/api/auth/user')).json()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: w.erase, exact: true }).click()
  await expect(dialog).toContainText(w.eraseEffects[0] ?? '')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: w.erase, exact: true }).click()
  await dialog.getByRole('button', { name: w.eraseGoOn }).click()
  await dialog.getByRole('button', { name: w.eraseDo }).click()
  await expect(dialog.getByText(w.eraseMistyped(w.eraseWord))).toBeVisible()
  await dialog.getByRole('textbox').fill(w.eraseWord)
  await dialog.getByRole('button', { name: w.eraseDo }).click()
  await expect(page).toHaveURL('/')
  await expectToast(page, w.erased, w.erasedText)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)

  await page.goto('/api/login?returnTo=/profile')
  await expect(page).toHaveURL('/profile')
  const after: CurrentUser = await (await page.request.get('/api/auth/user')).json()
  expect(after.id).not.toBe(before.id)
})
