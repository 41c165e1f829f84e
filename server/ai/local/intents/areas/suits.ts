import { describedIn, isLoud } from '#server/ai/local/areas/describedIn.ts'
import { goalIn } from '#server/ai/local/areas/goal.ts'
import { namesPeople, wantsIn } from '#server/ai/local/areas/wants.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { about } from '#server/ai/local/topics.ts'

const nouns =
  '(?:parts?|areas?|neighbou?rhoods?|places?|side|city|cities|towns?|barrios?|zonas?|lado|partes?|lugar(?:es)?|ciudad(?:es)?|bairros?|regiao|regioes|cidades?)'
const whichArea = new RegExp(
  ` (?:which|what|whats|que|q|cual(?:es)?(?: son| es)?|en que|qual|quais|em que|algun|alguna|any)(?: \\w+){0,3} ${nouns}(?= )`,
)
const recommendsArea = new RegExp(
  ` (?:recomend\\w+|recommend\\w*|recomiend\\w+|suger\\w+|suggest\\w*|indic\\w+|aconsej\\w+|decime|ideas? de|tips?)(?: \\w+){0,4} ${nouns}(?= )| ${nouns}(?: \\w+){0,4} (?:recomend\\w+|recommend\\w*|recomiend\\w+|suger\\w+|suggest\\w*|indic\\w+|conviene\\w*|aconsej\\w+)(?= )`,
)
const kindOfArea = new RegExp(
  ` (?:barat[oa]s?|economic[oa]s?|accesibles?|tranquil[oa]s?|tranqui|lind[oa]s?|cheap|affordable|inexpensive|quiet|nice|peaceful|family friendly|em conta) ${nouns} (?:to live|for (?:families|living|a family)|para (?:vivir|familias|morar|mudar\\w*|una familia))(?= )| ${nouns} (?:barat[oa]s?|economic[oa]s?|accesibles?|tranquil[oa]s?|tranqui|lind[oa]s?|em conta) (?:para (?:vivir|familias|morar|mudar\\w*|una familia))(?= )`,
)
const wantsArea = new RegExp(
  ` (?:busco|buscamos|looking for|need|want|necesit\\w+|queremos|quiero|procuro|procuramos|queria|preciso|mejor(?:es)?|best|melhor(?:es)?)(?: \\w+){0,3} ${nouns}(?= )`,
)
const whereToLive =
  / (?:a ?donde|donde|where|onde)(?: \w+){0,5} (?:viv\w+|alquil\w+|rent(?:ar|o|amos|ing)?|mud\w+|live|living|move|stay|settle|mor\w+|alug\w+|busc\w+|look|procur\w+|instal\w+)(?= )/
const suits =
  / (?:conviene\w*|recomend\w*|recomiend\w+|suger\w*|sugier\w+|recommend|suggest|should|aconsej\w*|suits?|better|best|mejor(?:es)?|melhor(?:es)?|ideal(?:es)?|indica\w*|devo|deberia\w*|would you|elegirias|escolheria|good for|buen[oa]?s? para|bom para|boa para)(?= )/

/** Somebody who would live there, or how it is to be. */
const ofLiving =
  / (?:(?:para|for|pra) (?:un|una|mi|nosotros|a|an|my|us|me|um|uma|minha|meu) |(?:parejas?|couples?|casal|solter\w+|single|singles|expats?|extranjer\w+|foreigners?|estrangeir\w+|mudar\w*|mudamos|mudo|moving|relocat\w+|nomad\w*|mujer(?:es)?|woman|women|mulher|sol[oa]|alone|sozinh[oa]|vivir|live|living|morar|viver|tranquil[oa]s?|quiet|peaceful|calm[oa]s?|sossegad[oa]s?|family friendly|familiar(?:es)?|pet friendly|mascotas?|perros?|dogs?|cachorros?)(?= ))/
const rents = / (?:alquilar|alquilo|alquilamos|rent|renting|alugar|comprar|buy|buying|mudar\w*|move)(?= )/
const cheapest =
  / (?:(?:mas|mais|menos|most|least) (?:barat\w+|car[oa]s?|expensive|economic\w+|em conta)|cheapest|dearest)(?= )/
const seesHomes = / (?:mostr\w+|muestr\w+|show|list|avisos|opciones|listings|options|opcoes|anuncios)(?= )/
const asksAmount = / (?:cuant[oa]s?|how (?:much|many)|quant[oa]s?|precio|price|preco)(?= )/

const nearWords = / (?:cerca|cercan\w+|perto|proxim\w+|near|close)(?= )/
/** "Me mandan a trabajar a Acceso Sur y no conozco nada" */
const knowsNone =
  / (?:no conozco|no conocemos|i don t know|dont know|nao conheco)(?: \w+){0,2} (?:nada|zona|zonas|barrios?|ciudad|area|areas|city|town|bairros?|cidade)(?= )/
const ofRents = / (?:alquiler(?:es)?|rents?|aluguel|alugueis)(?= )/
const asksLocation = / (?:queda|quedan|esta|se encuentra|ubica\w*|fica|ficam|located)(?= )/

/** "¿Qué zona tranquila con colegios cerca nos recomendás?": 0, or how sure it is. */
export function suitsAsked(question: Meaning): 0 | 1 | 2 {
  const { wording, text, rate, understood } = question
  if (cheapest.test(wording) || seesHomes.test(wording) || asksAmount.test(wording)) return 0
  // A place to stay or within a limit is a home.
  if (understood.filters.allowsShortTerm && !suits.test(wording)) return 0
  if (knowsNone.test(wording) && goalIn(text, rate).goal) return 2
  const isKind = kindOfArea.test(wording)
  const isWhich = isKind || whichArea.test(wording) || recommendsArea.test(wording)
  const namesHome = understood.criteria.some(({ field }) => field === 'propertyType' || field === 'bedrooms')
  const isSought = namesHome && about.search.test(wording)
  const isWhere = whereToLive.test(wording)
  if (!isWhich && !isWhere && (!wantsArea.test(wording) || isSought)) return 0
  const isOfPeople = namesPeople(wording) || wantsIn(wording).isNamed
  const { goal } = goalIn(text, rate)
  const isOfLiving = isOfPeople || ofLiving.test(wording)
  const isChosen = suits.test(wording) || rents.test(wording)
  const namesPlace = understood.criteria.some(({ field }) => field === 'place')
  const isOfPlace =
    asksLocation.test(wording) && (namesPlace || !nearWords.test(wording)) && !namesPeople(wording)
  const isToLive = ofLiving.test(wording) || ofRents.test(wording)
  if (isOfPlace && !suits.test(wording) && !isToLive) return 0
  if (goal && (goal.isDaily || isChosen || isToLive)) return 2
  if (goal) return 0
  if ((isKind || suits.test(wording)) && isOfLiving) return 2
  if (isWhere && !isWhich) return isOfPeople && !namesHome ? 1 : 0
  if (isWhich && suits.test(wording) && rents.test(wording)) return 2
  const isForUs = suits.test(wording) && / (?:me|us|nos|nosotros)(?= )/.test(wording)
  return isOfLiving || isForUs ? 1 : 0
}

const asksOfIt =
  / (?:que tal|como (?:es|anda)(?: la vida)?|como se vive|que onda|is|es (?:lind[oa]|buen[oa]?|tranquil[oa])|e (?:bom|boa|um bom|uma boa)|what(?: is| s|s)?(?: it)? like|how is|hows|tell me about|contame (?:de|sobre)|me (?:fala|conta) (?:de|sobre|do|da)|fale (?:de|sobre)|que (?:me )?(?:podes|puedes) (?:decir|contar)|describ\w+|vale (?:la|a) pena|me conviene)(?= )/
const asPlace =
  / (?:vivir|vida|zona|barrio|lugar|ciudad|live|living|life|area|neighbou?rhood|place|city|town|part of town|morar|viver|bairro|cidade|regiao|se vive)(?= )/
const bare =
  /^ (?:(?:y|e|and|che|hola|hi) )*(?:que tal(?: es| esta)?|como es|how is|hows|que onda|tell me about|contame (?:de|sobre)|what is|what s|whats|me fala (?:de|do|da)) (?:\w+ ){1,4}?(?:(?:y |e )?(?:vale (?:la|a) pena|compensa|(?:is it )?worth it|esta buen[oa]|es lind[oa]) )?$/

const asksWhatIsThere =
  / (?:hay|are there|is there|tem|ha|existen?|que tan cerca|how close|quales|cuales|cuantos|cuantas|how many|quantos|quantas)(?= )/

/** "Is Mburucuyá a good area?", "¿qué tal es vivir en Luque?", "¿hay colegios en Villa Morra?" */
export function describesAsked(question: Meaning): boolean {
  const { wording, understood, listing } = question
  const { propertyType, bedrooms, transactionType } = understood.filters
  const named = understood.criteria.some(({ field }) => field === 'propertyType') && propertyType
  if (listing || named || (bedrooms ?? transactionType) !== undefined) return false
  if (asksWhatIsThere.test(wording) && wantsIn(wording).isNamed) return describedIn(question) !== undefined
  if (isLoud.test(wording)) return describedIn(question) !== undefined
  if (!asksOfIt.test(wording)) return false
  return (asPlace.test(wording) || bare.test(wording)) && describedIn(question) !== undefined
}
