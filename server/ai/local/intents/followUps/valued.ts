import { answerEstimate } from '#server/ai/local/answers/estimating.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { portugueseWords } from '#server/ai/local/portuguese/words.ts'
import { type Meaning, readMeaning } from '#server/ai/local/questionContext.ts'
import { about } from '#server/ai/local/topics.ts'
import { words } from '#server/core/words.ts'
import { withoutUndefined } from '#shared/core/records.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'

const lacking = [words('es'), words('en'), portugueseWords()].flatMap(({ replies }) => {
  const { need, needArea, needPlace } = replies.estimate
  return [need, needArea, needPlace]
})
const ofMeasure: ReadonlySet<string> = new Set([
  ...['area', 'landArea', 'bedrooms', 'bathrooms', 'parkingSpaces', 'amenities', 'city', 'neighborhood'],
  ...['place', 'propertyType', 'stage', 'state', 'transactionType', 'roomOnly'],
])
const ofLetting = / (?:alquil\w+|rent(?:al|ed|ing)?|alug\w+|arrend\w+)(?= )/
/** "180 m² construidos, 360 de terreno" is of no plot. */
const ofBuilding = / (?:construid[oa]s?|edificad[oa]s?|built|construcao|construccion)(?= )/
const bareArea = /^\W*(?:(?:tiene|son|unos|mide|it is|it s|about|tem|uns|de)\s+){0,2}(\d{2,4})\W*$/i
/** "¿Quién hace la tasación?" */
const asksWho = / (?:quien(?:es)?|who|quem)(?= )/
const maxBack = 3
const maxWords = 16

const isLacking = (content: string) => lacking.some((one) => content.includes(one))

/** "Es de 75 m² en Recoleta" after a valuation that lacked it: all that was said of the home. */
function homeSaid(question: Meaning): SentenceFilters | undefined {
  const { history, text, wording, rate, listing } = question
  if (listing || asksWho.test(wording) || wording.trim().split(' ').length > maxWords) return undefined
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  if (!isLacking(last) && !isPartial(question) && !isOfOwn(question)) return undefined
  const read = (one: string) =>
    readMeaning({ text: one, history: [], listing: undefined, language: 'es' }, rate)
  const measured = text.replace(bareArea, '$1 m2')
  const isOfBuilding = ofBuilding.test(wording)
  const own = read(isOfBuilding ? `casa ${measured}` : measured).understood
  const isOfHome =
    own.criteria.some(({ field }) => field !== 'transactionType') &&
    own.criteria.every(({ field }) => ofMeasure.has(field))
  if (!isOfHome) return undefined
  const asked = history.filter(({ role }) => role === 'user').slice(-maxBack)
  const before = asked.map(({ content }) => read(content.replace(bareArea, '$1 m2')))
  const isRent = before.some((one) => ofLetting.test(one.wording))
  const kinds = before.flatMap(
    ({
      understood: {
        filters: { propertyType },
      },
    }) => propertyType ?? [],
  )
  const ownFilters = isOfBuilding && kinds.length > 0 ? { ...own.filters, propertyType: kinds } : own.filters
  const said = [...before.map((one) => one.understood.filters), ownFilters]
  const { minPrice: _, maxPrice: __, ...filters }: SentenceFilters = Object.assign({}, ...said)
  return withoutUndefined({ ...filters, transactionType: isRent ? 'rent' : filters.transactionType })
}

/** Such homes were told before the area was known. */
const isPartial = ({ history }: Meaning) =>
  history
    .filter(({ role }) => role === 'assistant')
    .slice(-2)
    .some(({ content }) => isLacking(content))

/** What one's own is worth, of which too little was said. */
const isOfOwn = ({ history, rate }: Meaning) =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-2)
    .some(({ content }) => {
      const { wording, understood } = readMeaning(
        { text: content, history: [], listing: undefined, language: 'es' },
        rate,
      )
      const { minArea, maxArea, city, neighborhood } = understood.filters
      const isWhole = (minArea ?? maxArea) !== undefined && (city ?? neighborhood) !== undefined
      return about.estimate.test(wording) && about.ownHome.test(wording) && !isWhole
    })

export const valuedIntent: Intent = {
  name: 'valued',
  score: (question) => (homeSaid(question) ? certainty.pointed + 9.95 : 0),
  answer: (question) => answerEstimate(question, homeSaid(question) ?? {}),
  cases: [
    { after: ['cuánto vale mi casa?'], ask: 'en Lambaré, 3 dormitorios' },
    { after: ['cuánto vale mi casa?', 'en Lambaré, 3 dormitorios'], ask: '200 metros' },
    { after: ['quanto vale minha casa?'], ask: 'em Luque, 150 m2' },
  ],
}
