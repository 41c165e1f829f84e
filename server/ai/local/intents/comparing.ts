import { answerComparison } from '#server/ai/local/answers/comparing.ts'
import { guideFor } from '#server/ai/local/answers/guide.ts'
import { idsIn, namedList } from '#server/ai/local/named.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { about, sameElsewhere } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

/** Of one listing, with what is around it. */
const besideMarket =
  / (?:others?|nearby|similar(?:es)?|parecid[oa]s?|otr[oa]s|outr[oa]s|comparables?|neighborhood|neighbourhood|area|market|average|barrio|zona|mercado|promedio|bairro|media)(?= )/

/** "Comparame este con otro parecido en Las Mercedes" */
const otherThere = / (?:otr[oa]|outr[oa]|another|one)(?: \w+){0,3} (?:en|in|em)(?= )/
const hasPlace = ({ understood: { filters } }: Meaning) =>
  (filters.city ?? filters.neighborhood) !== undefined

const asksForInvestment = / (?:(?:best|better) investment|mejor inversion|melhor investimento)(?= )/

const maxBare = 6

export const comparing: Intent = {
  name: 'comparing',
  /** Two places are compared by what they ask. */
  score: (question) => {
    const { wording, understood, listing, text, history } = question
    const isAlone = listing && idsIn(text).length === 0 && namedList(history).length === 0
    const likeItThere = isAlone && otherThere.test(wording) && hasPlace(question)
    if (isAlone && besideMarket.test(wording) && !likeItThere) return 0
    // Of a list, it has the best return.
    if (!listing && asksForInvestment.test(wording) && idsIn(text).length === 0) return 0
    if (!about.compare.test(wording) || placesAsked(question).length > 1) return 0
    const isOfListings = listing !== undefined || idsIn(text).length > 0 || namedList(history).length > 0
    const namesPlace = (understood.filters.city ?? understood.filters.neighborhood) !== undefined
    if (namesPlace && (!isOfListings || sameElsewhere.test(wording))) return 0
    const isLong = wording.trim().split(' ').length > maxBare
    if (!isOfListings && isLong) return 0
    if (!isOfListings || guideFor(question)?.strength === 2) return certainty.aside
    return certainty.pointed + 8
  },
  answer: answerComparison,
  cases: [
    { after: ['casas en Luque'], ask: 'compará los dos primeros' },
    { after: ['houses in Luque'], ask: 'compare the first two' },
    { after: ['casas en Luque'], ask: 'vos cuál agarrarías?' },
    { after: ['houses in Luque'], ask: 'which one would you go with?' },
    { ask: 'comparalo con el depto 08cyv2fsp837', onPage: true },
  ],
}
