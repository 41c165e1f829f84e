import type { EngineQuestion } from '#server/ai/engine.ts'
import { areasCompared } from '#server/ai/local/areas/areasCompared.ts'
import { namedList } from '#server/ai/local/named.ts'
import { readMeaning } from '#server/ai/local/questionContext.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'

const place = '(?:one|city|area|place|town|neighbou?rhood|barrio|zona|ciudad|lugar|bairro|cidade)'
/** "The second.", "in the second", "el segundo lugar"; but not "el primer mes", "second home". */
const pointing = (ordinal: string) =>
  new RegExp(
    `(?<![\\p{L}])(?:(in|en|em|no|na) ?(?:(?:the|el|la|o|a) )?(?:${ordinal})(?: ${place})?|(?:(?:the|el|la|o|a) )?(?:${ordinal})(?: ${place}|(?=\\s*(?:[.,:;?!]|$))))(?![\\p{L}])[.,:;]?`,
    'iu',
  )
/** By their place among those that were compared. */
const ordinals = [
  pointing('first|primer[ao]?|primeir[ao]|1st'),
  pointing('second|segund[ao]|2nd'),
  pointing('third|tercer[ao]?|terceir[ao]|3rd'),
]
const links: Readonly<Record<string, string>> = { in: 'in', en: 'en', em: 'em', no: 'em', na: 'em' }

/** Turns. */
const maxBack = 3

/** Of the last turn that compared some, where no listing was shown since. */
function areasBefore(question: EngineQuestion, rate: number): readonly { name: string }[] {
  const { history } = question
  let turns = 0
  for (let at = history.length - 1; at >= 0 && turns < maxBack; at--) {
    const entry = history[at]
    if (entry?.role === 'assistant' && namedList([entry]).length > 0) return []
    if (entry?.role !== 'user') continue
    turns += 1
    const { areas } = areasCompared(readMeaning({ ...question, text: entry.content, history: [] }, rate))
    if (areas.length > 1) return areas
  }
  return []
}

function withPointedPlace(question: EngineQuestion, rate: number): EngineQuestion {
  const { text, listing } = question
  const at = ordinals.findIndex((one) => one.test(text))
  if (at < 0 || listing) return question
  const { filters } = readMeaning({ ...question, history: [] }, rate).understood
  if ((filters.city ?? filters.neighborhood ?? filters.near) !== undefined) return question
  const area = areasBefore(question, rate)[at]
  const pattern = ordinals[at]
  if (!area || !pattern) return question
  const link = links[pattern.exec(text)?.[1]?.toLowerCase() ?? ''] ?? 'en'
  const rest = text.replace(pattern, ' ').trim()
  return { ...question, text: rest === '' ? text : `${rest} ${link} ${area.name}` }
}

/** "The second. House to rent": of the places that the question before compared, where no listing was shown; in each turn. */
export function withPointedPlaces(question: EngineQuestion, rate: number): EngineQuestion {
  const history: ChatEntry[] = []
  for (const { role, content } of question.history) {
    const turn = { ...question, text: content, history }
    history.push({ role, content: role === 'user' ? withPointedPlace(turn, rate).text : content })
  }
  return withPointedPlace({ ...question, history }, rate)
}
