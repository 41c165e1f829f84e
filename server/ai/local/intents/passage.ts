import { answerPassage, passageFor } from '#server/ai/local/answers/matters/passage.ts'
import { superlatives, talk } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

/** What to do, what may be done, how something goes: no home and no figure of the market. */
export const asksToBeTold =
  / (?:(?:se |me |nos |lo |la )?pued[eo]n?|podemos|podria|debo|debemos|deberia|tengo que|tenemos que|hay que|hace falta|es (?:legal|obligatori[oa]|necesari[oa]|normal|seguro|posible|verdad|comun|mejor|cierto)|que (?:pasa|hago|significa|necesito|reviso|miro|cuidados?|riesgos?|garantias?|documentos?|papeles|requisitos|diferencia)|por que|para que|como(?! (?:inversion|oficina|vivienda|consultorio|deposito)(?= ))|cuando|quien(?:es)?|cuanto (?:tarda\w*|demora\w*|cobran?|tiempo)|conviene|vale la pena|(?:can|could|may|should|must) (?:i|we|they|you|a|an|the|my|people|foreigners|owners|tenants|landlords?)|do (?:i|we|they|people)|does (?:a|the|my|it)|is it|is there|am i|what (?:if|happens|do i|should|documents|papers|is the (?:process|difference))|why|how (?:do|does|can|to|is|are|long|hard|safe)|who|when|posso|podemos|pode|podem|preciso|devo|tenho que|temos que|e (?:legal|obrigatori[oa]|preciso|normal|seguro|possivel)|o que (?:acontece|faco|preciso|e)|quem|quando|vale a pena|compensa)(?= )/

/** What our guides and help say nearest to it. */
export const passageIntent: Intent = {
  name: 'passage',
  score(question) {
    const { wording, text, listing, understood } = question
    if (listing || talk.offTopic.test(wording) || talk.future.test(wording)) return 0
    if (superlatives.best_return.test(wording)) return 0
    const { minPrice, maxPrice, bedrooms } = understood.filters
    const isSearch = (minPrice ?? maxPrice ?? bedrooms) !== undefined
    const isQuestion = asksToBeTold.test(wording) || (/[?¿]/.test(text) && understood.criteria.length === 0)
    if (isSearch || !isQuestion || !passageFor(question)) return 0
    return asksToBeTold.test(wording) ? certainty.search + 1 : certainty.weak + 1
  },
  answer: answerPassage,
  cases: [
    { ask: '¿hay que pagar algo al municipio cuando compro?' },
    { ask: 'o proprietário pode pedir fiador e depósito?' },
  ],
}
