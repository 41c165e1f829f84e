import type { Meaning } from '#server/ai/local/questionContext.ts'
import { findNeighborhood } from '#shared/places/places.ts'
import { areasIn } from './area.ts'
import { wantsIn } from './wants.ts'

/** "¿Qué barrio de Luque …?", "where in Asunción …?": one of its parts is asked for. */
const asksPart =
  / (?:(?:que|q|cual|cuales|en que|which|what|whats|qual|quais|em que)(?: \w+){0,3} (?:barrios?|zonas?|lugar(?:es)?|parte|area|areas|neighbou?rhoods?|parts?|places?|side|bairros?|regiao|regiones)|(?<! (?:an?|una?|uma?) )(?:mejor(?:es)?|best|melhor(?:es)?|lind[oa]s|buen[oa]s|good|nice|quiet|tranquil[oa]s?|bo[na]s|recomend\w+) (?:barrios?|zonas?|areas?|neighbou?rhoods?|places?|parts?|bairros?|lugar(?:es)?)|(?:barrios|zonas|lugares|areas|neighbou?rhoods|places|bairros)(?: \w+){0,2} (?:para|pra|to|for)|donde|where|onde|(?:recomend\w+|suger\w+|suggest|recommend|indic\w+)(?: \w+){0,3} (?:barrios?|zonas?|areas?|neighbou?rhoods?|bairros?|lugar(?:es)?))(?= )/

const opinesOn =
  / (?:que tal|como (?:es|esta|se vive|e|anda)|que onda|is (?!it)|vale (?:la|a) pena|me conviene|es (?:lind|buen|tranquil|car|segur)\w+|e (?:bom|boa|um bom|uma boa)|what(?: is| s|s)(?: it)?(?: like)?|how is|hows|tell me about|contame|conta me|me fala|fale|que (?:me )?(?:podes|puedes) (?:decir|contar)|describ\w+|(?:des)?ventajas|(?:des)?vantagens|pros|(?:dis)?advantages|downsides?|drawbacks?|opin\w+|(?:lo|o) (?:bueno|malo|bom|ruim)|good (?:area|place|neighbou?rhood|part)|nice (?:area|place|neighbou?rhood|part)|live in|living in|vivir en|morar em)(?= )/

/** "Is Villa Morra loud at night?" */
export const isLoud =
  / (?:is|es|e|hay|how|que tan|tem) (?:[\w']+ ){0,4}(?:loud|noisy|noise|ruidos[oa]|ruido|bulliciosa?o?|barulhent[oa]|barulho|quiet|silencios[oa])(?= )/

/** The one place that the question is about; undefined where a part of it is asked for. */
export function describedIn(
  question: Pick<Meaning, 'text' | 'rate' | 'wording' | 'understood'>,
): { city: string; neighborhood: string | undefined } | undefined {
  const { text, rate, wording, understood } = question
  if (asksPart.test(wording) || understood.filters.maxPrice !== undefined) return undefined
  if (!opinesOn.test(wording) && !isLoud.test(wording) && !wantsIn(wording).isNamed) return undefined
  const [one, ...others] = areasIn(text, rate)
  if (!one?.city || others.length > 0 || one.place) return undefined
  const { barrio } = one
  return { city: (barrio && findNeighborhood(barrio, one.city)?.city) ?? one.city, neighborhood: barrio }
}
