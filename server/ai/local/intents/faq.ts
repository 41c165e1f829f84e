import { hasSaidCase } from '#server/ai/local/answers/guide.ts'
import { answerFaq, matterFor } from '#server/ai/local/answers/matters/faq.ts'
import { type FaqCase, fewConcepts, readFaqCase } from '#server/ai/local/decision/faqCase.ts'
import { isNear, likeness } from '#server/ai/local/passages/phrasings.ts'
import { paysUnseen } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

type Rule = readonly [score: number, holds: (one: FaqCase) => boolean]

/** Of few words, which many matters share. */
const leastOfFew = likeness.clear + 0.03
const hasFew = (one: FaqCase) => one.concepts < fewConcepts && one.similarity < leastOfFew

/** Of less, single words of the site's help say more. */
const leastFarAhead = 0.55

/** The first that holds decides. */
const rules: readonly Rule[] = [
  [0, (one) => (one.goesOnWithHomes && one.similarity < likeness.own) || one.asksForAny],
  [0, (one) => one.asksPerArea && one.isPlaced && one.similarity < likeness.same],
  [0, (one) => one.asksPriceThere && one.similarity < likeness.same],
  [0, (one) => one.isOffTopic && one.similarity < likeness.clear],
  [certainty.asked - 0.4, (one) => one.similarity < likeness.likely && one.isAheadOfGuide],
  [0, (one) => one.similarity < likeness.near && (!one.isMatter || one.isOnPage || one.isPlainlyOfHomes)],
  [0, (one) => one.isPlainlyOfHomes && one.likeness < (one.isQuestion ? likeness.likely : likeness.same)],
  // "Terreno en Limpio", "alquiler con internet incluido"
  [
    0,
    (one) =>
      one.isSearch && !one.isQuestion && one.similarity < (one.isPlaced ? likeness.own : likeness.same),
  ],
  [certainty.search + 1, (one) => one.similarity < (one.isPlaced ? likeness.sure : likeness.near)],
  [certainty.aside, (one) => one.ofPage === 'said'],
  [0, (one) => one.ofPage === 'pointed'],
  [
    certainty.aside,
    (one) => one.similarity >= likeness.sure && one.isSearch && !one.isQuestion && !one.isWhole,
  ],
  [certainty.pointed + 9.9, (one) => one.similarity >= likeness.own && one.isWhole],
  [certainty.pointed + 1, (one) => one.similarity >= likeness.sure && one.pointsAtNothing],
  // "¿Cuánto dura el aviso?" is no figure of the market.
  [certainty.asked + 8, (one) => one.likeness >= likeness.clear && one.isAlone && one.isMatter],
  // In many words alike it is nearer than what is explained of the matter in general.
  [certainty.asked + 7, (one) => one.isWhole],
  [certainty.asked + 5, (one) => one.similarity >= likeness.same],
  // Help with the site comes first.
  [certainty.site - 1, (one) => one.similarity >= likeness.sure && hasFew(one)],
  [certainty.asked, (one) => one.similarity >= likeness.clear],
  [certainty.asked - 1, (one) => one.similarity >= likeness.sure && !one.isMatter],
  [certainty.asked - 0.6, (one) => one.isSurely],
  [certainty.weak + 2, (one) => !one.isMatter],
  [certainty.search + 2, (one) => one.asksWhy && one.similarity < likeness.sure],
  [certainty.asked - 0.4, (one) => one.similarity >= likeness.likely],
  [certainty.site + 1, (one) => one.isFarAhead && one.likeness >= leastFarAhead && !one.isOnPage],
  [certainty.site - 1, (one) => one.similarity >= likeness.more],
  [certainty.search + 2, () => true],
]

/** A frequent question in other words. */
export const faqIntent: Intent = {
  name: 'faq',
  score(question) {
    const found = matterFor(question)
    // "E se moro no Brasil?" after a tax is of that tax.
    if (!found || !isNear(found) || hasSaidCase(question)) return 0
    // A warning comes before what the listing says.
    if (paysUnseen(question.wording)) return certainty.pointed + 9.9
    const one = readFaqCase(question, found)
    return rules.find(([, holds]) => holds(one))?.[0] ?? 0
  },
  answer: answerFaq,
  cases: [
    { ask: '¿El contrato de alquiler tiene que ir con escribano?' },
    { ask: 'is a private lease valid without a notary' },
    { ask: 'can the landlord enter without notice?' },
    { ask: '¿qué pasa si la constructora se atrasa con la entrega?' },
    { ask: 'la constructora tenía que entregar el depto hace un año y nada' },
    { ask: 'what if the developer is late with the building?' },
    { ask: '¿conviene comprar derechos posesorios?' },
    { ask: 'la casa está a nombre de los dos y nos divorciamos, ¿cómo se vende?' },
    { ask: 'me ofrecen una derechera barata en San Antonio, ¿conviene?' },
    { ask: 'alquilé sin contrato hace años y el dueño me quiere sacar en 15 días, ¿puede?' },
    { ask: 'I inherited half a house in Asunción and live in Canada, can I sell without travelling?' },
    { ask: 'is it safe to pay a deposit to reserve a house before seeing the title' },
    { after: ['el inquilino me debe 4 meses, ¿qué hago para sacarle?'], ask: 'y si tiene bebé?' },
    { ask: '¿qué pasa si el vendedor se arrepiente después de la seña?', onPage: true },
    { ask: 'mi papá falleció y dejó una casa, ¿cómo la vendo?' },
    { ask: 'what happens if the house was inherited?' },
    { ask: 'me piden seña antes de ver el depto' },
    {
      ask: 'me piden que gire 500 mil x tigo money para reservar este depto antes de verlo, dicen q hay otros interesados',
      onPage: true,
    },
    { ask: 'no me llega el mail de verificación' },
    { ask: 'how do I delete my account?' },
    { ask: '¿qué permisos necesito para construir?' },
    { ask: '¿en qué me fijo al visitar un depto?' },
    { ask: 'how much do I need up front to rent?' },
    { ask: 'mi vecino hizo un muro sobre mi terreno, ¿qué hago?' },
    { ask: 'my neighbor plays loud music all night, what can I do?' },
    { ask: 'o vizinho construiu um muro no meu terreno' },
    { ask: 'compré un depto en pozo y no me entregan, qué hago' },
    { ask: 'the developer went bankrupt, what happens to my apartment?' },
    { ask: '¿qué diferencia hay entre alquilar con dueño directo y con inmobiliaria?' },
    { ask: '¿conviene comprar derechos posesorios?' },
    { ask: '¿se puede alquilar en guaraníes o todo es en dólares?' },
    { ask: '¿qué pasa si la constructora se atrasa con la entrega?' },
    { ask: 'what if the developer is late with the building?' },
    { ask: 'e se a construtora atrasar a obra?' },
    { ask: 'quem muda a conta de luz para o meu nome?' },
  ],
}
