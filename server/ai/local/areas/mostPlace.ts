import type { EngineQuestion } from '#server/ai/engine.ts'
import { readMeaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { areasCompared } from './areasCompared.ts'

/** Which of several has more, or most. */
const asksMost =
  / (?:(?:cual|cuales|which|qual|donde|where|onde|que (?:barrio|zona|ciudad)|what (?:area|neighbou?rhood)|which (?:area|one)?)(?: \w+){0,6} (?:mas|more|most|mais)|has (?:the )?(?:more|most))(?= )/
/** "Show me three of those", "mostrame las de ahí" */
const points =
  / (?:there|ahi|alli|es[oa]s?|those|that one|dess[ae]s?|ess[ae]s?|ali|nessa|nesse|de la|del de mas|that has (?:more|most)|con mas|with (?:more|most))(?= )/
const shows =
  / (?:mostr\w+|muestr\w+|show|see|ver|dame|pasame|quiero|give|let me|list|send|me passa|manda\w*|busc\w+|cual(?:es)?|hay|any|tem)(?= )/

/** "Mostrame" */
const maxBare = 2

/** "Lambaré: 400 % más que Ñemby." */
const told = /^([^:\n]{3,60}): [\d.,]+ ?% (?:más|more|mais) /mu
/** "• Recoleta: 6 avisos" */
const ranked = /^• ([^:—\n]{3,60}): [\d.,]+ (?:avisos?|listings?|anúncios?)/gmu
const links: Record<Spoken, string> = { es: 'en', en: 'in', pt: 'em' }

function mostIn(answer: string): string | undefined {
  const [first, ...others] = [...answer.matchAll(ranked)].map(([, name]) => name)
  return told.exec(answer)?.[1] ?? (others.length > 0 ? first : undefined)
}

const turnsBack = 3
const or: Record<Spoken, string> = { es: 'o', en: 'or', pt: 'ou' }

/** None has more: in all that were compared. */
function inAll(question: EngineQuestion, rate: number): EngineQuestion {
  const said = question.history
    .filter(({ role }) => role === 'user')
    .slice(-turnsBack)
    .toReversed()
  const areas = said
    .map(({ content }) => areasCompared(readMeaning({ ...question, text: content, history: [] }, rate)).areas)
    .find((found) => found.length > 1)
  if (!areas) return question
  const language = readMeaning({ ...question, history: [] }, rate).spoken ?? 'es'
  const names = areas.map(({ name }) => name).join(` ${or[language]} `)
  return {
    ...question,
    text: `${question.text.replaceAll(/[.?!]/g, ' ').trim()} ${links[language]} ${names}`,
  }
}

/** What points at the area that an answer just said has more: by its name. */
export function withMostPlace(question: EngineQuestion, rate: number): EngineQuestion {
  const { text, history, listing } = question
  const wording = wordingOf(text)
  const asked = wordingOf(history.findLast(({ role }) => role === 'user')?.content ?? '')
  if (
    listing ||
    !(points.test(wording) || wording.trim().split(' ').length <= maxBare) ||
    !shows.test(wording) ||
    !asksMost.test(asked)
  )
    return question
  const name = mostIn(history.findLast(({ role }) => role === 'assistant')?.content ?? '')
  if (name === undefined) return inAll(question, rate)
  const { understood, spoken } = readMeaning({ ...question, history: [] }, rate)
  const { city, neighborhood, near } = understood.filters
  if ((city ?? neighborhood ?? near) !== undefined) return question
  return { ...question, text: `${text.replaceAll(/[.?!]/g, ' ').trim()} ${links[spoken ?? 'es']} ${name}` }
}
