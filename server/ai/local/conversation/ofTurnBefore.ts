import { areasIn } from '#server/ai/local/areas/area.ts'
import { namedList } from '#server/ai/local/named.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { maxRead } from '#server/ai/local/wording.ts'

/* What a few words ask of the places or the price that were named just before. Patterns of folded wordings. */

const placeNamed = ({ filters: { neighborhood, city } }: Meaning['understood']) =>
  neighborhood?.[0] ?? city?.[0] ?? ''

const maxWords = 9
const isShort = (wording: string) => wording.trim().split(' ').length <= maxWords

const asksRentOfThat =
  / (?:cuanto|quanto|how much)(?: \w+){0,3} (?:cobrar\w*|cobro|pedir\w*|pido|sacar\w*|saco|seria|would (?:it|i|that)|could i|posso)(?: \w+){0,4} (?:alquiler|renta|rent|aluguel)(?= )/
const asksPrice = / (?:cuanto|quanto|how much|precios?|prices?|precos?)(?= )/
const rentOf: Record<Spoken, (rooms: string, place: string) => string> = {
  es: (rooms, place) => `¿a cuánto se alquila un departamento${rooms} en ${place}?`,
  en: (rooms, place) => `how much does an apartment${rooms} rent for in ${place}?`,
  pt: (rooms, place) => `por quanto se aluga um apartamento${rooms} em ${place}?`,
}
const withRooms: Record<Spoken, (bedrooms: number) => string> = {
  es: (bedrooms) => ` de ${bedrooms} dormitorios`,
  en: (bedrooms) => ` of ${bedrooms} bedrooms`,
  pt: (bedrooms) => ` de ${bedrooms} quartos`,
}

/** "¿Y cuánto cobraría de alquiler?" after what a kind of home costs there. */
function rentOfThat(now: Meaning, prior: Meaning, language: Spoken): string | undefined {
  const { bedrooms, transactionType } = prior.understood.filters
  const place = placeNamed(prior.understood)
  const isAsked = isShort(now.wording) && asksRentOfThat.test(now.wording) && asksPrice.test(prior.wording)
  if (now.listing || !isAsked || !place || transactionType === 'rent') return undefined
  return rentOf[language](bedrooms === undefined ? '' : withRooms[language](bedrooms), place)
}

const turnsBack = 3

/** Of the last turns the first that named two areas. */
function twoAreas({ history, rate }: Meaning): [string, string] | undefined {
  const said = history.filter(({ role }) => role === 'user').slice(-turnsBack)
  for (const { content } of said.toReversed()) {
    const [one, other, ...others] = areasIn(content.slice(0, maxRead), rate)
    if (one && other && others.length === 0) return [one.name, other.name]
  }
  return undefined
}

const chooses =
  / (?:(?:which|what)(?: one| of (?:them|those|the two)| area| place)?(?: \w+){0,2} would (?:you|u)|(?:cual|qual|en cual|em qual)(?: \w+){0,3} (?:comprarias|elegirias|te quedarias|invertirias|compraria|escolheria|investiria)|(?:vos|tu|voce)(?: \w+){0,2} (?:cual|qual|donde|onde)(?: \w+)? (?:comprarias|elegirias|compraria|escolheria))(?= )/
const ofIncome =
  / (?:(?:to|for) (?:rent|let)(?:ing)?(?: \w+)? out|rent(?:ing)? out|para (?:alquilar|renta|rentar|alugar|investir|invertir|inversion)|invest\w*|yields?|rentab\w+|rend\w+|rinde\w*)(?= )/
const betterOf: Record<'live' | 'invest', Record<Spoken, (one: string, other: string) => string>> = {
  live: {
    es: (one, other) => `¿qué me conviene para vivir, ${one} o ${other}?`,
    en: (one, other) => `which is better to live in, ${one} or ${other}?`,
    pt: (one, other) => `qual é melhor para morar, ${one} ou ${other}?`,
  },
  invest: {
    es: (one, other) => `para invertir, ¿${one} o ${other}?`,
    en: (one, other) => `is ${one} or ${other} better to invest in?`,
    pt: (one, other) => `para investir, ${one} ou ${other}?`,
  },
}

/** "Ok so which one would YOU buy in?" after two areas. */
function chosenOfTwo(now: Meaning, prior: Meaning, language: Spoken): string | undefined {
  const isOfList = namedList(now.history.slice(-1)).length > 1
  if (now.listing || isOfList || !isShort(now.wording) || !chooses.test(now.wording)) return undefined
  const areas = twoAreas(now)
  return areas && betterOf[ofIncome.test(prior.wording) ? 'invest' : 'live'][language](...areas)
}

const asksCloser =
  /^ (?:(?:y|e|and) )?(?:cual|qual|which)(?: (?:one|de los dos|das duas|dos dois|of them|of the two))?(?: \w+){0,3} (?:(?:mas|mais) (?:cerca|perto|proxim[oa])|closer|nearer)(?= )/
const closerTo =
  /(?:cerca|perto|pr[oó]xim[oa]|closer|nearer)\s+(?:(?:de(?:l)?|d[oa]|to|a|al)\s+)?(.+?)[?\s]*$/i
const closer: Record<Spoken, (target: string, one: string, other: string) => string> = {
  es: (target, one, other) => `¿qué queda más cerca de ${target}, ${one} o ${other}?`,
  en: (target, one, other) => `which is closer to ${target}, ${one} or ${other}?`,
  pt: (target, one, other) => `qual fica mais perto de ${target}, ${one} ou ${other}?`,
}

/** "¿Cuál queda más cerca del centro?" after "Luque o San Lorenzo". */
function closerOfTwo(now: Meaning, prior: Meaning, language: Spoken): string | undefined {
  if (now.listing || !asksCloser.test(now.wording)) return undefined
  const [, target] = closerTo.exec(now.text) ?? []
  const areas = areasIn(prior.text, prior.rate)
  const [one, other, ...others] = areas
  return target && one && other && others.length === 0
    ? closer[language](target, one.name, other.name)
    : undefined
}

/** Said in full; undefined where it goes on from nothing of these. */
export const ofTurnBefore = (now: Meaning, prior: Meaning, language: Spoken): string | undefined =>
  rentOfThat(now, prior, language) ?? closerOfTwo(now, prior, language) ?? chosenOfTwo(now, prior, language)
