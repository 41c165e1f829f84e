import { findNeighborhood } from '#shared/places/places.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'
import { namedList } from './named.ts'
import type { Meaning } from './questionContext.ts'
import { readSentence } from './readSentence.ts'
import { maxRead } from './wording.ts'

export interface ComparedPlace {
  name: string
  city: string
  neighborhood: string | undefined
}

/** Two cities, or two neighborhoods; empty where fewer are named. */
export function placesCompared({ neighborhood = [], city = [] }: SentenceFilters): ComparedPlace[] {
  const barrios = neighborhood.map((name) => ({
    name,
    city: findNeighborhood(name, city[0])?.city ?? findNeighborhood(name)?.city ?? city[0] ?? '',
    neighborhood: name,
  }))
  const towns = city
    .filter((name) => !barrios.some((one) => one.city === name))
    .map((name) => ({ name, city: name, neighborhood: undefined }))
  const places = [...barrios, ...towns]
  return places.length > 1 ? places.slice(0, 2) : []
}

const links = / (?:o|u|or|ou|vs\.?|versus) /i
/** Characters beside it: a place's name. */
const reach = 40
const maxLinks = 3

/** A barrio of one city and another city, which no search has beside each other: "Carmelitas o Luque". */
function placesBeside(text: string, rate: number): ComparedPlace[] {
  const parts = text.replace(/\s+/g, ' ').split(links)
  for (let at = 1; at < Math.min(parts.length, maxLinks); at++) {
    const sides = [parts[at - 1]?.slice(-reach), parts[at]?.slice(0, reach)].map((side = '') => {
      const { city, neighborhood } = readSentence(side, { rate }).filters
      return placeOf(neighborhood?.[0], city?.[0])
    })
    const found = sides.flatMap((side) => side ?? [])
    if (found.length === 2 && found[0]?.name !== found[1]?.name) return found
  }
  return []
}

function placeOf(barrio: string | undefined, city: string | undefined): ComparedPlace | undefined {
  if (barrio === undefined)
    return city === undefined ? undefined : { name: city, city, neighborhood: undefined }
  return { name: barrio, city: findNeighborhood(barrio, city)?.city ?? city ?? '', neighborhood: barrio }
}

const ofBoth =
  / (?:(?:donde|en cual|where|onde)(?: \w+){0,2} (?:hay mas|more|tem mais|ha mais)|(?:de )?(?:l[oa]s|ess?[oa]s|est[oa]s) dos|de (?:los|las) dos|ambos|ambas|both|(?:of )?the two|which of (?:the|those|them)|(?:d)?[oa]s dois|d?as duas|entre (?:esos|esas|los|las))(?= )/

const whichIsBetter =
  / (?:(?:cual|que|en cual)(?: de ell[oa]s)? (?:me |nos )?(?:conviene\w*|es mejor|seria mejor|elijo|recomend\w+|rinde mas)|which(?: one)? (?:is better|should i|would you|pays more)|qual (?:e (?:o |a )?melhor|compensa|rende mais))(?= )/

/** "¿Cuál tiene más?", of the two of one search. */
const asksWhich =
  /^ (?:(?:y|and|e) )?(?:(?:en )?cual|donde|which|where|qual|onde)(?: \w+){0,3} (?:mas|menos|more|fewer|less|mais|mejor|better|melhor|cheaper|bigger)(?= )/

const asksOfBoth = ({ wording, history }: Meaning) =>
  ofBoth.test(wording) || (whichIsBetter.test(wording) && namedList(history.slice(-2)).length === 0)

/** "¿En cuál de los dos es más barato?": of the last two searches. */
function placesBefore(question: Meaning): ComparedPlace[] {
  const { thread, understood } = question
  const { search, earlier } = thread
  const both = placesCompared(search?.filters ?? {})
  const namesNone = (understood.filters.city ?? understood.filters.neighborhood) === undefined
  if (namesNone && both.length > 1 && asksWhich.test(question.wording)) return both
  if (!search || !earlier || !namesNone || !asksOfBoth(question)) return []
  const places = [earlier, search].map(({ filters }) => placeOf(filters.neighborhood?.[0], filters.city?.[0]))
  const [one, other] = places
  return one && other && one.name !== other.name ? [one, other] : []
}

/** Two, in their order; empty where fewer are asked about. */
export function placesAsked(question: Meaning): ComparedPlace[] {
  const { understood, text, rate } = question
  const named = placesCompared(understood.filters)
  if (named.length > 0) return named
  const before = placesBefore(question)
  if (before.length > 0) return before
  const isOfOne = (understood.filters.city ?? understood.filters.neighborhood) !== undefined
  return isOfOne && links.test(text) ? placesBeside(text, rate) : []
}

/** Two that the turn before named: "after expenses and taxes?" */
export function placesOfTurnBefore({ history, rate }: Meaning): ComparedPlace[] {
  const text = history.findLast(({ role }) => role === 'user')?.content.slice(0, maxRead) ?? ''
  const named = placesCompared(readSentence(text, { rate }).filters)
  return named.length > 0 ? named : placesBeside(text, rate)
}

export function filtersOf(places: readonly ComparedPlace[]): Pick<SentenceFilters, 'city' | 'neighborhood'> {
  const barrios = places.flatMap(({ neighborhood }) => neighborhood ?? [])
  return {
    city: [...new Set(places.map(({ city }) => city))],
    ...(barrios.length > 0 && { neighborhood: barrios }),
  }
}
