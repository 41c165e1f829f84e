import { answerSearch } from '#server/ai/local/answers/searching.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { likeListing } from '#server/ai/local/intents/pageListing.ts'
import { namedList } from '#server/ai/local/named.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { asksOfIt, ordinals, superlatives, topicsIn } from '#server/ai/local/topics.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { centerOf, neighborhoodsOf } from '#shared/places/places.ts'

const elsewhere =
  / (?:(?:en |em |in )?(?:otr[oa]s?|outr[oa]s?|another|other|(?:a )?different) (?:barrios?|zonas?|bairros?|areas?|regiao|neighbou?rhoods?|lugar(?:es)?|parts?)|(?:lejos|fuera|away|out) (?:de|from|of) (?:ahi|aca|there|here))(?= )/
/** "Aunque sea en otra ciudad" */
const inOtherCity =
  / (?:(?:en |em |in )?(?:otras?|outras?|another|other|(?:a )?different|cualquier|qualquer|any) (?:ciudad(?:es)?|cidades?|cit(?:y|ies)|towns?))(?= )/
const asksAlike =
  / (?:parecid[oa]s?|similar(?:es)?|alike|como (?:est[ea]|es[ea])|like (?:it|this)|otr[oa]s?(?: \w+)? (?:mas|mais) barat[oa]s?|(?:anything|something) cheaper|algo (?:mas|mais) barato)(?= )/
/** Of this one: "¿tiene pileta?" */
const ofOne =
  / (?:tiene|trae|incluye|does it|has it|is it|it has|este|esta|ese|esa|this|ele tem|tem|esse|essa|inclui|acepta|aceita|esta)(?= )/
/** "What would it rent for?" */
const asksWhat = /^ (?:(?:y|and|e) )?(?:what|how much|cuanto|por cuanto|quanto|por quanto)(?= )/
const ofThem =
  / (?:que (?:tengan|acepten|sean|esten|incluyan|tenham|sejam|aceitem)|algun[oa]?s?|alguma?s?|algum|any|some|ones?|de (?:esos|esas|esses|essas)|of (?:those|them|these)|con|with|com|sin|without|sem|pero|but|mas|solo|only|just|so|y|and|e)(?= )/
const fields: ReadonlySet<string> = new Set([
  ...['amenities', 'exceptAmenities', 'bedrooms', 'bathrooms', 'parkingSpaces', 'area', 'landArea', 'price'],
  ...['city', 'neighborhood', 'place', 'propertyType', 'stage', 'transactionType', 'financing'],
])
const maxWords = 9
/** The nearest barrios of the same city. */
const maxBarrios = 5

/** After a list, or where none were found. */
function isOfOthers({ history }: Meaning): boolean {
  if (namedList(history.slice(-1)).length > 1) return true
  const asked = history.filter(({ role }) => role === 'user').slice(-turnsBack)
  return asked.some(({ content }) => asksAlike.test(wordingOf(content)))
}
const turnsBack = 2

/** "Que tengan pileta" on a listing's page, after a list of others. */
function refines(question: Meaning): boolean {
  const { listing, wording, understood, text } = question
  if (!listing || !isOfOthers(question) || wording.trim().split(' ').length > maxWords) return false
  if (ordinals.some((one) => one.test(wording)) || topicsIn(superlatives, wording).length > 0) return false
  if (elsewhere.test(wording) || inOtherCity.test(wording)) return true
  const { criteria } = understood
  if (criteria.length === 0 || !criteria.every(({ field }) => fields.has(field))) return false
  if (ofOne.test(wording) || asksOfIt.test(wording) || asksWhat.test(wording)) return false
  return ofThem.test(wording) || !/[?¿]/.test(text)
}

function barriosNear({ city, neighborhood }: { city: string; neighborhood: string }): string[] {
  const here = centerOf({ city, neighborhood })
  if (!here) return []
  return neighborhoodsOf(city)
    .filter((one) => one !== neighborhood)
    .flatMap((name) => {
      const point = centerOf({ city, neighborhood: name })
      return point ? [{ name, distance: distanceKm(here, point) }] : []
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, maxBarrios)
    .map(({ name }) => name)
}

export const refinedAlikeIntent: Intent = {
  name: 'refinedAlike',
  score(question) {
    if (!refines(question)) return 0
    // A search lets its city go.
    return certainty.pointed + (inOtherCity.test(question.wording) ? 9.2 : 8.5)
  },
  async answer(question) {
    const { listing, wording, history } = question
    if (!listing) return
    const before = history.filter(({ role }) => role === 'user').map(({ content }) => wordingOf(content))
    const said = `${before.slice(-turnsBack).join('')}${wording}`
    const search = likeListing(question, listing, said)
    const names = elsewhere.test(wording) ? barriosNear(listing) : []
    const { bedrooms } = search.filters
    const fewer = bedrooms !== undefined && bedrooms > 1 ? { bedrooms: bedrooms - 1 } : {}
    const place = names.length > 0 ? { neighborhood: names, ...fewer } : {}
    const { city: _, neighborhood: __, ...anywhere } = search.filters
    const filters = inOtherCity.test(said) ? anywhere : { ...search.filters, ...place }
    await answerSearch(question, { ...search, filters })
  },
  cases: [
    { after: ['mostrame otros parecidos más baratos'], ask: 'que tengan pileta', onPage: true },
    { after: ['show me similar ones'], ask: 'with a balcony', onPage: true },
    { after: ['hay otros parecidos?'], ask: 'en otro barrio', onPage: true },
  ],
}
