import { plural } from '#shared/words/en/plural.ts'
import type { developmentErrors as model } from '#shared/words/es/developments/developmentErrors.ts'

/** Sentences of the server about developments and their units. */
export const developmentErrors: typeof model = {
  typeInUse: (name: string) =>
    `There are units of the type “${name}”: change their type or delete them first.`,
  hasTakenUnits: (n: number) =>
    `${plural(n, { one: '1 unit is held or sold', other: `${n} units are held or sold` })}: release them before you delete the development.`,
  hasPrices: (n: number) =>
    `${plural(n, { one: '1 unit has a price', other: `${n} units have a price` })}: clear the prices before you change the currency.`,
  planAddsUp: (missing: number) =>
    `The payment plan has to add up to 100%: ${missing > 0 ? `${missing}% is missing` : `${-missing}% is too much`}.`,
  tooManyUnits: (max: number) => `A development has at most ${max} units.`,
  unitTwice: (number: string) => `Unit ${number} is there twice. None was saved.`,
  unitExists: (number: string) => `There is a unit ${number} already. Nothing was saved.`,
  unitTaken: 'The unit is held or sold: release it before you delete it.',
  isSold: (number: string) => `Unit ${number} is sold already.`,
  isHeld: (number: string, name: string) => `Unit ${number} is held already, in the name of ${name}.`,
  isFree: (number: string) => `Unit ${number} is free already.`,
  sheetRefused: (n: number, row: number) =>
    `The sheet has ${plural(n, { one: '1 problem', other: `${n} problems` })}, the first in row ${row}. Nothing was saved.`,
}
