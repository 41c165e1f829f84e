/** By plural category; default `other`. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** By the language's plural rules. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
