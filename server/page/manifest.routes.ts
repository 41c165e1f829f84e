import type { Express } from 'express'
import { words } from '#server/core/words.ts'
import { brand } from '#shared/brand.ts'
import { asLanguage, defaultLanguage, type Language } from '#shared/core/language.ts'
import { paths } from '#shared/paths.ts'

/** In the language of the query. */
export function manifestRoutes(app: Express): void {
  app.get('/manifest.webmanifest', (request, response) => {
    const language = asLanguage(request.query.lang) ?? defaultLanguage
    response
      .set('Cache-Control', 'public, max-age=86400')
      .type('application/manifest+json')
      .json(manifestOf(language))
  })
}

function manifestOf(language: Language) {
  const { auth, landing, layout, page } = words(language)
  const shortcut = (name: string, url: string) => ({ name, url, icons: [png('/icon-192.png', 192)] })
  return {
    name: `${brand.name} · ${landing.title}`,
    short_name: brand.name,
    description: page.description,
    lang: language,
    dir: 'ltr',
    id: '/',
    scope: '/',
    start_url: paths.home,
    display: 'standalone',
    background_color: '#fbf8f2',
    theme_color: '#0b444b',
    categories: ['business', 'lifestyle'],
    prefer_related_applications: false,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { ...png('/icon-192.png', 192), purpose: 'any' },
      { ...png('/icon-512.png', 512), purpose: 'any' },
      { ...png('/icon-maskable-192.png', 192), purpose: 'maskable' },
      { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(layout.sale, paths.search({ transactionType: 'sale' })),
      shortcut(layout.rent, paths.search({ transactionType: 'rent' })),
      shortcut(layout.tabs.favorites, paths.favorites),
      shortcut(auth.publish, paths.publish),
    ],
  }
}

const png = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' })
