import { words } from '#server/core/words.ts'
import { languages } from '#shared/core/language.ts'
import { fold } from '#shared/core/text.ts'

/** By the first three letters of its name: "ene", "jan"; "setiembre" is as usual as "septiembre". */
const monthsByName = new Map<string, number>([
  ['set', 9],
  ...languages.flatMap((language) =>
    words(language).listingFacts.monthNames.map((name, index): [string, number] => [
      fold(name).slice(0, 3),
      index + 1,
    ]),
  ),
])

/** "2027-06" of "2027-06", "06/2027", "30/06/2027", "2027-06-30", "junio de 2027", "Jun 2027"; undefined where it is none. */
export function readMonth(text: string): string | undefined {
  const key = fold(text.slice(0, 40))
  const yearFirst = /^(\d{4})[-/.](\d{1,2})(?:[-/.t].*)?$/.exec(key)
  const yearLast = /^(?:\d{1,2}[-/.])?(\d{1,2})[-/.](\d{4})$/.exec(key)
  const named = /^(?:\d{1,2} (?:de )?)?([a-z]{3,12})\.?(?: de| del|,)? (\d{4})$/.exec(key)
  const [year, month] = yearFirst
    ? [yearFirst[1], Number(yearFirst[2])]
    : yearLast
      ? [yearLast[2], Number(yearLast[1])]
      : [named?.[2], monthsByName.get(named?.[1]?.slice(0, 3) ?? '')]
  if (year === undefined || month === undefined || month < 1 || month > 12) return undefined
  return `${year}-${String(month).padStart(2, '0')}`
}
