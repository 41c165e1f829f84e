import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { guideTitled } from '#server/ai/guides/guideTitles.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import { follow } from '#server/ai/local/conversation/thread.ts'
import { quotedTitles } from '#server/ai/local/named.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { wordingOf } from '#server/ai/local/wording.ts'

const rural =
  / (?:camp(?:o|os|ito|itos)|estancias?|chac(?:a)?r(?:a|as|ita|itas|inha)|rural(?:es)?|hectareas?|hectares?|granjas?|finca|farm\w*|ranch\w*|countryside|fazendas?|fazendinha|sitios?|sitiozinho|roca|tierras?|land|terras?|yvy|frontera|border|fronteira)(?= )/
const foreign =
  / (?:argentin\w+|brasile\w+|brasiler\w+|brazilian\w*|bolivian\w+|extranjer\w+|foreign\w*|estrangeir\w+|american\w*|estadounidense\w*|gringo\w*|uruguay\w+|chilen\w+|aleman\w*|german\w*|espanol\w*|europe\w+|italian\w*|frances\w*|french|canadian\w*|canadiense\w*|menonit\w+)(?= )/
const buys = / (?:compr\w+|buy\w*|purchase|own|tener|adquir\w+|ajogua\w*)(?= )/

const maxBack = 2

/** "¿Y un campito cerca de ahí?" from a foreigner who asked whether he may buy. */
export function asksOfRuralLand({ wording, history, listing }: Meaning): boolean {
  if (listing || !rural.test(wording)) return false
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => wordingOf(content))
  const isForeigner = asked.slice(-maxBack).some((one) => foreign.test(one) && buys.test(one))
  const said = quotedTitles(history.at(-1)?.content ?? '').at(-1)
  return isForeigner && said !== undefined && guideTitled(said) === 'foreigners'
}

/** The rule first, homes after it. */
export async function answerRuralLand(question: QuestionContext): Promise<void> {
  const { reply, texts, rate, understood, thread } = question
  const { text, link } = answerOf('borderZone', { language: texts.language, rate, strength: 2 })
  reply.say(text, [link.text, link.to])
  const { search } = follow(thread, question)
  const { city, state, neighborhood } = search?.filters ?? {}
  const isPlaced = (city ?? state ?? neighborhood) !== undefined
  if (!search || !isPlaced || understood.criteria.length === 0) return void suggestStart(question)
  reply.paragraph()
  await answerSearch(question, { ...search, text: '', sentence: undefined })
}
