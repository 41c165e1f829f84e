import type { EngineQuestion } from '#server/ai/engine.ts'
import type { Area } from '#server/ai/local/areas/area.ts'
import { areasCompared } from '#server/ai/local/areas/areasCompared.ts'
import { readMeaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { type MarketOutput, marketStats } from '#server/ai/tools/marketStats.ts'
import { runTool, type ToolContext } from '#server/ai/tools/tool.ts'

const ofThem =
  '(?: (?:of|de|entre) (?:the two|the three|those|both|them|los dos|las dos|ellos|ellas|esos|esas))'
const word = '(?:one|area|place|city|town|neighbou?rhood|barrio|zona|ciudad|lugar|bairro|cidade)'
const cheap =
  '(?:cheaper|cheapest|less expensive|more affordable|m[aá]s barat[oa]|m[aá]s econ[oó]mic[oa]|menos car[oa]|que (?:sale|cuesta) menos|mais barat[oa]|mais em conta|que custa menos)'
const dear =
  '(?:dearer|pricier|more expensive|most expensive|m[aá]s car[oa]|que (?:sale|cuesta) m[aá]s|mais car[oa])'
const pointing = (degree: string) =>
  new RegExp(
    ` (in|en|em|for|no|na|of|del?|d[oa]) ?(?:the|el|la|o|a)? ?(?:${word} )?${degree}(?: ${word})?${ofThem}?(?![\\p{L}])`,
    'iu',
  )
/** "Two of the cheaper one": in it. */
const linkOf: Readonly<Record<string, string>> = { of: 'in', de: 'en', del: 'en', do: 'em', da: 'em' }
const degrees = [
  [pointing(cheap), 1],
  [pointing(dear), -1],
] as const

const rents = / (?:alquil\w+|rent\w*|alug\w+)(?= )/
const toRent: Record<Spoken, string> = { es: 'en alquiler', en: 'to rent', pt: 'para alugar' }

/** "Tres casas en ese": in the one that the comparison asked for. */
const thatOne =
  / (in|en|em|n) ?(?:that one|es[ea](?: ciudad| barrio| zona| lugar)?|ess[ea](?: cidade| bairro)?)(?=[\s,.?!]|$)/iu
const asksCheap = new RegExp(`${cheap}|(?:sale|cuesta|custa) menos`, 'iu')
const asksDear = new RegExp(`${dear}|(?:sale|cuesta|custa) m[aá]s`, 'iu')

/** What points at one of the two, and whether at the cheaper. */
function degreeIn(text: string, asked: string): readonly [RegExp, 1 | -1] | undefined {
  const named = degrees.find(([one]) => one.test(text))
  if (named || !thatOne.test(text)) return named
  if (asksDear.test(asked)) return [thatOne, -1]
  return asksCheap.test(asked) ? [thatOne, 1] : undefined
}

/** Of the last question that compared places. */
const turnsBack = 2

const cheaperToRent =
  /(?:Para alquilar es más barato |To rent, |Para alugar é mais barato )([^:\n]{1,80}?)(?: is cheaper)?:/u
const cheaperToBuy =
  /(?:Para comprar es más barato |To buy, |Para comprar é mais barato )([^:\n]{1,80}?)(?: is cheaper)?:/u

/** What the comparison just said, where it compared two. */
function toldCheaper(answer: string, areas: readonly Area[], isOfRents: boolean): Area | undefined {
  if (areas.length !== 2) return undefined
  const order = isOfRents ? [cheaperToRent, cheaperToBuy] : [cheaperToBuy, cheaperToRent]
  const [name] = order.flatMap((one) => one.exec(answer)?.[1] ?? [])
  return areas.find((one) => name !== undefined && (name === one.name || name.startsWith(`${one.name},`)))
}

/** "How much is 80 m² in the cheaper of the two?": by name, as what is asked per square meter decides. */
export async function withCheaperPlace(
  question: EngineQuestion,
  tools: ToolContext,
  rate: number,
): Promise<EngineQuestion> {
  const { text, history } = question
  const said = history.filter(({ role }) => role === 'user').slice(-turnsBack)
  const [pattern, order] = degreeIn(text, said.at(-1)?.content ?? '') ?? []
  if (!pattern || order === undefined) return question
  const meaning = readMeaning(question, rate)
  if ((meaning.understood.filters.city ?? meaning.understood.filters.neighborhood) !== undefined)
    return question
  const areas = said
    .toReversed()
    .map(({ content }) => areasCompared(readMeaning({ ...question, text: content, history: [] }, rate)).areas)
    .find((found) => found.length > 1)
  if (!areas) return question
  const { propertyType, transactionType: named } = meaning.understood.filters
  const answer = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const comparesRents = said.some(({ content }) => rents.test(wordingOf(content)))
  const asksRent = named === undefined && comparesRents
  const transactionType = named ?? (asksRent ? 'rent' : meaning.thread.search?.filters.transactionType)
  const told = toldCheaper(answer, areas, transactionType === 'rent')
  const other = areas.find((one) => one !== told)
  const chosen = told && (order === 1 ? told : other)
  const there = (area: Area) => {
    const placed = text.replace(
      pattern,
      (_, link: string) => ` ${linkOf[link.toLowerCase()] ?? link} ${area.name}`,
    )
    return asksRent && !propertyType ? `${placed} ${toRent[meaning.spoken ?? 'es']}` : placed
  }
  if (chosen) return { ...question, text: there(chosen) }
  const kind: Kind = {
    propertyType: propertyType?.[0] ?? 'apartment',
    transactionType: transactionType === 'rent' ? 'rent' : 'sale',
  }
  const priced = await Promise.all(
    areas.map(async (area) => ({ area, price: await pricePerSqm(area, kind, tools) })),
  )
  const known = priced.flatMap(({ area, price }) => (price === undefined ? [] : [{ area, price }]))
  const [first] = known.toSorted((one, other) => order * (one.price - other.price))
  if (!first || known.length < areas.length) return question
  return { ...question, text: there(first.area) }
}

type Kind = Pick<MarketOutput, 'propertyType' | 'transactionType'>

/** US dollars, the median; undefined where none is known of the area itself. */
async function pricePerSqm(
  { city, barrio }: Area,
  kind: Kind,
  tools: ToolContext,
): Promise<number | undefined> {
  if (city === undefined) return undefined
  const { area } = await runTool(marketStats, tools, {
    ...kind,
    city,
    ...(barrio !== undefined && { neighborhood: barrio }),
  })
  const isOfArea = area !== null && (barrio === undefined || area.neighborhood === barrio)
  return isOfArea ? area.figures.medianPerSqmUSD : undefined
}
