import type { listingReplies as spanish } from '#shared/words/es/ai/listingReplies.ts'
import { plural } from './plural.ts'

/** Figures are formatted. */
export const listingReplies: typeof spanish = {
  of: (title) => `«${title}»`,
  status: {
    active: 'Está publicado e disponível segundo o anúncio.',
    other: 'Já não está disponível.',
    draft: 'Ainda não está publicado.',
    since: (date) => `Foi publicado em ${date}.`,
    untoldFrom: 'O anúncio não diz a partir de quando se pode entrar.',
  },
  price: {
    sale: (price) => `Custa ${price}.`,
    rent: (price) => `O aluguel é ${price} por mês.`,
    office: (price) => `Custa ${price} por mês.`,
    typed: (typed, usd) => `Está publicado em ${typed}, cerca de ${usd}.`,
    guaranies: (amount, rate) => `São ${amount} ao câmbio de ${rate} por dólar.`,
    alsoRent: (price) => `Também se aluga, por ${price} por mês.`,
    byNight: (price) => `Por noite custa ${price}.`,
    byDay: (price) => `Por dia, ${price}.`,
    byHour: (price) => `Por hora, ${price}.`,
    offered: (offered, percent, price) => `Oferecer ${offered} é ${percent} menos que os ${price} que pedem.`,
    none: 'O anúncio não tem preço: pergunte a quem anuncia.',
    negotiable: 'O anúncio não diz se o preço é negociável: pergunte a quem anuncia com «Enviar consulta».',
  },
  perSqm: {
    units: {
      perSqm: (price) => `${price} por m²`,
      perHectare: (price) => `${price} por hectare`,
    },
    is: (price, total, area) => `Sai ${price} (${total} ÷ ${area}).`,
    market: (n, figure, scope, average) =>
      `${plural(n, { one: `O anúncio parecido ${scope} pede`, other: `Os ${figure} anúncios parecidos ${scope} têm média de` })} ${average}`,
    beside: {
      below: (percent) => `: este fica ${percent} abaixo.`,
      above: (percent) => `: este fica ${percent} acima.`,
      even: () => ': este fica quase igual.',
    },
    noArea: 'O anúncio não diz a área, então não há preço por m².',
  },
  rooms: {
    has: (rooms) => `Tem ${rooms}.`,
    none: 'O anúncio não indica cômodos.',
    noBedrooms: 'O anúncio não indica quartos.',
    noBathrooms: 'O anúncio não indica banheiros.',
    noParking: 'O anúncio não indica vagas.',
  },
  area: {
    is: (area) => `Tem ${area}.`,
    none: 'O anúncio não diz a área.',
    measures: 'O anúncio não separa terreno e construção: peça as medidas a quem anuncia.',
  },
  place: {
    is: (place) => `Fica em ${place}.`,
    address: (address) => `O endereço do anúncio é ${address}.`,
    hidden: 'Quem anuncia não mostra o endereço exato: combina-se ao pedir a visita.',
    market: (place) => `Preços por bairro em ${place}`,
    surroundings: 'Do que há em volta não tenho dados: veja o mapa do anúncio ou pergunte a quem anuncia.',
  },
  rent: {
    monthly: (price) => `O aluguel é de ${price} por mês.`,
    onlySale: 'Não se aluga: o anúncio é só de venda.',
    expected: (rent) => `É um anúncio de venda; quem anuncia calcula um aluguel de ${rent} por mês.`,
    onlyRent: 'Não se vende: o anúncio é só de aluguel.',
    forSale: (price) => `Está à venda por ${price}.`,
    unknown: 'O anúncio é de venda e aluguel, mas não diz o aluguel mensal.',
    night: (price) => `Por noite custa ${price}.`,
    noShort: 'O anúncio não diz que se ofereça por noite.',
    short: 'Oferece-se por noite, mas o anúncio não diz o preço: pergunte.',
    airbnb: 'Também está no Airbnb.',
    minStay: (n) =>
      plural(n, { one: 'A estadia mínima é de 1 noite.', other: `A estadia mínima é de ${n} noites.` }),
    maxStay: (n) => `A máxima, de ${n}.`,
    terms: 'O anúncio não diz garantia, depósito nem contrato: combina-se com quem anuncia.',
  },
  roi: {
    is: (roi, rating) => `A rentabilidade estimada é ${roi} ao ano (${rating}).`,
    rent: (rent) => `${rent} de aluguel por mês`,
    nights: (night, rent) => `${rent} por 30 noites de ${night}`,
    how: (rent, occupancy, expenses, price) =>
      `Com ${rent}, ${occupancy} de ocupação, ${expenses} de gastos e ${price} de compra.`,
    author: 'São os números de quem anuncia.',
    defaults: 'A ocupação e os gastos são suposições nossas: ajuste na calculadora do anúncio.',
    stated: (roi) => `O anúncio diz ${roi} ao ano: informado por quem anuncia.`,
    rentOnly: 'É um anúncio de aluguel: sem preço de compra não há rentabilidade a calcular.',
    noRent:
      'O anúncio não diz por quanto se alugaria. Diga um aluguel e faço a conta: «e se eu alugar por 700?».',
    notForecast: 'É uma conta, não uma promessa.',
  },
  market: {
    below: (standing) => `Está mais barato que o habitual: ${standing}.`,
    above: (standing) => `Está mais caro que o habitual: ${standing}.`,
    within: (standing) => `Está dentro do habitual: ${standing}.`,
    fair: (low, high) => `Para sua área, a metade central dos anúncios parecidos vai de ${low} a ${high}.`,
    spread: (median, low, high) => `A mediana é ${median} e a metade central vai de ${low} a ${high}.`,
    sample: (n, figure, scope, average) =>
      `${n === 1 ? `O anúncio parecido ${scope} pede` : `Os ${figure} anúncios parecidos ${scope} têm média de`} ${average}; a estimativa, com a qual o preço é comparado, corrige também por área e zona.`,
  },
  comparables: {
    lead: 'Os anúncios mais parecidos em tamanho com os quais se compara:',
    similar: 'Outros parecidos que estão publicados:',
    none: 'Não há outros parecidos publicados agora.',
  },
  amenities: {
    rooms: 'Em quais cômodos não diz.',
    are: (list) => `Tem ${list}.`,
    none: 'O anúncio não marca comodidades.',
    yes: (what) => `Sim, o anúncio diz: ${what}.`,
    no: (what) => `O anúncio não menciona «${what}»: pergunte a quem anuncia.`,
  },
  contact: {
    visit:
      'Para visitar, toque em «Enviar consulta» no anúncio e escolha «Visita»: você propõe dois ou três horários e quem anuncia confirma um.',
    ask: 'Para falar com quem anuncia, abra o anúncio e toque em «Enviar consulta»: a mensagem chega e a resposta vem por e-mail.',
    liked:
      'Que bom! Posso dizer se o preço é justo, o que o anúncio não diz e convém perguntar, ou como pedir uma visita.',
    noBooking:
      'A Óga não faz reservas nem retém sinais: combina-se com quem anuncia. Não pague nada antes de ver o imóvel e de ter por escrito o que paga.',
    whatsapp: 'Se o anúncio mostra o botão de WhatsApp, também dá para escrever por ali.',
    link: 'anúncio',
  },
  author: {
    agency: (name) => `Anunciado por ${name}.`,
    verified: (name) => `Anunciado por ${name}, imobiliária verificada.`,
    owner: 'Anunciado pelo dono, sem imobiliária.',
    private: 'Não dou dados pessoais: escreva com «Enviar consulta».',
  },
  more: {
    states: (label, value) => `${label}: ${value}, segundo o anúncio.`,
    barter: 'O anúncio não diz se aceita permuta.',
    vat: 'O anúncio não diz se o preço inclui IVA.',
    delivery: 'O anúncio não diz como está a obra nem quando é a entrega.',
    built: (year) => `Foi construído em ${year}.`,
    builtUnknown: 'O anúncio não diz o ano de construção.',
    expenses: (amount) => `Quem anuncia calcula ${amount} de gastos por mês.`,
    feesOfYear: (amount) => `São ${amount} por ano.`,
    expensesUnknown: 'O anúncio não diz o condomínio nem os gastos.',
    internet: (speed) => `Internet de ${speed} Mbps.`,
    internetUnknown: 'O anúncio não diz a velocidade da internet.',
    capacity: (people) => `É para ${people}.`,
    debts: 'O anúncio não diz se tem dívidas, hipoteca ou penhora.',
    hotWater: 'O anúncio não fala de água quente ou aquecedor.',
    videoCall:
      'O anúncio não diz se mostram por videochamada: isso se combina com quem anuncia, e é comum para quem não pode ir. Peça que percorram tudo ao vivo, também a rua, e não pague nada antes que alguém de confiança a veja ou o seu escribano confira os papéis.',
    outlook: 'O anúncio não diz que vista ou orientação tem: veja as fotos ou pergunte.',
    servicesOfPlot:
      'O anúncio não diz se água e luz chegam até o terreno: pergunte se já há ligação, ou a que distância passam a rede de água e a linha da ANDE, e quem paga para trazê-las.',
    services:
      'O anúncio não diz se água, luz ou outros serviços estão incluídos: o usual é que quem mora pague.',
    views: (n, views, favorites) =>
      plural(n, {
        one: `Foi visto 1 vez e ${favorites} guardaram.`,
        other: `Foi visto ${views} vezes e ${favorites} guardaram.`,
      }),
    pictures: (n) => plural(n, { one: 'O anúncio tem 1 foto.', other: `O anúncio tem ${n} fotos.` }),
    papers:
      'O anúncio não certifica títulos nem documentos. Antes de pagar ou assinar, peça-os a quem anuncia e mande revisar por um escribano (tabelião).',
    unknown: 'Isso o anúncio não diz. Pergunte a quem anuncia com «Enviar consulta».',
    says: (text) => `O anúncio diz: «${text}»`,
  },
  terms: {
    earnsEnough: (own) => `Com seus ${own} por mês dá, com essa medida.`,
    earnsAbout: (own) => `Com seus ${own} por mês fica no limite: depende da taxa.`,
    earnsLess: (own) =>
      `Com seus ${own} por mês não dá com essa medida: faria falta mais entrada, outra renda ou um preço menor.`,
    shortLet: ({ taken, costs, tax, rest, share }, night) =>
      `${night ? `A ${night} por noite, como diz o anúncio, e com essa ocupação entrariam ${taken} por mês` : `Com essa média entrariam ${taken} por mês`}; menos ${costs} de condomínio e ${tax} de IVA sobrariam uns ${rest}, ${share} do preço por ano, antes de limpeza, plataforma, administração, luz e imposto de renda. É uma conta com médias, não uma promessa: veja se o regulamento do prédio permite.`,
    raise: 'O anúncio não diz se o aluguel sobe, nem quanto.',
    leaving: 'O anúncio não diz o que acontece se você sair antes.',
    vatOnTop: (rent, vat, sum) =>
      `Se não estiver incluído, sobre ${rent} se somariam ${vat}: ${sum} por mês.`,
    rentTaxes: (rent, { vat, resident, abroad }) =>
      `Com os ${rent} por mês que quem anuncia calcula, o IVA que se soma seria ${vat}; de renda, quem reside paga no máximo ${resident} e quem não reside, ${abroad} por mês.`,
    saleTaxes: (price, { resident, abroad, vat }) =>
      `Se fosse vendido por ${price}, quem reside pagaria no máximo ${resident}; quem não reside, ${abroad} e ${vat} de IVA.`,
  },
  untold: {
    lift: 'Tem elevador.',
    access: 'O anúncio não fala de rampas, degraus nem banheiro adaptado.',
    water: 'O anúncio não diz de onde vem a água, nem como são a pressão ou os cortes.',
    sewage: 'O anúncio não diz se tem esgoto ou fossa.',
    power: 'O anúncio não diz como é a luz: medidor, consumo, cortes ou gerador.',
    noise:
      'O anúncio não diz se é barulhento nem quem mora ao lado, e isso eu não meço. Visite num dia útil na hora do rush e volte numa sexta ou sábado à noite.',
    condition: 'O anúncio não diz em que estado está.',
    check: 'Na visita, veja se há umidade no teto e nas paredes, abra as torneiras e peça para ligar o ar.',
    rules: 'O anúncio não diz: decidem o dono e o contrato e, num prédio, o regulamento.',
    occupied: 'O anúncio não diz se está ocupado ou vazio.',
    tenants: 'O anúncio não diz para quem se aluga: quem anuncia decide.',
    saleCommission: 'O anúncio não diz se cobram comissão de quem compra.',
    building: 'O anúncio não diz como é o prédio.',
    lines: 'Não tenho as linhas de ônibus nem os pontos.',
    fees: 'O anúncio não diz quem paga.',
    owned: 'Quem paga é o dono, desde a compra; peça ao escribano (tabelião) que não fiquem dívidas.',
    commission: (rent) =>
      `O anúncio não diz quem paga a comissão. Se houver, o usual é um mês de aluguel (aqui, ${rent}): pergunte antes de visitar.`,
  },
}
