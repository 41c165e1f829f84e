import type { Words } from '#shared/words.ts'
import { plural } from './plural.ts'

const listings = (n: number, figure: string) => plural(n, { one: '1 anúncio', other: `${figure} anúncios` })

/** "do centro de Assunção" */
const of = (name: string) => (name.startsWith('o ') ? `d${name}` : `de ${name}`)

export const areas: Words['areas'] = {
  footfall:
    'Quanta gente passa e quanta concorrência há não meço: veja a quadra no seu horário de venda, o estacionamento e o que há ao lado. A licença é da municipalidade e depende do ramo e da zona: pergunte lá antes de assinar.',
  wants: {
    school: { one: 'escola', other: 'escolas' },
    hospital: { one: 'hospital ou clínica', other: 'hospitais e clínicas' },
    university: { one: 'universidade', other: 'universidades' },
    park: { one: 'parque ou praça', other: 'parques e praças' },
    supermarket: { one: 'supermercado', other: 'supermercados' },
    shopping: { one: 'shopping', other: 'shoppings' },
  },
  within: (figure, what, km, nearest) => `${figure} ${what} a menos de ${km} km (${nearest})`,
  at: (name, km) => `${name} a ${km} km`,
  here: (name) => `${name} ali mesmo`,
  nearest: (what, nearest) => `${what}: o mais perto que conheço, ${nearest}`,
  toGoal: (km, name) => `a ${km} km ${of(name)}`,
  center: (city) => `o centro de ${city}`,
  anySize: 'de qualquer tamanho',
  houses: (n, figure) => plural(n, { one: '1 casa', other: `${figure} casas` }),
  inGoal: (name) => `é ${name} ou fica ao lado`,
  toCenter: (km, city) => `a ${km} km do centro de ${city}`,
  homes: (n, figure) => plural(n, { one: '1 moradia anunciada', other: `${figure} moradias anunciadas` }),
  median: (rooms, price, n, figure) => `${rooms}, mediana ${price} (${listings(n, figure)})`,
  outskirts: (city) => `${city} e arredores`,
  lead: {
    wants: (what, place, wants) =>
      `${what}: por ${wants} por perto e anúncios para escolher, em ${place} eu olharia primeiro:`,
    goal: (what, goal) =>
      `${what}: por ficar perto de ${goal} e ter anúncios para escolher, eu olharia primeiro:`,
  },
  limits:
    'São distâncias em linha reta desde o meio de cada zona, até os lugares da minha lista. Segurança, barulho e qualidade dos serviços eu não meço: passe em horários diferentes.',
  askBoth: 'É para alugar ou comprar, e até quanto?',
  askBudget: 'Até quanto você quer pagar?',
  rent: (cheap, dear, what, low, high) =>
    `Para alugar é mais barato ${cheap}: ${what}, ${low} por mês contra ${high} em ${dear}.`,
  sale: (cheap, dear, what, low, high) =>
    `Para comprar é mais barato ${cheap}: ${what}, ${low} contra ${high} em ${dear}.`,
  lessRent: (amount, percent) => `São ${amount} a menos por mês (${percent}).`,
  lessSale: (amount, percent) => `São ${amount} a menos (${percent}).`,
  farther:
    'Desconte o que custa um trajeto mais longo se você vai e volta: passagens, combustível e tempo eu não meço.',
  basis: (n, figure, m, other) => `São medianas de ${listings(n, figure)} e ${listings(m, other)}.`,
  sameRent: (one, other, what, price) =>
    `Para alugar, ${one} e ${other} pedem o mesmo: ${what}, ${price} por mês.`,
  sameSale: (one, other, what, price) => `Para comprar, ${one} e ${other} pedem o mesmo: ${what}, ${price}.`,
  rents: (what) => `Para alugar, do menor ao maior (${what}, a mediana por mês):`,
  sales: (what) => `Para comprar, do menor ao maior (${what}, a mediana):`,
  row: (name, price, n, figure) => `${name}: ${price} (${listings(n, figure)})`,
  fewRent: (name, what, n, figure) =>
    n === 0
      ? `Em ${name} não há anúncios de aluguel assim (${what}).`
      : `Em ${name} há só ${listings(n, figure)} de aluguel (${what}): não basta para uma mediana.`,
  fewSale: (name, what, n, figure) =>
    n === 0
      ? `Em ${name} não há anúncios de venda assim (${what}).`
      : `Em ${name} há só ${listings(n, figure)} de venda (${what}): não basta para uma mediana.`,
  onlyRent: (name, what, price, n, figure) =>
    `Em ${name} o aluguel pede ${price} por mês de mediana (${what}, ${listings(n, figure)}).`,
  onlySale: (name, what, price, n, figure) =>
    `Em ${name} a venda pede ${price} de mediana (${what}, ${listings(n, figure)}).`,
  fromCheapest: (price) => `O mais barato pede ${price}.`,
  nearer: (name, goal, all) =>
    `Mais perto ${of(goal)} fica ${name} (${all}, em linha reta; pela rua é mais, e o trânsito eu não meço).`,
  both: (name) => `${name} ganha nas duas coisas: mais perto e mais barato.`,
  choice: (near, cheap) => `Se pesa o trajeto, ${near}; se pesa o preço, ${cheap}.`,
  yields: (what) => `Com as medianas do que se pede (${what}), bruto por ano:`,
  yield: (name, gross, price, n, rent, m) =>
    `${name}: ${gross} (vende-se a ${price}, ${n} à venda; aluga-se a ${rent} por mês, ${m} para alugar)`,
  bestYield: (best, gross, other, less) =>
    `Para renda, ${best} parece melhor: ${gross} bruto contra ${less} em ${other}.`,
  bestRent: (name, rent, other, less) =>
    `O aluguel mais alto é o de ${name}: ${rent} por mês contra ${less} em ${other}.`,
  cheapEntry: (name, price) => `A entrada mais baixa é a de ${name}: ${price}.`,
  noYield: (name) =>
    `De ${name} não há anúncios bastantes de venda e de aluguel do mesmo tamanho para um rendimento.`,
  grossOnly:
    'É antes de condomínio, meses vazios e impostos, com preços pedidos: não é previsão nem conselho financeiro.',
  budgetMost: (name, other) => `Ou seja: em ${name} dá, e há mais para escolher que em ${other}.`,
  budgetMore: (name, more) => `Ou seja: dá em ${name} e em ${more}; em ${more} há mais para escolher.`,
  budgetYes: (name, more) => `Ou seja: em ${name} dá, com poucas opções; em ${more} há mais para escolher.`,
  budgetNo: (name, more) => `Ou seja: em ${name} hoje não dá com o que está anunciado; em ${more} sim.`,
  budgetNowhere:
    'Com esse valor não há nada anunciado hoje nesses lugares: seria preciso subir ou olhar mais longe.',
  around: (list) => `Perto, em linha reta desde o meio: ${list}.`,
  inCity: (list) => `Dos lugares da minha lista, a cidade tem ${list}.`,
  unplaced: (names) =>
    `De ${names} não tenho a localização exata: veja no mapa onde fica a sua e procuramos em volta.`,
  inCityCount: (figure, what, names) => `${figure} ${what} (${names})`,
  kinds: (houses, flats) => `Das moradias, ${houses} são casas ou sobrados e ${flats} apartamentos.`,
  rentsBySize: (list) => `De aluguel pedem (mediana por mês): ${list}.`,
  salesBySize: (list) => `À venda pedem (mediana): ${list}.`,
  bySize: (rooms, price, n, figure) => `${rooms} ${price} (${listings(n, figure)})`,
  parts: (city, list) => `Em ${city}, há mais moradias em: ${list}.`,
  part: (name, n, figure) => `${name} (${listings(n, figure)})`,
}
