import type { AnswerCase } from './case.ts'

/** Loans and incomes, stages of payment, other currencies, what is left of a rent. */
export const moneyCases: AnswerCase[] = [
  {
    ask: 'cuanto me saldria la cuota si compro una casa de 400 millones a 20 años',
    has: [/^La cuota sería de unos Gs. 2.702.061/, '30 %', 'Gs. 280.000.000'],
    not: ['Encontré'],
  },
  {
    after: ['cuanto me saldria la cuota si compro una casa de 400 millones a 20 años'],
    ask: 'y con che roga pora?',
    has: ['6,5 %', '30 años', 'Gs. 1.769.790'],
  },
  {
    ask: "a 70% loan at 9% for 15 years on a 150k house, what's the installment",
    has: ['$1,065', '9%', '$105,000'],
  },
  {
    after: ['quanto fica a parcela de um imóvel de 100 mil dólares em 20 anos'],
    ask: 'e dando 40% de entrada?',
    has: ['$60,000', '40 %'],
  },
  {
    ask: 'gano 5.500.000 por mes, puedo comprar una casa de 400 millones?',
    has: [/^Con ese ingreso solo, no alcanzaría/, 'Gs. 2.200.000', 'Che Róga Porã'],
    not: ['Encontré'],
  },
  { ask: 'puedo sacar credito para casa ganando el minimo', has: [/^Sí/, 'Gs. 1.159.619'] },
  {
    after: ['I earn 2,000 dollars a month, how much house can I afford?'],
    ask: 'and with 20k down?',
    has: ['$800', '$20,000 down'],
  },
  {
    after: ['un depto en pozo de 75 mil con plan 30/60/10, cuanto pago en cada etapa'],
    ask: 'y la cuota mensual si la obra dura 24 meses',
    has: [/^En 24 cuotas iguales serían \$1,875/],
  },
  {
    ask: 'apartamento para alugar em Asunción até 2 mil reais',
    has: [/^A cotação do real eu não tenho/],
  },
  {
    ask: 'tengo 40 millones de pesos argentinos, q casa puedo comprar',
    has: [/^La cotización del peso no la tengo/],
    not: ['Gs. 40.000.000'],
  },
  {
    after: ['cuanto es el impuesto inmobiliario mas o menos'],
    ask: 'y cuando vence?',
    has: ['31 de marzo', 'municipalidad'],
  },
  {
    after: ['how much do short term rentals make in encarnacion'],
    ask: 'and in ciudad del este?',
    has: ['36.7%'],
  },
  {
    ask: 'la afd me presta si gano 4 millones? cuanto seria la cuota de una casa de 250 millones',
    has: ['Gs. 1.600.000', 'Gs. 175.000.000'],
  },
  {
    ask: 'casa de 95 mil usd, el banco me financia el 80%, cuanto es la cuota a 20 años con tasa del 8,5',
    has: ['$76,000', '8,5 %'],
  },
  { ask: 'a cuanto esta el real hoy', has: [/^La cotización del real no la tengo/] },
]
