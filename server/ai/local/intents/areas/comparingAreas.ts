import { answerComparedAreas } from '#server/ai/local/answers/areas/comparedAreas.ts'
import { asksYields } from '#server/ai/local/answers/areas/investing.ts'
import { areasCompared } from '#server/ai/local/areas/areasCompared.ts'
import { asksSavings, livesAndWorks } from '#server/ai/local/areas/savings.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { about, asksForAny, showsHomes } from '#server/ai/local/topics.ts'
import { homeTypes } from '#shared/listings/traits.ts'

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
  es: 'mejor(?:es)?|conviene\\w*|recomend\\w*|elijo|elegirias|compara\\w*(?= .* (?:familia|hij[oa]s|vivir))|diferencias?(?= .* vivir)',
  en: 'differences?(?= .* (?:liv|life))|better|best|recommend\\w*|nicer|should (?:i|we)|would you|compare(?! .* costs)(?= .* (?:family|kids|children|live|living))',
  pt: 'melhor(?:es)?|recomend\\w*|compensa|vale mais a pena',
})

/** "Mejor en Luque o Lambaré": another place for the search before. */
const instead =
  /^ (?:(?:y|e|no|pero|mas|bueno|ah|en realidad|na verdade|actually|pensandolo bien) ){0,2}(?:mejor|melhor|better) (?:en|em|in) /
/** Of one place: of two, which of them. */
const isInstead = ({ wording, understood: { filters } }: Meaning) =>
  instead.test(wording) && (filters.city?.length ?? 0) + (filters.neighborhood?.length ?? 0) === 1
/** "Is Encarnación cheaper than Asunción?" */
const asksWhether =
  / (?:barat[oa]s?|economic[oa]s?|car[oa]s?|cheaper|expensive|em conta)(?: \w+){0,3} (?:que|than|do que) /
/** A question, not the search "casas más baratas en Luque o San Lorenzo". */
const asksIt =
  /^ (?:(?:y|and|e) )?(?:que (?:es|seria|sera) mejor|o que e melhor|what s better|are|is|son|es|estan?|sao|where|which|donde|(?:en )?cual(?:es)?|onde|qual) /

/** "Para una casa de finde, ¿qué es mejor, San Bernardino o Areguá?" */
const asksBetter =
  / (?:que|cual|what|which|qual|o que) (?:es|seria|sera|s|is|e|fica) (?:mejor|better|melhor)(?= )/
/** "Surubi'í or Paraná Country Club for a family with teens" */
const forWhom =
  / (?:for|para|pra) (?:(?:a|an|my|our|una?|mi|nuestra|uma?|minha) )?(?:\w+ )?(?:famil\w+|couple|pareja|casal|kids|children|teens|retire\w*|hijos|nenes|filhos)(?= )/

export const hesitates =
  / (?:(?:quieren?|prefieren?|wants?|prefers?|quer|querem|prefere) \w+(?: \w+)? (?:y |and |e |but |pero |mas )?(?:yo|i|eu|ella|el|he|she|mi \w+|my \w+|minha \w+|meu \w+) (?:quiero|prefiero|prefiere|quiere|wants?|prefers?|prefer|quero|prefiro|quer|prefere)|(?:mi|my|meu|minha) (?:marido|mujer|senora|esposa|esposo|novi[oa]|pareja|husband|wife|partner)(?: \w+){0,2} (?:quiere|prefiere|wants|prefers|quer|prefere) \w+(?: \w+)? (?:y yo|and i|e eu)|(?:estoy|estamos|dudo|dudamos) entre|(?:escolher|elegir|decidir|optar) entre|(?:choose|decide|choosing|deciding) between|(?:torn|deciding|hesitating) between|entre \w+(?: \w+){0,3} y \w+(?: \w+){0,8} (?:que (?:dec\w+|opin\w+|recomend\w+|me conviene|eleg\w+|prefer\w+)|cual|donde|conviene\w*|elegirias|recomend\w+)|between \w+(?: \w+){0,3} and \w+(?: \w+){0,8} (?:which|what|where|would)|(?:em duvida|entre) (?:entre|dois|duas)|(?:estou|estamos) entre)(?= )/
const ofPrice = / (?:car[oa]s?|barat[oa]s?|expensive|cheap\w*|precios?|prices?|precos?|m2|metro)(?= )/
const either = / (?:o|ou|or|u|vs|versus) /
const seeks =
  / (?:busco|buscamos|looking for|procuro|mostrame|show me|quiero ver|hay|necesito|i need|preciso)(?= )/

const toLive = / (?:(?:para|pra) (?:vivir|morar|viver|mudar\w*)|to live|for living)(?= )/

const against = / (?:vs|versus)(?= )/

/** "¿Villa Morra o Carmelitas?" */
const isAlternative = ({ wording, text }: Meaning) =>
  ((either.test(wording) &&
    (/[?¿]/.test(text) || forWhom.test(wording) || (toLive.test(wording) && !seeks.test(wording)))) ||
    hesitates.test(wording) ||
    against.test(wording)) &&
  !ofPrice.test(wording) &&
  !asksForAny.test(wording)

/** What is known of it is told of the city. */
const ofFloods = / (?:inund\w+|raudal(?:es)?|flood\w*|alag\w+|enchentes?)(?= )/

/** "¿Cuál tiene más deptos?" counts. */
const whereMore =
  / (?:(?:donde|en cual|where|onde)(?: \w+){0,2} (?:hay mas|more|tem mais|ha mais)|(?:tiene|tienen|hay|has|have|tem|ha) (?:mas|more|mais) (?!barat|car|cheap|expens|em conta)\w+)(?= )/
/** "¿Qué barrio de Asunción o Luque?": barrios of both. */
const barrioOfBoth =
  / (?:que|cual|which|what|qual|em que|en que) (?:barrios?|zonas?|neighbou?rhoods?|areas?|bairros?) (?:de|en|of|in|em) (?:\w+ ){1,5}(?:o|u|or|ou) /
const asksNearest =
  / (?:(?:mas|mais) (?:cerca(?:n[oa])?|perto|lejos|longe)|closer|closest|nearer|nearest|farther)(?= )/
const nightly = / (?:airbnb|booking|por (?:noche|dia|temporada)|temporari[oa]s?|short term|nightly)(?= )/

/** "Comparado con un CDA, ¿cuál me conviene?" */
const ofOtherAssets =
  / (?:cda|plazo fijo|fixed deposits?|certificates? of deposit|renda fixa|cooperativas?|acciones|stocks|bonos|bonds|tesouro)(?= )/

export const cheaperToLiveIntent: Intent = {
  name: 'cheaperToLive',
  score(question) {
    const { wording, understood, listing } = question
    const { filters } = understood
    const namesPlace = (filters.city ?? filters.neighborhood ?? filters.near ?? filters.polygon) !== undefined
    if ((listing && !namesPlace) || about.perSqm.test(wording) || nightly.test(wording)) return 0
    if (ofFloods.test(wording) || question.thread.search?.filters.allowsShortTerm) return 0
    if (filters.propertyType?.some((type) => !homeTypes.includes(type))) return 0
    if (showsHomes.test(wording) || ofOtherAssets.test(wording) || isInstead(question)) return 0
    const { areas, goal, isBefore } = areasCompared(question)
    if (areas.length > 1 && (asksSavings(wording) || livesAndWorks(wording))) return certainty.pointed + 9.97
    if (
      areas.length < 2 ||
      (whereMore.test(wording) && !dearOrCheap.test(wording)) ||
      barrioOfBoth.test(wording)
    )
      return 0
    if (asksNearest.test(wording) && !betterWords.test(wording)) return certainty.pointed + 8.5
    if (isBefore || comparesForAim(question, goal !== undefined)) return certainty.pointed + 9.6
    return isOfLiving(question) ? certainty.pointed + 9 : 0
  },
  answer: answerComparedAreas,
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
    { ask: 'qué me conviene, San Lorenzo o Capiatá, si viajo todos los días al centro de Asunción' },
    { ask: 'I work downtown, should I live in Luque or Lambaré?' },
    { ask: 'trabalho no centro de Assunção, é melhor morar em Lambaré ou em Luque?' },
    { ask: 'para invertir, ¿eje corporativo o costanera?' },
    { ask: 'is Villa Morra or Recoleta better to invest in?' },
    { ask: 'which is the better investment: an apartment in Ciudad del Este or in Asunción?' },
    { ask: 'para investir, Villa Morra ou Carmelitas?' },
    {
      after: ['departamentos en venta en Villa Morra o Recoleta'],
      ask: '¿cuál de las dos zonas da mejor alquiler?',
    },
    {
      after: ['compare living costs in Encarnacion and Asuncion'],
      ask: 'which one has cheaper houses?',
    },
    { after: ['quanto custa alugar uma casa em Ciudad del Este'], ask: 'e em Hernandarias é mais barato?' },
    { after: ['casas en alquiler en Luque'], ask: '¿en Lambaré es más barato?' },
    { after: ['houses for rent in Luque'], ask: 'is it cheaper in San Lorenzo?' },
    { after: ['casa en luque 3 dormi con patio'], ask: 'y si me voy hasta Areguá cuánto me ahorro?' },
    { ask: 'how much would I save moving from Villa Morra to Luque, 3 bed rental' },
    { ask: 'quanto eu economizo se morar em Lambaré em vez de Assunção' },
    { after: ['comparame San Lorenzo y Luque para una casa'], ask: '¿cuánto sale en cada uno?' },
  ],
}

/** For a daily trip or for income: what to choose, not homes there. */
function comparesForAim(question: Meaning, hasGoal: boolean): boolean {
  const { wording, text, understood } = question
  const asks = betterWords.test(wording) || asksIt.test(wording) || /[?¿]/.test(text)
  const chooses = either.test(wording) || asks || hesitates.test(wording)
  const isSearch = seeks.test(wording) && !betterWords.test(wording)
  if (!chooses || isSearch || instead.test(wording)) return false
  const isOfMoney = understood.filters.maxPrice !== undefined && !hasGoal
  return (asksYields(question) && !isOfMoney) || hasGoal
}

function isOfLiving(question: Meaning): boolean {
  const { wording, understood, thread } = question
  const { filters, criteria } = understood
  const isAsked = asksBetter.test(wording) && either.test(wording)
  const isBetter =
    betterWords.test(wording) &&
    (liveWords.test(wording) || asksIt.test(wording) || isAsked || !filters.propertyType) &&
    !instead.test(wording)
  const namesType = criteria.some(({ field }) => field === 'propertyType')
  const isChoice =
    !namesType && filters.maxPrice === undefined && !filters.amenities && isAlternative(question)
  if (!dearOrCheap.test(wording) && !isBetter && !isChoice) return false
  return (
    liveWords.test(wording) ||
    asksIt.test(wording) ||
    isAsked ||
    filters.bedrooms !== undefined ||
    isBetter ||
    isChoice ||
    (!filters.propertyType && asksWhether.test(wording)) ||
    (criteria.every(({ field }) => field !== 'city') && thread.search !== undefined)
  )
}
