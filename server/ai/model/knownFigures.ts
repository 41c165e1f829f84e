import { moneyUnits, type Price, type Quantity, type Unit } from '#server/ai/checks/quantities.ts'
import { type Figure, isKnown, isStated } from '#server/ai/checks/statedFigures.ts'
import { createLearnedFigures, smallestUnitless } from './learnedFigures.ts'

/** Figures that tools and texts gave, by what they measure. */
export interface KnownFigures {
  learn(value: unknown): void
  /** `digits`: the text around. */
  states(quantity: Quantity, digits: string): boolean
  /** Prices of listings come from their fields, not from texts that their authors wrote. */
  isPrice(price: Price, digits: string): boolean
  /** Without a unit. */
  has(figure: Figure, digits: string): boolean
}

const largeFrom = 1000
const months = 12
const maxDerived = 200
/** "Un dólar son 7.400 guaraníes" */
const equals =
  /^1 usd (?:american[oa]s? |estadounidenses? )?(?:equivale\p{L}*|=|≈|son|esta|cotiza|vale|is|equals|buys|sao)(?!\p{L})/u

export function createKnownFigures(): KnownFigures {
  const learned = createLearnedFigures()

  /** In guaraníes by the rate that a tool gave. */
  function isConverted(unit: Unit, figure: Figure): boolean {
    const rate = learned.guaraniesPerDollar()
    if (rate === undefined) return false
    if (unit === 'guaranies')
      return isKnown(
        figure,
        learned.of('dollars').map((usd) => usd * rate),
      )
    return (
      unit === 'dollars' &&
      isKnown(
        figure,
        learned.of('guaranies').flatMap((pyg) => (pyg === rate ? [] : [pyg / rate])),
      )
    )
  }

  return {
    learn: learned.learn,
    states(quantity, digits) {
      const { unit, figure } = quantity
      const known = learned.of(unit)
      if (Math.max(...figure.readings) < smallestUnitless && !moneyUnits.includes(unit))
        return (
          isStated(figure, known) ||
          (unit === 'squareMeters' && isDerived(figure, known, sentenceOf(digits, quantity.text), unit))
        )
      if (
        isKnown(figure, known) ||
        isDerived(figure, known, sentenceOf(digits, quantity.text), unit) ||
        isConverted(unit, figure)
      )
        return true
      if (figure.readings.includes(1) && learned.guaraniesPerDollar() !== undefined)
        return equals.test(digits.slice(digits.indexOf(quantity.text)))
      return isStated(figure, [...learned.unitless])
    },
    isPrice: ({ figure, units, text }, digits) =>
      units.some((unit) => {
        const known = learned.ofFields(unit)
        return (
          isKnown(figure, known) ||
          isDerived(figure, known, sentenceOf(digits, text)) ||
          isConverted(unit, figure)
        )
      }),
    has: (figure, digits) =>
      isKnown(figure, [...learned.all]) ||
      isDerived(figure, [...learned.all], sentenceOf(digits, figure.text)),
  }
}

const differs =
  /(?<!\p{L})(?:menos|mas|diferencia|less|more|difference|cheaper|dearer|barat\p{L}*|car[oa]s?|ahorr\p{L}*|sav(?:e|es|ing)|mais|over|under|extra|sobra\p{L}*|falta\p{L}*|left|entre|between)(?!\p{L})/u
const yearly = /(?<!\p{L})(?:anos?|anual\p{L}*|years?|yearly|annual\p{L}*)(?!\p{L})/u

/** `inDigits` parts sentences so. */
const sentenceOf = (digits: string, piece: string) =>
  digits.split(' / ').find((sentence) => sentence.includes(piece)) ?? ''

/** A difference, or a year of months, where the text says so. */
function isDerived({ readings }: Figure, known: readonly number[], digits: string, unit?: Unit): boolean {
  const least = unit === 'squareMeters' ? 1 : largeFrom
  const large = differs.test(digits) ? known.filter((one) => one >= least).slice(0, maxDerived) : []
  const rents = yearly.test(digits) ? known.filter((one) => one >= smallestUnitless) : []
  return readings.some(
    (reading) =>
      rents.some((one) => Math.round(one * months) === Math.round(reading)) ||
      large.some((one) =>
        large.some((other) => one > other && Math.round(one - other) === Math.round(reading)),
      ),
  )
}
