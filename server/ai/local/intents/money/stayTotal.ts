import { answerStayTotal, isOfStays } from '#server/ai/local/answers/money/stayTotal.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

const asksTotal =
  / (?:(?:cuanto|quanto)(?: \w+){0,4} (?:tod[oa]|todo junto|total|por persona|por pessoa|cada un[oa]|por cabeza|los \w+ dias|las \w+ noches|la estadia|tudo)|(?:en|no|in) total|total (?:cost|price)|how much(?: \w+){0,5} (?:total|in all|altogether|all in|per person|each|for everyone|a head)|(?:precio|costo|preco|custo) total|(?:cuanto|quanto|how much)(?: \w+){0,4} (?:\d{1,2}|una|two|three|dos|tres|cuatro|cinco|seis|siete|quatro|sete) (?:noches?|dias|nights?|days|noites|semanas?|weeks?)|(?:total|cuanto) (?:por las|por los|para las|for the|pelas) (?:\w+ )?(?:noches?|dias|nights?|days|noites))(?= )|^ (?:(?:y|and|e) )?(?:por persona|per person|por pessoa|cada uno|each) $/

/** "¿Cuánto sería todo?" after stays by the night. */
export const stayTotalIntent: Intent = {
  name: 'stayTotal',
  score({ wording, thread, listing, understood }) {
    if (listing || !thread.search || !isOfStays(thread.search) || !asksTotal.test(wording)) return 0
    return understood.filters.transactionType === undefined ? certainty.pointed + 9.6 : 0
  },
  answer: answerStayTotal,
  cases: [
    {
      after: ['algo para 5 personas del 3 al 6 de enero en Encarnación'],
      ask: 'cuánto sería todo junto con la limpieza',
    },
    { after: ['a place in San Bernardino for 4 people, 3 nights'], ask: 'how much would that be in total?' },
    { after: ['temporada em Encarnación 3 a 8 de fevereiro'], ask: 'quanto fica no total?' },
    { after: ['casa por noche en San Bernardino para 8 personas'], ask: '¿cuánto sale por persona?' },
  ],
}
