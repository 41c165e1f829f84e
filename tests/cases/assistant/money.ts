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
  {
    after: ['casa en luque 3 dormi con patio grande'],
    ask: 'y si me voy hasta San Lorenzo cuánto me ahorro mas o menos?',
    has: ['Luque', 'San Lorenzo', 'viaje'],
    not: ['pozo'],
  },
  {
    after: ['estoy buscando alquiler en recoleta 2 dorm'],
    ask: 'si me voy a san lorenzo cuanto mas barato sale?',
    has: ['Recoleta', 'San Lorenzo', 'viaje'],
    not: ['Encontré'],
  },
  {
    ask: 'how much would I save moving from Villa Morra to Luque, 3 bed rental',
    language: 'en',
    has: ['Villa Morra', 'Luque', 'longer trip'],
    not: ['I found'],
  },
  { ask: 'piden 140 mil, cuánto ofrezco?', has: ['$126,000', '$133,000', 'regla práctica'] },
  {
    after: ['do people really pay the prices I see on here?'],
    ask: 'so what would you offer on a place listed at 140k',
    language: 'en',
    has: ['$126,000', '$133,000', 'rule of thumb'],
    not: ['I found'],
  },
  { ask: 'o dono pede 180 mil, quanto posso oferecer?', has: ['$162,000', '$171,000'] },
  { ask: 'piden 180, yo quiero ofrecer 150, es poco?', has: ['$150,000', '16,7 %'] },
  {
    after: ['quiero vender mi depto en Recoleta', 'cuánto cobra la inmobiliaria?'],
    ask: 'si saco 130 mil cuánto me queda limpio',
    has: ['$120,380', '$126,100', '$3,120'],
  },
  {
    after: ['If I sell my flat for 150k how much do I walk away with?'],
    ask: "I'm not resident",
    language: 'en',
    has: ['$6,750', '$2,250'],
  },
  {
    ask: 'yo gano un mínimo y medio y mi señora un mínimo, nos da para casa propia?',
    has: ['Gs. 7.247.620', 'Che Róga Porã'],
  },
  {
    ask: 'cobro 7 millones, mi marido 5, podemos sacar prestamo para casa de 600 millones?',
    has: ['Gs. 4.800.000'],
  },
  {
    ask: 'ganamos 3 minimos entre los dos, nos da para un prestamo de 400 millones?',
    has: ['Gs. 8.697.144'],
  },
  {
    ask: '2,900 a metre in Villa Morra, fair?',
    language: 'en',
    has: ['$2,900 per m²', 'median'],
    not: ['I found'],
  },
  {
    ask: 'tengo 60 mil usd parados en el banco, q hago, compro algo?',
    has: ['tres caminos', '5% a 8%', 'CDA'],
  },
  {
    ask: '100k sitting in the bank, should I put it into property?',
    language: 'en',
    has: ['three ways', '5% to 8%'],
  },
  {
    ask: 'Quanto eu gastaria por mês morando sozinho em Assunção, contando aluguel, condomínio e luz?',
    has: ['Asunción', 'a luz muda'],
    not: ['17 anúncios'],
  },
  {
    ask: 'un depto de 110 mil cuanto me cuesta por mes tenerlo, expensas impuestos y eso',
    has: ['$1,100', '$92', 'Expensas'],
    not: ['Encontré'],
  },
  { ask: 'me sobran 3 millones por mes, puedo comprar algo en cuotas?', has: ['Gs. 3.000.000', '20 años'] },
  { ask: 'tengo 30 mil y puedo pagar 500 dolares por mes, a que llego', has: ['$55,572', '$85,572'] },
  { ask: 'me piden 25 mil de entrega y 600 usd por 10 años, es buen negocio?', has: ['$97,000', '$72,000'] },
  {
    ask: "what's the monthly payment on a 200k house with 40% down",
    language: 'en',
    has: ['$120,000', '$80,000'],
  },
  {
    ask: 'si pido 300 millones a 20 años al 9% cuanto termino pagando en total',
    has: ['En total', 'Gs. 2.699.178'],
  },
  { ask: "what's left after tax and fees if I rent out a $600 flat", language: 'en', has: ['$516', '$24'] },
  {
    after: ['gano 4 millones y medio, hasta cuanto puedo pagar de alquiler'],
    ask: 'y por donde hay a ese precio',
    has: ['$242'],
    not: ['pozo'],
  },
  {
    after: ['si me quedo 3 años nomás en asunción, alquilo o compro?', 'tengo 50 mil ahorrados'],
    ask: 'y si al irme lo dejo alquilado en vez de vender?',
    has: ['Asunción'],
    not: ['desalojo'],
  },
  { ask: 'depto de 95 mil que se alquila a 550, expensas 80, cuanto rinde neto', has: ['$550', '$80'] },
  {
    ask: 'mi señora quiere Carmelitas y yo Luque, tenemos 160 mil',
    has: ['Carmelitas, Asunción', 'Luque', 'O sea'],
  },
  {
    after: ['which is cheaper, Villa Morra or Recoleta?'],
    ask: 'and for airbnb?',
    language: 'en',
    has: ['Villa Morra', 'Recoleta', '48.4%'],
    not: ['per m²'],
  },
  {
    after: ['Villa Morra o Recoleta, cual es mas caro'],
    ask: 'cual tiene las expensas mas bajas',
    has: ['Recoleta', 'dependen de lo que tenga el edificio'],
    not: ['Para alquilar'],
  },
  {
    after: ['entre lambare y ñemby para una familia con 3 hijos que decis'],
    ask: 'en la segunda cuanto sale un terreno',
    has: ['Ñemby'],
  },
]
