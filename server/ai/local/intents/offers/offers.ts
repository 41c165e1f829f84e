import { answerAgencies, answerAgency } from '#server/ai/local/answers/offers/agencies.ts'
import {
  answerDevelopment,
  answerDevelopments,
  developmentTopics,
} from '#server/ai/local/answers/offers/developments.ts'
import { agencyWords } from '#server/ai/local/conversation/offered.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { asksForSome, continues } from '#server/ai/local/topics.ts'
import { fold } from '#shared/core/text.ts'

const places = new Set(['city', 'neighborhood', 'state', 'place'])

/** By a word of its own: that of a place, as in "Mirador del Paraná", names that place. */
function isNamed({ offered, wording, understood }: Meaning): boolean {
  const where = fold(
    understood.criteria.flatMap(({ field, text }) => (places.has(field) ? [text] : [])).join(' '),
  )
  const names = fold(offered?.name ?? '').split(/\s+/)
  return names.some((word) => word.length > 3 && wording.includes(word) && !where.includes(word))
}

/** What goes on about the one before names no home or place of its own. */
function goesOn({ understood, wording }: Meaning): boolean {
  const { propertyType, city, transactionType } = understood.filters
  if ((propertyType ?? city ?? transactionType) !== undefined && !continues.test(wording)) return false
  return true
}

/** What happens in general. */
const whatIf =
  / (?:(?:que|q) (?:pasa|pasaria|ocurre)|what (?:if|happens)|o que acontece|quiebra\w*|funde\w*|bankrupt\w*|fali\w+)(?= )/

/** "Contame de Torre Jasy", "¿cuántas unidades quedan?" */
export const developmentIntent: Intent = {
  name: 'development',
  score(question) {
    const { offered, wording } = question
    if (offered?.kind !== 'development') return 0
    if (isNamed(question)) return certainty.pointed + 9
    if (question.history.length === 0 || whatIf.test(wording)) return 0
    const asksOfIt = developmentTopics(wording).length > 0 || offered.isPointed
    return asksOfIt && goesOn(question) ? certainty.pointed + 7 : 0
  },
  answer: (question) => question.offered && answerDevelopment(question, question.offered),
  cases: [
    { ask: 'contame de Torre Jasy', offered: 'development' },
    { after: ['contame de Torre Jasy'], ask: '¿cuántas unidades quedan?', offered: 'development' },
    {
      after: ['contame de Torre Jasy', '¿cuántas unidades quedan?'],
      ask: '¿cómo se paga?',
      offered: 'development',
    },
    { ask: 'what is Torre Jasy?', offered: 'development' },
    { ask: 'quando entregam a Torre Jasy?', offered: 'development' },
  ],
}

const listsDevelopments = questionWords({
  es: '(?:(?:que|cuales|cuantos|algun|algunos|hay|busco|tienen|tenes|ver|mostr\\w+|list\\w*|nuevos|otros|los)(?: \\w+){0,3} )?(?:emprendimientos?|desarrollos inmobiliarios|lanzamientos|preventas|proyectos (?:inmobiliarios|nuevos|en (?:pozo|construccion|venta))|edificios (?:nuevos )?en (?:pozo|construccion|obra)|torres (?:nuevas|en (?:pozo|construccion)))',
  en: '(?:real estate )?developments|new (?:projects|buildings|towers)|(?:off plan|pre construction) (?:projects?|buildings?|developments?)|building projects|projects (?:under construction|for sale)',
  pt: 'empreendimentos?|lancamentos|predios (?:novos )?(?:na planta|em construcao)',
})
/** "¿Qué pasa si el emprendimiento no se termina?": a guide's. */
const asksOfRisk =
  / (?:que pasa|si no (?:se )?termin\w+|conviene|riesgos?|segur[oa]|vale la pena|quebr\w+|what (?:if|happens)|risks?|safe|worth|should i|o que acontece|vale a pena|riscos?)(?= )/

/** "How much is the HOA fee in the new towers?" */
const ofFees = / (?:hoa|fees?|expensas?|condominio|gastos comunes|maintenance|mantenimiento)(?= )/

export const developmentsIntent: Intent = {
  name: 'developments',
  score({ wording, understood }) {
    const { transactionType, stage, propertyType } = understood.filters
    const isOffPlan = stage?.some((one) => one === 'off_plan') && !propertyType && asksForSome.test(wording)
    if (!(listsDevelopments.test(wording) || isOffPlan) || asksOfRisk.test(wording)) return 0
    if (transactionType === 'rent' || ofFees.test(wording)) return 0
    return certainty.pointed + 2
  },
  answer: answerDevelopments,
  cases: [
    { ask: '¿qué emprendimientos en pozo hay en Villa Morra?' },
    { ask: 'is there anything off plan under 60k?' },
    { ask: 'are there new developments in Asunción under 80k?' },
    { ask: 'quais empreendimentos na planta tem em Assunção?' },
  ],
}

const listsAgencies = questionWords({
  es: '(?:que|cual|cuales|cuantas|alguna|algunas|hay|busco|mejor(?:es)?|buenas?|recomend\\w+|list\\w*)(?: \\w+){0,2} (?:inmobiliarias?|agencias?(?: inmobiliarias?)?)',
  en: '(?:which|what|any|best|good|recommend\\w*|list of|are there)(?: \\w+){0,3} (?:agency|agencies|brokers?|realtors?|real estate (?:agents?|companies))',
  pt: '(?:qual|quais|que|alguma|tem|melhor(?:es)?|boas?|recomend\\w+)(?: \\w+){0,2} (?:imobiliarias?|corretoras?)',
})
const ofContract =
  / (?:comision\w*|contrato|cobra\w*|cut|share|keeps?|charges?|tajada|porcentaje|percentage|(?:se )?(?:lleva|queda)|fica|leva|conviene|exclusiv\w+|commission|fees?|comissao|dueno|owner|dono)(?= )/

const asksOfAgency = new RegExp(
  ` (?:${agencyWords}|respond\\w+|contest\\w+|verificad[ao]s?|confiab\\w+|tarda\\w*|avisos|tienen|answer\\w*|repl\\w+|trust\\w*|listings|verified|confiavel|anuncios)(?= )`,
)

export const agencyIntent: Intent = {
  name: 'agency',
  score(question) {
    const { offered, wording } = question
    if (offered?.kind !== 'agency') return 0
    if (isNamed(question)) return certainty.pointed + 8
    return asksOfAgency.test(wording) && goesOn(question) ? certainty.pointed + 7 : 0
  },
  answer: (question) => question.offered && answerAgency(question, question.offered),
  cases: [
    { ask: '¿quién es Tajy Propiedades?', offered: 'agency' },
    { ask: 'is Tajy Propiedades reliable?', offered: 'agency' },
    { after: ['quem é a Tajy Propiedades?'], ask: 'respondem rápido? é verificada?', offered: 'agency' },
  ],
}

export const agenciesIntent: Intent = {
  name: 'agencies',
  score: ({ wording, listing }) =>
    listsAgencies.test(wording) && !ofContract.test(wording) && !listing ? certainty.asked + 3 : 0,
  answer: answerAgencies,
  cases: [
    { ask: '¿qué inmobiliarias hay en Luque?' },
    { ask: 'which agencies do you recommend in Asunción?' },
    { ask: 'quais imobiliárias tem em Encarnação?' },
  ],
}
