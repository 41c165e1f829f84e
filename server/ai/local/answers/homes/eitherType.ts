import { sayYield } from '#server/ai/local/answers/homes/yields.ts'
import { listItems } from '#server/ai/local/answers/searching.ts'
import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import type { Understanding } from '#shared/search/sentence.ts'

const named = [
  ['land', '(?:terrenos?|lotes?|land|plots?)'],
  ['apartment', '(?:deptos?|dptos?|departamentos?|apartamentos?|apartments?|flats?|monoambientes?|condos?)'],
  ['house', '(?:casas?|duplex|houses?)'],
  ['office', '(?:oficinas?|offices?|escritorios?)'],
  ['commercial', '(?:local|locales|salon(?:es)?|shops?|lojas?)'],
  ['warehouse', '(?:galpon(?:es)?|depositos?|tinglados?|warehouses?|galpao|galpoes)'],
] as const
const kinds = named.map(([type, words]) => ({ type, words: new RegExp(` ${words}(?= )`) }))
const linked = new RegExp(
  ` ${`(?:${named.map(([, words]) => words).join('|')})`}(?: \\w+){0,2} (?:o|u|or|ou|vs|versus)(?: (?:en|in|em|un|una|an?|um|uma|el|la))* (?:${named.map(([, words]) => words).join('|')})(?= )`,
)

/** Groups of types, as they are named: "terreno o depto". */
export function typesCompared(
  { criteria }: Understanding,
  wording: string,
): readonly (readonly PropertyType[])[] {
  const read = typesRead(criteria)
  if (read.length === 2 || !linked.test(wording)) return read
  return kinds.filter(({ words }) => words.test(wording)).map(({ type }) => [type])
}

function typesRead(criteria: Understanding['criteria']): readonly (readonly PropertyType[])[] {
  const named = criteria.flatMap((one) => (one.field === 'propertyType' ? [one.value] : []))
  const keys = new Set(named.map((types) => types.join()))
  return keys.size === named.length ? named : []
}

type Suited = keyof QuestionContext['texts']['words']['advice']['eitherType']['suits']
const suited: Partial<Record<PropertyType, Suited>> = {
  land: 'land',
  apartment: 'apartment',
  condo: 'apartment',
  penthouse: 'apartment',
  house: 'house',
}

const asksYield = / (?:rinde\w*|rend\w+|renta|rental|invert\w+|inviert\w+|invest\w*)(?= )/

export async function answerEitherType(question: QuestionContext): Promise<void> {
  const { reply, texts, understood } = question
  const w = texts.words.advice.eitherType
  const compared = typesCompared(understood, question.wording)
  for (const types of compared) {
    const [type] = types
    if (!type) continue
    reply.paragraph()
    await sayType(question, types)
    reply.say(w.suits[suited[type] ?? 'other'])
  }
  reply.paragraph()
  if (
    asksYield.test(question.wording) &&
    compared.some(([type]) => type === 'apartment' || type === 'house')
  ) {
    await sayYield(question, homesAsked(question), 2)
    reply.paragraph()
  }
  reply.say(w.limits)
  const s = texts.words.replies.suggestions
  reply.suggest(s.cheapestOne, s.returns, s.market)
}

const shown = 2

async function sayType(question: QuestionContext, types: readonly PropertyType[]): Promise<void> {
  const { reply, texts, understood, use } = question
  const w = texts.words.replies.search
  const { transactionType } = understood.filters
  const search: SearchState = {
    filters: {
      ...understood.filters,
      propertyType: [...types],
      transactionType: transactionType === 'rent' ? 'rent' : 'sale',
    },
    order: 'cheapest',
    text: '',
  }
  const { total, listings, path, totalIsCapped } = await use(searchListings, inputOf(search, shown))
  const what = describeSearch(search, texts)
  if (total === 0) return reply.say(w.none(what), [what, path])
  const figure = texts.number(total)
  const said = totalIsCapped ? w.countMany(figure, what) : w.count(total, figure, what)
  reply.say(said, [figure, path], [what, path])
  listItems(question, listings)
}
