import { namedList } from '#server/ai/local/named.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { about } from '#server/ai/local/topics.ts'
import { maxRead } from '#server/ai/local/wording.ts'
import { type Area, areasIn, barrioArea, cityArea, distinct } from './area.ts'
import { type Goal, goalIn } from './goal.ts'
import { asksSavings, livesAndWorks } from './savings.ts'

export interface Compared {
  areas: readonly Area[]
  goal: Goal | undefined
  /** Two of the conversation rather than of the question. */
  isBefore: boolean
}

const links = / (?:o|u|or|ou|vs\.?|versus|contra|y yo|and i|e eu) /i
const reach = 45

/** A barrio beside a city that is not its own, which one search does not hold. */
function areasBeside(text: string, rate: number): Area[] {
  const parts = text.replace(/\s+/g, ' ').split(links)
  if (parts.length < 2 || parts.length > 4) return []
  const sides = parts.map((part, at) => {
    const side = at === 0 ? part.slice(-reach) : part.slice(0, reach)
    return areasIn(at === 0 ? side : `en ${side}`, rate).at(at === 0 ? -1 : 0)
  })
  return distinct(sides.flatMap((side) => side ?? []))
}

const more =
  '(?:mas|menos|mejor(?:es)?|more|less|fewer|better|best|cheap\\w*|expensive|mais|melhor(?:es)?|conviene\\w*|recomend\\w*|rinde|rende|barat[oa]s?|car[oa]s?|elegirias|closer|nicer|higher|lower|mayor|maior|menor|faster|sooner|quicker|antes|primero)'
const areaNouns =
  '(?:zonas?|barrios?|ciudad(?:es)?|cit(?:y|ies)|areas?|places?|neighbou?rhoods?|cidades?|bairros?|towns?|lugar(?:es)?)'
const both =
  '(?:(?:de |entre )?(?:l[oa]s|ess?[oa]s|est[oa]s|[oa]s|das|dos) (?:dos|duas|dois)|ambas|ambos|both|(?:of )?the two|de ell[oa]s|of them)'
/** "¿Cuál de las dos zonas …?", "where is it cheaper?" */
const asksOfTwo = new RegExp(
  ` (?:(?:cual|which|qual|que|what)(?: one)?(?: (?:de|das|dos|of|the|los|las|esas|those|two))* (?:${both}|${areaNouns})|${both}|(?:en|em|in) (?:cual|qual|which)|donde|where|onde|which one (?:has|is|of))(?: \\w+){0,5} ${more}(?= )`,
)
/** "¿Cuánto sale en cada uno?" */
const asksOfEach =
  / (?:en|in|em|for|para) (?:cada (?:un[oa]|um[a]?|lugar|barrio|ciudad|zona|cidade|bairro)|each(?: one| place| of them)?)(?= )/
/** "¿Cuál es más barata?": of two that the question before named. */
const asksWhich = new RegExp(` (?:cual|which|qual)(?! es (?:el|la) )(?: \\w+){0,3} ${more}(?= )`)
const changed = / (?:subi\w+|baj(?:o|aron|ando)|aument\w+|rose|risen|went up|fell|dropped|caiu|cairam)(?= )/

const isWorse =
  / (?:mas|mais|menos|tan) (?:barat[oa]s?|car[oa]s?|economic[oa]s?|em conta|accesibles?|cerca|lejos|perto|longe)(?= )| (?:sale|salen|cuesta|cuestan|piden|pagas?|costs?|custa|custam|sai|saem) (?:mas|menos|more|less|mais)(?= )| (?:cheaper|dearer|more expensive|less expensive|closer|farther|mejor|melhor|better|conviene)(?= )/
/** "¿Hay más baratos en Luque?": homes. */
const looks =
  / (?:hay|mostr\w+|muestr\w+|show|find|busc\w+|tenes|tienen|are there|any|tem|ver|quiero|dame)(?= )/
const isQuestionOfOne =
  /^ (?:(?:y|e|and|but|pero|mas) )*(?:(?:en|em|in|a) |(?:es|e|is|sale|salen|sera|would|seria|fica|esta|are|son|sao|conviene|it|is it|are they) )/

/** Of the last turns the first that named two, else the last two searches. */
function areasBefore({ history, rate, thread, wording }: Meaning): Area[] {
  const isSure = asksOfTwo.test(wording) || asksOfEach.test(wording)
  const turns = isSure
    ? turnsBefore
    : asksWhich.test(wording) && namedList(history.slice(-2)).length === 0
      ? 1
      : 0
  const said = history.filter(({ role }) => role === 'user').slice(-Math.max(turns, 1))
  for (const { content } of turns > 0 ? said.toReversed() : []) {
    const { rest } = goalIn(content.slice(0, maxRead), rate)
    const areas = areasIn(rest, rate)
    const named = areas.length > 1 ? areas : areasBeside(rest, rate)
    if (named.length > 1) return named
  }
  const { search, earlier } = thread
  return isSure ? distinct([earlier, search].flatMap((one) => areaOfFilters(one?.filters) ?? [])) : []
}

const turnsBefore = 3

function areaOfFilters(filters: Meaning['understood']['filters'] | undefined): Area | undefined {
  const [barrio, ...barrios] = filters?.neighborhood ?? []
  const [city, ...cities] = filters?.city ?? []
  if (barrio && barrios.length === 0 && city) return barrioArea(barrio, city)
  return city && cities.length === 0 && !barrio ? cityArea(city) : undefined
}

/** "Me mudo de Villa Morra a Lambaré": a search leaves out where somebody comes from. */
const leftFor = /\b(?:de|desde|from|saindo de)\s+([\p{L}'’ ]{3,40}?),?\s+(?:a|to|hasta|para|pra)\s+/iu

/** "Vivo en San Lorenzo, si me mudo a Villa Morra": a barrio of another city. */
const goesTo =
  /(?:mud\p{L}+|mov(?:e|ing)|voy|vamos|vou|ir|go|going)\s+(?:a|to|para|pra)\s+([\p{L}'’ ]{3,30})/iu

/** Where one would save: from the place before to the one that is named, or between the last two. */
function areasLeft({ text, rate, thread: { search, earlier } }: Meaning): Area[] {
  const named = areasIn(text, rate)
  if (named.length > 1) return named.slice(0, 2)
  const [one] = named
  const left = leftFor.exec(text)?.[1]
  const goes = goesTo.exec(text)?.[1]
  const [origin] = left === undefined ? [] : areasIn(`en ${left}`, rate)
  const [target] = goes === undefined ? [] : areasIn(`en ${goes}`, rate)
  if (one && target && target.name !== one.name) return [one, target]
  const before = origin ?? areaOfFilters(search?.filters)
  if (one) return before && before.name !== one.name ? [before, one] : []
  return distinct([earlier, search].flatMap((state) => areaOfFilters(state?.filters) ?? []))
}

const nothing: Compared = { areas: [], goal: undefined, isBefore: false }

/** What the question compares; fewer than two areas where it compares none. */
export function areasCompared(question: Meaning): Compared {
  const { text, rate, wording, thread } = question
  const left = asksSavings(wording) || livesAndWorks(wording) ? areasLeft(question) : []
  if (left.length > 1) return { areas: left, goal: undefined, isBefore: true }
  const { goal, rest } = goalIn(text, rate)
  const named = areasIn(rest, rate)
  if (named.length > 1) return { areas: named, goal, isBefore: false }
  const beside = named.length === 1 && links.test(rest) ? areasBeside(rest, rate) : []
  if (beside.length > 1) return { areas: beside, goal, isBefore: false }
  const [one] = named
  if (one === undefined) {
    if (goal || changed.test(wording)) return nothing
    const areas = areasBefore(question)
    return areas.length > 1 ? { areas, goal, isBefore: true } : asOfOld(question, goal)
  }
  const before = areaOfFilters(thread.search?.filters)
  const compares = isWorse.test(wording) && isQuestionOfOne.test(wording) && !looks.test(wording)
  if (!before || before.name === one.name || !compares || about.perSqm.test(wording)) return nothing
  // "Mejor en Lambaré" looks there instead.
  if (/^ (?:(?:y|no|pero) )?(?:mejor|melhor|better) (?:en|em|in) /.test(wording)) return nothing
  return { areas: [one, before], goal, isBefore: true }
}

/** Two that other readings find. */
function asOfOld(question: Meaning, goal: Goal | undefined): Compared {
  const areas = placesAsked(question).map(({ city, neighborhood }) =>
    neighborhood ? barrioArea(neighborhood, city) : cityArea(city),
  )
  return areas.length > 1 ? { areas, goal, isBefore: true } : nothing
}
