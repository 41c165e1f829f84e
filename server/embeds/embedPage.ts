import { escapeHtml } from '#server/core/http/answers/escape.ts'
import { addressOf } from '#server/core/pageAddress.ts'
import { words } from '#server/core/words.ts'
import { figure } from '#server/listings/facts.ts'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/core/language.ts'
import { asNumber, formatPYG, formatUSD } from '#shared/core/money.ts'
import type { EmbedOptions } from '#shared/embeds.ts'
import { pricesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { mediaUrl } from '#shared/media/mediaUrls.ts'
import { paths } from '#shared/paths.ts'
import { embedStyle } from './embedStyle.ts'

export interface Embed {
  title: string
  /** Of ours, that has all of it. */
  path: string
  more: string
  listings: readonly Listing[]
}

interface EmbedContext {
  language: Language
  origin: string
  /** Guaraníes per dollar. */
  rate: number
  options: EmbedOptions
}

/** A page for a frame of another site: without scripts and cookies; its links open beside that site. */
export function embedPage(embed: Embed, context: EmbedContext): { html: string; style: string } {
  const { language, origin, options } = context
  const style = embedStyle(options)
  const { title, path, more, listings } = embed
  const cards = listings.map((listing) => cardOf(listing, context)).join('')
  const none = `<p>${escapeHtml(words(language).embeds.none)}</p>`
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${brand.name}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
${listings.length === 1 ? '' : `<h1>${escapeHtml(title)}</h1>`}
${cards ? `<ul>${cards}</ul>` : none}
</main>
<footer>${linkTo(addressOf(origin, path, language), escapeHtml(more))}</footer>
</body>
</html>
`
  return { html, style }
}

const linkTo = (address: string, content: string) =>
  `<a href="${escapeHtml(address)}" target="_blank" rel="noopener">${content}</a>`

function cardOf(listing: Listing, { language, origin, rate }: EmbedContext): string {
  const { listings: w } = words(language)
  const { title } = listingText(listing, language)
  const [{ per, usd, pyg }] = pricesOf(listing, rate)
  const unit = { sale: '', month: w.perMonth, night: w.perNight, day: w.perDay, hour: w.perHour }[per]
  const picture = listing.media.find(({ isPrimary }) => isPrimary) ?? listing.media[0]
  const address = addressOf(origin, paths.property(listing.id), language)
  return `<li>${
    picture
      ? `<img src="${mediaUrl(picture.id, 640, 'webp')}" alt="" width="${picture.width}" height="${picture.height}" loading="lazy">`
      : '<span class="none"></span>'
  }<div><p class="price">${formatUSD(usd)}<small>${escapeHtml(unit)}</small></p>
<p class="local">${formatPYG(pyg)}${escapeHtml(unit)}</p>
<h2>${linkTo(address, escapeHtml(title))}</h2>
<p class="facts">${escapeHtml(factsOf(listing, language))}</p></div></li>
`
}

function factsOf(listing: Listing, language: Language): string {
  const { listings: w, page } = words(language)
  const area = asNumber(listing.area)
  return [
    w.kind[listing.transactionType](w.types[listing.propertyType]),
    `${listing.neighborhood}, ${listing.city}`,
    area > 0 && page.area(figure(area, language)),
  ]
    .filter(Boolean)
    .join(' · ')
}
