import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { words } from '#server/core/words.ts'
import { defaultLanguage, type Language, languageTable } from '#shared/core/language.ts'
import { formatPricePerSqm, formatPYG, formatUSD } from '#shared/core/money.ts'
import { numberText } from '#shared/core/numberText.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { officeTypes } from '#shared/listings/listingTypes.ts'
import { areaUnitOf, perUnitText } from '#shared/market/areaUnit.ts'
import { sideOf } from '#shared/market/market.ts'
import { portugueseWords } from './portuguese/words.ts'
import type { Spoken } from './questionLanguage.ts'

const portuguese = portugueseWords()

/** `pageLanguage`: of what is linked. */
export function createTexts(language: Spoken) {
  const pageLanguage: Language = language === 'pt' ? defaultLanguage : language
  const w = language === 'pt' ? portuguese : words(language)
  const { decimal } = languageTable[pageLanguage]
  const locale = language === 'pt' ? 'pt-BR' : languageTable[language].locale
  const number = (value: number, most = 0) => numberText(value, decimal, most, 0)
  const area = (squareMetres: number) => w.listings.areaOf(number(squareMetres, 2))
  const perMonth = (usd: number) => w.replies.search.perMonth(formatUSD(usd))

  function price(listing: ListingFacts): string {
    if (listing.priceUSD <= 0) return w.listings.noPrice
    return isMonthly(listing) ? perMonth(listing.priceUSD) : formatUSD(listing.priceUSD)
  }

  function offer(listing: ListingFacts): string {
    const { transactionType, monthlyRentUSD } = listing
    return transactionType === 'both' && monthlyRentUSD
      ? w.replies.search.saleOrRent(price(listing), perMonth(monthlyRentUSD))
      : price(listing)
  }

  function place({ neighborhood, city }: Pick<ListingFacts, 'neighborhood' | 'city'>): string {
    return [neighborhood, city].filter(Boolean).join(', ')
  }

  function rooms({ bedrooms, bathrooms, parkingSpaces }: ListingFacts): string[] {
    return [
      bedrooms > 0 ? w.listings.bedroomsOf(bedrooms) : '',
      bathrooms > 0 ? w.listings.bathroomsOf(bathrooms) : '',
      parkingSpaces > 0 ? w.listings.parkingOf(parkingSpaces) : '',
    ].filter(Boolean)
  }

  return {
    language,
    pageLanguage,
    words: w,
    number,
    area,
    price,
    place,
    rooms,
    perMonth,
    usd: (value: number) => formatUSD(value),
    pyg: (value: number) => formatPYG(value),
    perSqm: (value: number) => formatPricePerSqm(value),
    /** "$3,500 por hectárea" of a field of `area` m², "$1,697.00 por m²" of all else. */
    perUnit(perSqm: number, type: PropertyType, area: number): string {
      const unit = areaUnitOf(type, area)
      return w.listingReplies.perSqm.units[unit](perUnitText(perSqm, unit))
    },
    percent: (value: number) =>
      `${number(Math.abs(value), 1)} %`.replace(' %', language === 'en' ? '%' : ' %'),
    /** "4,8 % sobre el mercado", in the words and digits of the listing's page. */
    standing(percent: number): string {
      const side = sideOf(percent)
      const { above, below, even } = w.prices
      if (side === 'even') return `${even.charAt(0).toLowerCase()}${even.slice(1)}`
      const figure = w.core.percent(numberText(Math.abs(percent), decimal, 1))
      return side === 'above' ? above(figure) : below(figure)
    },
    type: (type: PropertyType) => w.listings.types[type],
    plural: (type: PropertyType) => w.search.title.types[type],
    list: (items: string[]) =>
      new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(items),
    date: (iso: string) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeZone: 'America/Asuncion',
      }).format(new Date(iso)),
    /** `Title — $120,000 · 2 dormitorios · 80 m² · Villa Morra, Asunción` */
    line(listing: ListingFacts): string {
      const { bedrooms, areaSqm } = listing
      const facts = [
        offer(listing),
        listing.nightlyPriceUSD ? w.replies.search.perNight(formatUSD(listing.nightlyPriceUSD)) : '',
        bedrooms > 0 ? w.listings.bedroomsOf(bedrooms) : '',
        areaSqm === null ? '' : area(areaSqm),
        place(listing),
      ]
      return `${listing.title} — ${facts.filter(Boolean).join(' · ')}`
    },
  }
}
export type Texts = ReturnType<typeof createTexts>

const offices: readonly PropertyType[] = officeTypes

/** Whether `priceUSD` is monthly. */
export function isMonthly({ transactionType, propertyType }: ListingFacts): boolean {
  return transactionType === 'rent' || (offices.includes(propertyType) && transactionType !== 'sale')
}
