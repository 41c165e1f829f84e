import { useLanguage, useWords } from '#client/core/language.tsx'
import { factNames, factText } from '#shared/listings/facts/factText.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { FactList, Section } from './Section.tsx'

/** What only some listings state; nothing where it states none. */
export function StatedFacts({ listing }: { listing: Listing }) {
  const { language } = useLanguage()
  const words = useWords('fieldLabels', 'listingFacts', 'listings')
  const facts = factNames.flatMap((name) => {
    const text = factText(name, listing, words, language)
    return text === undefined ? [] : [[words.fieldLabels[name], text] as const]
  })
  if (facts.length === 0) return null
  return (
    <Section title={words.listingFacts.title}>
      <FactList facts={facts} />
    </Section>
  )
}
