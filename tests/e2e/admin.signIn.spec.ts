import type { Page } from '@playwright/test'
import { expect, expectBrowserError, expectToast, test, words } from './fixtures.ts'

const w = words.es.admin

async function typeCredentials(page: Page, password = 'admin-demo'): Promise<void> {
  await page.getByLabel('Usuario', { exact: false }).fill('admin')
  await page.getByRole('textbox', { name: /^Contraseña/ }).fill(password)
  await page.keyboard.press('Enter')
}

test('an administrator signs in, goes back and reloads where they were, and signs out', {
  tag: '@wide',
}, async ({ page, browserErrors }) => {
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
