import { answerNearby } from '#server/ai/local/answers/around/nearby.ts'
import { answerApart, answerWhere, placesIn } from '#server/ai/local/answers/around/whereIs.ts'
import { suitsAsked } from '#server/ai/local/intents/areas/suits.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { about } from '#server/ai/local/topics.ts'

const whereWords = questionWords({
  es: '(?:donde|en que (?:parte|zona|lugar|ciudad)|por donde)(?: \\w+)? (?:queda|quedan|esta|es|se encuentra|se ubica)|ubicacion de',
  en: 'where(?: exactly)? (?:is|are|s)',
  pt: 'onde (?:fica|ficam|e|esta)',
})
const apartWords = questionWords({
  es: '(?:que tan |muy |es |queda |esta |tan )?(?:lejos|cerca)|a cuanto(?: tiempo)? (?:queda|quedan|esta)|a que distancia|distancia|cuant[oa]s (?:km|kilometros|minutos|horas|cuadras)|cuanto (?:hay (?:de|desde|hasta)|se tarda|tarda|demora)',
  en: 'how far|how long|how close|distance|far from|how many (?:km|kilometers|miles|minutes)',
  pt: '(?:muito |fica )?longe|(?:muito )?perto|distancia|quantos (?:km|quilometros|minutos)|quanto tempo',
})
const asks =
  / (?:que tan|a cuanto|cuanto|cuantos|cuantas|a que|cual es|queda|esta|es|is|how|what|fica|qual|quanto|quantos)(?= )/

/** "¿A cuánto está un depto?", "how long do listings stay?" */
const ofPrices =
  / (?:precios?|alquiler(?:es)?|dolar|prices?|rents?|listings?|avisos?|anuncios?|publicad\w+|preco|aluguel)(?= )/

/** "¿Qué barrio está cerca del aeropuerto?" */
const asksWhich =
  / (?:que|cual|cuales|which|what|qual|quais) (?:barrios?|zonas?|ciudad(?:es)?|areas?|neighbou?rhoods?|cit(?:y|ies)|bairros?|cidades?)(?= )/

const areaNouns =
  '(?:barrios?|zonas?|partes?|ciudad(?:es)?(?! del este)|areas?|parts?|neighbou?rhoods?|cit(?:y|ies)|towns?|bairros?|cidades?|pueblos?)'
const nearWords =
  '(?:cerca|cercan\\w+|pegad\\w+|lind\\w+ con|limit\\w+|rodea\\w*|alrededor\\w*|al lado|vecin\\w+|junto|proxim\\w+|near(?:est|er)?|close(?:st|r)?|around|next to|beside|border\\w*|adjacent|surround\\w*|perto|vizinh\\w+|ao lado|em volta)'
const nearAreas = new RegExp(
  ` ${areaNouns}(?: \\w+){0,4} ${nearWords}(?= )| ${nearWords}(?: \\w+){0,6} (?:que|cuales|what|which|quais) ${areaNouns}(?= )`,
)
/** "¿Qué barrios hay cerca del aeropuerto?" */
export const nearbyIntent: Intent = {
  name: 'nearby',
  score(question) {
    const { wording, understood, listing } = question
    if (listing || about.perSqm.test(wording)) return 0
    const { maxPrice, amenities, bedrooms, propertyType, roomOnly } = understood.filters
    const isSought = propertyType !== undefined && about.search.test(wording)
    const isHome = isSought || (maxPrice ?? amenities ?? bedrooms ?? roomOnly) !== undefined
    const [place] = placesIn(question)
    if (!place || about.cheapestAreas.test(wording)) return 0
    const asksNear = nearAreas.test(wording) && !isHome && !ofPrices.test(wording)
    return asksNear && suitsAsked(question) === 0 ? certainty.asked + 9 : 0
  },
  answer: answerNearby,
  cases: [
    { ask: '¿qué barrios hay cerca del aeropuerto?' },
    { ask: 'qué ciudades quedan cerca de Luque' },
    { ask: 'which part of Asuncion is closest to the airport and not too expensive' },
    { ask: 'which neighborhoods are close to Shopping del Sol?' },
    { ask: 'quais bairros ficam perto da Universidade Americana?' },
  ],
}

/** Of places, not of homes in them. */
const isOfPlaces = ({ understood: { filters }, listing }: Meaning) =>
  !listing && Object.keys(filters).every((name) => ['city', 'neighborhood', 'near', 'polygon'].includes(name))

/** "¿Qué tan lejos queda San Bernardino de Asunción?" */
export const apartIntent: Intent = {
  name: 'apart',
  score(question) {
    const { wording } = question
    if (!apartWords.test(wording) || !asks.test(wording) || !isOfPlaces(question)) return 0
    if (about.perSqm.test(wording) || ofPrices.test(wording)) return 0
    const { length } = placesIn(question)
    return length > 1 || (length === 1 && !asksWhich.test(wording)) ? certainty.asked + 5 : 0
  },
  answer: answerApart,
  cases: [
    { ask: '¿qué tan lejos queda San Bernardino de Asunción?' },
    { ask: 'a cuántos km está Areguá de Luque' },
    { ask: 'how far is Luque from San Lorenzo?' },
    { ask: 'fica longe Encarnación de Assunção?' },
  ],
}

/** "¿Dónde queda Ycuá Satí?" */
export const whereIsIntent: Intent = {
  name: 'whereIs',
  score(question) {
    if (!whereWords.test(question.wording) || !isOfPlaces(question)) return 0
    return placesIn(question).length > 0 ? certainty.asked + 4 : 0
  },
  answer: answerWhere,
  cases: [
    { ask: '¿dónde queda Ycuá Satí?' },
    { ask: 'where is Areguá?' },
    { ask: 'onde fica Villa Morra?' },
    { ask: 'en qué parte queda el Shopping del Sol' },
  ],
}
