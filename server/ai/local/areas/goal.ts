import { placesIn } from '#server/ai/local/answers/around/whereIs.ts'
import { readSentence } from '#server/ai/local/readSentence.ts'
import type { Texts } from '#server/ai/local/texts.ts'
import { fold } from '#shared/core/text.ts'
import { distanceKm, type Point } from '#shared/places/distance.ts'
import { capital } from '#shared/places/mainCities.ts'
import { cityArea } from './area.ts'

/** Where somebody works, studies or goes every day. */
export interface Goal extends Point {
  /** Of a landmark or a place; empty for the centre of the city. */
  name: string
  city: string
  /** Gone to, not merely near. */
  isDaily: boolean
  /** A city as a whole. */
  isCity: boolean
}

const daily =
  /\b(?:trabaj\w+|(?:soy|sou|es|i am|i'm) (?:an? |una? |um |uma )?(?:enfermer\w+|medic[oa]|doctor[a]?|docente|maestr[oa]|profesor[a]?|cociner[oa]|guardia|secretari[oa]|nurse|doctor|teacher|enfermeir[oa]|professora?) (?=(?:en|del|at|in|no|na|do|da) )|laburo|laburamos|laburar|(?:mi|la|nuestra) oficina|estudi\w+|cursa\w*|(?:mi|la|su) facu(?:ltad)?|viaj\w+|ir (?:todos los dias|a trabajar|y volver)|voy todos los dias|van todos los dias|llegar|commut\w+|work(?:s|ing)?|(?:my|his|her|our) (?:job|office)|stud(?:y|ies|ying)|students? (?:at|of)|travel\w*|driv(?:e|ing)|get(?:ting)? (?:to|into)|go(?:ing)? (?:to|into) \w+ every ?day|trabalh\w+|(?:meu|o) escritorio|estud[ao]\w*|faculdade|ir (?:todo dia|todos os dias)|vou todo dia|cerca (?:del?|a)\b|a mano (?:del?)\b|cercan[oa]s? al?\b|near(?:est|er)?(?: to)?|close(?:st|r)? to|perto d[aeo]s?\b|proxim[oa] (?:d[aeo]|al?)\b)/i
const merelyNear = /^(?:cerca|a mano|near|close|perto|proxim)/i
const clauseEnd =
  /[.,;:?!¿¡\n]| (?:y|and|e|pero|but|mas|que|cual|which|where|donde|onde|qual|quais) (?=(?:quiero|queremos|busco|buscamos|me|nos|want|i|we|looking|quero|queria|queremos|vivo|tengo|mi|my|estoy|mejor|me|es|is|e|barrios?|zonas?|areas?|neighbou?rhoods?|bairros?|part|should|conviene|devo|would|can)\b)|(?: para| to| for)? (?:vivir|alquilar|rentar|comprar|live|rent|morar|alugar)\b/i
const center = /\b(?:centro|microcentro|downtown|city cent(?:er|re)|the cent(?:er|re)|town)\b/i
/** Written like "a" in Spanish: the university in capitals, or where nothing follows. */
const una = /\bUNA\b|\b(?:en|a|de|por|na|da) (?:la )?una(?=\W*$)/

/** In Spanish "no" excludes. */
const inPortuguese = /(?<=\s)(?:no|na|nos|nas)(?=\s)/gi

const campus = 'cerca de la Universidad Nacional de Asunción'

const leaves =
  /\b(?:mud\w+|mov(?:e|ing)|relocat\w+|veng\w+|venimos|venho|vindo|viajo|coming|soy|somos|sou|i am|i m|i'm|vivo|vivimos)\b/i
const origin =
  /\b(?:desde|from|(?:vengo|venimos|venho|vindo|viniendo|soy|somos|sou|saio) de|(?:mud\w+) de)\s+((?:la |el |o |a )?[\p{L}'’]+(?: [\p{L}'’]+){0,4})/iu

/** "Me mudo a Asunción desde Encarnación": where somebody leaves is no place to live. */
function withoutOrigin(text: string, rate: number): string {
  const match = leaves.test(text) ? origin.exec(text) : null
  const words = match?.[1]?.split(' ') ?? []
  for (let count = words.length; count > 0; count--) {
    const place = words.slice(0, count).join(' ')
    const { city, neighborhood } = readSentence(place, { rate }).filters
    const isOne = (city ?? neighborhood) !== undefined && !/ (?:a|to|para|pra|y|and|e|para) /i.test(place)
    if (match && isOne)
      return text.replace(
        match[0],
        match[0].endsWith(place) ? '' : match[0].slice(match[0].indexOf(place) + place.length),
      )
  }
  return text
}

/** `rest`: the question without it, and without where somebody comes from. */
export function goalIn(typed: string, rate: number): { goal: Goal | undefined; rest: string } {
  const text = withoutOrigin(typed, rate)
  const folded = fold(text)
  // Its length tells whether positions are the same.
  const source = folded.length === text.length ? folded : text
  let from = 0
  for (let tries = 0; tries < maxTries; tries++) {
    const match = daily.exec(source.slice(from))
    if (!match) break
    const start = from + match.index
    const after = start + match[0].length
    const end = clauseEnd.exec(source.slice(after))
    const stop = end ? after + end.index : source.length
    const found = goalOf(text.slice(start, stop), text, rate)
    const goal = found && { ...found, isDaily: !merelyNear.test(match[0]) }
    const isOfThingsThere =
      goal?.isCity === true && !goal.isDaily && !startsWith(source.slice(after), goal.city)
    if (goal && !isOfThingsThere) return { goal, rest: `${text.slice(0, start)} ${text.slice(stop)}` }
    from = after
  }
  return { goal: undefined, rest: text }
}

const maxTries = 4

/** Not "perto de hospitais em Assunção". */
const startsWith = (text: string, name: string) => fold(text).trim().startsWith(fold(name).slice(0, 5))

/** Kilometers from the ofCapital: there "the centre" is the town's own. */
const ownCenterFrom = 60

function centerGoal(city: string, isCity: boolean): Place | undefined {
  const { point } = cityArea(city)
  return point && { name: '', city, latitude: point.latitude, longitude: point.longitude, isCity }
}

type Place = Omit<Goal, 'isDaily'>

function goalOf(tail: string, whole: string, rate: number): Place | undefined {
  const understood = readSentence(una.test(tail) ? campus : tail.replace(inPortuguese, 'en'), { rate })
  const [found] = placesIn({ understood })
  // A landmark without a point is read as its city.
  const isNamed =
    found?.isLandmark || found?.barrio || understood.criteria.some(({ field }) => field === 'city')
  if (found && isNamed && (found.isLandmark || found.barrio)) {
    const { name, city, latitude, longitude } = found
    return { name, city, latitude, longitude, isCity: false }
  }
  const isCenter = center.test(tail)
  if (found && isNamed) return centerGoal(found.city, !isCenter)
  return isCenter ? centerGoal(townOf(whole, rate), false) : undefined
}

function townOf(whole: string, rate: number): string {
  const [town] = readSentence(whole, { rate }).filters.city ?? []
  const [point, ofCapital] = [town === undefined ? undefined : cityArea(town).point, cityArea(capital).point]
  const isFar = point && ofCapital && distanceKm(point, ofCapital) > ownCenterFrom
  return town !== undefined && isFar ? town : capital
}

export const goalName = ({ name, city }: Goal, { words }: Texts): string => name || words.areas.center(city)
