import { expect, expectAccessibleInBoth, expectFits, expectToast, signIn, test, words } from './fixtures.ts'

const { auth, core, savedSearches: w } = words.es
const query = 'city=Luque&propertyType=house&transactionType=sale'
const title = 'Casas en venta en Luque'

test('a search is saved with one press, renamed, paused, opened and deleted', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, `alerts-${Date.now().toString(36)}`, `/search?${query}`)
  await page.getByRole('button', { name: w.save, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: w.saveTitle })
  await expect(dialog.getByLabel(w.name)).toHaveValue(title)
  await expectAccessibleInBoth(page, '[role=dialog]')
  await dialog.getByRole('button', { name: core.save, exact: true }).click()
  await expectToast(page, w.done, w.doneText(title))
  await expect(page.getByRole('button', { name: w.savedOf(title) })).toBeVisible()

  await page.goto('/alerts')
  const row = page.getByRole('list', { name: w.list }).getByRole('listitem')
  await expect(row).toContainText('Casa · Venta · Luque')
  await expectAccessibleInBoth(page)
  await expectFits(page)
  await row.getByRole('button', { name: w.editOf(title) }).click()
  const settings = page.getByRole('dialog', { name: w.editTitle })
  await settings.getByLabel(w.name).fill('Cerca de mamá')
  await settings.getByLabel(w.frequency).selectOption('instant')
  await settings.getByRole('button', { name: core.save, exact: true }).click()
  await expect(row).toContainText('Cerca de mamá')
  await expect(row).toContainText(w.frequencies.instant)
  await row.getByRole('button', { name: w.pauseOf('Cerca de mamá') }).click()
  await expect(row.getByText(w.paused, { exact: true })).toBeVisible()
  await page.reload()
  await expect(row.getByText(w.paused, { exact: true })).toBeVisible()

  const seen = page.waitForResponse((answer) => answer.url().endsWith('/seen'))
  await row.getByRole('link', { name: 'Cerca de mamá' }).click()
  await expect(page).toHaveURL(`/search?${query}`)
  expect((await seen).status()).toBe(204)
  await expect(page.getByRole('button', { name: w.savedOf('Cerca de mamá') })).toBeVisible()

  await page.goBack()
  await row.getByRole('button', { name: w.removeOf('Cerca de mamá') }).click()
  const removal = page.getByRole('dialog', { name: w.removeTitle })
  await removal.getByRole('button', { name: w.remove, exact: true }).click()
  await expect(page.getByRole('heading', { name: w.empty })).toBeVisible()
})

test('a visitor is asked to sign in to save a search, as no mail could confirm an address', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(`/search?${query}`)
  await page.getByRole('button', { name: w.save, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: w.saveTitle })
  await expect(dialog.getByText(w.signInNoMail)).toBeVisible()
  await expect(dialog.getByLabel(w.email)).toBeHidden()
  await expectAccessibleInBoth(page, '[role=dialog]')
  await dialog.getByRole('button', { name: auth.title }).click()
  await expect(page).toHaveURL(/\/idp\//)

  await page.goto('/alerts')
  await expect(page.getByText(w.signInText)).toBeVisible()
})
