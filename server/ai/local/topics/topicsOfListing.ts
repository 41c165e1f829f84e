import { amountsIn, downPaymentIn, inDollars } from '#server/ai/local/amounts.ts'
import { goesOnWithDistance } from '#server/ai/local/answers/around/distances.ts'
import { narrower } from '#server/ai/local/answers/listing/narrowerTopics.ts'
import { downShareIn, namesYears } from '#server/ai/local/money/loanAsked.ts'
import { pointsAtOne } from '#server/ai/local/named.ts'
import { findPhrasing, likeness } from '#server/ai/local/passages/phrasings.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { superlatives, topicsIn } from '#server/ai/local/topics.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'
import { memoizeWeak } from '#shared/search/memoizeWeak.ts'
import type { ListingTopic } from './listingTopic.ts'
import { type FoundTopic, nearestTopics } from './nearestTopic.ts'
import { callsItRobbery } from './ofHome.ts'
import { ofListing } from './ofListing.ts'

const ofLetting = / (?:alquil\w+|rent\w*|alug\w+|aluguel)(?= )/
const ofLoan = / (?:cuotas?|credito|financi\w+|banco|prestamo|loan|mortgage|installments?|parcel\w+)(?= )/
const maxTopics = 3
/** "How's the price vs others nearby?" */
export const besideOthers =
  / (?:(?:price|precio|preco|rent|alquiler|aluguel)(?: \w+){0,3} (?:vs|versus|than|compar\w+|frente|respecto|contra)|(?:compare[sd]?|compara\w*)(?: \w+){0,3} (?:others?|nearby|otr[oa]s (?:de la|del|en la|cerca))|(?:car[oa]|expensive|dearer|barat[oa]|cheaper)(?: \w+){0,2} (?:que|than|do que) (?:(?:los|las|the|os|as) )?(?:demas|others?|otr[oa]s|outr[oa]s|rest|resto))(?= )/
const asksHowLong =
  / (?:how long|cuanto (?:tiempo )?(?:tard\w+|demor\w+|lleva)|quanto (?:tempo )?(?:demora|leva))(?= )/
/** "Right for the area" names no place. */
const besideArea = / (?:(?:para|en) (?:la zona|el barrio)|for (?:the|its|this|that) (?:area|neighborhood)) /

/** Similarities to the nearest phrasing, and how much nearer it is than any of another topic. */
const sure = { similarity: 0.55, lead: 0.1, both: 0.72 }
const likely = { similarity: 0.5, lead: 0.08 }
const apart = { similarity: 0.4, lead: 0.2 }
/** Where no listing is looked at, and none is pointed at. */
const plain = { similarity: 0.65, lead: 0.25 }
/** "Perto de universidade" goes on with a search. */
const asksPlainly =
  /[?¿]|^\s*(?:(?:y|e|and|pero|but|mas|ok|bueno)[\s,]+)?(?:qu[eé]|cu[aá]l(?:es)?|c[oó]mo|cu[aá]nt[oa]s?|d[oó]nde|what(?:['’]?s)?|how|which|why|where|qual|quais|quant[oa]s?|onde)(?!\p{L})/iu

/** Of one word that is asked by. */
const leastOfOne = 0.7
/** Of another topic of the same question. */
const beside = 0.4
/** More like a frequent question, of no listing. */
const farther = 0.1

const isAs = (found: FoundTopic, least: { similarity: number; lead: number; both?: number }) =>
  found.similarity >= least.similarity &&
  found.lead >= least.lead &&
  found.similarity + found.lead >= (least.both ?? 0)

/** Which of the homes before is meant, which says nothing of what is asked. */
const pointing =
  /(?<!\p{L})(?:(?:y|e|and) )?(?:(?:el|la|the|o|a|del?|da|do|al) )?(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|[uú]ltim[oa]|primeir[oa]|terceir[oa]|first|second|third|fourth|last|maior|menor|(?:m[aá]s|mais) (?:barat|car|grande|chic|pequen|econ[oó]mic)\p{L}*|cheapest|largest|biggest)(?: one)?(?: (?:de|of|das?|dos?) (?:es[ao]s|ell[ao]s|those|them|all|tod[ao]s|eles|elas|l[ao]s que \p{L}+))?(?: que me \p{L}+)?(?!\p{L})/giu

/** Looked at, or pointed at: "el segundo", "el más barato". */
const isOfOneListing = ({ listing, wording }: Pick<Meaning, 'listing' | 'wording'>) =>
  listing !== undefined || pointsAtOne(wording) || topicsIn(superlatives, wording).length > 0

/** What is asked by the nearest phrasing; undefined where none is near enough, with no topic where it is of other homes. */
export const nearestAsked = memoizeWeak(({ text, wording, listing }: Meaning): FoundTopic | undefined => {
  const asked = wording.replaceAll(pointing, ' ').trim()
  const [found] = asked === '' ? [] : nearestTopics(asked)
  if (!found || (found.topic === 'safe' && callsItRobbery.test(wording))) return undefined
  const isAlone = found.concepts > 1 || (found.concepts === 1 && found.similarity >= leastOfOne)
  const isOfOne = isOfOneListing({ listing, wording })
  const isNear = isOfOne
    ? [sure, likely, apart].some((least) => isAs(found, least))
    : isAs(found, plain) && asksPlainly.test(text)
  if (!isAlone || !isNear) return undefined
  const general = findPhrasing(text)
  const isGeneral =
    general !== undefined &&
    general.similarity >= likeness.sure &&
    general.similarity >= found.similarity + farther
  return isGeneral ? undefined : found
})

/** Asked of the listing that is looked at, by its nearest phrasing beyond doubt. */
export function isSurelyAsked(question: Meaning): boolean {
  const found = nearestAsked(question)
  return found?.topic !== undefined && found.topic !== 'comparables' && isAs(found, sure)
}

/** With what patterns find, where the phrasing is not nearer by far. */
function withNearest(
  byPattern: readonly ListingTopic[],
  found: FoundTopic | undefined,
  { wording, listing }: Meaning,
): ListingTopic[] {
  if (!found) return [...byPattern]
  const isSure = isAs(found, sure)
  const isOfOne = isOfOneListing({ listing, wording })
  // Of other homes: those like it are told, or searched for.
  if (!found.topic) return byPattern.filter((topic) => !isSure || topic === 'comparables')
  if (byPattern.length === 0) return [found.topic]
  if (!isSure || !isOfOne) return [...byPattern]
  const near = nearestTopics(wording).filter(({ similarity }) => similarity >= beside)
  const hidden = new Set(narrower[found.topic])
  const others = byPattern.filter(
    (topic) => topic !== found.topic && !hidden.has(topic) && near.some((one) => one.topic === topic),
  )
  return [found.topic, ...others]
}

/** "¿Y a 15 años cuánto me quedaría por mes?", "¿y si doy 50 % de entrega?" after its instalments. */
function goesOnWithLoan({ text, wording, history }: Meaning): boolean {
  const before = history.findLast(({ role }) => role === 'user')?.content ?? ''
  const isOfLoan = ofLoan.test(wordingOf(before.slice(0, maxRead))) && !ofLetting.test(wording)
  return isOfLoan && (namesYears(text) || downShareIn(text) !== undefined)
}

/** Topics of a price that was just judged. */
const ofPrice: ReadonlySet<ListingTopic> = new Set([
  ...(['market', 'perSqm', 'negotiable', 'why', 'prosAndCons', 'comparables'] as const),
])

const pointsAtPrice =
  / (?:eso|esto|precios?|estimacion|valor|mercado|that|price|estimate|market|isso|preco|estimativa)(?= )/

/** "¿En qué te basás?" after what was said of its price. */
function asksBasis({ wording, history }: Meaning): boolean {
  if (!ofListing.basis.test(wording)) return false
  const before = history.findLast(({ role }) => role === 'user')?.content
  // The page judges it too.
  if (before === undefined) return pointsAtPrice.test(wording)
  return topicsIn(ofListing, wordingOf(before.slice(0, maxRead))).some((topic) => ofPrice.has(topic))
}

const pays =
  / (?:pag\w+|pay\w*|acept\w+|aceit\w+|accept\w*|takes?|transf\w+|deposit\w+|receb\w+|recib\w+)(?= )/
const ofDeposit = / (?:depositos?|garantias?|caucao|deposits?)(?= )/

/** What one question may only be of. */
function onlyTopic(question: Meaning): ListingTopic | undefined {
  const { wording, listing } = question
  if (goesOnWithDistance(question)) return 'distance'
  if (goesOnWithLoan(question)) return 'financing'
  if (asksBasis(question)) return 'basis'
  if (ofListing.otherCurrency.test(wording) && !pays.test(wording)) return 'otherCurrency'
  // "¿Se puede pagar el depósito en cuotas?"
  const isOfDeposit = listing?.transactionType === 'rent' && ofDeposit.test(wording)
  return isOfDeposit && ofLoan.test(wording) ? 'rentTerms' : undefined
}

/** What is asked of a listing, what is most so first. */
export const listingTopics = memoizeWeak((question: Meaning): readonly ListingTopic[] => {
  const { wording, understood, text, rate, listing } = question
  const only = onlyTopic(question)
  if (only) return [only]
  // "How long does closing take if I pay cash?"
  const isOfTime = asksHowLong.test(wording)
  const found: ListingTopic[] = topicsIn(ofListing, wording.replace(besideArea, ' ')).filter(
    (topic) => topic !== 'basis' && topic !== 'otherCurrency' && !(isOfTime && topic === 'negotiable'),
  )
  if (found.includes('comparables') && besideOthers.test(wording)) return ['market', 'comparables']
  const hidden = new Set(found.flatMap((topic) => narrower[topic] ?? []))
  if (/ (?:guaran\w+|gs|dolares|dollars)(?= )/.test(wording)) hidden.delete('price')
  // "¿Y si pago al contado?" beside no loan.
  if (found.includes('negotiable') && !ofLoan.test(wording)) hidden.add('financing')
  // "¿A cuánto sale el m2, es caro para la zona?"
  if (found.includes('perSqm') && / (?:car[oa]|barat[oa]|justo|expensive|cheap|fair)(?= )/.test(wording))
    hidden.delete('market')
  // "¿Cuánto me quedaría la cuota?" is of a loan alone.
  if (found.includes('financing') && ofLoan.test(wording) && !ofLetting.test(wording)) hidden.add('netRent')
  const open = found.filter((topic) => !hidden.has(topic))
  // Two that are each narrower than the other.
  const shown = withNearest(open.length > 0 ? open : found.slice(0, 1), nearestAsked(question), question)
  const { transactionType, monthlyRentUSD } = listing ?? {}
  const isForSale = transactionType === 'sale' || (transactionType === 'both' && !monthlyRentUSD)
  if (transactionType !== 'rent' && downPaymentIn(text, rate) !== undefined) return ['financing']
  // What is put down for a home is a question of its loan.
  if (isForSale && shown.includes('entry')) return ['financing']
  // "What about the second, does it have a garage?"
  const topics = shown.length > 1 ? shown.filter((topic) => topic !== 'summary') : shown
  const asksAmenity = understood.criteria.some(({ field }) => field === 'amenities')
  const isOfLift = topics.includes('access') && understood.filters.amenities?.join() === 'elevator'
  if (asksAmenity && !isOfLift && !topics.includes('amenities')) topics.push('amenities')
  // "Un perro grande"
  const isOfPet = asksAmenity && understood.filters.amenities?.includes('pets')
  if (isOfPet && !/ (?:superficie|metros|m2|size|area) /.test(wording))
    return topics.filter((one) => one !== 'area')
  if (found.includes('netRent') && found.includes('rentOrBuy')) return ['netRent', 'market']
  const rents = amountsIn(text).some((one) => inDollars(one, rate) >= 20)
  if (rents && found.includes('rent') && !found.includes('netRent')) return ['roi']
  return topics.slice(0, maxTopics)
})
