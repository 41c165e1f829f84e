import { asksBareSafety } from '#server/ai/local/answers/followUps/kindAdvice.ts'
import { answerBudget, answerWhereToLive } from '#server/ai/local/answers/living.ts'
import { answerRentOrBuy } from '#server/ai/local/answers/rentOrBuying.ts'
import { answerSafety } from '#server/ai/local/answers/safety.ts'
import { opensOne } from '#server/ai/local/conversation/turns/implied.ts'
import { callsItRobbery } from '#server/ai/local/topics/ofHome.ts'
import { ofListing } from '#server/ai/local/topics/ofListing.ts'
import { about, living, superlatives } from '#server/ai/local/topics.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { describesAsked, suitsAsked } from './areas/suits.ts'
import { certainty, type Intent, questionWords } from './intent.ts'
import { asksWhereToInvest } from './money/yieldAreas.ts'

const safetyWords = questionWords({
  es: '(?:mas |muy |tan |es |una? )?(?:segur[oa]s?|peligros[oa]s?|insegur[oa]s?)|(?:zonas?|barrios?|lugares)(?: (?:de|en) \\w+)? (?:(?:a|para|que)? ?(?:hay que |debo |conviene |tengo que )?evit\\w+)|inseguridad|delincuencia|robos?|asaltos?|criminalidad',
  en: '(?:safest|safer|safe|dangerous|unsafe|crime|crimes|(?:areas?|neighbou?rhoods?|places?)(?: \\w+){0,3} avoid|robbery|robberies|break ins?)',
  pt: '(?:bairros?|zonas?)(?: \\w+){0,3} evit\\w+|(?:mais )?(?:perigos[oa]s?|inseguranca|assaltos?|violencia)',
})
/** "¿Es seguro comprar por acá?" is about the site, "con seguridad" a wish. */
const ofDeals = questionWords({
  es: 'compra\\w*|inver\\w+|venden|titul\\w+|contrato|asentamiento|pagar|pago|sena\\w*|estafa\\w*|deposito|reservar|seguro (?:contra|medico|fianca|de (?:vida|caucion|hogar|incendio|alquiler))|estoy segur[oa]|seguro que',
  en: 'buy\\w*|invest\\w*|pay|paying|deposit|scam\\w*|trust|sure',
  pt: 'comprar|invest\\w+|sinal|pagar|golpe',
})
/** "Somewhere safe to leave a car": parking. */
const ofThings =
  / (?:safe(?:ly)?|segur[oa]) (?:place |spot |lugar )?(?:to|for|para) (?:leave|park|keep|my car|a car|the car|dejar|estacionar|guardar|deixar)(?= )/
const ofAreas = questionWords({
  es: 'zonas?|barrios?|lugar(?:es)?|ciudad(?:es)?|vivir|donde|ahi|aca|alla|noche|caminar',
  en: 'areas?|neighbou?rhoods?|places?|cit(?:y|ies)|live|living|where|there|here|night|it|this',
  pt: 'bairros?|lugar(?:es)?|cidades?|morar|onde|ali|aqui|noite',
})

export const safetyIntent: Intent = {
  name: 'safety',
  score({ wording, understood, listing, thread }) {
    if (!safetyWords.test(wording) || ofDeals.test(wording) || ofThings.test(wording)) return 0
    if (callsItRobbery.test(wording)) return 0
    const { propertyType, city, neighborhood, bedrooms } = understood.filters
    const before = thread.search?.filters
    const isOfBefore =
      asksBareSafety({ wording, thread }) && (before?.city ?? before?.neighborhood) !== undefined
    const isOfArea =
      ofAreas.test(wording) || isOfBefore || listing !== undefined || (city ?? neighborhood) !== undefined
    if (!isOfArea || (propertyType && (bedrooms || about.search.test(wording)))) return 0
    return certainty.asked + safetyWords.share(wording)
  },
  answer: answerSafety,
  cases: [
    { ask: 'che cual es el barrio mas seguro de asuncion' },
    { ask: 'is Villa Morra safe at night?' },
    { ask: 'é perigoso morar em Lambaré?' },
  ],
}

const recommends =
  '(?:conviene|conveniente|recomend\\w*|suger\\w*|aconsej\\w*|mejor(?:es)?|ideal|lind[oa]s?|tranquil[oa]s?|bueno|buena|buscar|elegir|mirar)'
const whereWords = questionWords({
  es: `en que (?:zona|barrio|parte)s? (?:caemos|caigo|quedamos|nos metemos|busco|buscamos)|(?:vale la pena|que tal|como es|como se vive en|es lindo|conviene)(?: \\w+){1,4} para vivir|vale la pena vivir|como se vive en|(?:des)?ventajas|pros y contras|(?:como|que tal) (?:es|esta)(?: \\w+)? (?:vivir|la vida)|que tal (?:es |esta |son )?(?:la zona|el barrio|la ciudad|vivir)|como es (?:la zona|el barrio)|lo (?:malo|bueno) de vivir|(?:que|cual|cuales|en que|a que)(?: \\w+){0,2} (?:barrios?|zonas?|lugar(?:es)?|ciudad(?:es)?)(?: \\w+){0,4} ${recommends}|(?:me |nos )?${recommends}(?: \\w+){0,3} (?:barrios?|zonas?)|(?:mejor(?:es)?|buen|buena|lind[oa]|tranquil[oa])s? (?:barrios?|zonas?|lugar(?:es)?)|(?:barrios?|zonas?)(?: (?:de|en|del) \\w+(?: \\w+){0,3})? (?:buen[oa]s?|lind[oa]s?|tranquil[oa]s?|ideal(?:es)?|familiar(?:es)?|recomendad[oa]s?)|donde (?:me |nos )?(?:conviene|recomend\\w*|puedo|podemos|podria|seria)(?: \\w+){0,2} (?:vivir|mudar\\w*|alquilar|buscar|mirar)|donde (?:me |nos )?(?:recomend\\w*|aconsej\\w*|suger\\w*|conviene\\w*|convendria)(?= $)|a ?donde (?:nos mudamos|me mudo|mudarnos|mudarme)|donde (?:busco|miro|me mudo|nos mudamos)|(?:barrios?|zonas?) (?:para|donde) (?:vivir|familias?|estudiantes?|mudar\\w*)`,
  en: '(?:what|whats|which)(?: \\w+){0,4} (?:neighbou?rhoods?|areas?)(?: \\w+){0,5} (?:for|to live|for me)|pros and cons|(?:dis)?advantages|downsides?|drawbacks?|(?:what|how) is it(?: like)? (?:to live|living)|what is living|(?:what|which)(?: \\w+){0,2} (?:neighbou?rhoods?|areas?|places?|part of town|city)(?: \\w+){0,5} (?:best|good|popular|common|preferred|recommend|suggest|suit\\w*|ideal|nice|for)|(?:best|good|nice|quiet) (?:neighbou?rhoods?|areas?|places?|cit(?:y|ies))(?: \\w+){0,2} (?:for|to)|where (?:should|can|could|would)(?: \\w+){0,3} (?:live|move|rent|look|stay|start)|where is it (?:quiet|safe|nice|good|best|calm|cheap|walkable)',
  pt: '(?:des)?vantagens|como e (?:morar|viver)|(?:qual|quais|que|em que)(?: \\w+){0,2} (?:bairros?|zonas?|cidades?)(?: \\w+){0,4} (?:melhor(?:es)?|recomend\\w*|bom|boa|indica\\w*|conve\\w*)|(?:melhor(?:es)?|bo[mn]s?) (?:bairros?|zonas?|lugar(?:es)?)|onde (?:devo|posso|e melhor)(?: \\w+){0,2} (?:morar|viver|alugar)|onde (?:procuro|procurar|alugo|moro)',
})

/** "Mejor en Fernando zona sur": the search before, there. */
const insteadThere = /^ (?:(?:y|no|pero|ok|bueno|but|mas) )*(?:mejor|better|melhor) (?:en|in|em|no|na) /
const invests = / (?:invert\w+|inversion|inviert\w+|invest\w*|plusvalia|rentabilidad)(?= )/
/** "Ventajas de vivir en Luque", not of a notary. */
const ofAdvantages = /ventajas|vantagens|advantages|pros |downsides?|drawbacks?/

/** "Is it a good area for kids?" */
const judgesArea =
  / (?:(?:is|would) (?:it|this)(?: be)? (?:in )?a (?:good|nice|quiet|safe) (?:area|neighbou?rhood|place)|(?:es|esta en) (?:una? )?(?:buena?|linda?|tranquila?) (?:zona|barrio|lugar)|(?:e|fica) (?:em )?(?:uma? )?(?:boa|bom|tranquil[oa]) (?:regiao|bairro|zona|area))(?= )/

export const whereToLiveIntent: Intent = {
  name: 'whereToLive',
  score: (question) => {
    const { wording, understood, listing } = question
    if ((listing && (ofListing.hood.test(wording) || judgesArea.test(wording))) || insteadThere.test(wording))
      return 0
    if (
      about.perSqm.test(wording) ||
      invests.test(wording) ||
      asksWhereToInvest(wording) ||
      / (?:airbnb|booking) /.test(wording)
    )
      return 0
    if (opensOne.test(wording)) return 0
    const { propertyType } = understood.filters
    const isOfWork = / (?:my|his|her|our) office /.test(wording)
    if (propertyType?.some((type) => !homeTypes.includes(type)) && !isOfWork) return 0
    if (describesAsked(question)) return certainty.asked + 9
    const sure = suitsAsked(question)
    if (sure > 0) return certainty.pointed + 2 * sure
    const namesHome = understood.criteria.some(({ field }) => field === 'propertyType')
    const isOfOneBarrio = namesHome && understood.filters.neighborhood?.length === 1
    if (!whereWords.test(wording) || isOfOneBarrio) return 0
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
    { ask: 'somos una pareja con bebé, ¿qué zona tranquila de Asunción con colegios cerca nos recomendás?' },
    { ask: 'which area of Asuncion is quiet, walkable and near good hospitals? we are retiring' },
    { ask: 'que bairro você indica para um estudante da Universidade Americana?' },
    { ask: '¿dónde me conviene alquilar si trabajo en el centro?' },
    { ask: 'qué barrio me recomendás si trabajo en el World Trade Center?' },
    { ask: 'is Mburucuyá a good area?' },
    { ask: 'which areas outside Asunción are good for families?' },
    { ask: 'lugares baratos para vivir fuera de Asunción' },
    { ask: 'como é morar em Luque?' },
  ],
}

const eitherWords = questionWords({
  es: '(?:pago|pagando|pagamos)(?: [^ ]+){0,4} alquiler(?: [^ ]+){0,6} (?:conven\\w+|conviene\\w*|vale la pena|mejor|deberia) (?:mejor )?(?:comprar|compro|financiar)|(?:alquil\\w+|rentando)(?: [^ ]+){0,4} o (?:\\w+ ){0,2}(?:prestamo|credito|hipoteca)|cuantos anos de alquiler|anos de alquiler(?: \\w+){0,4} compr\\w+|(?:alquil\\w+|pagando (?:un )?alquiler)(?: \\w+){0,5} (?:o|que) (?:me )?compr\\w+|compr(?:o|ar)(?: [^ ]+){0,8} o (?:mejor )?(?:espero|esperar)(?: \\w+){0,6} alquil\\w+|alquil(?:o|ar)(?: \\w+){0,5} (?:y|e) (?:despues|luego|recien)(?: \\w+)? compr\\w+|compr(?:ar|arle|arles|o)(?: \\w+){0,5} (?:o|que) (?:que |mejor )?(?:alquile|alquilen|alquilarle)|(?:me )?compr(?:ar|o|amos|arme|arnos)(?: \\w+){0,5} (?:o|que) (?:sigo |seguir |seguimos )?(?:alquil(?:ar|o|ando|amos)|rentar)|cuanto(?: \\w+){0,3} (?:comprar|alquilar)\\w*(?: \\w+){0,3} y (?:cuanto )?(?:\\w+ )?(?:alquilar|comprar)\\w*|(?:alquilar|rentar)(?: \\w+){0,4} (?:o|que) comprar|comprar(?: \\w+){0,4} (?:o|que) (?:alquilar|rentar)|alquiler o compra|compra o alquiler',
  en: '(?:pay|paying)(?: [^ ]+){0,5} rent(?: [^ ]+){0,8} (?:should i|better to|makes? sense to|worth|just) (?:just )?(?:buy|buying)|(?:renting|rent)(?: [^ ]+){0,4} or (?:\\w+ ){0,3}(?:loan|mortgage)|how many years of rent|how much(?: \\w+){0,3} (?:buy|rent)(?: \\w+){0,3} and (?:how much )?(?:\\w+ ){0,2}(?:rent|buy)|(?:rent|renting)(?: \\w+){0,4} (?:or|than|vs|versus) (?:buy|buying)|(?:buy|buying)(?: \\w+){0,4} (?:or|than|vs|versus) (?:rent|renting)',
  pt: '(?:pago|pagando|pagamos)(?: [^ ]+){0,8} (?:compensa|vale a pena|melhor) (?:financiar|comprar)|alugar(?: \\w+){0,4} ou comprar|comprar(?: \\w+){0,4} ou alugar',
})

const rents = / (?:alquilar|seguir alquilando|rent|renting|alugar)(?= )/
const buys = / (?:comprar|buy|buying)(?= )/
const chooses =
  / (?:mejor|conviene\w*|primero|antes de|better|smarter|wiser|first|before|melhor|vale mais a pena|compensa|primeiro|antes de)(?= )/
/** To let what one buys. */
const lets =
  / (?:para (?:alquilar|renta|alugar)|to (?:rent|let)(?: it)? out|(?:alquilar|alugar)l[oa]|for rent)(?= )/

/** "Compensa comprar na planta ou pronto?" */
const ofStage =
  / (?:en pozo|na planta|off plan|preventa|pre venta) (?:o|ou|or|vs) | (?:o|ou|or|vs) (?:en pozo|na planta|off plan|preventa)(?= )/

/** "Is it smarter to rent for a year before buying?" */
const choosesToRent = (wording: string) =>
  !ofStage.test(wording) &&
  rents.test(wording) &&
  buys.test(wording) &&
  chooses.test(wording) &&
  !lets.test(wording)

const comparesRental =
  / compar\w+(?: [\w.]+){0,8} (?:rental|renting|rent|alquiler|alquilar|aluguel|alugar)(?: [\w.]+){0,10} (?:to buy|buying|purchase|compra|comprar)(?= )/
/** "Compare a 1-bed rental with one to buy" */
const comparesThem = (wording: string) => comparesRental.test(wording)

/** "¿Alquilo amoblado o compro muebles?" */
const ofFurniture = / (?:compr\w+|buy\w*) (?:(?:los|the|os|mis|my) )?(?:muebles|furniture|moveis)(?= )/

export const rentOrBuyIntent: Intent = {
  name: 'rentOrBuy',
  score: ({ wording, listing }) =>
    (eitherWords.test(wording) || choosesToRent(wording) || comparesThem(wording)) &&
    !listing &&
    !ofFurniture.test(wording)
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
  es: '(?:que|cual) (?:zona|barrio|lugar|ciudad)(?= $)|(?:donde|en que (?:barrios?|zonas?|ciudad(?:es)?|parte)|que (?:barrios?|zonas?))(?: \\w+){0,6} (?:alquilo|compro|puedo|podria|podemos|me alcanza|alcanza|consigo|comprar|alquilar|encuentro|hay|tienen?|venden|alquilan)',
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
