import { roomsText } from '#server/ai/local/answers/homeFigures.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import type { SearchState } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { about } from '#server/ai/local/topics.ts'
import { filterInputOf } from '#server/ai/tools/input/searchFilters.ts'
import { type FigureGroupRow, type FigureRow, listingFigures } from '#server/ai/tools/listingFigures.ts'
import { enough } from '#shared/market/market.ts'
import type { FigureGroup } from '#shared/search/figures.ts'
import { type FigureCase, type FiguresAsked, figuresAsked } from './figuresAsked.ts'
import type { Measure } from './measures.ts'

/** Rows of a ranking. */
const shown = 6
/** Where few groups have more. */
const leastListings = 3

type Found = Awaited<ReturnType<typeof find>>

async function find(
  { use }: QuestionContext,
  measure: Measure,
  { filters, bedrooms }: FigureCase,
  groupBy?: FigureGroup,
) {
  const asked = measure === 'count' ? 'price' : measure
  return use(listingFigures, {
    ...filterInputOf(filters),
    ...{ measure: asked, groupBy },
    ...(bedrooms !== undefined && { onlyBedrooms: bedrooms }),
  })
}

const asksMeaning =
  / (?:que|q|o que|what) (?:son|es|significa\w*|quiere decir|e|sao|is|are|does)(?: \w+){0,3} (?:expensas|condominio|fees?|hoa)(?= )/

/** "¿En qué barrio …?", "¿cuánto … en promedio?", "¿… o …?": one measure of many listings. */
export async function answerFigures(question: QuestionContext): Promise<void> {
  const asked = figuresAsked(question)
  if (!asked) return
  const { reply, texts, wording } = question
  if (asked.measure === 'maintenanceFee' && asksMeaning.test(wording))
    reply.say(texts.words.explanations.fees)
  if (asked.form === 'ranking') await sayRanking(question, asked)
  else if (asked.form === 'share') await sayShare(question, asked)
  else await sayEach(question, asked)
  reply.paragraph()
  sayLimits(question, asked)
  if (asked.assumedCity) reply.say(texts.words.advice.living.assumed(asked.assumedCity))
  const { neighborhood, city } = asked.cases[0]?.filters ?? {}
  const place = neighborhood?.[0] ?? city?.[0]
  const s = texts.words.replies.suggestions
  reply.suggest(...(place ? [s.marketIn(place)] : [s.market]), s.search, s.returns)
}

function sayLimits({ reply, texts }: QuestionContext, { measure }: FiguresAsked): void {
  const { figures: w, advice } = texts.words
  if (measure === 'price' || measure === 'pricePerSqm') reply.say(w.asking)
  if (measure === 'maintenanceFee') reply.say(advice.fees.ask)
  if (measure === 'daysListed') reply.say(w.listed)
}

const isOfRent = ({ filters }: FigureCase) => filters.transactionType === 'rent'

function measureText({ texts }: QuestionContext, measure: Measure, of: FigureCase): string {
  const w = texts.words.figures.measures
  if (measure === 'price') return isOfRent(of) ? w.rent : w.price
  if (measure === 'pricePerSqm') return isOfRent(of) ? w.rentPerSqm : w.pricePerSqm
  return w[measure]
}

function valueText({ texts }: QuestionContext, measure: Measure, value: number): string {
  const whole = Math.round(value)
  switch (measure) {
    case 'price':
    case 'maintenanceFee':
      return texts.usd(whole)
    case 'pricePerSqm':
      return texts.perSqm(value)
    case 'area':
      return texts.area(whole)
    case 'daysListed':
      return texts.words.figures.days(whole, texts.number(whole))
    case 'count':
      return texts.number(whole)
  }
}

/** "Casas en venta en Luque, 3 dormitorios" */
function whatText({ texts, understood }: QuestionContext, { filters, bedrooms }: FigureCase): string {
  const isOfPlace = (filters.polygon ?? filters.near) !== undefined
  const named = understood.criteria.flatMap((one) => (one.field === 'place' ? [one.value] : []))
  const places = isOfPlace ? named : []
  const what = describeSearch({ filters, order: undefined, text: '', places }, texts)
  return bedrooms === undefined ? what : `${what}, ${roomsText(texts, bedrooms)}`
}

const middleOf = (measure: Measure, { total, spread }: FigureRow): number | undefined =>
  measure === 'count' ? total : spread?.median

const listingsOf = (measure: Measure, { total, spread }: FigureRow): number =>
  measure === 'count' ? total : (spread?.listings ?? 0)

function groupName({ texts }: QuestionContext, row: FigureGroupRow, isOneCity: boolean): string {
  if (row.neighborhood !== undefined)
    return isOneCity || !row.city
      ? row.neighborhood
      : texts.place({ neighborhood: row.neighborhood, city: row.city })
  if (row.city !== undefined) return row.city
  return row.propertyType === undefined ? roomsText(texts, row.bedrooms ?? 0) : texts.plural(row.propertyType)
}

async function sayRanking(question: QuestionContext, asked: FiguresAsked): Promise<void> {
  const { reply, texts } = question
  const { measure, groupBy, cases } = asked
  const [of] = cases
  if (!of || !groupBy) return
  const w = texts.words.figures
  const { all, groups } = await find(question, measure, of, groupBy)
  const what = whatText(question, of)
  const sound = soundOf(measure, groups)
  if (sound.length === 0) {
    reply.say(w.none(what, w.by[groupBy]), [what, all.path])
    return sayValue(question, measure, of, { all, groups })
  }
  const sorted = inOrder(sound, asked)
  if (measure === 'count') {
    const count = texts.number(all.total)
    reply.say(texts.words.replies.search.count(all.total, count, what), [count, all.path], [what, all.path])
  } else
    reply.say(w.lead(what, measureText(question, measure, of), w.by[groupBy], orderText(question, asked)), [
      what,
      all.path,
    ])
  for (const row of sorted.slice(0, shown)) {
    const name = groupName(question, row, of.filters.city?.length === 1)
    const value = valueText(question, measure, middleOf(measure, row) ?? 0)
    const n = listingsOf(measure, row)
    const [count, source] = [texts.number(n), [value, row.path] as const]
    if (measure === 'count') reply.item(texts.words.advice.offeredIn(name, n, count), source)
    else reply.item(w.row(name, value, n, count), source, [count, row.path])
  }
}

function orderText({ texts }: QuestionContext, { measure, groupBy, isLeastFirst }: FiguresAsked): string {
  const w = texts.words.figures.orders
  if (groupBy === 'bedrooms') return ''
  const isOfMoney = measure === 'price' || measure === 'pricePerSqm'
  if (isOfMoney) return isLeastFirst ? w.cheapest : w.dearest
  return isLeastFirst ? w.lowest : w.highest
}

function inOrder(
  rows: readonly FigureGroupRow[],
  { measure, groupBy, isLeastFirst }: FiguresAsked,
): FigureGroupRow[] {
  if (groupBy === 'bedrooms')
    return rows.toSorted((one, other) => (one.bedrooms ?? 0) - (other.bedrooms ?? 0))
  const way = isLeastFirst ? 1 : -1
  return rows.toSorted(
    (one, other) => way * ((middleOf(measure, one) ?? 0) - (middleOf(measure, other) ?? 0)),
  )
}

/** Named groups with listings enough. */
function soundOf(measure: Measure, groups: readonly FigureGroupRow[]): FigureGroupRow[] {
  const named = groups.filter(({ neighborhood, city }) => neighborhood !== '' && city !== '')
  if (measure === 'count') return named
  const atLeast = (least: number) => named.filter((row) => listingsOf(measure, row) >= least)
  const sound = atLeast(enough)
  return sound.length > 1 ? sound : atLeast(leastListings)
}

async function sayEach(question: QuestionContext, { measure, cases, form }: FiguresAsked): Promise<void> {
  const { reply } = question
  const found: { of: FigureCase; row: FigureRow }[] = []
  const isOfHomes = form === 'value' && measure !== 'count'
  for (const of of cases) {
    const figures = await find(question, measure, of)
    if (isOfHomes && figures.all.total === 0) return answerSearch(question, searchOf(of))
    sayValue(question, measure, of, figures)
    reply.paragraph()
    found.push({ of, row: figures.all })
  }
  if (form === 'comparison') return sayDifference(question, measure, found)
  const [one] = found
  if (!one || !isOfHomes) return
  const isFew = listingsOf(measure, one.row) < leastListings
  if (isFew || about.search.test(question.wording)) await answerSearch(question, searchOf(one.of))
}

function searchOf({ filters, bedrooms }: FigureCase): SearchState {
  const rooms = bedrooms ? { bedrooms } : {}
  return { filters: { ...filters, ...rooms }, order: undefined, text: '' }
}

/** Two cases of one measure, and what tells them apart. */
export async function sayCases(
  question: QuestionContext,
  measure: Measure,
  cases: readonly FigureCase[],
): Promise<void> {
  const asked = { measure, cases, form: 'comparison', groupBy: undefined, isLeastFirst: false } as const
  const whole = { ...asked, assumedCity: undefined, isNarrow: true, isOfBefore: true }
  await sayEach(question, whole)
  question.reply.paragraph()
  sayLimits(question, whole)
}

function sayValue(question: QuestionContext, measure: Measure, of: FigureCase, { all }: Found): void {
  const { reply, texts } = question
  const w = texts.words.figures
  const [what, label] = [whatText(question, of), measureText(question, measure, of)]
  const n = listingsOf(measure, all)
  const count = texts.number(n)
  if (measure === 'count') return void reply.say(w.count(what, n, count), [count, all.path], [what, all.path])
  const { spread } = all
  if (!spread || n < leastListings)
    return void reply.say(w.few(what, label, n, count), [what, all.path], [count, all.path])
  const [median, low, high] = [spread.median, spread.low, spread.high].map((one) =>
    valueText(question, measure, one),
  )
  if (measure === 'daysListed') {
    const days = Math.round(spread.median)
    const said = texts.words.advice.listed.median(what, days, texts.number(days), n, count)
    return void reply.say(said, [what, all.path], [texts.number(days), all.path], [count, all.path])
  }
  reply.say(
    w.value(what, label, `${median}`, `${low}`, `${high}`, n, count),
    ...[what, `${median}`, `${low}`, `${high}`, count].map((piece) => [piece, all.path] as const),
  )
}

/** What tells it from the others: its place, its type, its rooms. */
function shortText({ texts }: QuestionContext, of: FigureCase, all: readonly { of: FigureCase }[]): string {
  const differ = (read: (one: FigureCase) => unknown) =>
    new Set(all.map((one) => JSON.stringify(read(one.of)) ?? '')).size > 1
  const { city, neighborhood, propertyType = [], exceptAmenities } = of.filters
  if (differ(({ filters }) => filters.neighborhood) || differ(({ filters }) => filters.city))
    return neighborhood?.[0] ?? city?.[0] ?? ''
  if (differ(({ filters }) => filters.propertyType)) return texts.list(propertyType.map(texts.plural))
  if (differ(({ bedrooms }) => bedrooms)) return roomsText(texts, of.bedrooms ?? 0)
  const w = texts.words.figures
  if (differ(({ filters }) => filters.exceptAmenities)) return exceptAmenities ? w.without : w.with
  return of === all[0]?.of ? w.with : w.all
}

function sayDifference(
  question: QuestionContext,
  measure: Measure,
  found: readonly { of: FigureCase; row: FigureRow }[],
): void {
  const { reply, texts } = question
  const known = found.flatMap(({ of, row }) => {
    const value = middleOf(measure, row)
    const isSound =
      value !== undefined && value > 0 && (measure === 'count' || listingsOf(measure, row) >= leastListings)
    return isSound ? [{ name: shortText(question, of, found), value, path: row.path }] : []
  })
  const [most, least] = [
    known.toSorted((one, other) => other.value - one.value)[0],
    known.toSorted((one, other) => one.value - other.value)[0],
  ]
  if (!most || !least || known.length < 2) return
  const w = texts.words.figures
  const percent = texts.percent((most.value / least.value - 1) * 100)
  const [one, other] = known
  if (most.value === least.value && one && other)
    return void reply.say(w.same(`${one.name.charAt(0).toUpperCase()}${one.name.slice(1)}`, other.name))
  const isOfMoney = measure === 'price' || measure === 'pricePerSqm'
  const name = `${most.name.charAt(0).toUpperCase()}${most.name.slice(1)}`
  reply.say((isOfMoney ? w.dearer : w.more)(name, least.name, percent), [percent, most.path])
}

async function sayShare(question: QuestionContext, { cases }: FiguresAsked): Promise<void> {
  const { reply, texts } = question
  const [all, some] = cases
  if (!all || !some) return
  const [whole, part] = await Promise.all([find(question, 'count', all), find(question, 'count', some)])
  const w = texts.words.figures
  const [n, m] = [whole.all.total, part.all.total]
  const [count, counted] = [texts.number(n), texts.number(m)]
  if (n === 0) return void reply.say(w.count(whatText(question, all), 0, '0'))
  const percent = texts.percent((m / n) * 100)
  reply.say(
    w.share(counted, count, percent, whatText(question, some), whatText(question, all)),
    [counted, part.all.path],
    [count, whole.all.path],
    [percent, part.all.path],
  )
  reply.say(w.unsaid)
}
