import { escapeHtml, scriptJson } from '#server/core/http/answers/escape.ts'
import { addressOf } from '#server/core/pageAddress.ts'
import { brand } from '#shared/brand.ts'
import { defaultLanguage, type Language, languages, localeOf } from '#shared/core/language.ts'
import { mediaSourceSet } from '#shared/media/mediaUrls.ts'
import { type PageName, pageOf } from '#shared/pages.ts'

export interface Meta {
  /** Without the product's name. */
  title?: string
  description: string
  /** Undefined: not indexed. */
  canonical?: CanonicalPath
  type?: 'website' | 'article'
  /** For link previews. */
  image?: { path: string; alt: string }
  jsonLd?: object[]
  /** Of what the page lists, as Atom. */
  feed?: string
  /** Its own, where other sites may show it in a frame. */
  oembed?: string | undefined
  preload?: { mediaId: string; sizes: string }
}

interface HeadContext {
  origin: string
  language: Language
}

export type CanonicalPath = string | ((language: Language) => string)

export function canonicalAddress(origin: string, path: CanonicalPath, language: Language): string {
  return addressOf(origin, typeof path === 'string' ? path : path(language), language)
}

/** Undefined if it depends on the page's content. */
export function fixedPath(name: PageName): CanonicalPath | undefined {
  const { pattern, foreignPattern } = pageOf(name)
  if (pattern === undefined || pattern.includes(':')) return undefined
  return (language) => (language === defaultLanguage ? pattern : (foreignPattern ?? pattern))
}

/** `es_PY` */
const ogLocaleOf = (language: Language) => localeOf(language).replace('-', '_')

/** Same format as the client's `useTitle`. */
export const titleOf = ({ title }: Meta) => (title ? `${title} · ${brand.name}` : brand.name)

/** Escaped. */
export function writeHead(meta: Meta, context: HeadContext): string {
  return [
    `<title>${escapeHtml(titleOf(meta))}</title>`,
    named('description', meta.description),
    manifestLink(context.language),
    ...indexing(meta, context),
    ...preview(meta, context),
    ...preloading(meta),
    ...(meta.feed === undefined
      ? []
      : [link('alternate', context.origin + meta.feed, ' type="application/atom+xml"')]),
    ...(meta.oembed === undefined ? [] : [oembedLink(meta.oembed, context)]),
    ...(meta.jsonLd ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('\n    ')
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`
const link = (rel: string, href: string, more = '') => `<link rel="${rel}"${more} href="${escapeHtml(href)}">`

function oembedLink(path: string, { origin, language }: HeadContext): string {
  const url = encodeURIComponent(addressOf(origin, path, language))
  return link('alternate', `${origin}/oembed?url=${url}`, ' type="application/json+oembed"')
}

export function manifestLink(language: Language): string {
  return link('manifest', `/manifest.webmanifest${language === defaultLanguage ? '' : `?lang=${language}`}`)
}

function indexing({ canonical }: Meta, { origin, language }: HeadContext): string[] {
  if (canonical === undefined) return [named('robots', 'noindex')]
  return [
    link('canonical', canonicalAddress(origin, canonical, language)),
    ...languages.map((one) =>
      link('alternate', canonicalAddress(origin, canonical, one), ` hreflang="${one}"`),
    ),
    link('alternate', canonicalAddress(origin, canonical, defaultLanguage), ' hreflang="x-default"'),
  ]
}

function preview(meta: Meta, { origin, language }: HeadContext): string[] {
  const image = meta.image ?? {
    path: language === defaultLanguage ? '/og.jpg' : `/og.jpg?lang=${language}`,
    alt: brand.name,
  }
  return [
    property('og:site_name', brand.name),
    property('og:type', meta.type ?? 'website'),
    property('og:title', meta.title ?? brand.name),
    property('og:description', meta.description),
    property('og:locale', ogLocaleOf(language)),
    ...languages
      .filter((one) => one !== language)
      .map((one) => property('og:locale:alternate', ogLocaleOf(one))),
    ...(meta.canonical === undefined
      ? []
      : [property('og:url', canonicalAddress(origin, meta.canonical, language))]),
    property('og:image', origin + image.path),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
  ]
}

function preloading({ preload }: Meta): string[] {
  if (!preload) return []
  const set = escapeHtml(mediaSourceSet(preload.mediaId, 'avif'))
  return [
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${set}" imagesizes="${escapeHtml(preload.sizes)}">`,
  ]
}
