/** A text by what its language tells apart in a count; what is left out takes the form of `other`. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Chooses the form of a text for a count by the rules of a language. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
