import { emptySearch, inputOf } from '#server/ai/local/conversation/searchState.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { readSentence } from '#server/ai/local/readSentence.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { fold } from '#shared/core/text.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { placesIn, type Whereabouts } from './whereIs.ts'

const nearWhat =
  /(?:cerca|cercan[oa]|lejos|closer|closest|nearer|nearest|near|close|far|farther|further|perto|proxim[oa]|longe)\s+(?:a la|a las|a los|de la|de las|de los|of the|to the|from the|al|del|de|a|to|from|do|da)\s+(.+)/

export interface Closer {
  target: Whereabouts
  places: Whereabouts[]
}

/** What is to be near, and two that may be. */
const least = 3
const maxPieces = 6

/** "Cerca de Asunción" is the cities around it, but here the city. */
function pointedAt({ understood, text, rate }: Meaning): Meaning['understood'] {
  const isAround = understood.criteria.some(({ field, value }) => field === 'place' && value.kind === 'area')
  return isAround ? readSentence(text.replace(aroundWords, ''), { rate }) : understood
}
const aroundWords = /\b(?:cerca|perto|close|near)(?:er|est)? (?:de|to|d[ao])\b/gi

/** Of each piece of the question, where it is read as fewer: "de Asunción, Luque o Areguá" names one city beside another. */
function placesNamed(question: Meaning): Whereabouts[] {
  const whole = placesIn({ understood: pointedAt(question) })
  if (whole.length >= least) return whole
  const pieces = question.text.split(/[,;:?]| (?:o|u|ou|or|vs) /i).slice(0, maxPieces)
  const each = pieces.flatMap((piece) =>
    placesIn({ understood: readSentence(piece, { rate: question.rate }) }),
  )
  return each.filter(({ name }, at) => each.findIndex((other) => other.name === name) === at)
}

/** Two places or more, and what they are to be near: a landmark, else the one named after "cerca de". */
export function closerIn(question: Meaning): Closer | undefined {
  const named = placesNamed(question)
  if (named.length < least) return undefined
  const [, after = ''] = nearWhat.exec(fold(question.text)) ?? []
  const isNamedFirst = (one: Whereabouts) => after.startsWith(fold(one.name).split(' ')[0] ?? '')
  const target = named.find(({ isLandmark }) => isLandmark) ?? (after ? named.find(isNamedFirst) : undefined)
  const isTheirs = ({ barrio, city, isLandmark }: Whereabouts) =>
    barrio === undefined &&
    !isLandmark &&
    named.some((other) => other.barrio !== undefined && other.city === city)
  const places = named.filter(
    (one) => one !== target && !isTheirs(one) && !(target?.isLandmark && one.isLandmark),
  )
  return target && places.length > 1 ? { target, places } : undefined
}

/** "¿Qué queda más cerca del Shopping del Sol, Herrera o Ycuá Satí?" */
export async function answerCloser(question: QuestionContext): Promise<void> {
  const closer = closerIn(question)
  if (!closer) return
  const { reply, texts, use } = question
  const { target, places } = closer
  const sorted = places
    .map((place) => ({ place, km: distanceKm(place, target) }))
    .toSorted((one, other) => one.km - other.km)
  const [first] = sorted
  if (!first) return
  const w = texts.words.advice.closer
  const said = sorted.map(({ place, km }) => ({ name: place.name, km: texts.number(km, km < 10 ? 1 : 0) }))
  const { path } = await use(searchListings, inputOf({ ...emptySearch, filters: first.place.filters }, 1))
  reply.say(
    w.is(first.place.name, target.name, texts.list(said.map(({ name, km }) => `${name} (${km} km)`))),
    [first.place.name, path],
  )
  const s = texts.words.replies.suggestions
  reply.suggest(...sorted.slice(0, 2).map(({ place }) => s.marketIn(place.barrio ?? place.city)), s.search)
}
