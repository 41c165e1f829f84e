import { answerPerSqm, perSqmIn, placeOfSqm } from '#server/ai/local/answers/prices/perSqm.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'

/** Whether it is much. */
const judgeWords = questionWords({
  es: '(?:esta|es|sera|seria) (?:bien|mal|car[oa]|barat[oa]|mucho|poco|normal|razonable|un robo|much|justo|buen precio|un buen precio)|(?:muy )?car[oa]|barat[oa]|conviene|buen precio|razonable|que (?:te parece|decis|opinas)|pasad[oa]|robo',
  en: '(?:is )?(?:that |it |this )?(?:fair|reasonable|too much|expensive|a rip ?off|ok|okay|good|normal|high|steep|cheap|overpriced|a lot)|worth it|good price',
  pt: '(?:esta|e|ta|seria) (?:bom|caro|barato|muito|normal|justo|razoavel)|car[oa]|barat[oa]|justo|razoavel|bom preco',
})

/** "2,900 a metre in Carmelitas, fair?" */
export const perSqmIntent: Intent = {
  name: 'perSqmFair',
  score(question) {
    const { wording, text, listing } = question
    if (listing || perSqmIn(text) === undefined || !placeOfSqm(question)) return 0
    return judgeWords.test(wording) || /[?¿]/.test(text) ? certainty.pointed + 9.8 : 0
  },
  answer: answerPerSqm,
  cases: [
    { ask: 'me ofrecen un depto en las mercedes a 2900 el metro, esta bien?' },
    { ask: '2,900 a metre in Carmelitas, fair?' },
    { ask: '2,100 usd el m2 en villa morra es caro?' },
    { ask: '1.800 dólares o metro em Recoleta é caro?' },
  ],
}
