import { answerInstalment, loanIn } from '#server/ai/local/answers/homes/instalment.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'

const loanWords = questionWords({
  es: 'prestamos?|creditos?|hipotecas?|hipotecari[oa]|financi\\w+|cuotas? (?:de|para|por|mensual(?:es)?|a)',
  en: 'loans?|mortgages?|financ\\w+|instal?lments?|monthly payments?',
  pt: 'emprestimos?|financia\\w+|parcelas?|prestacao|prestacoes',
})
const asksAmount = / (?:cuanto|cuanta|cual|quanto|qual|how much|what)(?= )/
/** What one earns, or what a home asks each month, is no loan. */
const ofOthers =
  / (?:gano|ganamos|ganho|sueldo|salario|ingresos?|earn|income|salary|renda|busco|necesito ganar|me prestan|me dan|comision|escribano|gastos)(?= )/

/** "¿Cuánto es la cuota de un préstamo de 60 mil dólares a 20 años?" */
export const instalmentIntent: Intent = {
  name: 'instalment',
  score({ wording, text, rate, listing }) {
    if (!loanWords.test(wording) || !asksAmount.test(wording) || ofOthers.test(wording)) return 0
    return !listing && loanIn(text, rate) ? certainty.pointed + 6 : 0
  },
  answer: answerInstalment,
  cases: [
    { ask: '¿cuánto es la cuota de un préstamo de 60 mil dólares a 20 años?' },
    { ask: 'cuánto pago por mes si financio 300 millones de guaraníes a 15 años' },
    { ask: 'what would the monthly payment be on a 100k loan over 20 years?' },
    { ask: 'qual é a parcela de um financiamento de 80 mil dólares em 20 anos?' },
  ],
}
