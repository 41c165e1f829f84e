import { pageWords } from '#demo/identity/page.words.ts'
import { languages } from '#shared/core/language.ts'
import {
  expect,
  expectAccessible,
  expectFits,
  expectToast,
  inLanguage,
  signIn,
  test,
  words,
} from './fixtures.ts'

const { auth: w, home, unread } = words.en
const p = pageWords('en')

test('in English, one click signs in and returns to the page, and one signs out', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/search?city=Luque&lang=en')
  await page.getByRole('banner').getByRole('link', { name: w.titleShort, exact: true }).click()

  await expect(page).toHaveTitle(`${p.title} · Óga`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    await expectFits(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: p.continueAs('Luis') }).click()
  await expect(page).toHaveURL('/search?city=Luque&lang=en')

  const menu = page.getByRole('button', { name: w.account('Luis Acosta') })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('luis@demo.oga')).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveText([
    w.profile,
    w.properties,
    new RegExp(`^${unread.inbox}\\d*$`),
    w.agency,
    w.alerts,
    w.prices,
    w.publish,
    w.settings,
    w.signOut,
  ])
  await expectAccessible(page, '[role="menu"]')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expectFits(page)

  await page.goto(inLanguage('/', 'en'))
  await expect(page.getByRole('heading', { level: 1, name: home.welcome })).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: w.signOut }).click()
  await expect(page.getByRole('link', { name: words.es.auth.login, exact: true })).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

test('another account is created by its name; an invalid name shows an error at the field', {
  tag: '@phone',
}, async ({ page }) => {
  const p = pageWords('es')
  await page.goto('/api/login?returnTo=/privacy')
  await page.getByRole('textbox', { name: p.other }).fill('no es un nombre')
  await page.getByRole('button', { name: p.enter }).click()
  await expect(page.getByRole('alert')).toHaveText(p.otherProblem)
  await expect(page.getByRole('textbox', { name: p.other })).toHaveValue('no es un nombre')
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('textbox', { name: p.other }).fill('Visita-Nueva@demo.oga')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('button', { name: 'Tu cuenta: Visita-nueva' })).toBeVisible()
})

test('two tabs sign in at once, each returning to its own page', { tag: '@wide' }, async ({
  page,
  context,
  browserErrors,
}) => {
  const other = await context.newPage()
  await page.goto('/api/login?returnTo=/terms')
  await other.goto('/api/login?returnTo=/contact')
  for (const [tab, path] of [
    [page, '/terms'],
    [other, '/contact'],
  ] as const) {
    if (tab.url().includes('/idp/')) await tab.getByRole('button', { name: 'Continuar como Luis' }).click()
    await expect(tab).toHaveURL(path)
  }
  // The second sign-in replaces the session of calls under way.
  const others = browserErrors.filter((error) => !error.includes('401'))
  browserErrors.splice(0, browserErrors.length, ...others)
})

test('a failed sign-in shows a message once', { tag: ['@wide', '@rare'] }, async ({ page }) => {
  const { troubles } = words.es.auth
  await page.goto('/api/login')
  await page.getByRole('button', { name: pageWords('es').cancel }).click()
  await expectToast(page, troubles.cancelled.title, troubles.cancelled.text)
  await expect(page).toHaveURL('/')
})

test('a picture on another page cannot sign out', { tag: '@wide' }, async ({ page, browserErrors }) => {
  await signIn(page, 'unmoved', '/terms')
  const answer = page.waitForResponse(/\/api\/logout$/)
  await page.evaluate(() => {
    new Image().src = '/api/logout'
  })
  expect((await answer).status()).toBe(403)
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)
  browserErrors.splice(0)
})

test('pictures and scripts on another page cannot start a sign-in', { tag: '@wide' }, async ({
  page,
  browserErrors,
}) => {
  await page.goto('/terms')
  const [image, link] = [page.waitForResponse(/login\?by=image/), page.waitForResponse(/login\?by=script/)]
  await page.evaluate(() => {
    new Image().src = '/api/login?by=image'
    void fetch('/api/login?by=script', { redirect: 'manual' })
  })
  expect([(await image).status(), (await link).status()]).toEqual([403, 403])
  expect((await page.context().cookies()).filter(({ name }) => name.includes('signin'))).toEqual([])
  browserErrors.splice(0)
})

test('a path that looks like another site’s URL stays on this one', { tag: ['@wide', '@rare'] }, async ({
  page,
  browserErrors,
}) => {
  await signIn(page, 'redirected', '/terms')
  for (const returnTo of ['/..//example.org/', '/%2e%2e//example.org/', '//example.org']) {
    await page.goto(`/api/login?${new URLSearchParams({ returnTo })}`)
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await page.goto('//example.org/?signIn=failed&lang=en'.replace('//', `${new URL(page.url()).origin}//`))
  const { title, text } = words.en.auth.troubles.failed
  await expectToast(page, title, text)
  expect(page.url()).toMatch(/\/\/example\.org\/\?lang=en$/)
  browserErrors.splice(0)
})

test('the sign-in page of the demo fits narrow phones and large text', { tag: ['@phone', '@rare'] }, async ({
  page,
}) => {
  for (const width of [320, 160]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/api/login')
    await expectFits(page)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => heading.evaluate((h1) => h1.scrollWidth - h1.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test('the header fits the narrowest phone, for visitors and signed-in users', {
  tag: ['@phone', '@rare'],
}, async ({ page }) => {
  for (const language of languages)
    for (const width of [320, 272]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(inLanguage('/terms', language))
      await expectFits(page)
    }
  await signIn(page, 'narrow', '/terms')
  await expect(page.getByRole('button', { name: 'Tu cuenta: Narrow' })).toBeVisible()
  await expectFits(page)
})
