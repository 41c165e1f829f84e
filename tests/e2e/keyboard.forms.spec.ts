import { expect, expectToast, findListing, signIn, test, words } from './fixtures.ts'
import { pressOn, tabTo } from './keyboard.ts'

const { inquiries, inbox, property, layout, chat, admin, agents } = words.es

test('by keyboard on a phone: asking about a home', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  const { id } = await findListing(page)
  await page.goto(`/property/${id}`)
  const opener = page
    .getByRole('button', { name: new RegExp(`^(${property.ask}|${property.sendInquiry})$`) })
    .filter({ visible: true })
    .first()
  await pressOn(page, opener)
  const dialog = page.getByRole('dialog', { name: inquiries.title })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  for (const [label, text] of [
    [inquiries.message, '¿Sigue disponible?'],
    [inquiries.name, 'Rosa Giménez'],
    [inquiries.email, 'rosa@correo.com'],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label))
    await page.keyboard.type(text)
  }
  await pressOn(page, dialog.getByRole('button', { name: inquiries.send }))
  await expectToast(
    page,
    'Consulta enviada',
    'Tu consulta ha sido enviada al propietario. Te contactarán pronto.',
  )
  await expect(opener).toBeFocused()
})

test('by keyboard: answering in the inbox', { tag: ['@wide', '@rare'] }, async ({ page, request }) => {
  test.slow()
  await signIn(page, 'luis', '/inbox')
  const name = `Teclas ${Date.now().toString(36)}`
  const [own] = await (await page.request.get('/api/listings/mine?limit=1&status=active')).json()
  const data = { listingId: own.id, name, email: 'teclas@correo.com', message: '¿Acepta mascotas?' }
  expect((await request.post('/api/inquiries', { data })).status()).toBe(201)
  await page.reload()
  await pressOn(page, page.getByRole('link', { name: new RegExp(name) }))
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await tabTo(page, page.getByLabel(inbox.answer))
  await page.keyboard.type('Sí, con gusto.')
  await pressOn(page, page.getByRole('button', { name: inbox.send, exact: true }))
  await expect(page.getByRole('list', { name: inbox.messages }).getByText('Sí, con gusto.')).toBeVisible()
})

test('by keyboard on a phone: the assistant', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search')
  const opener = page.getByRole('button', { name: layout.chat })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await tabTo(page, panel.getByRole('textbox', { name: chat.question }))
  await page.keyboard.type('Casas en venta en Luque')
  await page.keyboard.press('Enter')
  await expect(panel.getByText(chat.sources.local)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
})

test('by keyboard: the panel, from the sign-in to a new agent', { tag: ['@wide', '@rare'] }, async ({
  page,
}) => {
  test.slow()
  await page.goto('/admin/login')
  await tabTo(page, page.getByLabel('Usuario', { exact: false }))
  await page.keyboard.type('admin')
  await tabTo(page, page.getByRole('textbox', { name: /^Contraseña/ }))
  await page.keyboard.type('admin-demo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: admin.dashboardTitle })).toBeVisible()
  await tabTo(page, page.getByRole('tab', { selected: true }))
  // Each key moves the focus a moment later.
  for (const place of [1, 2]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab').nth(place)).toHaveAttribute('aria-selected', 'true')
  }
  await expect(page.getByRole('tab', { name: 'Agentes' })).toHaveAttribute('aria-selected', 'true')
  await pressOn(page, page.getByRole('tabpanel').getByRole('link', { name: admin.newAgent }))
  await expect(page.getByRole('heading', { level: 1, name: admin.newAgent })).toBeVisible()
  await tabTo(page, page.getByLabel(/^Nombre/))
  await page.keyboard.type('Agente del teclado')
  await tabTo(page, page.getByLabel(/^WhatsApp/))
  await page.keyboard.type('+595981234567')
  await pressOn(page, page.getByRole('button', { name: agents.create, exact: true }))
  await expectToast(page, 'Agente creado', agents.createdText('Agente del teclado'))
})
