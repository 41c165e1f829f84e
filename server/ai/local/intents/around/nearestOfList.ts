import { answerNearestOfList } from '#server/ai/local/answers/around/nearestOfList.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { namedList } from '#server/ai/local/named.ts'

const nearest =
  / (?:cual(?:es)?|which(?: one| of (?:them|those|these))?|qual(?: delas| deles)?|la que|el que|the one)(?: \w+){0,4} (?:(?:mas|mais) (?:cerca(?:n[oa]s?)?|perto|proxim[oa])|menos lejos|closest|nearest|closer|nearer)(?= )/

/** "¿Y cuál queda más cerca del shopping?" after a list. */
export const nearestOfListIntent: Intent = {
  name: 'nearestOfList',
  score: ({ wording, history, listing, understood }) =>
    !listing && !understood.filters.propertyType && nearest.test(wording) && namedList(history).length > 1
      ? certainty.pointed + 9
      : 0,
  answer: answerNearestOfList,
  cases: [
    { after: ['departamentos en Villa Morra'], ask: '¿y cuál queda más cerca del shopping?' },
    { after: ['apartments in Villa Morra'], ask: 'which one is closest to Shopping del Sol?' },
    { after: ['apartamentos em Villa Morra'], ask: 'qual fica mais perto do shopping?' },
  ],
}
