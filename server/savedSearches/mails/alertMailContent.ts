import { words } from '#server/core/words.ts'
import { factsOf } from '#server/listings/facts.ts'
import type { MailContent, MailListing } from '#server/notifications/mail.ts'
import { oneLine } from '#server/notifications/messages.ts'
import type { alertKinds } from '#server/savedSearches/savedSearches.table.ts'
import type { Language } from '#shared/core/language.ts'
import { formatPYG, formatUSD } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { paths } from '#shared/paths.ts'

/** More are a digest, without pictures. */
const maxPictured = 5
/** Further ones are only counted. */
export const maxListed = 20

export interface MailedAlert {
  kind: (typeof alertKinds)[number]
  priceBefore: string | null
  listing: Listing
}

export interface AlertMail {
  alerts: readonly MailedAlert[]
  /** Of listings; more than `alerts` where there are too many. */
  count: number
  /** Of saved searches. */
  names: readonly string[]
  savedSearchIds: readonly string[]
  hasFavorites: boolean
  language: Language
  origin: string
  alertsUrl: string
}

export function alertContent(mail: AlertMail): MailContent {
  const { alerts, count, names, hasFavorites, language, alertsUrl } = mail
  const { alert: w } = words(language).savedSearchMails
  const heading = w.heading(count)
  const [first] = alerts
  const title = first && oneLine(listingText(first.listing, language).title)
  const more = count - alerts.length
  const [savedSearchId] = mail.savedSearchIds
  const url = savedSearchId === undefined ? alertsUrl : `${alertsUrl}#${savedSearchId}`
  return {
    subject: count === 1 && title ? `${heading}: ${title}` : heading,
    heading,
    paragraphs: [
      names.length > 0 && w.searches(names.map(oneLine).join(' · ')),
      hasFavorites && w.favorites,
      more > 0 && w.more(more),
    ].filter((text) => typeof text === 'string'),
    listings: alerts.map((one) => listingOf(one, mail, alerts.length <= maxPictured)),
    action: { name: w.action, url },
    why: w.why,
    settings: { name: w.unsubscribe, url: alertsUrl },
  }
}

function listingOf(
  { kind, priceBefore, listing }: MailedAlert,
  { language, origin }: Pick<AlertMail, 'language' | 'origin'>,
  isPictured: boolean,
): MailListing {
  const { savedSearchMails, listings: w, page } = words(language)
  const { kinds } = savedSearchMails.alert
  const per = listing.transactionType === 'rent' ? w.perMonth : ''
  const prices = [
    formatUSD(listing.priceUSD) + per,
    listing.price.currency === 'PYG' && formatPYG(listing.price.amount) + per,
  ]
  const news = kind === 'price_drop' ? priceBefore && kinds.price_drop(formatUSD(priceBefore)) : kinds[kind]
  return {
    title: oneLine(listingText(listing, language).title),
    lines: [
      news ?? '',
      prices.filter(Boolean).join(' · '),
      `${listing.neighborhood}, ${listing.city}`,
      factsOf(listing, language, { page }).join(' · '),
    ].filter((line) => line !== ''),
    ...(isPictured && { picture: `${origin}/og/${listing.id}.jpg` }),
    url: origin + paths.property(listing.id),
  }
}
