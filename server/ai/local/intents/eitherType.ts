import { answerEitherType, typesCompared } from '#server/ai/local/answers/homes/eitherType.ts'
import { about } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

const either = / (?:o|u|or|ou|vs|versus) /
const chooses =
  / (?:conviene\w*|mejor|melhor|better|best|should|elegir|elijo|escolher|choose|recomend\w*|prefer\w*|no se si|dudo|not sure|nao sei|rinde mas|more profitable)(?= )/
/** "con 50 mil", what there is to be spent. */
const withMoney = / (?:con|with|com|por|for|tengo|i have|tenho) (?:(?:usd|u s|us|gs|g|\$) ?)?\d/

/** "Terreno o depto con 50 mil": what there is of each, and what each is for. */
export const eitherTypeIntent: Intent = {
  name: 'eitherType',
  score({ wording, text, understood }) {
    if (!either.test(wording) || typesCompared(understood).length !== 2) return 0
    if (chooses.test(wording)) return certainty.asked + 6
    if (about.search.test(wording)) return 0
    const hasBudget = understood.filters.maxPrice !== undefined
    return hasBudget && (/[?¿]/.test(text) || withMoney.test(wording)) ? certainty.asked + 6 : 0
  },
  answer: answerEitherType,
  cases: [
    { ask: 'terreno o depto con 50 mil dólares, ¿qué me conviene?' },
    { ask: 'Is it better to buy land or an apartment with 60k?' },
    { ask: 'terreno ou apartamento com 50 mil dólares?' },
  ],
}
