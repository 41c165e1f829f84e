import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { sayAsk } from '#server/ai/local/answers/quoting.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { wordingOf } from '#server/ai/local/wording.ts'

const asksPrice = / (?:cuanto|quanto|how much|precio|price|preco|cuesta|sale|cost|custa)(?= )/
const apart =
  / (?:si no|sino|if not|if it doesn t|otherwise|se nao|aparte|apart|separate\w*|por separado|a parte|separado|extra|adicional|otra|another|outra)(?= )/
const ofParking =
  / (?:cocheras?|garajes?|garages?|estacionamientos?|parking(?: space)?s?|vagas?|garagem)(?= )/
const ofOthers =
  / (?:bauleras?|deposito|storage|amoblad[oa]|muebles|furnished|furniture|mobiliad[oa]|pileta|piscina|pool|gimnasio|gym|lavander\w+|laundry|aire|internet|wifi)(?= )/

const maxWords = 9

/** "¿Y cuánto cuesta si no?" after whether it has parking. */
function thingAsked({ listing, wording, history }: Meaning): 'parking' | 'other' | undefined {
  const before = history.findLast(({ role }) => role === 'user')?.content
  if (!listing || before === undefined || wording.trim().split(' ').length > maxWords) return undefined
  if (!asksPrice.test(wording) || !apart.test(wording)) return undefined
  const asked = `${wordingOf(before)}${wording}`
  return ofParking.test(asked) ? 'parking' : ofOthers.test(asked) ? 'other' : undefined
}

export const apartCostIntent: Intent = {
  name: 'apartCost',
  score: (question) => (thingAsked(question) ? certainty.pointed + 8 : 0),
  answer(question) {
    const { listing, reply, texts } = question
    if (!listing) return
    const { parkingSpaces: count, path } = listing
    const w = texts.words.followUps.apart
    const figure = texts.number(count)
    if (thingAsked(question) === 'parking' && count > 0) reply.say(w.has(count, figure), [figure, path])
    else reply.say(w.none)
    sayAsk(question, listing)
    suggestStart(question)
  },
  cases: [
    { after: ['tiene cochera?'], ask: 'y cuánto cuesta si no?', onPage: true },
    { after: ['does it have parking?'], ask: 'how much is it if not?', onPage: true },
  ],
}
