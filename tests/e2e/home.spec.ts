import { countListings, expect, expectQuery, findListings, test, words } from './fixtures.ts'

test('the trending homes stay aligned when the screen rotates', { tag: ['@phone', '@rare'] }, async ({
  page,
}) => {
  await page.goto('/home')
  const title = page.getByRole('heading', { name: 'Tendencias' })
  const first = page.getByRole('group', { name: 'Tendencias' }).getByRole('article').first()
  const offset = async () => ((await first.boundingBox())?.x ?? 0) - ((await title.boundingBox())?.x ?? 0)
  await expect.poll(offset).toBe(0)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const size of [
    { width: height, height: width },
    { width, height },
  ]) {
    await page.setViewportSize(size)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
    })
    await expect.poll(offset).toBe(0)
  }
})

test('the trending homes form a ring', { tag: ['@wide', '@rare'] }, async ({ page }) => {
  await page.goto('/home')
  const carousel = page.getByRole('group', { name: 'Tendencias' })
  const cards = carousel.getByRole('article')
  await expect(cards.first()).toBeInViewport()
  await carousel.getByRole('button', { name: words.es.core.previous }).click()
  await expect(cards.last()).toBeInViewport()
  await expect(cards.first()).not.toBeInViewport()
  await carousel.getByRole('button', { name: words.es.core.next }).click()
  await expect(cards.first()).toBeInViewport()
  await carousel.getByRole('button', { name: words.es.core.next }).click()
  await expect(cards.first()).not.toBeInViewport()
})

test.describe('nearby listings', () => {
  const encarnacion = { latitude: -27.3306, longitude: -55.8667 }

  test('are counted where the browser provides its location', { tag: ['@phone', '@rare'] }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(encarnacion)
    await page.goto('/home')
    const near = page.getByRole('region', { name: 'Cerca de ti' })
    await near.getByRole('button', { name: 'Detectar mi ubicación' }).click()
    const around = 'near=-27.331,-55.867,10'
    const sale = await countListings(page, `${around}&transactionType=sale`)
    const rent = await countListings(page, `${around}&transactionType=rent`)
    await expect(near.getByRole('link', { name: `${sale} en venta` })).toBeVisible()
    await expect(near.getByRole('link', { name: `${rent} en alquiler` })).toBeVisible()
    await expect(near.getByText(/^A menos de 10 km de donde estás, cerca de .+, Encarnación$/)).toBeVisible()

    await near.getByRole('link', { name: 'Ver todo a menos de 10 km' }).click()
    await expectQuery(page, { near: '-27.331,-55.867,10' })
    const all = await countListings(page, around)
    await expect(page.getByText(new RegExp(`^${all} propiedad(es)? encontradas?$`))).toBeVisible()
    await page.getByRole('button', { name: 'Quitar la distancia' }).click()
    await expectQuery(page, {})
  })
})

test('recently viewed homes are listed, latest first, until cleared', { tag: ['@wide', '@rare'] }, async ({
  page,
}) => {
  const [one, two] = await findListings(page)
  if (!one || !two) throw new Error('two listings are needed')
  await page.goto('/home')
  await expect(page.getByRole('region', { name: 'Vistas recientemente' })).toBeHidden()
  for (const { id, title } of [one, two]) {
    await page.goto(`/property/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await page.goto('/home')
  const recent = page.getByRole('region', { name: 'Vistas recientemente' })
  await expect(recent.getByRole('article')).toHaveCount(2)
  await expect(recent.getByRole('article').first()).toContainText(two.title)
  await recent.getByRole('button', { name: words.es.home.clearRecentLabel }).click()
  await expect(recent).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(recent).toBeHidden()
})

test('the carousel follows the first swipe, even while the browser is never idle', {
  tag: ['@wide', '@rare'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/home')
  const carousel = page.getByRole('group', { name: 'Tendencias' })
  await expect(carousel.locator('xpath=ancestor::*[@data-dehydrated]')).toHaveCount(0)
  const first = carousel.getByRole('article').first()
  const before = await first.boundingBox()
  if (!before) throw new Error('the first card has no place')
  const [x, y] = [before.x + before.width - 20, before.y + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 80, y, { steps: 4 })
  await page.mouse.move(x - 160, y, { steps: 4 })
  await expect.poll(async () => (await first.boundingBox())?.x ?? before.x).toBeLessThan(before.x - 40)
  await page.mouse.up()
})
