import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { wasSaid } from '#server/ai/local/answers/wasSaid.ts'
import type { SearchState } from '#server/ai/local/conversation/searchState.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'

const neighbors =
  / (?:argentin\w+|brasile\w+|brasuca|brazilian\w*|bolivian\w+|(?:soy|somos|vengo|venimos|sou|venho|viemos|i m|i am|we re|we are)(?: originally)? (?:de|del|da|do|from) (?:formosa|clorinda|posadas|corrientes|resistencia|rosario|cordoba|mendoza|buenos aires|santa fe|salta|jujuy|tucuman|foz|cascavel|curitiba|maringa|londrina|sao paulo|parana|mato grosso|ponta pora|campo grande|santa cruz de la sierra|cochabamba|tarija))(?= )/
const rural =
  / (?:campos?|estancias?|chacras?|rural(?:es)?|hectareas?|farm\w*|ranch\w*|fazendas?|sitio|frontera|border|fronteira)(?= )/
/** Square meters. */
const hectare = 10_000

/** Whom the law keeps from rural land near the border is told so once, before a list of it. */
export function sayBorder(question: QuestionContext, { filters }: SearchState): void {
  const { reply, texts, wording, rate, history } = question
  const isOfLand = filters.propertyType?.includes('land') === true && filters.transactionType !== 'rent'
  if (!isOfLand || !(rural.test(wording) || (filters.minArea ?? 0) >= hectare)) return
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, maxRead))
  if (!neighbors.test(wording) && !said.some((one) => neighbors.test(wordingOf(one)))) return
  const { text, link } = answerOf('borderZone', { language: texts.language, rate, strength: 2 })
  if (wasSaid(history, text)) return
  reply.say(text, [link.text, link.to])
  reply.paragraph()
}
