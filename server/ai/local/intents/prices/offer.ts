import { answerOffer, offerAsked } from '#server/ai/local/answers/prices/offer.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'
import { about } from '#server/ai/local/topics.ts'

/** How much to offer. */
const offerWords = questionWords({
  es: '(?:cuanto|que|q|hasta cuanto|con cuanto)(?: \\w+){0,5} (?:ofrezco|ofrecer\\w*|ofreceria\\w*|ofrecemos|ofrecerias|oferto|ofertar\\w*|ofertarias|oferta|contraoferta|regate\\w+|negoci\\w+|rebaj\\w+|bajar\\w*|descuento)|(?:puedo|podria|podemos|conviene|esta bien|es poco|es mucho|es razonable)(?: \\w+){0,2} (?:ofrecer\\w*|ofertar\\w*|regate\\w+|negociar)|si (?:le )?(?:ofrezco|oferto)|(?:pensaba|pienso|quiero|voy a) (?:ofrecer|ofertar)(?:le)?|(?:que|cual)(?: \\w+){0,3} oferta|(?:me |nos )?(?:bajaron|bajo|rebajaron) de|acepto o|como (?:le )?(?:negocio|regateo)',
  en: '(?:what|how much|how low|whats|what s)(?: \\w+){0,7} (?:offer|bid|counter|counteroffer|lowball|haggle|negotiate|knock off)|(?:realistic|fair|reasonable|cheeky|opening|first|low|sensible|decent)(?: \\w+){0,3} (?:offer|bid)|(?:should|could|can|would) (?:i|we|you) (?:offer|bid|haggle)|(?:if )?(?:i|we) (?:offer|bid|offered)|(?:thinking of|thinking about|planning on|considering) (?:bidding|offering)|(?:came|dropped|went) down from',
  pt: '(?:[cq]uanto|que|qual)(?: \\w+){0,5} (?:oferec\\w+|ofert\\w+|propor|proponho|proposta|contraproposta|negoci\\w+|baixar|desconto)|(?:posso|poderia|podemos|devo)(?: \\w+){0,2} (?:oferec\\w+|propor|negociar)|se eu (?:oferec\\w+|propuser)',
})
/** What a loan, a job or a bank offers. */
const ofOthers =
  / (?:me ofrecen|me ofrece|nos ofrecen|offers|on offer|oferecem|banco|bank|credito|prestamo|loan|alquil\w+|rent\w*|alug\w+|permut\w+|barter|troca)(?= )/
/** "Piden 110.000" */
const ofPrice =
  / (?:pide[n]?|pidiendo|pedem|pede|quiere[n]?|want[s]?|asks?|asking|listed|publicad[oa]|esta en|a la venta|vale|sale|cuesta|precio|price|preco|place|casa|depto|departamento|flat|house|apartment|terreno|duplex|anunciad[oa])(?= )/

/** "¿Qué oferta hago por una casa de 140 mil?" */
export const offerIntent: Intent = {
  name: 'offer',
  score(question) {
    const { wording, listing, history } = question
    if (listing || !offerWords.test(wording) || ofOthers.test(wording)) return 0
    // Of what one sells, the price is estimated.
    if (about.estimate.test(wording) && about.ownHome.test(wording)) return 0
    if (!offerAsked(question)) return 0
    return ofPrice.test(wording) || /\d/.test(wording) || history.length > 0 ? certainty.pointed + 9.9 : 0
  },
  answer: answerOffer,
  cases: [
    { ask: 'una casa en lambare que piden 110.000 esta hace 8 meses publicada, que oferta le hago' },
    { ask: 'piden 95 mil, cuánto ofrezco?' },
    { ask: 'what would you offer on a place listed at 140k?' },
    { ask: 'owner wants 220k, what would be a cheeky but realistic offer' },
    { ask: 'they want 95k, I was thinking of bidding 85' },
    { ask: 'me bajaron de 120 a 112 mil, acepto o sigo peleando' },
    { ask: 'o dono pede 180 mil, quanto posso oferecer sem ofender' },
  ],
}
