import { answerNightsOfAreas } from '#server/ai/local/answers/areas/nightsOfAreas.ts'
import { areasCompared } from '#server/ai/local/areas/areasCompared.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { wordingOf } from '#server/ai/local/wording.ts'

const nightly =
  / (?:airbnb|booking|por (?:noche|dia|temporada)|temporari[oa]s?|temporada|short (?:term|stay|let)s?|nightly|by the night|alquiler temporal)(?= )/
const asks =
  /^ (?:(?:y|and|e|pero|but|ok) )*(?:(?:si (?:es |lo |la )?)?(?:para|pra|for|con|as|an?|en|em|on|no|por|by|in|what about|how about|que tal|short|nightly|airbnb|temporari\w+) )|(?:mejor|better|melhor|mas|more|mais|conviene\w*|cual|which|qual|or|o|ou|vs)(?= )/
/** What one would buy is reckoned with what stays bring in. */
const buys = / (?:compr\w+|inver\w+|inviert\w+|buy\w*|invest\w*)(?= )/
const maxWords = 12
/** "Y en Asunción sería mejor?" */
const isBetter = / (?:mejor|better|melhor|conviene|rinde|compensa)(?= )/

/** Of the question before, where this one names none. */
function comparedBefore(question: Meaning) {
  const before = question.history.findLast(({ role }) => role === 'user')?.content
  if (before === undefined || question.wording.trim().split(' ').length > maxWords) return undefined
  const prior = { ...question, text: before, wording: wordingOf(before), history: [] }
  return areasCompared(prior).areas.length > 1 ? prior : undefined
}

/** The question that names the areas. */
const compared = (question: Meaning) =>
  areasCompared(question).areas.length > 1 ? question : comparedBefore(question)

/** "Villa Morra o Las Lomas para Airbnb?", "and for Airbnb?" after two areas. */
export const nightsOfAreasIntent: Intent = {
  name: 'nightsOfAreas',
  score: (question) => {
    const { wording, listing } = question
    if (listing || !asks.test(wording) || buys.test(wording)) return 0
    const goesOn = isBetter.test(wording) && wording.trim().split(' ').length <= maxWords
    const before = goesOn ? question.history.findLast(({ role }) => role === 'user')?.content : undefined
    if (!nightly.test(wording) && !(before !== undefined && nightly.test(wordingOf(before)))) return 0
    return compared(question) ? certainty.pointed + 9.7 : 0
  },
  answer: (question) => answerNightsOfAreas({ ...question, ...compared(question) }),
  cases: [
    { after: ['which is cheaper, Villa Morra or Las Lomas?'], ask: 'and for airbnb?' },
    { after: ['Villa Morra o Recoleta para vivir?'], ask: '¿y para airbnb?' },
    { ask: '¿qué es mejor para airbnb, Villa Morra o Recoleta?' },
  ],
}
