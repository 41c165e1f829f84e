import { useWords } from '#client/core/language.tsx'
import { flagFields, importStatuses } from '#shared/imports/importFields.ts'

/** Of a field whose values are chosen from few; none for others. */
export function useChoices(field: string): { value: string; label: string }[] {
  const { imports: w, listings, listingFacts } = useWords('imports', 'listings', 'listingFacts')
  const named = (names: Record<string, string>, codes = Object.keys(names)) =>
    codes.map((value) => ({ value, label: names[value] ?? value }))
  if (field === 'propertyType') return named(listings.types)
  if (field === 'transactionType') return named(listings.transactions)
  if (field === 'stage') return named(listings.stages)
  if (field === 'guarantee') return named(listingFacts.guarantees)
  if (field === 'status') return named(w.choices, [...importStatuses])
  if (field === 'currency') return named(w.choices, ['USD', 'PYG'])
  if (flagFields.some((one) => one === field)) return named(w.choices, ['true', 'false'])
  return []
}
