import type { Page } from '@playwright/test'
import { paths } from '#shared/paths.ts'
import {
  becomeUser,
  expect,
  expectAccessibleInBoth,
  expectFits,
  expectToast,
  findListing,
  test,
  words,
} from './fixtures.ts'

const { es } = words
const { inquiries: w, inbox } = es

const dialogOf = (page: Page) => page.getByRole('dialog', { name: w.title })

async function ask(page: Page) {
  await page
    .getByRole('button', { name: new RegExp(`^(${es.property.ask}|${es.property.sendInquiry})$`) })
    .filter({ visible: true })
    .first()
    .click()
  await expect(dialogOf(page)).toBeVisible()
}

test('a visit is asked for, with nothing typed lost on the way', { tag: '@phone' }, async ({ page }) => {
  const listing = await findListing(page, 'transactionType=sale')
  await page.goto(paths.property(listing.id))
  await ask(page)
  const dialog = dialogOf(page)
  await dialog.getByText(w.types.visit, { exact: true }).click()
  await dialog.getByRole('button', { name: w.send }).click()
  await expect(dialog.getByLabel(w.message)).toBeFocused()
  await expectAccessibleInBoth(page)
  await expectFits(page)

  for (const [number, hour] of [
    [1, '10:00'],
    [2, '17:30'],
  ] as const) {
    await dialog.getByLabel(w.times.day(number)).selectOption({ index: 2 + number })
    await dialog.getByLabel(w.times.hour(number)).selectOption(hour)
  }
  await dialog.getByLabel(w.message).fill('Iríamos los dos.')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(paths.property(listing.id))
  await page.reload()
  await ask(page)
  await expect(dialog.getByLabel(w.message)).toHaveValue('Iríamos los dos.')
  await expect(dialog.getByLabel(w.times.hour(2))).toHaveValue('17:30')

  await dialog.getByLabel(w.name).fill('Rosa Giménez')
  await dialog.getByLabel(w.email).fill('rosa@correo.com')
  await dialog.getByLabel(w.phone).fill('0981 123 456')
  await dialog.getByRole('button', { name: w.send }).click()
  await expectToast(
    page,
    'Consulta enviada',
    'Tu consulta ha sido enviada al propietario. Te contactarán pronto.',
  )
  await expect(dialog).toBeHidden()
})

test('what is wrong with a field is said above the foot of the dialog', { tag: '@wide' }, async ({
  page,
}) => {
  const listing = await findListing(page, 'transactionType=sale')
  await page.goto(paths.property(listing.id))
  await ask(page)
  const dialog = dialogOf(page)
  await dialog.getByText(w.types.visit, { exact: true }).click()
  await dialog.getByLabel(w.message).fill('Iríamos los dos.')
  await dialog.getByLabel(w.name).fill('Rosa Giménez')
  await dialog.getByLabel(w.email).fill('rosa arroba correo')
  await dialog.getByRole('button', { name: w.send }).click()
  await expect(dialog.getByLabel(w.email)).toBeFocused()
  const bottom = (await dialog.getByText(w.wrong.email).boundingBox()) ?? { y: 0, height: 0 }
  const foot = await dialog.getByText(w.privacy).boundingBox()
  expect(bottom.y + bottom.height).toBeLessThan(foot?.y ?? 0)
})

test('an inquiry is answered in the inbox, and who asked reads the answer', { tag: '@wide' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeUser(page, 'luis')
  const [own] = await (await page.request.get('/api/listings/mine?limit=1&status=active')).json()
  const asker = await browser.newContext({ baseURL })
  const other = await asker.newPage()
  await becomeUser(other, 'rosa-pregunta')
  const data = {
    listingId: own.id,
    name: 'Rosa Pregunta',
    email: 'rosa-pregunta@demo.oga',
    phone: '0981 123 456',
    message: '¿Acepta mascotas?',
  }
  expect((await other.request.post('/api/inquiries', { data })).status()).toBe(201)

  await page.goto('/inbox')
  await page.getByRole('link', { name: /Rosa Pregunta/ }).click()
  await expect(page.getByRole('heading', { name: 'Rosa Pregunta' })).toBeVisible()
  await page.getByLabel(inbox.answer).fill('Sí, con gusto.')
  await page.getByRole('button', { name: inbox.send, exact: true }).click()
  const messages = page.getByRole('list', { name: inbox.messages })
  await expect(messages.getByText('Sí, con gusto.')).toBeVisible()
  await expect(page.getByLabel(inbox.answer)).toHaveValue('')
  await expect(page.getByRole('article').getByLabel(inbox.status)).toHaveValue('answered')

  await other.goto('/inbox/sent')
  await other.getByRole('link', { name: new RegExp(inbox.isUnread) }).click()
  await expect(other.getByRole('list', { name: inbox.messages }).getByText('Sí, con gusto.')).toBeVisible()
  await asker.close()
})
