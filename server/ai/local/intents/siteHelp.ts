import { answerHow } from '#server/ai/local/answers/helping.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { asksHow, type HowTopic, how, sameElsewhere, talk, topicsIn } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

/** Even if the question mentions the reader's home. */
const isAboutSite = new Set<HowTopic>([
  'mails',
  'currency',
  'publish',
  'mine',
  'method',
  'account',
  'team',
  'imports',
  'api',
  'report',
  'alerts',
  'agency',
  'whyHere',
  'photos',
  'guides',
  'compare',
])

/** A search outweighs words about the site. */
const asksForHomes = ({ understood }: Meaning) =>
  understood.filters.propertyType !== undefined || understood.filters.city !== undefined

/** "Vendo mi casa y quiero pasarme a un depto, ¿qué consigo?", "¿me conviene alquilar mi depto con muebles?" */
const asksOtherwise =
  / (?:conviene\w*|convendria|que consigo|que puedo (?:comprar|conseguir)|me alcanza|(?:y|para|and|to|e) (?:(?:me |nos )?(?:quiero|queremos|pienso|want to|quero) )?(?:compr\w+|buy\w*|mud\w+|pas\w+me|move|moving)|should i|is it (?:better|worth)|vale (?:la|a) pena|compensa)(?= )/

/** "¿Dónde conviene comprar un depto para poner en alquiler?" */
const whereToBuy =
  / (?:donde|where|onde|que zona|que barrio)(?: \w+){0,4} (?:compr\w+|buy|inver\w+|invest\w*)(?= )/

/** "Me estafaron por Facebook" asks for no comparison of sites. */
const swindled =
  / (?:estaf\w+|enganaron|me robaron|truch[oa]s?|scam\w*|swindl\w+|fraud\w*|conned|golpe|golpista|enganad\w+)(?= )/

/** What of the site is asked about. */
export function siteTopic(question: Meaning): HowTopic | undefined {
  const { wording } = question
  if (question.thread.search && sameElsewhere.test(wording)) return undefined
  const isOfSite = asksHow.test(wording) || asksPublishingPrice.test(wording)
  const topic = topicsIn(how, wording).find(
    (one) =>
      (isAboutSite.has(one) || isOfSite || !asksForHomes(question)) &&
      !(one === 'whyHere' && swindled.test(wording)),
  )
  const isOfHomes = topic === 'publish' && asksForHomes(question) && asksOtherwise.test(wording)
  // "Vendo un Toyota, ¿lo puedo publicar?"
  if (topic === 'publish' && (talk.offTopic.test(wording) || whereToBuy.test(wording))) return undefined
  return isOfHomes && !asksHow.test(wording) ? undefined : topic
}

/** "¿Cómo publico mi casa para vender?": how, not how to sell well. */
const asksToPublish =
  / (?:como (?:hago para |se |puedo )?(?:publico|publicar|publica|anuncio|anunciar|anuncia)|how (?:do|can|to) (?:i )?(?:list|publish|post|advertise))(?: \w+){0,3}(?: $| (?:para vender|para alquilar|en venta|en alquiler|for sale|for rent|to rent|pra vender|pra alugar|para alugar)(?= ))/

/** "¿Cuánto sale publicar mis propiedades con ustedes?", by whom it is asked is no matter. */
const asksPublishingPrice =
  / (?:cuanto|cuesta|costo|precio|tarifa\w*|cobran|quanto|custa|cobram|how much|cost|price|charge|fee)(?: \w+){0,5} (?:publicar\w*|anunciar\w*|cargar|subir|publish\w*|list|listing|advertis\w+|post|posting)(?= )(?!.* (?:with an? (?:agen\w+|realtor|broker)|con una inmobiliaria|com uma imobiliaria)(?= ))/

export const siteHelp: Intent = {
  name: 'siteHelp',
  score(question) {
    const topic = siteTopic(question)
    if (topic === 'publish' && asksToPublish.test(question.wording)) return certainty.asked + 1
    if (topic && asksPublishingPrice.test(question.wording)) return certainty.asked - 0.2
    return topic ? certainty.site : 0
  },
  answer(question) {
    const topic = siteTopic(question)
    if (topic) answerHow(question, topic)
    const others = topicsIn(how, question.wording).filter((one) => one !== topic)
    const other = others.find((one) => one === 'fees' || (one === 'publish' && topic !== 'imports'))
    if (other && (topic === 'fees' || topic === 'publish' || topic === 'imports')) answerHow(question, other)
  },
  cases: [
    { ask: '¿cómo publico mi casa?' },
    { ask: 'how do I publish a listing?' },
    { ask: 'como publico minha casa?' },
    { ask: 'is there a guide for first-time buyers?' },
    { ask: 'preciso de fotos profissionais?' },
    { ask: 'tengo una inmobiliaria en Encarnación, cuanto sale publicar mis propiedades con ustedes?' },
    { ask: 'que necesito para publicar mi casa y cuanto cobran ustedes' },
  ],
}
