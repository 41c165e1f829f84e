import type { Express, Request, Response } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { originOf } from '#server/core/origin.ts'
import { words } from '#server/core/words.ts'
import { brand } from '#shared/brand.ts'
import { defaultLanguage } from '#shared/language.ts'
import { paths } from '#shared/paths.ts'
import { listingsSitemap, pagesSitemap, sitemapIndex } from './sitemap.ts'

/** What search engines and browsers ask for by a fixed name. */
export function crawlerRoutes(app: Express, { env, database }: Context): void {
  const db = database.reads
  const xml =
    (write: (origin: string, request: Request) => Promise<string>) =>
    async (request: Request, response: Response) => {
      const text = await write(originOf(request, env), request)
      response.set('Cache-Control', 'public, max-age=3600').type('application/xml').send(text)
    }
  app.get(
    '/sitemap.xml',
    xml((origin) => sitemapIndex(db, origin)),
  )
  app.get(
    '/sitemap/pages.xml',
    xml((origin) => pagesSitemap(db, origin)),
  )
  app.get(
    '/sitemap/:file',
    xml((origin, request) => {
      const name = /^listings(?:-([\da-hjkmnp-tv-z]{1,2}))?\.xml$/.exec(String(request.params.file))
      if (!name) throw new AppError('not_found')
      return listingsSitemap(db, origin, name[1] ?? '')
    }),
  )

  app.get('/robots.txt', (request, response) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      '',
      `Sitemap: ${originOf(request, env)}/sitemap.xml`,
      '',
    ]
    response.set('Cache-Control', 'public, max-age=86400').type('text').send(lines.join('\n'))
  })
  app.get('/.well-known/security.txt', (request, response) => {
    const origin = originOf(request, env)
    const expires = new Date(Date.now() + 180 * 86_400_000).toISOString()
    const lines = [
      `Contact: ${origin}${paths.contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: es, en',
      '',
    ]
    response.set('Cache-Control', 'public, max-age=86400').type('text').send(lines.join('\n'))
  })
  app.get('/manifest.webmanifest', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('application/manifest+json').json(manifest())
  })
}

function manifest() {
  const { landing, layout, page } = words(defaultLanguage)
  return {
    name: `${brand.name} · ${landing.title}`,
    short_name: brand.name,
    description: page.description,
    lang: defaultLanguage,
    id: '/',
    start_url: paths.home,
    display: 'standalone',
    background_color: '#fbf8f2',
    theme_color: '#0b444b',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: layout.sale, url: paths.search({ transactionType: 'sale' }) },
      { name: layout.rent, url: paths.search({ transactionType: 'rent' }) },
      { name: layout.tabs.favorites, url: paths.favorites },
    ],
  }
}
