import type { advice as spanish } from '#shared/words/es/ai/advice.ts'
import { listings, plural } from './plural.ts'

/** Figures are formatted. */
export const advice: typeof spanish = {
  noMore:
    'Além do que acabei de dizer, não tenho nada confirmado. Com seus papéis, quem diz é um escribano se for da compra ou do título, um contador se for de impostos, um advogado se for de contrato ou conflito, ou o banco se for do financiamento.',
  advisers: {
    owners:
      'Quem tem de assinar está no título, e como se divide, no acordo entre as partes ou com um juiz: não julgo. Um escribano (tabelião) lê o título e diz que assinaturas são precisas; se não há acordo, um advogado. Quanto pedem por imóveis parecidos eu digo: informe zona, quartos e metros.',
    municipality:
      'Isso quem diz é a municipalidade do lugar, e as normas dela não tenho: mudam de uma para outra. Pergunte lá com o endereço ou o número do cadastro, e peça por escrito antes de assinar ou pagar; se for do título, também a um escribano.',
    building:
      'Isso está no regulamento do prédio e com a administração, que não tenho. Peça à administração o regulamento e as últimas decisões e, se precisa de permissão, que a deem por escrito antes de começar.',
    works:
      'Isso se vê no lugar, não num anúncio. Peça a um engenheiro, arquiteto ou técnico que olhe antes de assinar, peça um orçamento, e deixe por escrito quem paga o conserto ou quanto baixa o preço.',
    survey:
      'Os limites e as medidas estão no título e na planta: um agrimensor mede no lugar e um escribano compara com o registro. Faça antes de pagar, e peça que o acesso conste no título.',
    services:
      'As ligações e contas de luz e água são da ANDE, da ESSAP ou da empresa de água do lugar: os requisitos e tarifas não tenho. Pergunte a elas com o endereço, e a quem anuncia, se já há medidor e se há dívida.',
    insurance:
      'Quanto custa e o que cobre diz cada seguradora: não tenho preços confirmados. Peça duas ou três cotações com os metros, o tipo de construção e o valor; se comprar com financiamento, pergunte ao banco que seguro ele pede.',
  },
  percentOf: (percent, of, part) => `${percent} de ${of} são ${part}.`,
  taxSums: {
    sale: (price, { low, high, tax, least, most }) =>
      `De ${price}, a comissão seria de ${low} a ${high} mais IVA se uma imobiliária vende, e o IRP de quem reside, no máximo ${tax}: sobrariam de ${least} a ${most}, antes desse IVA e de dívidas do imóvel.`,
    shop: (percent) =>
      `De um ponto, escritório ou galpão o IVA do aluguel é ${percent}, com nota fiscal; de uma moradia, o que segue.`,
    rent: (rent, vat, tax) =>
      `De um aluguel de ${rent}, o IVA que se soma seria ${vat} e o IRP de quem reside, no máximo ${tax} por mês.`,
  },
  sums: {
    liveOff: (monthly, many, capital) =>
      `Para ${monthly} de aluguel bruto seriam precisas umas ${many} moradias assim, que pedem cerca de ${capital}; depois de gastos e impostos, mais. É uma conta com os anúncios de hoje, não uma promessa.`,
    countOf: (price, down, of) =>
      `De ${price}, com ${down} de entrada restam ${of.rest}: em pagamentos de ${of.part} são ${of.many}, cerca de ${of.years} anos se mensais, sem juros e se quem vende aceitar.`,
    part: (percent, of, part, rest) => `${percent} de ${of} são ${part}; sobram ${rest}.`,
    times: (each, area, total) => `A ${each} por m², ${area} são ${total}.`,
    perSqm: (price, area, each) => `${price} por ${area} são ${each} por m².`,
    split: (of, ways, each) => `${of} entre ${ways} são ${each} cada um.`,
    count: (of, part, many, years) =>
      `${of} em parcelas de ${part} são ${many} parcelas: se forem mensais, ${years} anos, sem juros.`,
    dollars: (pyg, usd, rate) => `${pyg} são ${usd} ao câmbio de ${rate} por dólar.`,
    noReais: 'A cotação do real eu não tenho: veja no seu banco.',
  },
  closer: {
    is: (name, target, all) =>
      `${name} fica mais perto de ${target}. Em linha reta, do meio de cada lugar: ${all}. Por rua é mais.`,
  },
  homes: {
    title: 'Moradias',
    studio: 'um só ambiente (quitinete)',
    children: (n, rooms) =>
      `Para ${plural(n, { one: '1 filho', other: `${n} filhos` })} procurei moradias de ${rooms} ou mais.`,
    rent: (rooms, place, price) => `Uma moradia de ${rooms} em ${place} se aluga por ${price} por mês.`,
    sale: (rooms, place, price) => `Uma moradia de ${rooms} em ${place} se vende por ${price}.`,
    basis: (n, figure, low, high) =>
      `É a mediana de ${listings(n, figure)}; a metade central vai de ${low} a ${high}.`,
    sales: (place) => `Moradias à venda em ${place}, a mediana:`,
    rents: (place) => `Moradias para alugar em ${place}, a mediana por mês:`,
    row: (rooms, price, n, figure) => `${rooms}: ${price} (${listings(n, figure)})`,
    orMore: (rooms) => `${rooms} ou mais`,
    none: (rooms, place) =>
      `Não há anúncios suficientes de moradias de ${rooms} em ${place} para dizer quanto pedem.`,
  },
  living: {
    internet:
      'Quais provedores de internet chegam e com que velocidade, cada um diz com o endereço exato: muda de uma quadra para outra e eu não meço.',
    unmeasured:
      'Segurança, barulho e trânsito eu não meço: passe em horários diferentes e pergunte aos vizinhos.',
    lead: (what, city) => `${what}. Estes são os bairros de ${city} com mais anúncios assim:`,
    row: (place, n, figure) => `${place}: ${listings(n, figure)}`,
    rowWithPrice: (place, n, figure, rooms, price) =>
      `${place}: ${listings(n, figure)}; a mediana de ${rooms} é ${price}`,
    cities: (what, n, figure) => `${what}: há ${listings(n, figure)}. Por cidade:`,
    elsewhere: 'Em outras cidades:',
    none: (what, place) => `Não encontrei anúncios assim em ${place}: ${what}.`,
    limits:
      'Não meço segurança, escolas nem trânsito, então não digo qual é melhor: digo onde há mais para escolher e quanto pedem.',
    assumed: (city) => `Olhei ${city}; diga outra cidade se preferir.`,
  },
  cheaper: {
    rent: (cheap, dear, rooms, low, high) =>
      `Para alugar é mais barato ${cheap}: uma moradia de ${rooms} pede ${low} por mês, e ${high} em ${dear}.`,
    sale: (cheap, dear, rooms, low, high) =>
      `Para comprar é mais barato ${cheap}: uma moradia de ${rooms} pede ${low}, e ${high} em ${dear}.`,
    sameRent: (one, other, price) => `Para alugar, ${one} e ${other} pedem o mesmo: ${price} por mês.`,
    sameSale: (one, other, price) => `Para comprar, ${one} e ${other} pedem o mesmo: ${price}.`,
    basis: (n, figure, m, other) => `São medianas de ${listings(n, figure)} e ${listings(m, other)}.`,
    noRent: (place, rooms) => `De ${place} não há anúncios suficientes de aluguel de ${rooms} para comparar.`,
    noSale: (place, rooms) => `De ${place} não há anúncios suficientes de venda de ${rooms} para comparar.`,
    cost: 'Falo do que os anúncios pedem; outros gastos de viver ali não meço.',
  },
  rentOrBuy: {
    lead: (rooms, place, price, rent) =>
      `Em ${place}, uma moradia de ${rooms} se vende por ${price} e se aluga por ${rent} por mês (medianas).`,
    basis: (n, figure, m, other) =>
      `Saem de ${listings(n, figure)} de venda e ${listings(m, other)} de aluguel.`,
    years: (years) => `O preço equivale a ${years} anos de aluguel.`,
    net: (percent, occupancy) =>
      `A quem compra para alugar deixaria ${percent} ao ano depois de gastos, com ${occupancy} de ocupação.`,
    choice:
      'Comprar tende a compensar se você fica muitos anos; alugar, se pode se mudar logo ou seu dinheiro rende mais em outra coisa. É uma conta com preços pedidos, não um conselho financeiro.',
    none: (place) => `Em ${place} não há anúncios suficientes de venda e de aluguel para fazer essa conta.`,
    assumed: (rooms, place) => `Tomei ${rooms} em ${place}: diga outro bairro ou tamanho e refaço.`,
    own: (price, rent, years) =>
      `Com os seus números, ${price} equivalem a ${years} anos de aluguel de ${rent} por mês.`,
    ofListing: (price, rent) => `Comprar custa ${price} e alugar, ${rent} por mês.`,
    likeSale: (price, low, high, n, figure) =>
      `Comprar custa ${price}. Os parecidos para alugar pedem de ${low} a ${high} por mês (${listings(n, figure)}).`,
    likeRent: (rent, rooms, place, price, n, figure) =>
      `Este se aluga por ${rent} por mês e não se vende. Em ${place}, uma moradia de ${rooms} se vende por ${price} (mediana de ${listings(n, figure)}).`,
    yearsBetween: (low, high) => `O preço equivale a entre ${low} e ${high} anos de aluguel.`,
    unknown: (price) => `Comprar custa ${price}. Não há anúncios parecidos para alugar com que comparar.`,
  },
  listed: {
    median: (what, n, days, of, figure) =>
      `${what}: estão anunciados há ${plural(n, { one: '1 dia', other: `${days} dias` })}, a mediana de ${listings(of, figure)}.`,
    atLeast: (what, n, days, of, figure) =>
      `${what}: estão anunciados há ${plural(n, { one: '1 dia', other: `${days} dias` })} ou mais, a mediana de ${listings(of, figure)}.`,
    limits: 'É dos anúncios que seguem publicados, desde que saíram. Quanto demoram a fechar não medimos.',
  },
  offeredIn: (place, n, figure) => `${place}: ${listings(n, figure)}`,
  fees: {
    are: (what, median, low, high, n, figure) =>
      `${what}: o condomínio (expensas) que os anúncios dizem é de ${median} por mês, a mediana de ${listings(n, figure)}; a metade central vai de ${low} a ${high}.`,
    ask: 'Muitos anúncios não dizem: pergunte quanto é, o que inclui e se há dívida.',
  },
  yieldAreas: {
    lead: (rooms, city) =>
      `Pelas medianas do que se pede, uma moradia de ${rooms} rende bruto por ano, nos bairros de ${city} com mais anúncios:`,
    row: (place, gross, price, rent, n, figure) =>
      `${place}: ${gross} (se vende por ${price}, se aluga por ${rent} por mês; ${listings(n, figure)})`,
    gross:
      'É antes de condomínio, meses vazios e impostos. O que rende mais costuma ser onde se compra mais barato: veja também quanto demora para alugar.',
  },
  yields: {
    ask: (place) => `Quanto rende um apartamento em ${place}?`,
    is: (gross, net, occupancy, expenses) =>
      `Dá ${gross} bruto ao ano, e ${net} depois de gastos, com ${occupancy} de ocupação e ${expenses} de gastos por mês, antes de impostos.`,
    payback: (years) => `Com o que sobra depois dos gastos, a compra se recupera em uns ${years} anos.`,
    ofPrice: (price, gross, net) =>
      `Nessa proporção, ${price} dariam uns ${gross} de aluguel por mês, e uns ${net} limpos depois de gastos.`,
  },
  trend: 'Não guardo a evolução dos preços de uma região: isto é o que se pede hoje.',
  fair: {
    above: (price) => `${price} está acima do que a maioria pede.`,
    below: (price) => `${price} está abaixo do que a maioria pede.`,
    within: (price) => `${price} está dentro do habitual.`,
  },
  income: {
    neededLoan: (one) =>
      `Com ${one.down} de entrada e o resto em ${one.years} anos, a parcela seria de ${one.least} a ${one.most} por mês; se não passa de ${one.share} da renda, seriam precisos de ${one.lower} a ${one.upper} por mês. Quem decide é o banco.`,
    deposit: (rent, low, high) => `Para um aluguel de ${rent} por mês, o depósito seria de ${low} a ${high}.`,
    needed: (rent, percent, income) =>
      `Não encontrei uma regra de renda para alugar: quem decide é o proprietário. Com a medida dos créditos (a parcela não passa de ${percent} da renda), para ${rent} por mês seria preciso uma renda de uns ${income} por mês.`,
    rent: (income, percent, share) =>
      `Não encontrei uma regra de renda para alugar: quem decide é o proprietário. Com a medida dos financiamentos (a parcela não passa de ${percent} da renda), de ${income} por mês seriam até ${share}, e menos deixa mais folga.`,
    loan: (income, percent, share) =>
      `Na Primera Vivienda a parcela não passa de ${percent} da renda familiar: de ${income} por mês seriam até ${share} de parcela. Quanto o banco empresta por essa parcela depende da taxa e do prazo: peça a conta em dois ou três bancos.`,
    both: (guaranies, dollars) => `${guaranies} (cerca de ${dollars})`,
    guide: (title) => `Mais no guia «${title}» (em espanhol).`,
  },
  whereIs: {
    apart: (one, other, km) =>
      `De ${one} a ${other} são uns ${km} km em linha reta; por rua ou estrada é mais, e o tempo depende do trânsito, que não meço.`,
    landmark: (name, place) => `${name} fica em ${place}.`,
    barrio: (name, city) => `${name} é um bairro de ${city}.`,
    city: (name, department) => `${name} é uma cidade do departamento ${department}.`,
    capital: (name) => `${name} é a capital do país.`,
    fromCenter: (km) => `Fica a uns ${km} km do centro de Assunção em linha reta.`,
    beside: (list) => `Ao lado estão ${list}.`,
    offered: (n, figure) =>
      plural(n, { one: 'Lá há 1 anúncio publicado.', other: `Lá há ${figure} anúncios publicados.` }),
  },
  instalment: {
    is: (amount, years, payment, rate) =>
      `Por ${amount} em ${years} anos, com taxa de ${rate} ao ano, a parcela seria de uns ${payment} por mês.`,
    between: (amount, years, least, most, low, high) =>
      `Por ${amount} em ${years} anos a parcela seria de uns ${least} a ${most} por mês, com taxas de ${low} a ${high} ao ano.`,
    payable: (payment, years, least, most, low, high) =>
      `Uma parcela de ${payment} por mês em ${years} anos paga um empréstimo de uns ${least} a ${most}, com taxas de ${high} a ${low} ao ano; some a isso a sua entrada.`,
    downOwn: (price, down, percent) =>
      `De ${price}, com ${down} de entrada (${percent} do preço) e o resto financiado.`,
    down: (price, percent) =>
      `De ${price} tomei ${percent} de entrada e o resto financiado, como a calculadora.`,
    limits: (title) =>
      `É uma conta de parcelas iguais, sem seguros nem gastos: a taxa e o prazo quem diz é o banco. Mais no guia «${title}» (em espanhol).`,
  },
  downPayment: (price, percent, down, low, high) =>
    `Para ${price}, com financiamento e ${percent} de entrada, como supõe a calculadora, você juntaria ${down}, mais ${low} a ${high} de gastos de escritura. À vista, ${price} mais esses gastos.`,
  downBudget: {
    reach: (down, percent, price, low, high) =>
      `Com ${down} de entrada, se o banco financiar o resto e você der ${percent} como supõe a calculadora, chega a moradias de uns ${price}. Separe ${low} a ${high} do preço para os gastos de escritura.`,
    offPlan: 'Na planta se entra com menos:',
    first: (down) => `${down} ao assinar`,
  },
  nearby: {
    prices: (what) => `${what}, a mediana por m², do menor ao maior:`,
    barrios: (name) => `Bairros perto de ${name}, por distância em linha reta:`,
    cities: (name) => `Cidades perto de ${name}, por distância em linha reta:`,
    row: (place, km, n, figure) => `${place}: a ${km} km, ${listings(n, figure)}`,
    none: (name) => `Não tenho o ponto dos bairros em volta de ${name}.`,
  },
  oneOrTwo: {
    apart:
      'Com dois você divide o risco de ficar sem inquilino e pode vender um só, mas paga condomínio, impostos e gastos de escritura por cada um. Um grande costuma ser alugado a famílias, que se mudam menos. É uma conta com preços pedidos, não um conselho financeiro.',
  },
  hectares: {
    median: (what, price, n, figure, low, high) =>
      `${what}: a mediana é ${price} por hectare, de ${listings(n, figure)}, que vão de ${low} a ${high}.`,
    acre: (price) => `Por acre são uns ${price}.`,
    budget: (budget, usual, least, most) =>
      `Com ${budget} seriam uns ${usual} hectares; conforme a terra, de ${least} a ${most}.`,
    limits: 'São preços pedidos; água, estrada, mata e papéis de cada terra eu não meço.',
  },
  closing: (price, low, high, least, most) =>
    `Sobre ${price} seriam de ${low} a ${high}: com o preço, de ${least} a ${most} no total.`,
  notary: (price, low, high) => `Sobre ${price} seriam de ${low} a ${high}, mais o IVA desse honorário.`,
  eitherType: {
    suits: {
      land: 'Um terreno não rende até você construir, quase não tem gastos e é preciso olhar bem os papéis: serve para construir ou esperar.',
      apartment: 'Um apartamento se mora ou se aluga logo, e paga condomínio todo mês.',
      house: 'Uma casa se mora ou se aluga logo e traz o terreno, com a manutenção por sua conta.',
      other: 'Um escritório, loja ou depósito se aluga a empresas, e pode ficar vazio mais tempo.',
    },
    limits: 'Qual é melhor depende do que você quer: não faço previsões nem dou conselho financeiro.',
  },
  houseOrFlat: {
    ask: 'O que é melhor para mim: casa ou apartamento?',
    apart:
      'Depende do que pesa mais para você. Uma casa tem terreno próprio e em geral não paga condomínio; um apartamento pede menos manutenção e pode trazer segurança e lazer, com condomínio todo mês.',
    median: (price, per) => `A mediana é ${price} ${per}.`,
    next: 'Diga orçamento, quartos e região, e mostro o que há de cada um.',
  },
  safety: {
    notMeasured:
      'A segurança de uma região não medimos e não julgo: não há dados de crimes por bairro nos anúncios.',
    counts: (place, total, secured, gated) =>
      `O que sei: de ${total.figure} ${plural(total.n, { one: 'moradia publicada', other: 'moradias publicadas' })} em ${place}, ${secured.figure} ${plural(secured.n, { one: 'diz', other: 'dizem' })} ter segurança e ${gated.figure} ${plural(gated.n, { one: 'está', other: 'estão' })} em condomínio fechado.`,
    areas: (city) => `Em ${city}, os bairros com mais moradias que dizem ter segurança:`,
    listing: (what) => `Este diz ter: ${what}.`,
    listingNone: 'O anúncio não menciona segurança nem condomínio fechado.',
    visit: 'Passe pela região em horas diferentes, também à noite, e pergunte aos vizinhos.',
  },
  listing: {
    ahead:
      'Pagar adiantado pode convencer, mas quem decide é o proprietário: se aceitar, que fique no contrato e com recibo.',
    reduced: (percent, price) => `Com ${percent} a menos seriam ${price}.`,
    unstated: (list) => `O anúncio não diz: ${list}.`,
    askAlso: {
      rent: 'Pergunte também que garantia pedem, que serviços são à parte, como sobe o aluguel e o que acontece se você sair antes.',
      sale: 'Pergunte também pelo título e se há hipotecas ou dívidas (o certificado do registro diz), quem paga a escritura e por que se vende.',
    },
    cons: 'O que o anúncio não diz (barulho, umidade, estado das instalações) veja na visita.',
    byDistance: (name) => `Do mais perto ao mais longe de ${name}:`,
    kilometers: (list) => `A ${list}, em linha reta e nessa ordem.`,
    enough: (own, people, rooms) =>
      `Tem ${own}: para ${people} costumo contar ${rooms} (um para os pais e os outros para os filhos), então é suficiente.`,
    tight: (own, people, rooms) =>
      `Tem ${own}: para ${people} costumo contar ${rooms} (um para os pais e os outros para os filhos), então fica justo.`,
    near: (list) => `Perto, em linha reta: ${list}.`,
    total: (rent, fee, sum) =>
      `São ${rent} de aluguel mais ${fee} de condomínio: cerca de ${sum} por mês. Luz, água e internet são à parte, se o anúncio não as inclui.`,
    totalLoan: (fee, sum) =>
      `Com ${fee} de condomínio seriam cerca de ${sum} por mês no total; à parte vão o imposto imobiliário, uma vez por ano, e luz, água e internet.`,
    totalNoFee:
      'O anúncio não diz o condomínio: some-o à parcela, com o imposto imobiliário, uma vez por ano, e os serviços.',
    entry: (rent, low, high, most) =>
      `Aluga-se por ${rent} por mês: o primeiro mês e um depósito de um ou dois, que é o usual, somam de ${low} a ${high}, e até ${most} se houver um mês de comissão. O anúncio não diz tudo: confirme antes de visitar.`,
    why: 'O anúncio não explica o preço. Isto é o que posso comparar:',
    term: 'O anúncio não diz o prazo do contrato.',
    use: 'O anúncio não diz se pode ser usado para isso. Num prédio quem diz é o regulamento, e a licença é da prefeitura: pergunte antes de assinar.',
    noSuch: 'Não encontrei nenhum imóvel publicado com esse código.',
    floor: 'O anúncio não diz em que andar está.',
    building: 'O anúncio não diz o nome do edifício.',
    financing: 'O anúncio não diz se aceita crédito ou parcelas.',
    ask: 'Deixei sua pergunta escrita na consulta, pronta para enviar.',
    askLink: 'consulta',
    net: (net, rent, occupancy, expenses) =>
      `Sobrariam ${net} por mês: ${rent} de aluguel com ${occupancy} de ocupação, menos ${expenses} de gastos, antes de impostos.`,
    netLike: (low, high, n, figure) =>
      `O anúncio não diz por quanto se alugaria. Os parecidos para alugar pedem de ${low} a ${high} por mês (${listings(n, figure)}).`,
    netBetween: (low, high, occupancy) =>
      `Sobrariam de ${low} a ${high} por mês, com ${occupancy} de ocupação e um quinto do aluguel para gastos, antes de impostos.`,
    published: (days) =>
      days < 1
        ? 'Foi publicado hoje.'
        : plural(days, { one: 'Está publicado há 1 dia.', other: `Está publicado há ${days} dias.` }),
    updated: (date) => `O anúncio foi atualizado em ${date}.`,
    unchanged: 'O preço não mudou desde que foi publicado.',
    dropped: (percent, date, from, to) => `Baixou ${percent} em ${date}: de ${from} para ${to}.`,
    rose: (percent, date, from, to) => `Subiu ${percent} em ${date}: de ${from} para ${to}.`,
    typical: (what, days) =>
      plural(days, {
        one: `Metade dos anúncios como este (${what}) está há mais de 1 dia.`,
        other: `Metade dos anúncios como este (${what}) está há mais de ${days} dias.`,
      }),
    distance: (km, landmark) => `Fica a uns ${km} km de ${landmark} em linha reta.`,
    onFoot: (minutes) =>
      `A pé seriam uns ${minutes} minutos a 5 km por hora em linha reta; pelas ruas é mais.`,
    walkable: (minutes) =>
      `Sim, dá para ir a pé: uns ${minutes} minutos a 5 km por hora em linha reta; pelas ruas é um pouco mais.`,
    farOnFoot: (minutes) =>
      `A pé é longe: uns ${minutes} minutos a 5 km por hora em linha reta, e pelas ruas mais.`,
    byCar: 'Quanto se leva de carro ou ônibus depende do trânsito: não meço.',
    nearestKnown: 'É o mais próximo que conheço: pode haver outros.',
    single: (area, people) => `É um só ambiente de ${area}: pequeno para ${people}.`,
    distanceVague: 'O ponto do anúncio é aproximado, então a distância também.',
    noDistance: (place) =>
      `Fica em ${place}. Não tenho a distância exata a esse lugar: diga qual, por exemplo «Shopping del Sol», ou veja o mapa do anúncio.`,
    unknown: 'Isso o anúncio não diz.',
  },
  rentThere: {
    lead: (place) => `Aluguel por mês em ${place}, mediana do que pedem os anúncios:`,
    row: (rooms, median, low, high, n) =>
      `${rooms}: ${median} (a metade central, de ${low} a ${high}; ${n} anúncios)`,
    from: (price, n, place) =>
      `O mais barato anunciado sai ${price}; há ${n} moradias para alugar em ${place}. À parte se pagam luz, água, internet e, num prédio, condomínio.`,
    few: (price, n, place) =>
      `Em ${place} há ${n} moradias para alugar, poucas para uma mediana por tamanho; a mais barata sai ${price}. À parte se pagam luz, água, internet e, num prédio, condomínio.`,
    none: (place) => `Hoje não há moradias para alugar anunciadas em ${place}: não tenho um preço para dar.`,
  },
  talk: {
    prices:
      'São preços pedidos: quem anuncia os define, e costumam ser negociáveis. Diga qual parece caro, ou um bairro e um tipo de imóvel, e comparo com os anúncios da região.',
    insult: 'Lamento não ter ajudado. Diga o que procura, onde e até quanto, e tento de novo.',
  },
}
