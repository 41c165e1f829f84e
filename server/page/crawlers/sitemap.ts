import type { Db } from '#server/core/database/database.ts'
import { escapeHtml } from '#server/core/http/answers/escape.ts'
import { type CanonicalPath, canonicalAddress, fixedPath } from '#server/page/meta.ts'
import { type Language, languages } from '#shared/core/language.ts'
import { guidePath } from '#shared/guides/guidePath.ts'
import { guideNames } from '#shared/guides/guides.ts'
import { pictureUrl } from '#shared/media/mediaUrls.ts'
import { pageNames, pageOf } from '#shared/pages.ts'
import { paths } from '#shared/paths.ts'
import { findCity } from '#shared/places/places.ts'
import { marketPaths } from './marketPaths.ts'
import { countKinds, type Kind, listDevelopments, listingsUnder, listParties } from './sitemap.queries.ts'

/** The protocol's limit per file. */
const maxUrls = 50_000
/** On average, as ids are random. */
const listingsInFile = 10_000
const minResults = 3
const idLetters = '0123456789abcdefghjkmnpqrstvwxyz'

/** Grouped by prefixes of ids, so that listings stay in their file. */
export function sitemapIndex(prefixes: string[], origin: string): string {
  const files = ['pages', ...prefixes.map((prefix) => `listings${prefix && '-'}${prefix}`)]
  const entries = files.map(
    (file) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${file}.xml`)}</loc></sitemap>`,
  )
  return document('sitemapindex', entries)
}

/** Of up to two letters. */
export function prefixesFor(count: number): string[] {
  let prefixes = ['']
  for (let files = 1; count > files * listingsInFile && files < 32 ** 2; files *= 32)
    prefixes = prefixes.flatMap((prefix) => [...idLetters].map((letter) => prefix + letter))
  return prefixes
}

export async function listingsSitemap(db: Db, origin: string, prefix: string): Promise<string> {
  const rows = await listingsUnder(db, prefix, maxUrls)
  return document(
    'urlset',
    rows.map(({ id, updatedAt, pictures }) => entry(origin, paths.property(id), updatedAt, pictures)),
  )
}

export async function pagesSitemap(db: Db, origin: string): Promise<string> {
  const searches = searchesOf(await countKinds(db))
  const own = pageNames.flatMap((name) => (pageOf(name).indexed && fixedPath(name)) || [])
  const guides = guideNames.map((name) => (language: Language) => guidePath(name, language))
  const all = [
    ...own,
    ...guides,
    ...searches,
    ...(await marketPaths(db)),
    ...(await partyPaths(db)),
    ...(await developmentPaths(db)),
  ].slice(0, maxUrls)
  return document(
    'urlset',
    all.map((path) => entry(origin, path)),
  )
}

async function partyPaths(db: Db): Promise<string[]> {
  const { agencies, agents, cities } = await listParties(db)
  return [
    ...cities.map((city) => paths.agencies({ city })),
    ...agencies.map((slug) => paths.agencyProfile(slug)),
    ...agents.map((slug) => paths.agentProfile(slug)),
  ]
}

async function developmentPaths(db: Db): Promise<((language: Language) => string)[]> {
  const slugs = await listDevelopments(db)
  return slugs.map((slug) => (language: Language) => paths.development(slug, language))
}

/** With enough results. */
export function searchesOf(kinds: Kind[]): string[] {
  const counts = new Map<string, number>()
  for (const { city, propertyType, transactionType, count } of kinds) {
    const town = findCity(city)?.name
    const sides = transactionType === 'both' ? (['sale', 'rent'] as const) : [transactionType]
    for (const side of sides) {
      for (const place of [undefined, town]) {
        if (place === undefined && town === undefined) continue
        const every = paths.search({ transactionType: side, city: place })
        const some = paths.search({ transactionType: side, propertyType, city: place })
        for (const path of [every, some]) counts.set(path, (counts.get(path) ?? 0) + count)
      }
    }
  }
  return [...counts].flatMap(([path, count]) => (count >= minResults ? [path] : [])).sort()
}

/** Pictures stand with the first language alone: they are the same. */
function entry(
  origin: string,
  path: CanonicalPath,
  changed?: Date,
  pictures: readonly string[] = [],
): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  const addresses = languages.map((one) => [one, canonicalAddress(origin, path, one)] as const)
  const alternates = addresses.map(([one, address]) => alternate(one, address)).join('')
  const images = pictures
    .map((id) => `<image:image><image:loc>${escapeHtml(origin + pictureUrl(id))}</image:loc></image:image>`)
    .join('')
  return addresses
    .map(
      ([, address], at) =>
        `<url><loc>${escapeHtml(address)}</loc>${lastmod}${alternates}${at === 0 ? images : ''}</url>`,
    )
    .join('\n')
}

function alternate(language: Language, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`
}

function document(root: 'urlset' | 'sitemapindex', entries: string[]): string {
  const own =
    root === 'urlset'
      ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
      : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${own}>`,
    ...entries,
    `</${root}>\n`,
  ].join('\n')
}
