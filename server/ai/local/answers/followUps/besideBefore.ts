import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import type { GuideTopic } from '#server/ai/guides/topics/topics.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { wasSaid } from '#server/ai/local/answers/wasSaid.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { isOfficeType } from '#shared/listings/listingTypes.ts'

/* What a guide says of a turn whose matter the questions before it name. Patterns of folded wordings. */

const any = (words: string) => new RegExp(` (?:${words})(?= )`)

const currencies = any(
  '(?:guarani\\w*|gs)(?: \\w+){0,3} (?:o|or|ou|vs|que|than)(?: \\w+){0,3} (?:dolar\\w*|dollars?|usd)|(?:dolar\\w*|dollars?|usd)(?: \\w+){0,3} (?:o|or|ou|vs|que|than)(?: \\w+){0,3} (?:guarani\\w*|gs)|(?:que|cual|which|what|qual) (?:moneda|currency|moeda)',
)
const loans = any(
  'credito\\w*|prestamo\\w*|bancos?|banks?|loans?|mortgages?|hipotec\\w*|financ\\w+|emprestimo\\w*|afd|cuotas?|parcelas?',
)
const nightly = any(
  'airbnb|booking|por (?:noche|dia)|temporari\\w+|temporada|short (?:term|stays?|let)|nightly|por (?:noite|diaria)|diarias?|vacation rental',
)
const lets = any(
  'alquil\\w+|rent\\w*|alug\\w+|inver\\w+|invest\\w*|rinde|rende|yield|roi|ganancia|queda|quedaria|limpio|liquido|net',
)

const whoPays = any('quien(?:es)? (?:(?:la|lo|los|las|eso|le|se) ){0,2}pagan?|who pays|quem paga')
const commission = any('comision\\w*|comiss\\w+|commissions?')
const closing = any('escritur\\w+|escriban\\w+|notar\\w+|deeds?|closing|cartorio|gastos de (?:compra|cierre)')
const rows: readonly (readonly [RegExp, RegExp, GuideTopic])[] = [
  [currencies, loans, 'loanCurrency'],
  [nightly, lets, 'shortStay'],
  [whoPays, commission, 'agencyFee'],
  [whoPays, closing, 'closingCosts'],
]

const lettingOut = any(
  '(?:alquil|pong|pus)\\w*(?: \\w+){0,3} (?:por (?:dia|noche)|a turistas|temporari\\w+|airbnb|booking)|(?:let|rent)(?:ting|ing)? (?:it|them|one) out|(?:alug|ponh|coloc)\\w*(?: \\w+){0,3} (?:por (?:dia|noite|temporada)|airbnb|diaria)',
)
const letting = any('alquil(?:o|ando|ar|andol[oa]|arl[oa])|letting|renting|alug(?:o|ando|ar)')
const asksEarnings = any(
  'da|deja\\w*|rinde|gan[ao]|ganaria|saco|cuanto|conviene|make|makes|earn|worth|pay|how much|what would|rende|ganho|quanto|compensa',
)
/** "¿Cuánto se saca por noche ahí en temporada?" */
const takesByNight =
  / (?:cuanto|quanto|how much|what)(?: \w+){0,4} (?:sac\w+|cobr\w+|gan\w+|dej\w+|rind\w+|entra\w*|make|earn|take|bring|charge|fetch|rent|go|rende|tira\w*)(?: \w+){0,3} (?:(?:por|la|x|cada|a|per|each) (?:noche|night|noite)|nightly|diaria|en temporada|in season|na temporada)(?= )/
const shortStays: Readonly<Record<string, GuideTopic>> = {
  Asunción: 'shortStay',
  'San Bernardino': 'shortStaySanBernardino',
  Encarnación: 'shortStayEncarnacion',
  'Ciudad del Este': 'shortStayCde',
  Luque: 'shortStayLuque',
}

/** "¿Y si compro una así y alquilo por día, da?" after houses in San Bernardino. */
function letOutThere({ wording, thread }: Meaning): GuideTopic | undefined {
  const { search, earlier } = thread
  const [city] = search?.filters.city ?? earlier?.filters.city ?? []
  const isOfStays = search?.filters.allowsShortTerm === true && letting.test(wording)
  const isOfTakings = search !== undefined && takesByNight.test(wording)
  const isAsked = isOfTakings || ((lettingOut.test(wording) || isOfStays) && asksEarnings.test(wording))
  return isAsked && city !== undefined ? shortStays[city] : undefined
}

const narrows =
  /^ (?:(?:y|e|and|pero|but|mas) )?(?:so|solo|solamente|only|just|mejor|melhor|rather|que sea|quiero|quero|prefiero|prefiro)(?= )/
const maxWords = 14
const maxBack = 2

/** "¿Conviene en guaraníes o en dólares?" after who lends for a house. */
export function besideBefore(question: Meaning): GuideTopic | undefined {
  const { wording, history, listing, understood, texts, rate } = question
  if (listing || wording.trim().split(' ').length > maxWords) return undefined
  if (understood.criteria.some(({ field }) => field === 'propertyType' || field === 'city')) return undefined
  // "¿Por día cuánto sale?" after offices.
  if (question.thread.search?.filters.propertyType?.some(isOfficeType)) return undefined
  // "Só por temporada, em janeiro" narrows what was searched for.
  if (question.thread.latest === 'search' && narrows.test(wording)) return undefined
  const before = history
    .filter(({ role }) => role === 'user')
    .slice(-maxBack)
    .map(({ content }) => wordingOf(content))
  const topic =
    letOutThere(question) ??
    rows.find(([now, earlier]) => now.test(wording) && before.some((one) => earlier.test(one)))?.[2]
  if (topic === undefined) return undefined
  const { text } = answerOf(topic, { language: texts.language, rate, strength: 2 })
  return wasSaid(history, text) ? undefined : topic
}

export function answerBeside(question: QuestionContext): void {
  const topic = besideBefore(question)
  if (topic === undefined) return
  const { reply, texts, rate } = question
  const { text, link } = answerOf(topic, { language: texts.language, rate, strength: 2 })
  reply.say(text, [link.text, link.to])
  suggestStart(question)
}
