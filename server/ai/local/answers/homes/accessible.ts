import { inputOf, type SearchState } from '#server/ai/local/conversation/searchState.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { homeTypes } from '#shared/listings/traits.ts'

const cannotClimb =
  / (?:silla de ruedas|planta baja o (?:con |que tenga )?ascensor|ascensor o (?:en )?planta baja|ground floor or (?:with )?(?:an |a )?(?:elevator|lift)|(?:elevator|lift) or ground floor|terreo ou (?:com )?elevador|wheelchair|escaleras?|stairs|steps|escadas?|escalon(?:es)?|degraus?|terre[ao]s?|cadeira de rodas|cadeirantes?|movilidad reducida|reduced mobility|mobilidade reduzida|discapacidad|disabled|deficientes?|muletas|andador|(?:no|nao) (?:puede |pueden |pode |podem )?(?:camina|caminan|caminar|anda|andam|andar) (?:bien|bem)|crutches|walker)(?= )/

/** In these words. */
export const saysAccess = (wording: string): boolean => cannotClimb.test(wording)

/** Somebody who cannot climb stairs, of this turn or one before. */
export const needsAccess = ({ wording, history }: Pick<Meaning, 'wording' | 'history'>): boolean =>
  cannotClimb.test(wording) ||
  history.some(({ role, content }) => role === 'user' && cannotClimb.test(wordingOf(content)))

const stairsInside = /d[uú]plex|triplex/i
const ofEach = 5

export interface Accessible {
  listings: ListingFacts[]
  elevators: Found
  groundFloors: Found
}
type Found = { total: number; path: string; listings: ListingFacts[] }

/** "Térreo ou com elevador": either will do, and is looked for where neither is said. */
export function withoutAccess(search: SearchState): SearchState {
  const { groundFloor: _, amenities = [], ...filters } = search.filters
  const others = amenities.filter((code) => code !== 'elevator')
  const propertyType = filters.propertyType ?? [...homeTypes]
  return {
    ...search,
    filters: { ...filters, propertyType, ...(others.length > 0 && { amenities: others }) },
    sentence: undefined,
    text: '',
  }
}

/** Of a search those that say an elevator or the ground floor, by turns. */
export async function findAccessible({ use }: QuestionContext, search: SearchState): Promise<Accessible> {
  const { filters } = search
  const withElevator = { ...filters, amenities: [...(filters.amenities ?? []), 'elevator' as const] }
  const [elevators, groundFloors] = await Promise.all(
    [withElevator, { ...filters, groundFloor: true }].map((one) =>
      use(searchListings, inputOf({ ...search, filters: one }, ofEach)),
    ),
  )
  const found = { elevators: elevators ?? none, groundFloors: groundFloors ?? none }
  const byTurns = Array.from({ length: ofEach }, (_, at) => at).flatMap((at) =>
    [found.groundFloors, found.elevators].flatMap(({ listings }) => listings[at] ?? []),
  )
  const byId = new Map(byTurns.map((one) => [one.id, one]))
  return { ...found, listings: [...byId.values()].filter(isOnOneFloor) }
}
const none: Found = { total: 0, path: '', listings: [] }

/** As far as its title tells. */
export const isOnOneFloor = ({ title }: Pick<ListingFacts, 'title'>): boolean => !stairsInside.test(title)

export function sayAccess({ reply, texts }: QuestionContext, { elevators, groundFloors }: Accessible): void {
  const w = texts.words.replies.search
  const said = [
    { ...elevators, write: w.access.elevator },
    { ...groundFloors, write: w.access.ground },
  ].filter(({ total }) => total > 0)
  const pieces = said.map(({ total, write }) => write(texts.number(total)))
  const sources = said.map(({ total, path }) => [texts.number(total), path] as const)
  reply.say(said.length > 0 ? w.access.of(texts.list(pieces)) : w.noAccess, ...sources)
  reply.say(w.accessAsk)
}
