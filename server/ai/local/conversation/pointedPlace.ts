import type { EngineQuestion } from '#server/ai/engine.ts'
import { areasCompared } from '#server/ai/local/areas/areasCompared.ts'
import { areaNames, asksPriceThere, cityOfAreas } from '#server/ai/local/areas/areasNamed.ts'
import { namedList } from '#server/ai/local/named.ts'
import { readMeaning } from '#server/ai/local/questionContext.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'
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

/** Its first area, which an answer advised: "• Villa Morra: 9 shoppings a menos de 2 km". */
const advised = /^• ([^:\n—]{2,40}): [^\n]{0,400}\n• [^:\n—]{2,40}: /m
const advises = / (?:olharia|miraria|would look|conviene|convienen)(?= )/
const there =
  /(?<!\p{L})(?:por |around |over )?(?:ah[ií]|all[ií]|all[aá]|there|l[aá](?=\s*[?.,]|\s*$)|ali|en (?:esa zona|ese barrio)|in that (?:area|neighborhood)|nesse bairro)(?!\p{L})/iu

const maxAreas = 4

/** "E quanto é o aluguel de 2 quartos lá?": in the area that was advised first; homes, in each. */
function inAdvised(question: EngineQuestion, rate: number): EngineQuestion {
  const { text, history, listing } = question
  const last = history.at(-1)
  if (listing || last?.role !== 'assistant' || !there.test(text)) return question
  const [, area] = advised.exec(last.content) ?? []
  // What homes ask is told of each of them.
  if (asksPriceThere(wordingOf(text))) return question
  if (area === undefined || !advises.test(wordingOf(last.content.slice(0, maxRead)))) return question
  const { filters } = readMeaning({ ...question, history: [] }, rate).understood
  if ((filters.city ?? filters.neighborhood ?? filters.near) !== undefined) return question
  const city = area.includes(',') ? undefined : cityOfAreas(history)
  // Homes are looked for in each of them.
  const names = filters.propertyType ? areaNames(history).slice(0, maxAreas) : [area]
  const place = city === undefined || city === area ? names.join(' o ') : `${names.join(' o ')}, ${city}`
  return { ...question, text: text.replace(there, `en ${place}`) }
}

function withPointedPlace(question: EngineQuestion, rate: number): EngineQuestion {
  const { text, listing } = question
  const at = ordinals.findIndex((one) => one.test(text))
  if (at < 0 || listing) return inAdvised(question, rate)
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
