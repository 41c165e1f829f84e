import { answerBusinessAreas } from '#server/ai/local/answers/areas/businessAreas.ts'
import { opensOne } from '#server/ai/local/conversation/turns/implied.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

const areas =
  '(?:zonas?|barrios?|lugar(?:es)?|areas?|neighbou?rhoods?|places?|spots?|parts?|bairros?|regi(?:ao|oes))'
const asksArea = new RegExp(
  ` (?:(?:mejor(?:es)?|buen[oa]s?|best|good|melhor(?:es)?|bo[mn]s?|boas?|que|q|cual(?:es)?|which|what|qual|quais)(?: \\w+){0,2} ${areas}|${areas}(?: \\w+){0,2} (?:mejor|buen[oa]s?|recomend\\w+|conviene\\w*|ideal(?:es)?)|(?:donde|where|onde)(?: \\w+){0,3} (?:conviene\\w*|recomend\\w+|suger\\w+|pongo|abro|should|recommend|open|compensa|devo|abrir|poner|montar))(?= )`,
)

/** "Mejores zonas para poner una hamburguesería": where there are premises. */
export const businessAreasIntent: Intent = {
  name: 'businessAreas',
  score({ wording, listing, understood }) {
    const { propertyType, maxPrice, neighborhood } = understood.filters
    const isOfOthers = propertyType?.some((type) => type !== 'commercial') === true
    if (listing || isOfOthers || maxPrice !== undefined || neighborhood !== undefined) return 0
    return opensOne.test(wording) && asksArea.test(wording) ? certainty.pointed + 5 : 0
  },
  answer: answerBusinessAreas,
  cases: [
    { ask: 'mejores zonas para poner una hamburguesería' },
    { ask: 'best areas to open a burger place in Asunción' },
    { ask: 'qual o melhor bairro para abrir uma padaria?' },
  ],
}
