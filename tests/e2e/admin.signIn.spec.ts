import type { Page } from '@playwright/test'
import { languages } from '#shared/core/language.ts'
import {
  expect,
  expectBrowserError,
  expectFits,
  expectScreen,
  expectToast,
  inLanguage,
  test,
  widthOf,
  words,
} from './fixtures.ts'

const w = words.es.admin

async function typeCredentials(page: Page, password = 'admin-demo'): Promise<void> {
  await page.getByLabel('Usuario', { exact: false }).fill('admin')
  await page.getByRole('textbox', { name: /^Contraseña/ }).fill(password)
  await page.keyboard.press('Enter')
}

test('an administrator signs in, goes back and reloads where they were, and signs out', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/admin/dashboard?tab=settings')
  await expect(page).toHaveURL(/\/admin\/login\?returnTo=/)
  await expect(page.getByLabel('Usuario', { exact: false })).toBeFocused()
  await typeCredentials(page, 'equivocada')
  await expectToast(page, 'Error de autenticación', 'Credenciales incorrectas')
  await expectBrowserError(browserErrors, /401/)
  await typeCredentials(page)
  await expectToast(page, 'Bienvenido', 'Iniciando sesión como administrador...')
  await expect(page.getByRole('tab', { name: 'Configuración' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Agentes' }).click()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Agentes' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Configuración' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: w.signOut }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByRole('heading', { name: w.loginTitle })).toBeVisible()
})

for (const language of languages)
  test(`the sign-in, the agents and the settings, in ${language}`, { tag: widthOf[language] }, async ({
    page,
  }) => {
    const { admin, adminAccount, agents } = words[language]
    await page.goto(inLanguage('/admin/login', language))
    await expectScreen(page, language, admin.loginTitle)
    await page.request.post('/api/admin/login', { data: { username: 'admin', password: 'admin-demo' } })
    await page.goto(inLanguage('/admin/agents/new', language))
    await expect(page.getByRole('button', { name: agents.create })).toBeVisible()
    await expectScreen(page, language, admin.newAgent)
    await page.goto(inLanguage('/admin/dashboard?tab=agents', language))
    await expect(page.getByRole('button', { name: agents.edit('Liz Valdez') })).toBeVisible()
    await expectScreen(page, language, admin.dashboardTitle)
    await page.goto(inLanguage('/admin/dashboard?tab=settings', language))
    await expect(page.getByText(adminAccount.thisOne)).toBeVisible()
    await expectScreen(page, language, admin.dashboardTitle)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectFits(page)
  })
