import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { as, identifyByHeader } from '#tests/support/calls.ts'
import { insertUser } from '#tests/support/listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({}, { identify: identifyByHeader })
})
afterAll(() => app.close())

describe('the shell', () => {
  it('is the page without content or data, whoever asks, and not for search engines', async () => {
    const id = await insertUser(app.context.db, { firstName: 'Rosa' })
    const response = await app.fetch('/shell', { headers: as('user', id) })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toMatch(/;script-src 'self'[ ;]/)
    expect(response.headers.get('cache-control')).toContain('no-cache')
    const html = await response.text()
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('id="boot"')
    expect(html).not.toContain('Rosa')
  })
})

describe('the web manifest', () => {
  const read = async (address: string) => (await app.fetch(address)).json()

  it('names the site and its shortcuts in the language of the page that links to it', async () => {
    const spanish = await read('/manifest.webmanifest')
    const english = await read('/manifest.webmanifest?lang=en')
    expect(spanish).toMatchObject({
      name: 'Óga · Casas, departamentos y terrenos en Paraguay',
      short_name: 'Óga',
      lang: 'es',
    })
    expect(english).toMatchObject({ name: 'Óga · Houses, apartments and land in Paraguay', lang: 'en' })
    expect(english.id).toBe(spanish.id)
    const names = ({ shortcuts }: { shortcuts: { name: string }[] }) => shortcuts.map(({ name }) => name)
    expect(names(spanish)).toEqual(['En venta', 'En alquiler', 'Favoritos', 'Publicar'])
    expect(names(english)).toEqual(['For sale', 'For rent', 'Favorites', 'Publish'])
    expect(await (await app.fetch('/terms?lang=en')).text()).toContain(
      '<link rel="manifest" href="/manifest.webmanifest?lang=en">',
    )
    expect(await (await app.fetch('/terms')).text()).toContain(
      '<link rel="manifest" href="/manifest.webmanifest">',
    )
  })

  it('has icons for every use', async () => {
    const { icons } = await read('/manifest.webmanifest')
    const uses = icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)
    expect(uses).toEqual(
      expect.arrayContaining([
        'any any',
        '192x192 any',
        '512x512 any',
        '192x192 maskable',
        '512x512 maskable',
      ]),
    )
  })
})
