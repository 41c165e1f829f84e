import type { AnswerCase } from './case.ts'

export const firstTurnCases: AnswerCase[] = [
  {
    ask: 'me mudo a Asunción desde Encarnación, voy a laburar en el WTC, dónde me conviene alquilar para no comerme el tráfico',
    not: ['Encarnación', '284 km'],
  },
  { ask: 'cuánto se lleva la inmobiliaria cuando vendo', has: ['3% a 5%'], not: ['días'] },
  { ask: 'what cut does the agency take if I sell my flat', language: 'en', has: ['3% to 5%'] },
  {
    ask: 'what would my total costs be on top of a 150,000 dollar apartment',
    language: 'en',
    has: ['$4,500', '$7,500'],
  },
  { ask: 'cuánto más tengo que tener para una de 90 mil', has: ['$2,700', '$4,500'] },
  { ask: 'além dos 100 mil dólares do apartamento, quanto gasto de papelada?', has: ['$3,000', '$5,000'] },
  { ask: 'sos una porquería no me servís para nada', has: ['Lamento'], not: ['porteria', 'Encontré'] },
  { ask: 'messi o cristiano', has: ['solo respondo sobre propiedades'] },
  { ask: 'trabajo desde casa, busco depto en Villa Morra', has: ['fibra'], not: ['Casas'] },
  { ask: 'which parts of Asunción flood', language: 'en', has: ['Bañados', '2019'] },
  {
    ask: 'my girlfriend says to put the house in her name, is it risky?',
    language: 'en',
    has: ['notary'],
    not: ['listings'],
  },
  {
    ask: 'cuánto me saldría todo para comprarlo?',
    onPage: true,
    has: ['$9,000', '$15,000'],
    not: ['Encontré'],
  },
  { ask: 'tiene deuda o hipoteca?', onPage: true, has: ['certificado'], not: ['crédito o cuotas'] },
  { ask: 'de qué año es el edificio y en qué piso está?', onPage: true, has: [/año|construy/i, /piso/i] },
  { ask: 'me pueden alquilar por 4 meses nomás?', onPage: true, has: ['plazo'], not: ['$1,500'] },
  { ask: 'can I see it on a video call', onPage: true, language: 'en', has: ['video call'], not: ['photos'] },
  { ask: 'el baño tiene agua caliente y hay wifi?', onPage: true, has: ['agua caliente'], not: ['Expensas'] },

  {
    ask: 'vendo mi casa de San Lorenzo y quiero pasarme a un depto en el centro de Asunción, con 95 mil dólares qué consigo?',
    has: ['Centro, Asunción', '$95,000'],
    not: ['Para publicar', 'San Lorenzo'],
  },
  {
    ask: 'me conviene alquilar mi mono de Recoleta vacío o con muebles?',
    has: ['los muebles se gastan'],
    not: ['Para publicar'],
  },
  {
    ask: 'somos 12 amigos y queremos una quinta con pileta para fin de año, que no sea lejos de Asunción',
    has: ['12 personas'],
    not: ['no lo tuve en cuenta'],
  },
  {
    ask: 'cuántas hectáreas me da con 500 mil dólares en el Chaco?',
    has: ['Terrenos en venta en Presidente Hayes'],
    not: ['Propiedades'],
  },
  { ask: 'por qué hay avisos que dicen consultar y no ponen el precio? me da bronca', has: ['sin precio'] },
  { ask: 'do I need a bank account in Paraguay to pay the rent?', language: 'en', has: ['receipt'] },
  {
    ask: 'I am American, can I own farmland near the Brazilian border?',
    language: 'en',
    has: ['names the neighboring countries', 'would not reach you'],
  },
  { ask: 'is the market overpriced right now?', language: 'en', has: ['closing prices', 'years of rent'] },
  {
    ask: 'anything for sale in Filadelfia or Loma Plata?',
    language: 'en',
    has: ['Filadelfia', 'Loma Plata'],
    not: ['0 homes', 'cooperative'],
  },
  {
    ask: 'se eu alugar meu apartamento de Assunção morando em São Paulo, quanto pago de imposto?',
    not: ['Encontrei'],
  },
  { ask: 'tengo 3 gatos y ya me echaron de 2 deptos, dónde me aceptan', has: ['en alquiler'] },
  {
    ask: 'if I bought this one, what would I pay besides the price?',
    onPage: true,
    language: 'en',
    has: ['$9,000', '$15,000'],
  },

  {
    ask: 'cuánto rinde un monoambiente en Recoleta?',
    has: [/bruto al año|hacer esa cuenta|avisos suficientes/],
    not: ['AirROI'],
  },
  {
    ask: 'tengo un campito de 40 ha en Paraguarí y quiero vender, a cuánto sale la hectárea por ahí?',
    has: ['Terrenos en venta en Paraguarí'],
    not: ['Me falta el lugar'],
  },
  { ask: 'dónde está subiendo más el precio?', has: ['No guardo la evolución'] },
  {
    ask: 'Vendi meu carro e tenho 25 mil dólares, dá pra comprar um terreno em Luque?',
    has: ['Terrenos', '$25,000'],
    not: ['vaga', 'Li «'],
  },
  {
    ask: 'vou fazer medicina em Ciudad del Este, tem kitnet mobiliada?',
    has: ['Apartamentos', 'mobiliado'],
  },
  {
    ask: "My dad owned a lot in San Lorenzo and passed away. How do I find out what it's worth?",
    language: 'en',
    not: ['Homes in San Lorenzo', 'apartment'],
  },
  {
    ask: 'Could four of us use it for an online English school, or do we need something bigger?',
    onPage: true,
    language: 'en',
    not: ['I found'],
  },
  { ask: 'e quanto dá em guaranis?', onPage: true, has: ['Gs.'] },

  { ask: 'en la chacarita entra agua cuando crece el rio?', has: ['Ricardo Brugada'] },
  { ask: 'recomendame donde comer buena sopa paraguaya', has: ['solo respondo sobre propiedades'] },
  {
    ask: 'Does buying a house get me residency?',
    language: 'en',
    has: ['does not give it by itself'],
  },
  {
    ask: 'how much is HOA fee usually in the new towers',
    language: 'en',
    not: ['developments'],
  },
  {
    ask: 'is Villa Morra loud at night?',
    language: 'en',
    has: ['noise'],
    not: ['I found'],
  },
  { ask: 'what will a house in Luque be worth in 2030', language: 'en', not: ['I found'] },
  {
    ask: 'meu filho passou em medicina em CDE, tem kitnet mobiliada?',
    has: ['Apartamentos'],
    not: ['2 quartos ou mais'],
  },
  {
    ask: 'pra alugar depois, compensa comprar na planta ou pronto?',
    not: ['medianas'],
  },
  { ask: 'is Luque a good place if I fly a lot', language: 'en', not: ['Land'] },

  {
    ask: 'Soy enfermera en el IPS central, me conviene alquilar por Trinidad o por Sajonia?',
    has: ['Hospital Central del IPS', 'km'],
  },
]
