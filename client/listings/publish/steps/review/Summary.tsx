import { Pencil } from 'lucide-react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { furtherPriceText, priceUnits } from '#client/listings/card/priceUnits.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { priceOf } from '#client/listings/publish/form/toInput.ts'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import { previewListing } from '#client/listings/publish/previewListing.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { Language } from '#shared/core/language.ts'
import { formatUSD, priceText } from '#shared/core/money.ts'
import { readAmount } from '#shared/core/readAmount.ts'
import type { Step } from '#shared/listings/fieldKinds.ts'
import { pricesOf } from '#shared/listings/listingPrices.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import type { Words } from '#shared/words.ts'

export function Summary() {
  const { language } = useLanguage()
  const words = useWords('listings', 'publish')
  const { publish: w } = words
  const { goTo } = useWizard()
  const lines = linesOf(useFields(), useRate(), language, words)
  return (
    <section aria-label={w.summary} className="rounded-xl border bg-surface-raised shadow-card">
      <ul className="divide-y">
        {lines.map(([step, text]) => (
          <li key={step} className="flex items-center gap-3 py-1.5 pr-2 pl-4 sm:pl-6">
            <div className="min-w-0 flex-1 py-1.5">
              <p className="text-ink-muted text-sm">{w.steps[step]}</p>
              <p className="font-medium">{text || w.nothing}</p>
            </div>
            <IconButton
              label={w.edit(w.steps[step])}
              icon={<Pencil aria-hidden="true" className="size-4.5" />}
              onClick={() => goTo(step)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function linesOf(
  fields: FormFields,
  rate: number,
  language: Language,
  words: Pick<Words, 'listings' | 'publish'>,
): [Step, string][] {
  const { publish: w, listings } = words
  const { isHome, isBuilt, isOffice } = traitsOf(fields)
  const kind = listings.kind[isOffice ? 'rent' : fields.transactionType]
  const area = readAmount(fields.area) ?? 0
  const facts = [
    isHome && fields.bedrooms > 0 && listings.bedroomsOf(fields.bedrooms),
    isBuilt && !isOffice && fields.bathrooms > 0 && listings.bathroomsOf(fields.bathrooms),
    isBuilt && !isOffice && fields.parkingSpaces > 0 && listings.parkingOf(fields.parkingSpaces),
    area > 0 && listings.areaOf(formatNumber(area, language, 2)),
  ]
  return [
    ['place', joined([kind(listings.types[fields.propertyType]), fields.neighborhood, fields.city], ', ')],
    ['facts', joined(facts, ' · ')],
    ['photos', w.photosCount(fields.photos.length)],
    ['price', joined(pricesIn(fields, rate, words), ' · ')],
  ]
}

/** The main one as typed. */
function pricesIn(
  fields: FormFields,
  rate: number,
  { publish: w, listings }: Pick<Words, 'listings' | 'publish'>,
): string[] {
  const price = priceOf(fields)
  if (!price) return []
  const [main, ...others] = pricesOf(previewListing(fields, rate, w.blanks), rate)
  const amount = traitsOf(fields).isOffice ? formatUSD(main.usd) : priceText(price)
  return [
    `${amount}${priceUnits(listings)[main.per]}`,
    ...others.map((other) => furtherPriceText(other, formatUSD(other.usd), listings)),
  ]
}

function joined(parts: readonly (string | false)[], separator: string): string {
  return parts.filter((part) => part !== false && part.trim() !== '').join(separator)
}
