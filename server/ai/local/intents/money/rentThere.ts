import { answerRentThere } from '#server/ai/local/answers/homes/rentThere.ts'
import { sizesIn } from '#server/ai/local/homesAsked.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'

/** How much a rent is. */
const rentWords = questionWords({
  es: '(?:cuanto|cuanta plata|que|q|precio)(?: \\w+){0,5} (?:alquil\\w+|renta|una pieza|una habitacion|un monoambiente|un depto|un departamento)|alquil\\w+(?: \\w+){0,5} (?:cuanto|que precio|q precio|a cuanto)',
  en: '(?:how much|what)(?: \\w+){0,6} (?:rents?|renting|to rent|a room|a studio|a flat|an apartment)|(?:rents?|renting)(?: \\w+){0,5} (?:cost|costs|how much|run)',
  pt: '(?:[cq]uanto|que valor|qual o (?:valor|preco))(?: \\w+){0,5} (?:alug\\w+|um quarto|uma kitnet|um apartamento|um ape|um apto)|alug\\w+(?: \\w+){0,5} (?:[cq]uanto|custa)',
})
/** Somebody who goes to live there. */
const personWords = questionWords({
  es: '(?:voy|vamos|va|viene|viajo|me mudo|nos mudamos|mudarme|mudarnos|llego|me voy|nos vamos|quiero) (?:a |para |que )?(?:\\w+ )?(?:estudi\\w+|trabaj\\w+|labur\\w+|viv\\w+|mud\\w+|instal\\w+)|me mudo|nos mudamos|mudarme|mudarnos|(?:soy|somos) (?:un |una )?(?:estudiantes?|parejas?|familia|jubilad\\w+|solter\\w+|docente|profesor\\w*|enfermer\\w+|medic\\w+|dos|tres|cuatro|extranjer\\w+)|estudi(?:o|a|ar|ante|antes|are)|(?:para|de) (?:un |una )?(?:estudiantes?|pareja|familia|persona(?: sola)?|jubilad\\w+|solter\\w+)|mi (?:hij[oa]|herman[oa]|sobrin[oa]) (?:va|estudia|se muda|quiere|empieza|entra)',
  en: '(?:i m|i am|we are|we re|im|my \\w+ is)(?: \\w+){0,3} (?:moving|studying|going|relocating|coming|students?|retired|couple|single|starting)|(?:move|moving|relocat\\w+|study|studying)(?: \\w+){0,3} (?:to|in|at)|(?:as|for) (?:a |an )?(?:\\w+ )?(?:students?|couple|family|single|retire\\w*|person|expat|nomad)|student',
  pt: '(?:vou|vamos|quero|penso em|pretendo) (?:\\w+ )?(?:estudar|trabalhar|morar|mudar|fazer|cursar)|(?:sou|somos) (?:um |uma )?(?:estudantes?|casal|familia|aposentad\\w+|solteir\\w+)|(?:me mudo|mudando|estudar|estudante|faculdade|universitari\\w+|medicina)|(?:para|pra) (?:um |uma )?(?:estudantes?|casal|familia|pessoa|solteir\\w+)|me(?:u|inha) filh[oa]',
})
const ofOthers =
  / (?:compr\w+|buy\w*|rinde|rende|invert\w+|invest\w*|airbnb|garant\w+|deposito|deposit|ingresos?|sueldo|income|salary|up ?front|adelant\w+|contrato|lease|m2|expensas|condominio|barrios?|bairros?|neighbou?rhoods?|zonas?|areas?|comprar|cost of living|costo de vida|custo de vida|comida|super|barat\w+|cheap\w*|subi\w+|mas|more|mais|or|o|ou)(?= )/

/** "Vou estudar medicina em Pedro Juan, quanto gasto de aluguel?": what homes ask there, by their size. */
export const rentThereIntent: Intent = {
  name: 'rentThere',
  score(question) {
    const { wording, understood, listing } = question
    const { city, neighborhood, maxPrice, minPrice, amenities } = understood.filters
    const isPlaced = (city ?? neighborhood) !== undefined
    const isNarrow = (maxPrice ?? minPrice ?? amenities) !== undefined || sizesIn(wording).length > 0
    if (listing || !isPlaced || isNarrow) return 0
    if (!rentWords.test(wording) || !personWords.test(wording)) return 0
    if (ofOthers.test(wording.replace(/ (?:mas o menos|more or less|mais ou menos)(?= )/g, ' '))) return 0
    return placesAsked(question).length > 1 ? 0 : certainty.pointed + 9.95
  },
  answer: answerRentThere,
  cases: [
    { ask: 'vou estudar medicina em pedro juan, quanto gasto de aluguel' },
    { ask: 'me mudo a Encarnación para estudiar, ¿cuánto voy a pagar de alquiler?' },
    { ask: 'I am moving to Ciudad del Este as a student, how much is rent?' },
    { ask: 'mi hijo va a estudiar en San Lorenzo, cuánto sale un alquiler' },
  ],
}
