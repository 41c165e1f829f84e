import { asksHectares } from '#server/ai/local/answers/homes/hectares.ts'
import { pointsAtListing } from '#server/ai/local/answers/named.ts'
import { answerFigures } from '#server/ai/local/figures/answerFigures.ts'
import { figuresAsked, isOfMany } from '#server/ai/local/figures/figuresAsked.ts'
import { namedOne } from '#server/ai/local/named.ts'
import { about, asksForOther, showsHomes, superlatives, topicsIn } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

/** Whether fees are owed, and by whom, the guides say; how long papers take, too. */
const ofGuides =
  / (?:quien(?:es)?|quem|who|obligatori[oa]s?|debe|deben|deuda|atras\w+|mandatory|owes?|debt|si no|sobe|sub(?:e|en|ir|ieron)|aument\w+|rais\w+|escritura\w*|recuper\w+|amorti\w+|tramites?|credito|hipoteca|titulo|deed|registr\w+|mortgage|loan|construir|build|impuestos?|tax(?:es)?|comision|dolar|seguro|safe|gana\w*|rinde\w*|rende\w*|rentab\w*|rentave\w*|yields?|returns?|invert\w+|inversion|invest\w*|(?:de|por|la|the|do|of|as) (?:deposito|garantia|sena|fianza|caucao|deposit)|costo de vida|living costs?|cost of living|custo de vida|orden\w+|sort\w*|fletes?|mudanzas?|movers?|mudanca|de verdad|ventas reales|vendio de verdad|really sold|actually sold|de fato vendido)(?= )/
const asksAmount = / (?:cuant\w+|how much|quanto|usual\w*|promedio|average)(?= )/
const ofMeaning =
  / (?:que|o que|what) (?:son|es|significan?|incluyen?|cubren?|quieren? decir|quer(?:em)? dizer|is|are|does|do|sao|e|inclui|cobre)(?: \w+){0,2} (?:expensas?|condominio|fees?|hoa)(?= )/
/** "¿Qué diferencia hay entre alquiler y expensas?": what each is. */
const isRent = / (?:alquiler|renta|rent|aluguel)(?= )/
const fromRent =
  / (?:diferenci\w+|diferenc\w+|differ\w*|lo mismo|las dos cosas|the same|both|a mesma coisa|as duas coisas)(?= )/
/** "Monoambiente con expensas incluidas" is a search. */
const wishesFee = / (?:con|sin|with|without|com|sem|no) (?:\w+ )?(?:expensas?|condominio|fees?|hoa)(?= )/
/** Of the page's listing: "¿por qué está más caro que los otros?" */
const asksWhy = / (?:por ?q\w*|why|pq)(?= )/
/** "Con 100 mil, ¿dónde puedo comprar?": homes within a budget. */
const ofBudget =
  / (?:puedo|podemos|alcanza|consigo|can i|could i|afford|posso|da para|con \d|with \d|com \d)(?= )/
const ofAdvice =
  / (?:conviene\w*|recomend\w+|suger\w+|mejor(?:es)? para|best for|melhor para|should i|deberia|vale la pena)(?= )/

/** "¿En qué zona de Luque están más baratos los terrenos?", "¿cuánto miden los lotes en promedio?" */
export const figuresIntent: Intent = {
  name: 'figures',
  score(question) {
    const { wording, listing, understood } = question
    const { city, neighborhood, propertyType, minPrice, maxPrice } = understood.filters
    if (ofGuides.test(wording) || superlatives.newest.test(wording)) return 0
    if (listing && (asksWhy.test(wording) || asksLikeIt.test(wording))) return 0
    const asked = figuresAsked(question)
    if (!asked) return 0
    const { measure, form, groupBy, isNarrow } = asked
    if (measure === 'maintenanceFee' && fromRent.test(wording) && isRent.test(wording)) return 0
    if (form === 'value' && asksHectares.test(wording)) return 0
    const isOfOne = pointsAtOne.test(wording) || namedOne(question.history) !== undefined
    if (form === 'value' && isOfOne && pointsAtListing(question)) return 0
    if (measure === 'maintenanceFee' && understood.filters.maxMaintenanceFee !== undefined) return 0
    if (measure === 'maintenanceFee' && wishesFee.test(wording) && !asksAmount.test(wording)) return 0
    const isOfMeaning = measure === 'maintenanceFee' && ofMeaning.test(wording)
    if (isOfMeaning && !asksAmount.test(wording)) return 0
    const isOfOthers =
      (city ?? neighborhood ?? (measure === 'maintenanceFee' ? undefined : propertyType)) !== undefined
    if (listing && form !== 'ranking' && !isOfOthers) return 0
    const isOfBudget = ofBudget.test(wording) && (minPrice ?? maxPrice) !== undefined
    if (isOfBudget || (ofAdvice.test(wording) && measure !== 'maintenanceFee')) return 0
    if (form === 'ranking') return groupBy === undefined ? 0 : certainty.pointed + 3
    if (form === 'share') return certainty.pointed + 3
    // "Anything cheaper, say Altos or Areguá?" looks for homes.
    if (form === 'comparison' && (asksForOther.test(wording) || showsHomes.test(wording))) return 0
    if (form === 'comparison')
      return isComparison(asked, wording) && asksOfTwo(asked, wording) ? certainty.pointed + 3 : 0
    if (topicsIn(superlatives, wording).length > 0 && measure !== 'daysListed') return 0
    if (about.search.test(wording) && !isOfMany(asked, wording) && !asksSpread.test(wording)) return 0
    const namesSome = understood.criteria.length > 0 || asked.isOfBefore
    if (measure === 'maintenanceFee' || measure === 'daysListed')
      return namesSome ? certainty.pointed + 2 : certainty.asked + 7
    if (!namesSome || measure === 'count') return 0
    if (measure === 'area') return isOfMany(asked, wording) ? certainty.pointed + 2 : 0
    if (measure === 'pricePerSqm') return isNarrow && !asked.isOfBefore ? certainty.asked + 2 : 0
    const isAsked = isNarrow || (asksSpread.test(wording) && !about.market.test(wording))
    return isAsked && asksPrice.test(wording) ? certainty.search + 4 : 0
  },
  answer: answerFigures,
  cases: [
    { ask: '¿en qué zona de Luque son más baratos los terrenos?' },
    { ask: '¿qué ciudad tiene más casas en venta?' },
    { ask: 'quais bairros são mais baratos em Assunção?' },
    { ask: 'qué diferencia de precio hay entre Recoleta y Villa Morra?' },
    { ask: '¿cuánto se paga de expensas en Carmelitas?' },
    { ask: 'expensas cuanto se paga normalmente en asuncion por un depto de 2 dormitorios' },
    { ask: 'how much are building fees in Villa Morra?' },
    { ask: 'quanto se paga de condomínio em Villa Morra?' },
    { after: ['departamentos en alquiler en Recoleta'], ask: '¿y cuánto pagan de expensas?' },
    { ask: 'que barrio tiene mas departamentos en venta en asuncion' },
    { ask: 'which neighborhood has the most apartments for rent?' },
    { ask: 'em que bairro tem mais apartamentos para alugar?' },
    { ask: 'cuánto tiempo llevan publicadas las casas en luque?' },
    { ask: 'how long do listings stay on the market in Villa Morra?' },
    { ask: 'quanto tempo ficam anunciadas as casas em Luque?' },
    { after: ['casas en Luque'], ask: '¿y cuánto tiempo llevan publicadas?' },
    { ask: 'cuál es el tamaño promedio de los lotes en Luque?' },
    { ask: 'cuánto cuesta una casa con piscina en Luque?' },
    { after: ['casas en Luque'], ask: '¿cuántas de esas tienen piscina?' },
  ],
}

/** "¿Hay otra parecida más barata por la zona?" */
const asksLikeIt =
  / (?:otr[oa]s?|outr[oa]s?|another|others?|something|algo)(?: \w+){0,2} (?:parecid[oa]s?|similar(?:es)?|mas barat[oa]s?|mais barat[oa]s?|cheaper|like it)(?= )/
/** "¿Y esa cuánto lleva publicada?" */
const pointsAtOne =
  / (?:es[ae]|est[ae]|it|that one|this one|ess[ae]|(?:el|la|o|a) (?:primer|segund|tercer|ultim|primeir|terceir)\w+|the (?:first|second|third|last))(?= )/

/** "¿Cuánto están pidiendo?", of what is looked for. */
const asksSpread =
  / (?:(?:cuanto|quanto|how much)(?: \w+){0,3} (?:piden|pidiendo|pedindo|pedem|ask|asking|sale|salen|cuestan?|custam?|cost|ta|sai)|what (?:is|s|are|re)(?: the)? (?:rents?|prices?|going rate)|whats the (?:rent|price)|qual o valor|(?:que|q|what|qual) (?:precios?|prices?|precos?|o preco|valor(?:es)?))(?= )/

/** Two places of one search are compared only where their prices are asked for. */
const asksOfTwo = ({ measure }: NonNullable<ReturnType<typeof figuresAsked>>, wording: string): boolean =>
  (measure !== 'price' && measure !== 'pricePerSqm') ||
  asksPrice.test(wording) ||
  comparesPrices.test(wording) ||
  about.perSqm.test(wording) ||
  / (?:diferenc\w+|difference|compar\w+|cual|which|qual)(?= )/.test(wording)

/** "¿Villa Morra es caro?" */
const comparesPrices =
  / (?:car[oa]s?|barat[oa]s?|economic[oa]s?|accesibles?|em conta|expensive|cheap(?:er|est)?|affordable|dear(?:er|est)?|pric(?:e|i)(?:y|er|est))(?= )/
const asksPrice =
  / (?:cuanto|quanto|how much|que tan car[oa]|how expensive|que precio|precios?|precos?|prices?|what (?:is|does|do|are)|a cuanto|valor|costo|cost)(?= )/

/** Two named things and a measure of both: prices of two places have an answer of their own. */
function isComparison(
  { measure, cases }: NonNullable<ReturnType<typeof figuresAsked>>,
  wording: string,
): boolean {
  const [one, other] = cases
  if (!one || !other) return false
  if (measure === 'count')
    return / (?:mas|mais|more|most|menos|fewer|less|cuant[oa]s|how many|quant[oa]s)(?= )/.test(wording)
  return true
}
