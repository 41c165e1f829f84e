import { contractFacts } from './contracts.ts'
import { creditFacts } from './credit.ts'
import type { Fact } from './fact.ts'
import { foreignerFacts } from './foreigners.ts'
import { rentingFacts } from './renting.ts'
import { taxFacts } from './taxes.ts'
import { transferFacts } from './transfer.ts'

/** Every figure and rule that guides and answers state, each in one row. */
export const facts = {
  ...transferFacts,
  ...contractFacts,
  ...taxFacts,
  ...foreignerFacts,
  ...rentingFacts,
  ...creditFacts,
}
type Facts = typeof facts
export type FactName = keyof Facts

const table: Record<FactName, Fact> = facts
/** In the order of the tables. */
export const factNames = Object.keys(facts).filter((name): name is FactName => Object.hasOwn(facts, name))

/** The row of a fact: value with its unit, law, source, date, how sure. */
export const factOf = (name: FactName): Fact => table[name]

/** What a text writes for a figure: `f.registryTax`, `f.saleIncomeTax.rate`. Rules without one have none. */
type Marks = {
  readonly [Name in FactName]: Facts[Name] extends { values: infer Values }
    ? { readonly [Part in keyof Values]: string }
    : Facts[Name] extends { value: unknown }
      ? string
      : never
}
type Cites = { readonly [Name in FactName]: string }

const entries = factNames.map((name) => {
  const { values } = table[name]
  const parts = values && Object.keys(values).map((part) => [part, `{${name}.${part}}`])
  return [name, parts ? Object.fromEntries(parts) : `{${name}}`] as const
})

/** The figure, with its footnote. */
export const f = Object.fromEntries(entries) as Marks
/** The footnote alone, after what it proves. */
export const cite = Object.fromEntries(factNames.map((name) => [name, `{^${name}}`])) as Cites
