import type { Express, Request } from 'express'
import type { Context } from '#server/core/context.ts'
import { sendResponse } from '#server/core/http/cache/sendResponse.ts'
import { originOf } from '#server/core/http/origin.ts'
import { words } from '#server/core/words.ts'
import { brand } from '#shared/brand.ts'
import { defaultLanguage } from '#shared/core/language.ts'
import { paths } from '#shared/paths.ts'
import { createSitemaps } from './sitemap.service.ts'

export function crawlerRoutes(app: Express, { env, database }: Context): void {
  const sitemaps = createSitemaps(database)
  app.get(['/sitemap.xml', '/sitemap/:file.xml'], async (request: Request<{ file?: string }>, response) => {
    const answer = await sitemaps.read(request.params.file ?? 'index', originOf(request, env))
    response.set('Cache-Control', 'public, max-age=3600')
    await sendResponse(request, response, answer, true)
  })

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
