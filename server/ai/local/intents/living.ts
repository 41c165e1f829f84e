import { answerCheaperToLive } from '#server/ai/local/answers/cheaperToLive.ts'
import { answerBudget, answerWhereToLive } from '#server/ai/local/answers/living.ts'
import { answerRentOrBuy } from '#server/ai/local/answers/rentOrBuying.ts'
import { answerSafety } from '#server/ai/local/answers/safety.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { ofListing } from '#server/ai/local/topics/ofListing.ts'
import { about, living, superlatives } from '#server/ai/local/topics.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { certainty, type Intent, questionWords } from './intent.ts'

const safetyWords = questionWords({
  es: '(?:mas |muy |tan |es |una? )?(?:segur[oa]s?|peligros[oa]s?|insegur[oa]s?)|inseguridad|delincuencia|robos?|asaltos?|criminalidad',
  en: '(?:safest|safer|safe|dangerous|unsafe|crime|crimes|robbery|robberies|break ins?)',
  pt: '(?:mais )?(?:perigos[oa]s?|inseguranca|assaltos?|violencia)',
})
/** "¿Es seguro comprar por acá?" is about the site, "con seguridad" a wish. */
const ofDeals = questionWords({
  es: 'compra\\w*|pagar|pago|sena\\w*|estafa\\w*|deposito|reservar|seguro (?:contra|medico|de (?:vida|caucion|hogar|incendio))|estoy segur[oa]|seguro que',
  en: 'buy\\w*|pay|paying|deposit|scam\\w*|trust|sure',
  pt: 'comprar|pagar|golpe',
})
const ofAreas = questionWords({
  es: 'zonas?|barrios?|lugar(?:es)?|ciudad(?:es)?|vivir|donde|ahi|aca|alla|noche|caminar',
  en: 'areas?|neighbou?rhoods?|places?|cit(?:y|ies)|live|living|where|there|here|night|it|this',
  pt: 'bairros?|lugar(?:es)?|cidades?|morar|onde|ali|aqui|noite',
})

export const safetyIntent: Intent = {
  name: 'safety',
  score({ wording, understood, listing }) {
    if (!safetyWords.test(wording) || ofDeals.test(wording)) return 0
    const { propertyType, city, neighborhood } = understood.filters
    const isOfArea = ofAreas.test(wording) || listing !== undefined || (city ?? neighborhood) !== undefined
    if (!isOfArea || (propertyType && about.search.test(wording))) return 0
    return certainty.asked + safetyWords.share(wording)
  },
  answer: answerSafety,
  cases: [
    { ask: 'che cual es el barrio mas seguro de asuncion' },
    { ask: '¿es segura la zona?', onPage: true },
    { ask: 'is it safe?', onPage: true },
    { ask: 'is Villa Morra safe at night?' },
    { ask: 'é perigoso morar em Lambaré?' },
  ],
}

const recommends =
  '(?:conviene|conveniente|recomend\\w*|suger\\w*|aconsej\\w*|mejor(?:es)?|ideal|lind[oa]s?|tranquil[oa]s?|bueno|buena|buscar|elegir|mirar)'
const whereWords = questionWords({
  es: `(?:vale la pena|que tal|como es|como se vive en|es lindo|conviene)(?: \\w+){1,4} para vivir|vale la pena vivir|como se vive en|(?:des)?ventajas|pros y contras|(?:como|que tal) (?:es|esta)(?: \\w+)? (?:vivir|la vida)|que tal (?:es |esta |son )?(?:la zona|el barrio|la ciudad|vivir)|como es (?:la zona|el barrio)|lo (?:malo|bueno) de vivir|(?:que|cual|cuales|en que|a que)(?: \\w+){0,2} (?:barrios?|zonas?|lugar(?:es)?|ciudad(?:es)?)(?: \\w+){0,4} ${recommends}|(?:me |nos )?${recommends}(?: \\w+){0,3} (?:barrios?|zonas?)|(?:mejor(?:es)?|buen|buena|lind[oa]|tranquil[oa])s? (?:barrios?|zonas?|lugar(?:es)?)|(?:barrios?|zonas?)(?: (?:de|en|del) \\w+(?: \\w+){0,3})? (?:buen[oa]s?|lind[oa]s?|tranquil[oa]s?|ideal(?:es)?|familiar(?:es)?|recomendad[oa]s?)|donde (?:me |nos )?(?:conviene|recomend\\w*|puedo|podemos|podria|seria)(?: \\w+){0,2} (?:vivir|mudar\\w*|alquilar|buscar|mirar)|donde (?:busco|miro|me mudo)|(?:barrios?|zonas?) (?:para|donde) (?:vivir|familias?|estudiantes?|mudar\\w*)`,
  en: '(?:what|whats|which)(?: \\w+){0,4} (?:neighbou?rhoods?|areas?)(?: \\w+){0,5} (?:for|to live|for me)|pros and cons|(?:dis)?advantages|downsides?|drawbacks?|(?:what|how) is it(?: like)? (?:to live|living)|what is living|(?:what|which)(?: \\w+){0,2} (?:neighbou?rhoods?|areas?|places?|part of town|city)(?: \\w+){0,5} (?:best|good|popular|common|preferred|recommend|suggest|suit\\w*|ideal|nice|for)|(?:best|good|nice|quiet) (?:neighbou?rhoods?|areas?|places?|cit(?:y|ies))(?: \\w+){0,2} (?:for|to)|where (?:should|can|could|would)(?: \\w+){0,3} (?:live|move|rent|look|stay|start)',
  pt: '(?:des)?vantagens|como e (?:morar|viver)|(?:qual|quais|que|em que)(?: \\w+){0,2} (?:bairros?|zonas?|cidades?)(?: \\w+){0,4} (?:melhor(?:es)?|recomend\\w*|bom|boa|indica\\w*|conve\\w*)|(?:melhor(?:es)?|bo[mn]s?) (?:bairros?|zonas?|lugar(?:es)?)|onde (?:devo|posso|e melhor)(?: \\w+){0,2} (?:morar|viver|alugar)|onde (?:procuro|procurar|alugo|moro)',
})

const picksArea =
  / (?:(?:which|what|que|q|cual(?:es)?|en que|qual|quais|em que)(?: \w+){0,2} (?:part|parts|area|areas|neighbou?rhoods?|place|places|side|barrios?|zonas?|lado|parte|lugar(?:es)?|bairros?|regiao)|donde|where|onde)(?= )/
/** Somebody who would live there, or a choice for them. */
const ofWhom =
  / (?:(?:para|for|pra) (?:un|una|mi|nosotros|a|an|my|us|me|um|uma|minha|meu) |(?:parejas?|couples?|casal|familias?|family|famil\w+|jubilad\w+|retired|aposentad\w+|estudiantes?|students?|estudantes?|solter\w+|expats?|hijos|kids|children|filhos|bebe|baby)|(?:pick|choose|settle|elegirias|vivirias|escolheria|moraria))(?= )/

const invests = / (?:invert\w+|inversion|invest\w*)(?= )/
/** "Ventajas de vivir en Luque", not of a notary. */
const ofAdvantages = /ventajas|vantagens|advantages|pros |downsides?|drawbacks?/

export const whereToLiveIntent: Intent = {
  name: 'whereToLive',
  score: ({ wording, understood, listing }) => {
    if (listing && ofListing.hood.test(wording)) return 0
    const isOfWhom = picksArea.test(wording) && ofWhom.test(wording)
    if (!(whereWords.test(wording) || isOfWhom) || about.perSqm.test(wording) || invests.test(wording))
      return 0
    if (/ (?:airbnb|booking) /.test(wording)) return 0
    if (understood.filters.propertyType?.includes('land')) return 0
    if (ofAdvantages.test(wording) && !living.test(wording)) return 0
    return certainty.asked + 4 + whereWords.share(wording) / 2
  },
  answer: answerWhereToLive,
  cases: [
    { ask: 'qué barrio me conviene con 2 hijos y 1.500 usd de alquiler' },
    { ask: 'What neighborhood is best for expats in Asunción?' },
    { ask: 'where should I live with two kids in Asunción?' },
    { ask: 'qual o melhor bairro para morar com 2 filhos?' },
    { ask: '¿cuáles son las desventajas de vivir en Luque?' },
    { ask: 'what are the pros and cons of living in Luque?' },
  ],
}

const liveWords = questionWords({
  es: 'vivir|comprar|alquilar|alquileres?|mudar\\w*|costo de vida|vida|familias?|hij[oa]s|zona|barrio|lugar',
  en: 'live|living|buy|buying|rent|renting|rents|move|cost of living|family|families|kids|children|areas?|place',
  pt: 'morar|viver|comprar|alugar|aluguel|mudar|familias?|filhos|bairro|lugar',
})
const dearOrCheap = questionWords({
  es: 'mas (?:barat[oa]s?|car[oa]s?|economic[oa]s?|accesibles?)|cuesta (?:mas|menos)|sale (?:mas|menos)|diferencia',
  en: 'cheap(?:er|est)?|(?:more|less|most|least) expensive|dearer|costs? (?:more|less)',
  pt: 'mais (?:barat[oa]s?|car[oa]s?|em conta)|custa (?:mais|menos)',
})

const betterWords = questionWords({
  es: 'mejor(?:es)?|conviene|recomend\\w*|compara\\w*(?= .* (?:familia|hij[oa]s|vivir))',
  en: 'better|best|recommend\\w*|nicer|compare(?! .* costs)(?= .* (?:family|kids|children|live|living))',
  pt: 'melhor(?:es)?|recomend\\w*',
})

/** "Mejor en Luque o Lambaré": another place for the search before. */
const instead = /^ (?:(?:y|no|pero) )?(?:mejor|melhor|better) (?:en|em|in) /

/** "Is Encarnación cheaper than Asunción?" */
const asksWhether =
  / (?:barat[oa]s?|economic[oa]s?|car[oa]s?|cheaper|expensive|em conta)(?: \w+){0,3} (?:que|than|do que) /

/** A question, not the search "casas más baratas en Luque o San Lorenzo". */
const asksIt =
  /^ (?:(?:y|and|e) )?(?:are|is|son|es|estan?|sao|where|which|donde|(?:en )?cual(?:es)?|onde|qual) /

/** "¿Villa Morra o Carmelitas?" */
const isAlternative = ({ wording, text }: Meaning) =>
  ((/ (?:o|ou|or) /.test(wording) && /[?¿]/.test(text)) || hesitates.test(wording)) &&
  !ofPrice.test(wording) &&
  !invests.test(wording)
const hesitates =
  / (?:(?:mi|my|meu|minha) (?:marido|mujer|esposa|esposo|novi[oa]|pareja|husband|wife|partner)(?: \w+){0,2} (?:quiere|prefiere|wants|prefers|quer|prefere) \w+(?: \w+)? (?:y yo|and i|e eu)|(?:estoy|estamos|dudo|dudamos) entre|(?:escolher|elegir|decidir|optar) entre|(?:choose|decide|choosing|deciding) between|(?:torn|deciding|hesitating) between|(?:em duvida|entre) (?:entre|dois|duas)|(?:estou|estamos) entre)(?= )/
const ofPrice = / (?:car[oa]s?|barat[oa]s?|expensive|cheap\w*|precios?|prices?|precos?|m2|metro)(?= )/

export const cheaperToLiveIntent: Intent = {
  name: 'cheaperToLive',
  score(question) {
    const { wording, understood, listing } = question
    const { filters } = understood
    if (listing && !filters.city && !filters.neighborhood) return 0
    const isBetter =
      betterWords.test(wording) &&
      (liveWords.test(wording) || asksIt.test(wording) || !filters.propertyType) &&
      !invests.test(wording) &&
      !instead.test(wording)
    const namesType = understood.criteria.some(({ field }) => field === 'propertyType')
    const isChoice = !namesType && filters.maxPrice === undefined && isAlternative(question)
    const isOfTwo = placesAsked(question).length === 2 && (dearOrCheap.test(wording) || isBetter || isChoice)
    if (!isOfTwo || about.perSqm.test(wording)) return 0
    const isOfHomes = !filters.propertyType?.some((type) => !homeTypes.includes(type))
    const isOfLiving =
      liveWords.test(wording) ||
      asksIt.test(wording) ||
      filters.bedrooms ||
      isBetter ||
      isChoice ||
      (!filters.propertyType && asksWhether.test(wording)) ||
      (understood.criteria.every(({ field }) => field !== 'city') && question.thread.search !== undefined)
    return isOfHomes && isOfLiving ? certainty.pointed + 9 : 0
  },
  answer: answerCheaperToLive,
  cases: [
    { ask: 'qué es más barato para vivir, Luque o Lambaré?' },
    { ask: 'is it cheaper to live in Luque or in Lambaré?' },
    { ask: 'are houses cheaper in Luque or in San Lorenzo' },
    { ask: 'é mais barato morar em Luque ou em Lambaré?' },
    { ask: 'which is a better area for a family, Luque or Lambaré?' },
    { ask: 'we are a couple with a baby, is Villa Morra or Carmelitas better for us?' },
    { ask: '¿qué es más barato para vivir, Carmelitas o Luque?' },
    {
      after: ['alquiler en San Lorenzo hasta 3 millones', '¿y en Fernando de la Mora?'],
      ask: '¿en cuál de los dos es más barato?',
    },
  ],
}

const eitherWords = questionWords({
  es: 'cuantos anos de alquiler|anos de alquiler(?: \\w+){0,4} compr\\w+|(?:alquil\\w+|pagando (?:un )?alquiler)(?: \\w+){0,5} (?:o|que) (?:me )?compr\\w+|(?:me )?compr(?:ar|o|amos|arme|arnos)(?: \\w+){0,5} (?:o|que) (?:sigo |seguir |seguimos )?(?:alquil(?:ar|o|ando|amos)|rentar)|cuanto(?: \\w+){0,3} (?:comprar|alquilar)\\w*(?: \\w+){0,3} y (?:cuanto )?(?:\\w+ )?(?:alquilar|comprar)\\w*|(?:alquilar|rentar)(?: \\w+){0,4} (?:o|que) comprar|comprar(?: \\w+){0,4} (?:o|que) (?:alquilar|rentar)|alquiler o compra|compra o alquiler',
  en: 'how many years of rent|how much(?: \\w+){0,3} (?:buy|rent)(?: \\w+){0,3} and (?:how much )?(?:\\w+ ){0,2}(?:rent|buy)|(?:rent|renting)(?: \\w+){0,4} (?:or|than|vs|versus) (?:buy|buying)|(?:buy|buying)(?: \\w+){0,4} (?:or|than|vs|versus) (?:rent|renting)',
  pt: 'alugar(?: \\w+){0,4} ou comprar|comprar(?: \\w+){0,4} ou alugar',
})

const rents = / (?:alquilar|seguir alquilando|rent|renting|alugar)(?= )/
const buys = / (?:comprar|buy|buying)(?= )/
const chooses =
  / (?:mejor|conviene\w*|primero|antes de|better|smarter|wiser|first|before|melhor|vale mais a pena|compensa|primeiro|antes de)(?= )/
/** To let what one buys. */
const lets =
  / (?:para (?:alquilar|renta|alugar)|to (?:rent|let)(?: it)? out|(?:alquilar|alugar)l[oa]|for rent)(?= )/

/** "Is it smarter to rent for a year before buying?" */
const choosesToRent = (wording: string) =>
  rents.test(wording) && buys.test(wording) && chooses.test(wording) && !lets.test(wording)

const comparesRental =
  / compar\w+(?: [\w.]+){0,8} (?:rental|renting|rent|alquiler|alquilar|aluguel|alugar)(?: [\w.]+){0,10} (?:to buy|buying|purchase|compra|comprar)(?= )/
/** "Compare a 1-bed rental with one to buy" */
const comparesThem = (wording: string) => comparesRental.test(wording)

export const rentOrBuyIntent: Intent = {
  name: 'rentOrBuy',
  score: ({ wording, listing }) =>
    (eitherWords.test(wording) || choosesToRent(wording) || comparesThem(wording)) && !listing
      ? certainty.pointed + 9
      : 0,
  answer: answerRentOrBuy,
  cases: [
    { ask: '2 dormitorios en Asunción: ¿cuánto sale comprar y cuánto alquilar?' },
    { ask: 'conviene alquilar o comprar un depto de 2 dormitorios en Villa Morra?' },
    { ask: 'is it better to rent or buy in Asunción?' },
    { ask: 'é melhor alugar ou comprar?' },
  ],
}

const budgetWords = questionWords({
  es: '(?:que|cual) (?:zona|barrio|lugar|ciudad)(?= $)|(?:donde|en que (?:barrios?|zonas?|ciudad(?:es)?|parte)|que (?:barrios?|zonas?))(?: \\w+){0,3} (?:puedo|podria|podemos|me alcanza|alcanza|consigo|comprar|alquilar|encuentro|hay|tienen?|venden|alquilan)',
  en: '(?:where|what (?:area|neighbou?rhood|city)|which (?:area|neighbou?rhood|city))(?: \\w+){0,3} (?:can|could|afford|buy|rent|get|have|has)',
  pt: '(?:onde|(?:em )?(?:que|quais) (?:bairros?|cidades?))(?: \\w+){0,3} (?:posso|consigo|da para|comprar|alugar|tem|ha)',
})

export const budgetIntent: Intent = {
  name: 'budget',
  score({ wording, understood }) {
    const { maxPrice, minPrice } = understood.filters
    const hasBudget = (maxPrice ?? minPrice) !== undefined
    if (!hasBudget || !budgetWords.test(wording) || superlatives.cheapest.test(wording)) return 0
    return certainty.asked + 1
  },
  answer: answerBudget,
  cases: [
    { ask: 'dónde puedo comprar una casa con 100 mil dólares?' },
    { ask: 'where can I buy a house for 100k?' },
    { ask: 'onde posso comprar uma casa até 100 mil dólares?' },
  ],
}
