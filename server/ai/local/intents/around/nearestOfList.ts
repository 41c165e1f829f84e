import { answerNearestOfList } from '#server/ai/local/answers/around/nearestOfList.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { namedList } from '#server/ai/local/named.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'

const nearest =
  / (?:cual(?:es)?|which(?: one| of (?:them|those|these))?|qual(?: delas| deles)?|la que|el que|the one)(?: \w+){0,6} (?:(?:mas|mais) (?:cerca(?:n[oa]s?)?|perto|proxim[oa])|menos lejos|closest|nearest|closer|nearer)(?= )/

const howFar =
  / (?:a cuant[oa]s?(?! (?:el metro|el m2|la hectarea|esta|anda|va|ronda|cotiza|sale|vale|venden?|alquilan?|piden|l[ao] \w+) )|a cuanto estan? del?|a que distancia|que tan (?:lejos|cerca)|quedan? (?:muy )?(?:lejos|cerca)|how (?:far|close)|lejos|longe|a quant[oa]s|ficam? (?:muito )?(?:longe|perto))(?= )/
const pointing =
  / (?:es[ae]|it|that one|this one|(?:primer|segund|tercer|cuart|ultim|primeir|terceir)\w*|first|second|third|fourth|last)(?= )/

/** "É perto do lago?" */
const isIt =
  /^[¿\s]*(?:é|são|is it|are (?:they|these|those)|est[aá]n?|qued\w+|ficam?) (?:\p{L}+ )?(?:perto|cerca|near|close|longe|lejos|far)(?!\p{L})/iu

/** "¿Y a cuánto queda del aeropuerto?" just after a list: each of them. */
function asksHowFar(question: Meaning): boolean {
  const { wording, history, thread, text } = question
  const isOfThose = thread.latest === 'search' && namedList(history.slice(-1)).length > 1
  return (
    isOfThose &&
    (howFar.test(wording) || isIt.test(text)) &&
    !pointing.test(wording) &&
    placesAsked(question).length < 2
  )
}

/** "¿Y cuál queda más cerca del shopping?" after a list. */
export const nearestOfListIntent: Intent = {
  name: 'nearestOfList',
  score(question) {
    const { wording, history, listing, understood } = question
    if (listing || understood.filters.propertyType || namedList(history).length < 2) return 0
    const { city = [], neighborhood = [] } = understood.filters
    if (city.length > 1 || neighborhood.length > 1) return 0
    if (nearest.test(wording)) return certainty.pointed + 9
    return asksHowFar(question) ? certainty.pointed + 5 : 0
  },
  answer: answerNearestOfList,
  cases: [
    { after: ['departamentos en Villa Morra'], ask: '¿y cuál queda más cerca del shopping?' },
    { after: ['apartments in Villa Morra'], ask: 'which one is closest to Shopping del Sol?' },
    { after: ['apartamentos em Villa Morra'], ask: 'qual fica mais perto do shopping?' },
  ],
}
