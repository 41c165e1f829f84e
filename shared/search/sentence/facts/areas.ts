import { isAside } from '#shared/search/sentence/beside/asides.ts'
import type { Entity } from '#shared/search/sentence/entities.ts'
import { amountAt } from '#shared/search/sentence/figures/amounts.ts'
import { boundAt, type Quantity, quantityAt } from '#shared/search/sentence/figures/quantities.ts'
import { joiningWords, wordSet } from '#shared/search/sentence/grammar.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { meaningAt } from '#shared/search/sentence/vocabulary.ts'

/** In the singular: "casas y terrenos de 400 m2" are two types. */
const landWords = wordSet('terreno, lote, predio, parcela, land, plot, lot')
const builtWords = wordSet(
  'construid@, construidos, construidas, construccion, edificado*, built, construcao',
)
/** "lote 25" is its number. */
const numbered = wordSet('lote, lot, plot, parcela')
const roofedWords = wordSet('cubiert@, cubiertos, cubiertas, covered')
const measures = wordSet('superficie, sup, area, tamaño, size')
const links = wordSet('de, del, con, of, mide, es, propi@, total, up, aprox, area')
/** "construido 180": square meters, neither a year nor a price. */
const bareArea = { min: 15, max: 1500 }

interface FoundArea {
  of: 'land' | 'built'
  quantity: Quantity
  next: number
}

/** "terreno de 360 m2" of a home, "construido 180", "180 m2 construidos"; undefined where the area is the home's only one. */
export function areaOfAt(
  tokens: readonly Token[],
  at: number,
  entities: readonly Entity[],
): FoundArea | undefined {
  const found = markedBefore(tokens, at, entities) ?? markedAfter(tokens, at)
  return found && (found.of === 'built' || hasBuilding(entities)) ? found : bareLotAt(tokens, at)
}

/** "lote de 500", from "de" on. */
function bareLotAt(tokens: readonly Token[], at: number): FoundArea | undefined {
  if (tokens[at]?.key !== 'de' || !landWords.has(tokens[at - 1]?.key ?? '')) return undefined
  const quantity = bareAt(tokens, at + 1)
  const isMonthly = quantity && meaningAt(tokens, quantity.next)?.value.kind === 'transaction'
  return quantity && !isMonthly ? { of: 'land', quantity, next: quantity.next } : undefined
}

const plotWith = wordSet('con, with, com, a, una, uma')
/** "con casa a demoler", "con casa de caseros" */
const notToLive = wordSet('a, de, para, por, to')

/** "lote de 500 m2 con casa": the house is meant, and the area is its land's. */
export function isOnPlot(tokens: readonly Token[], at: number, next: number, entities: Entity[]): boolean {
  const lot = entities.find((one) => one.kind === 'type')
  const area = entities.find((one) => one.kind === 'area')
  const isWith = plotWith.has(tokens[at - 1]?.key ?? '') && !notToLive.has(tokens[next]?.key ?? '')
  if (!lot || !area || !isWith || hasBuilding(entities) || !landWords.has(tokens[lot.at]?.key ?? ''))
    return false
  area.of = 'land'
  entities.splice(entities.indexOf(lot), 1)
  return true
}

function markedBefore(
  tokens: readonly Token[],
  at: number,
  entities: readonly Entity[],
): FoundArea | undefined {
  const start = measures.has(tokens[at]?.key ?? '') ? skip(tokens, at + 1) : at
  const key = tokens[start]?.key ?? ''
  const of = landWords.has(key) ? 'land' : builtWords.has(key) ? 'built' : undefined
  if (!of) return undefined
  const isJoined = joiningWords.has(tokens[at - 1]?.key ?? '')
  if (of === 'land' && isJoined && !isAside(tokens, start, ['land'], entities)) return undefined
  const figure = skip(tokens, start + 1)
  const quantity =
    areaAt(tokens, figure) ?? (numbered.has(key) && figure === start + 1 ? undefined : bareAt(tokens, figure))
  return quantity && { of, quantity, next: quantity.next }
}

/** "Unos 140 construidos" */
const about = wordSet('unos, unas, uns, about, casi, como')

function markedAfter(tokens: readonly Token[], at: number): FoundArea | undefined {
  const measured = areaAt(tokens, at)
  const quantity = measured ?? bareAt(tokens, about.has(tokens[at]?.key ?? '') ? at + 1 : at)
  if (!quantity) return undefined
  const mark = ['de', 'of'].includes(tokens[quantity.next]?.key ?? '') ? quantity.next + 1 : quantity.next
  const key = tokens[mark]?.key ?? ''
  if (builtWords.has(key) || (measured && roofedWords.has(key)))
    return { of: 'built', quantity, next: mark + 1 }
  const isLand = (measured !== undefined || mark > quantity.next) && landWords.has(key)
  // In "120 m2 terreno 360 m2" it belongs to the second.
  const isOfNext = isLand && mark === quantity.next && areaAt(tokens, skip(tokens, mark + 1)) !== undefined
  return isLand && !isOfNext ? { of: 'land', quantity, next: mark + 1 } : undefined
}

function skip(tokens: readonly Token[], from: number): number {
  let at = from
  while (links.has(tokens[at]?.key ?? '')) at += 1
  return at
}

function areaAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const quantity = quantityAt(tokens, at)
  const isPlot = quantity?.min?.plot || quantity?.max?.plot
  return quantity && (quantity.unit?.unit === 'area' || isPlot) && !quantity.noPrice ? quantity : undefined
}

function bareAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const bound = boundAt(tokens, at)
  const amount = amountAt(tokens, bound?.next ?? at)
  if (!amount || amount.scale > 1 || amount.sign !== undefined || amount.plot) return undefined
  const isArea = amount.value >= bareArea.min && amount.value <= bareArea.max
  if (!isArea || meaningAt(tokens, amount.next)?.value.kind === 'unit') return undefined
  const figure = bound?.value === 'max' ? { max: amount } : { min: amount }
  return {
    ...figure,
    unit: { unit: 'area', squareMeters: 1 },
    bare: bound === undefined,
    next: amount.next,
  }
}

/** Named before it, also by its bedrooms. */
export const hasBuilding = (entities: readonly Entity[]): boolean =>
  entities.some(
    (one) =>
      (one.kind === 'type' && one.types.some((type) => type !== 'land')) ||
      (one.kind === 'count' && one.field === 'bedrooms'),
  )
