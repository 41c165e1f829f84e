import { answerIncome, incomeIn } from '#server/ai/local/answers/homes/income.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'
import { isIncomeAlone } from '#server/ai/local/money/earned.ts'

const incomeWords = questionWords({
  es: '(?:junto|juntamos|tenemos|entre los dos)(?: [\\w.]+){0,8} (?:por mes|al mes|mensuales)|(?:me|nos) (?:pagan|depositan)|(?:entre los dos|juntos) (?:sacamos|entran|ingresan)|sacamos|gano|ganamos|ganando|cobro|cobramos|(?<!recibos? de )(?:sueldo|salario)|ingresos?(?: de)?',
  en: '(?:couple|family|living|live|retired|retirees|pensioners) on(?: about| around| roughly)? [$\\d][\\w.,]*|(?:i|we) (?:earn|make|get paid|take home)|earning|salary|income|wage',
  pt: '(?:me|nos) pagam|ganho|ganhamos|ganhando|salario|renda (?:de|mensal|familiar)|recebo',
})
/** "Entran 14 palos al mes" */
const entersMonthly =
  / (?:entran|entra|ingresan|hacemos|juntamos)(?: [\w.]+){1,5} (?:por mes|al mes|mensuales|mensual)(?= )/
/** "¿Cuánto tengo que ganar?" asks for the income itself. */
const asksIncome =
  / (?:(?:necesit|tengo que|hay que|hace falta|deberia|debo|preciso|need to|have to|must|should)\w*(?: \w+)? (?:ganar|ganando|ganhar|earn|make|cobrar)|(?:sueldo|salario|ingresos?|income|salary|renda) (?:minim\w+|requerid\w+|required|needed))(?= )/
const ofHomes = questionWords({
  es: 'prest(?:an|arian|a|amos)|alquil\\w+|compr\\w+|credito|prestamo|hipoteca|cuota|pagar|alcanza|me da|llego|primera vivienda|casa propia|acced\\w+',
  en: 'borrow|lend|rent\\w*|buy\\w*|afford|loan|mortgage',
  pt: 'emprest\\w+|alug\\w+|compr\\w+|financia\\w*|pagar|consigo',
})
/** "¿Cuántos meses de sueldo tengo que tener ahorrados?" */
const saves = / (?:cuant[oa]s|how many|quantos) (?:meses|months|sueldos|salarios|salaries)(?= )/
/** "Gano 6 millones, ¿qué puedo alquilar?" */
export const incomeIntent: Intent = {
  name: 'income',
  score({ wording, text, rate }) {
    const isIncome = incomeWords.test(wording) || entersMonthly.test(wording)
    if (isIncomeAlone(wording) && incomeIn(text, rate)) return certainty.pointed + 5
    if (!isIncome || !ofHomes.test(wording) || asksIncome.test(wording) || saves.test(wording)) return 0
    return incomeIn(text, rate) ? certainty.pointed + 5 : 0
  },
  answer: answerIncome,
  cases: [
    { ask: 'gano 6 millones, ¿qué puedo alquilar?' },
    { ask: 'I earn 1500 dollars a month, what can I rent?' },
    { ask: 'ganho 2 mil dólares por mês, o que posso alugar?' },
    { ask: 'soy jubilada, cobro 3.200.000' },
  ],
}
