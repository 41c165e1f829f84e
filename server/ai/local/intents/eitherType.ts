import { answerEitherType, typesCompared } from '#server/ai/local/answers/homes/eitherType.ts'
import { answerOneOrTwo } from '#server/ai/local/answers/homes/oneOrTwo.ts'
import { about } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

const either = / (?:o|u|or|ou|vs|versus) /
const chooses =
  / (?:conviene\w*|inviert\w+|invert\w+|invest\w*|rinde|mejor|melhor|better|best|should|elegir|elijo|escolher|choose|recomend\w*|prefer\w*|no se si|dudo|not sure|nao sei|rinde mas|more profitable)(?= )/
const builds = / (?:edificar\w*|constru\w+|build(?:ing)?|levantar)(?= )/
/** "con 50 mil", what there is to be spent. */
const withMoney = / (?:con|with|com|por|for|tengo|i have|tenho) (?:(?:usd|u s|us|gs|g|\$) ?)?\d/

/** "Terreno o depto con 50 mil": what there is of each, and what each is for. */
export const eitherTypeIntent: Intent = {
  name: 'eitherType',
  score({ wording, text, understood }) {
    // Building or buying is a question of its own.
    if (builds.test(wording)) return 0
    if (!either.test(wording) || typesCompared(understood, wording).length !== 2) return 0
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

const large =
  '(?:grandes?|mas grande|big|large|bigger|amplio|de (?:2|3|4|dos|tres|cuatro) (?:dormitorios|habitaciones|cuartos|quartos)|\\d bed(?:room)?s?|house|casa)'
const two =
  '(?:dos|2|two|dois|duas) (?:\\w+ )?(?:mas )?(?:chic[oa]s?|chiquit[oa]s|pequen[oa]s?|small(?:er)?|monoambientes?|studios?|kitnets?|de (?:1|un) (?:dormitorio|quarto)|one bed(?:room)?s?|deptos?|departamentos|apartamentos|apartments|flats)'
const oneOrTwo = new RegExp(
  ` (?:un[oa]?|1|one|a|um[a]?) (?:\\w+ ){0,3}${large}(?: \\w+){0,3} (?:o|u|or|ou|vs) ${two}(?= )| ${two}(?: \\w+){0,3} (?:o|u|or|ou|vs) (?:un[oa]?|1|one|a|um[a]?) (?:\\w+ ){0,3}${large}(?= )`,
)

/** "¿Compro un depto grande o dos chicos?" */
export const oneOrTwoIntent: Intent = {
  name: 'oneOrTwo',
  score: ({ wording }) => (oneOrTwo.test(wording) ? certainty.pointed + 9 : 0),
  answer: answerOneOrTwo,
  cases: [
    { ask: 'tengo 120 mil dólares, ¿compro un depto grande o dos chicos?' },
    { ask: 'con 130 mil conviene uno de 2 dormitorios o dos monoambientes para renta?' },
    { ask: 'one big apartment or two studios for rental income with 150k?' },
    { ask: 'tenho 100 mil dólares, compro um apartamento grande ou dois pequenos?' },
  ],
}
