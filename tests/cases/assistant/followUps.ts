import type { AnswerCase } from './case.ts'

const notary = 'cuánto se paga de escribano cuando comprás una casa'
const border = 'no pueden tener inmuebles rurales'

/** What is asked only beside the turn before it. */
export const followUpCases: AnswerCase[] = [
  {
    after: [notary],
    ask: 'y en plata, para una de 95 mil dólares?',
    has: ['$713 a $1,900', '$2,850 a $4,750'],
  },
  {
    after: [notary, 'y en plata, para una de 95 mil dólares?'],
    ask: 'y de 200 mil?',
    has: ['$1,500 a $4,000'],
  },
  {
    after: ['qué gastos hay al comprar un depto?'],
    ask: 'y si es de 600 millones?',
    has: ['Gs. 18.000.000 a Gs. 30.000.000'],
    not: ['no lo tengo confirmado'],
  },
  { after: ['how much are closing costs?'], ask: 'and for a 200k house?', has: ['$6,000 to $10,000'] },
  { after: ['what commission do agents charge?'], ask: 'so on 150k?', has: ['$4,500 to $7,500'] },
  {
    after: ['qué impuestos pago al vender una casa?'],
    ask: 'y si la vendo en 180 mil dólares?',
    has: ['$4,320', '$8,100'],
  },
  {
    after: ['what tax do I pay on rental income?'],
    ask: 'if the rent is 900 dollars?',
    has: ['$45', '$36', '$68'],
  },
  {
    after: ['cuánto de depósito me piden para alquilar?'],
    ask: 'y si el alquiler es de 2.500.000?',
    has: ['Gs. 2.500.000 a Gs. 5.000.000'],
  },
  {
    after: ['quanto custa o cartório na compra?'],
    ask: 'e pra uma casa de 100 mil dólares?',
    has: ['$750 a $2,000', 'Numa compra'],
  },
  {
    after: ['quais são os custos de compra?'],
    ask: 'e se for de 80 mil dólares?',
    has: ['$2,400 a $4,000', 'Disso'],
  },
  {
    after: ['how much down payment do banks want?'],
    ask: 'for a 90k apartment how much is that?',
    has: ['$27,000'],
  },
  {
    after: ['cuánto es el impuesto inmobiliario por año'],
    ask: 'y de una casa de 100 mil dólares?',
    has: ['valor fiscal', '$1,000'],
  },

  {
    after: ['soy argentino, puedo comprar un depto en Encarnación?'],
    ask: 'y un campito cerca de ahí?',
    has: [border],
  },
  {
    after: ['Can I buy an apartment as an American?'],
    ask: 'what about farmland near the border?',
    has: ['may not own rural property'],
  },
  {
    after: ['brasileiro pode comprar casa em Ciudad del Este?'],
    ask: 'e uma chácara perto dali?',
    has: ['imóveis rurais'],
  },
  { after: ['necesito garante?'], ask: 'y si soy extranjero?', has: ['ninguna ley que pida residencia'] },
  {
    after: ['preciso de fiador?'],
    ask: 'e se eu for estrangeiro?',
    has: ['nenhuma lei que exija residência'],
  },
  { after: ['me devuelven el depósito?'], ask: 'y si me voy antes?', has: ['contrato'] },
  {
    after: ['qué impuestos pago si alquilo?'],
    ask: 'y si no vivo en paraguay?',
    has: ['7,5%'],
    not: ['no lo tengo confirmado'],
  },

  {
    after: ['departamentos en pozo en Villa Morra'],
    ask: 'es seguro o me pueden dejar clavado?',
    has: ['hasta la escritura tenés un contrato'],
  },
  { after: ['casas en alquiler en Luque'], ask: 'qué me van a pedir?', has: ['Ninguna ley pide garante'] },
  { after: ['apartments for rent in Luque'], ask: 'what will they ask me for?', has: ['guarantor'] },
  { after: ['casa para alugar em Luque'], ask: 'o que vão me pedir?', has: ['fiador'] },
  {
    after: ['terreno em Luque'],
    ask: 'como sei se o título está certo?',
    has: ['certificado', /Peça|Mais no guia/],
  },
  { after: ['houses for sale in Luque'], ask: 'what extra costs would I have?', has: ['closing costs'] },

  { after: ['how much do houses in Luque cost'], ask: 'with a pool?', has: ['pool', 'without pool'] },
  {
    after: ['casas en alquiler en Luque'],
    ask: 'y sin muebles cuánto baja?',
    has: ['sin amoblado'],
    not: ['«baja»'],
  },

  {
    after: ['departamento en alquiler en Luque hasta 500'],
    ask: 'también puede ser dúplex',
    has: ['Departamentos', 'casas en alquiler en Luque', '$500'],
  },
  {
    after: ['apartment for rent in Luque under 800'],
    ask: 'or a house',
    has: ['houses for rent in Luque', '$800'],
  },
  {
    after: ['apartamento para alugar em Luque até 300'],
    ask: 'pode ser também kitnet',
    has: ['para alugar em Luque', '$300'],
  },

  {
    onPage: true,
    after: ['se puede ver mañana a la tarde?'],
    ask: 'mejor el jueves después de las 6',
    has: ['el jueves después de las 18:00', 'Todavía no hay nada reservado'],
  },
  {
    onPage: true,
    after: ['can I see it tomorrow?'],
    ask: 'Thursday at 10',
    has: ['Thursday at 10:00', 'Nothing is booked yet'],
  },
  {
    onPage: true,
    after: ['dá pra visitar amanhã?'],
    ask: 'melhor na quinta depois das 18',
    has: ['quinta-feira depois das 18:00'],
  },
  {
    onPage: true,
    after: ['a cuánto lo podría alquilar?'],
    ask: 'y limpio, después de impuestos?',
    has: ['quien no reside', 'IRP'],
  },
  {
    onPage: true,
    after: ['what would the rent be if I let it out?'],
    ask: 'and after taxes and expenses?',
    has: ['a non-resident', 'occupancy'],
  },
  { onPage: true, after: ['tiene cochera?'], ask: 'y cuánto cuesta si no?', has: ['aparte'] },
  { onPage: true, ask: 'I have two cats, would that be a problem', not: ['“problem”', 'cats would'] },

  {
    after: ['casas en Luque con pileta'],
    ask: 'olvidate de eso, ahora busco oficina',
    has: [/oficinas/i],
    not: ['olvidate', 'Luque'],
  },
  {
    after: ['terrenos en Lambaré'],
    ask: 'me equivoqué, era Luque',
    has: ['Terrenos en Luque'],
    not: ['equivoque'],
  },
  {
    after: ['casas en Luque', 'compará los dos primeros'],
    ask: 'entonces cuál me conviene?',
    has: ['miraría primero'],
    not: ['Comparé'],
  },
  { after: ['casas en Luque', 'alquiler'], ask: 'ambos', has: ['en venta y en alquiler'] },
  { after: ['casas en Luque'], ask: 'y a cuánto queda del aeropuerto?', has: ['km', 'De más cerca'] },

  { after: ['que hay que pagar para escriturar'], ask: 'ponele que sale 85 mil', has: ['$2,550 a $4,250'] },
  {
    after: ['who pays the agent and how much'],
    ask: 'ok so if it sells at 210,000?',
    has: ['$6,300 to $10,500'],
  },
  {
    after: ['quanto se paga de imposto ao vender'],
    ask: 'vendendo por 150 mil dólares',
    has: ['Numa venda de $150,000'],
  },
  { after: ['terrenos en Luque'], ask: 'y los papeles cómo los miro?', has: ['certificado catastral'] },
  {
    after: ['casas en alquiler en Luque hasta 3 millones'],
    ask: 'hasta 5',
    has: ['Casas en alquiler en Luque, hasta $'],
    not: ['No te entendí'],
  },
  { after: ['casas en Luque'], ask: 'o en Lambaré', has: [/Luque, Lambaré|Lambaré, Luque/] },
  { after: ['casas em Luque'], ask: 'na verdade em Lambaré', has: ['Casas em Lambaré'], not: ['verdade'] },

  {
    after: ['what does 300k get me in Paraná Country Club?'],
    ask: 'and outside the gates, same city?',
    has: ['Hernandarias'],
    not: ['SIM'],
  },
  {
    after: ['casas con pileta por noche en San Bernardino'],
    ask: 'tiene que tener cancha sí o sí',
    not: ['No te entendí'],
  },
  {
    after: ['busco apartamento em Ciudad del Este até 350 dólares por mês'],
    ask: 'e se for dividir com uma amiga, 2 quartos?',
    has: ['2 quartos'],
    not: ['contrato'],
  },
  {
    after: ['quanto tá o hectare em Canindeyú?'],
    ask: 'quero uns 300 hectares, o que tem?',
    has: ['Canindeyú'],
  },
  {
    after: ['casa com quintal em Encarnación até 120 mil dólares'],
    ask: 'se der com vista pro rio ou perto da praia melhor ainda',
    not: ['visto', 'guardaram'],
  },

  {
    after: ['oficinas en Asunción'],
    ask: 'que tenga al menos 2 cocheras',
    has: [/2 cocheras o más|cocheras/],
    not: ['ningún aviso dice precio'],
  },
  {
    after: ['quinta con pileta por noche en San Bernardino para 8 personas'],
    ask: 'cuanto seria 10 noches?',
    has: ['por 10 noches'],
  },
  {
    after: ['casa para temporada em San Bernardino com churrasqueira'],
    ask: 'e mais barata em Areguá?',
    has: ['Areguá', 'por noite'],
    not: ['moradias anunciadas'],
  },

  { after: ['casas en Luque'], ask: 'mostrame tres', has: ['Casas en Luque'], not: ['No te entendí'] },
  {
    after: ['casas en venta en Luque'],
    ask: '¿cuánto sale la más barata?',
    has: ['Luque', '$'],
    not: ['por m²'],
  },
  {
    after: ['houses for sale in Luque'],
    ask: 'how much is the cheapest?',
    language: 'en',
    has: ['Luque', '$'],
    not: ['per m²', 'too few'],
  },
]
