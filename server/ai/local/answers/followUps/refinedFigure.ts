import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { emptySearch, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import { follow } from '#server/ai/local/conversation/thread.ts'
import { sayCases } from '#server/ai/local/figures/answerFigures.ts'
import type { FigureCase } from '#server/ai/local/figures/figuresAsked.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { ofSuperlative } from '#server/ai/local/topics.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { withoutUndefined } from '#shared/core/records.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { capital } from '#shared/places/mainCities.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'

/** What a turn may wish for beside a price. */
const wished: ReadonlySet<string> = new Set([
  'amenities',
  'exceptAmenities',
  'parkingSpaces',
  'bathrooms',
  'stage',
])

const asksMoney =
  / (?:cuanto|cuantos|quanto|how much|precio|price|preco|baja|bajan|sube|suben|menos|mas car[oa]s?|mas barat[oa]s?|cheaper|dearer|fica|ficam|sale|salen|saldria|seria|serian|custa|custam|diferencia|difference|diferenca)(?= )/
const newer = / (?:mas nuev[oa]s?|nuev[oa]s|newer|new|brand new|mais nov[oa]s?|nov[oa]s|a estrenar)(?= )/
const ofRent = / (?:alquil\w+|rent\w*|alug\w+|arriend\w+)(?= )/
/** Another question than of the price. */
const ofOne = / (?:ese|esa|este|esta|primer\w*|segund\w+|that one|this one|the \w+est one)(?= )/

/** "Tem algum com garagem?": homes. */
const asksHomes =
  / (?:hay|tienen|tenes|tem|algum\w*|algun\w*|any|some|are there|is there|do you have|mostr\w+|show|busc\w+)(?= )/

/** "¿No hay más barato?" */
const asksCheaper =
  / (?:hay|habra|tienen|tenes|tem|ha|any|anything|something|algo|is there)(?: \w+){0,2} (?:(?:mas|mais) (?:barat[oa]s?|em conta|economic[oa]s?)|cheaper|less expensive)(?= )/

const maxWords = 14

export interface RefinedFigure {
  cases: readonly [FigureCase, FigureCase]
}

const caseOf = ({ bedrooms, minPrice: _, maxPrice: __, ...filters }: SentenceFilters): FigureCase => ({
  filters,
  bedrooms,
})

function withOffer(filters: SentenceFilters, { history, wording }: Meaning): SentenceFilters {
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => wordingOf(content))
  const isRent = ofRent.test(wording) || asked.some((one) => ofRent.test(one))
  const { transactionType = isRent ? 'rent' : 'sale', propertyType = [...homeTypes] } = filters
  return { ...filters, transactionType: transactionType === 'both' ? 'sale' : transactionType, propertyType }
}

const supposesLetting =
  / (?:si|if|se) (?:\w+ ){0,3}(?:alquil\w+|rent\w*|let|alug\w+|pongo|amobl\w+|furnish\w*|mobil\w+)(?= )/

/** "¿Y si lo alquilo amoblado?" after what letting leaves: of flats. */
function letHome({ wording, history, thread }: Meaning): SearchState | undefined {
  const { city = [capital], neighborhood } = thread.search?.filters ?? {}
  const place = withoutUndefined({ city, neighborhood })
  const before = history.filter(({ role }) => role === 'user').slice(-2)
  const isOfLetting = before.some(({ content }) => ofRent.test(wordingOf(content)))
  return isOfLetting && supposesLetting.test(wording)
    ? { ...emptySearch, filters: { propertyType: ['apartment'], transactionType: 'rent', ...place } }
    : undefined
}

/** "I meant furnished" after a price, "¿y sin muebles cuánto baja?" after a search: those with it beside those without. */
export function refinedFigure(question: Meaning): RefinedFigure | undefined {
  const { thread, wording, understood, listing } = question
  const letting = letHome(question)
  const isLetting = letting !== undefined
  const search = letting ?? thread.search
  const isOfOne = ofOne.test(wording) || ofSuperlative.test(wording)
  if (listing || !search || isOfOne || wording.trim().split(' ').length > maxWords) return undefined
  if (asksCheaper.test(wording) || (asksHomes.test(wording) && !asksMoney.test(wording))) return undefined
  const isOfPrice =
    thread.latest === 'market' ||
    asksMoney.test(wording.replace(/ (?:al|por lo|ao|pelo) menos(?= )/, '')) ||
    isLetting
  const isNewer =
    thread.latest === 'market' &&
    newer.test(wording) &&
    understood.criteria.every(({ field }) => field === 'sortBy' || field === 'stage')
  const isWish =
    understood.criteria.some(({ field }) => wished.has(field)) &&
    understood.criteria.every(
      ({ field }) => wished.has(field) || field === 'sortBy' || (isLetting && field === 'transactionType'),
    )
  if (!isOfPrice || !(isNewer || isWish)) return undefined
  const own: SentenceFilters = isNewer ? { stage: ['new'] } : understood.filters
  const { amenities = [], exceptAmenities = [] } = own
  const merged = follow({ ...thread, kind: 'search' }, question).search?.filters ?? search.filters
  const wide = withOffer(search.filters, question)
  const narrow = withOffer({ ...merged, ...own }, question)
  const [amenity] = [...amenities, ...exceptAmenities]
  if (amenity === undefined) return { cases: [caseOf(withoutUndefined({ ...wide, ...own })), caseOf(wide)] }
  const isWithout = exceptAmenities.length > 0
  const others = (wide.amenities ?? []).filter((one) => one !== amenity)
  const base = { ...wide, amenities: others.length > 0 ? others : undefined, exceptAmenities: undefined }
  const withIt = caseOf(withoutUndefined({ ...base, amenities: [...others, amenity] }))
  const without = caseOf(withoutUndefined({ ...base, exceptAmenities: [amenity] }))
  return narrow && { cases: isWithout ? [without, withIt] : [withIt, without] }
}

export async function answerRefinedFigure(question: QuestionContext): Promise<void> {
  const found = refinedFigure(question)
  if (!found) return
  await sayCases(question, 'price', found.cases)
  suggestStart(question)
}
