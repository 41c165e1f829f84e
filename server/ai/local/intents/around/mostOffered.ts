import { answerMostOffered } from '#server/ai/local/answers/around/mostOffered.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'

const areas =
  '(?:barrios?|zonas?|ciudad(?:es)?|areas?|parts?|neighbou?rhoods?|cit(?:y|ies)|bairros?|cidades?|parte)'
const things =
  '(?:avisos|anuncios|ofertas?|opciones|departamentos|deptos|casas|terrenos|lotes|duplex|monoambientes|oficinas|locales|alquileres|propiedades|listings|apartments|houses|homes|offices|rentals|land|plots|apartamentos|imoveis|anuncios|terrenos|para)'
const most = new RegExp(
  ` (?:(?:en )?(?:que|cual|cuales|which|what|em que|qual|quais) ${areas}(?: \\w+){0,4} (?:mas|mais|(?:the )?most) ${things}|(?:donde|where|onde)(?: \\w+){0,3} (?:mas|mais|(?:the )?most) ${things})(?= )`,
)

/** "¿Qué barrio tiene más departamentos en venta?" */
export const mostOfferedIntent: Intent = {
  name: 'mostOffered',
  score: (question) =>
    !question.listing && most.test(question.wording) && placesAsked(question).length < 2
      ? certainty.asked + 8
      : 0,
  answer: answerMostOffered,
  cases: [
    { ask: 'que barrio tiene mas departamentos en venta en asuncion' },
    { ask: '¿dónde hay más casas en alquiler?' },
    { ask: 'which neighborhood has the most apartments for rent?' },
    { ask: 'em que bairro tem mais apartamentos para alugar?' },
  ],
}
