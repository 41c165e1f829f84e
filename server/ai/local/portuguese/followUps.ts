import type { Words } from '#shared/words.ts'

export const followUps: Words['followUps'] = {
  amounts: {
    notary: (price, low, high) =>
      `Numa compra de ${price}, o escribano cobraria de ${low} a ${high}, mais o IVA desse honorário.`,
    closing: (price, low, high) =>
      `Com todos os custos de escritura, sobre ${price} seriam de ${low} a ${high}.`,
    parts: (low, high, registry) =>
      `Disso, uns ${low} a ${high} são do escribano, mais IVA, e ${registry} de taxa judicial.`,
    saleCommission: (price, low, high) =>
      `Numa venda de ${price}, a comissão seria de ${low} a ${high} mais IVA, quase sempre de quem vende.`,
    leaseCommission: (rent) =>
      `Num aluguel de ${rent} por mês, o comum é um mês de comissão: outros ${rent}, mais IVA. Quem paga varia.`,
    saleTax: (price, most, nonResident, vat) =>
      `Numa venda de ${price}: quem reside pagaria no máximo ${most} de IRP; quem não reside, ${nonResident} de INR mais ${vat} de IVA.`,
    rentTax: (rent, vat, most, nonResident) =>
      `De um aluguel de ${rent} por mês: ${vat} de IVA que se soma, e no máximo ${most} de IRP por mês para quem reside; quem não reside, ${nonResident} de INR.`,
    propertyTax: (price, most) =>
      `Calcula-se sobre o valor fiscal, que é menor que o de mercado: se fosse ${price}, o imposto do ano seria ${most}, então espere menos. O valor fiscal está no boleto da municipalidade.`,
    entry: (rent, low, high, most) =>
      `Para entrar num aluguel de ${rent} por mês: o primeiro mês e o depósito, de ${low} a ${high}; até ${most} se houver um mês de comissão.`,
    estimate: 'São contas com as porcentagens usuais: o valor exato, quem diz é quem cobra.',
  },
  stayTotal: {
    total: (title, sum, nights, night) =>
      `${title}: ${sum} por ${nights === 1 ? 'uma noite' : `${nights} noites`} (${night} a noite)`,
    night: (title, night) => `${title}: ${night} a noite`,
    each: (sum, people) => `Entre ${people} pessoas, ${sum} cada uma.`,
    askNights: 'Diga quantas noites são e faço a conta.',
    apart:
      'Limpeza, depósito e acréscimos de feriado o anúncio não diz em números: peça o total por escrito na consulta, com suas datas, antes de pagar.',
    unknown: 'Esses anúncios não dizem o preço por noite: pergunte na consulta com suas datas e quantos são.',
  },
  rentEach: {
    lead: (people) => `Entre ${people}, por mês:`,
    unsaid: 'Você não disse quantos são: a conta é entre 2. Por mês:',
    row: (title, whole, part) => `${title}: ${part} cada um (${whole} no total)`,
    apart:
      'À parte vão condomínio, luz, água e internet, e o depósito. Ponham todos no contrato e por escrito o que acontece se um sair.',
    unknown: 'Os anúncios que mostrei não dizem um aluguel por mês.',
  },
  firstDelivered: {
    first: (title, when) => `Entrega primeiro «${title}»: ${when}, segundo o anúncio.`,
    row: (title, when) => `${title}: ${when}`,
    month: (month, year) => `${month} de ${year}`,
    others: 'Os demais não dizem quando entregam.',
    unknown:
      'Nenhum desses anúncios diz quando entrega. Pergunte a quem anuncia a data do contrato, a prorrogação que admite, a multa por atraso e como está a obra hoje.',
    ask: 'Antes de dar sinal, ponha no contrato a data, a prorrogação e a multa por atraso.',
  },
  flood: {
    named: (barrio) =>
      `${barrio} está entre os que as crônicas das cheias citam: veja bem a altura da rua antes de decidir.`,
    beside: (barrio, list) =>
      `As crônicas das cheias não citam ${barrio}, mas ao lado fica ${list}, que sim: depende do endereço exato e da altura sobre o rio.`,
    notNamed: (barrio) =>
      `As crônicas das cheias do rio não citam ${barrio}, o que não descarta enxurradas na rua.`,
  },
  factOfEach: {
    unstated: 'o anúncio não diz',
    ask: 'O que um anúncio não diz não é um não: pergunte na consulta.',
    said: 'É o que os anúncios dizem.',
    terms: 'A entrada, a parcela e o prazo são de quem vende ou do banco: peça por escrito na consulta.',
  },
  easiestToLet: {
    lead: 'O mais próximo que tenho: há quanto tempo os aluguéis do mesmo tipo estão publicados onde fica cada um (mediana).',
    row: (title, place, days, count) => `${title}: em ${place}, ${days} dias (${count} anúncios de aluguel)`,
    first: (title) => `Por isso eu olharia primeiro «${title}».`,
    limits:
      'É um indício: quanto tempo um imóvel leva para ser alugado não medimos, e pesam o preço, o estado e os móveis.',
    unknown:
      'Nesses bairros há poucos aluguéis publicados para dizer. Em geral pesam a região, o preço e o tamanho: um ou dois quartos perto do trabalho ou de universidades têm mais interessados.',
  },
  visit: {
    propose: (when) =>
      `Proponha ${when} no anúncio: toque em «Enviar consulta», escolha «Visita» e ponha esse horário. Ainda não há nada reservado: quem anuncia confirma.`,
    link: 'anúncio',
    days: {
      today: 'hoje',
      tomorrow: 'amanhã',
      afterTomorrow: 'depois de amanhã',
      weekend: 'no fim de semana',
      monday: 'segunda-feira',
      tuesday: 'terça-feira',
      wednesday: 'quarta-feira',
      thursday: 'quinta-feira',
      friday: 'sexta-feira',
      saturday: 'sábado',
      sunday: 'domingo',
    },
    parts: { morning: 'de manhã', noon: 'ao meio-dia', afternoon: 'à tarde', evening: 'à noite' },
    at: (hour) => `às ${hour}`,
    after: (hour) => `depois das ${hour}`,
    before: (hour) => `antes das ${hour}`,
  },
  verdict: {
    first: (title, reasons) => `Pelo que dizem os anúncios, eu olharia primeiro «${title}»: ${reasons}.`,
    other: (title, reasons) => `«${title}» compensa se outra coisa pesar mais: ${reasons}.`,
    even: 'Pelo que dizem os anúncios nenhum ganha: decida pela região e pelo estado ao visitar.',
    rest: 'Depende do que pesa mais para você, e o estado e a região não saem dos números: visite os que restarem.',
    reasons: {
      price: (by) => `custa ${by} menos`,
      perSqm: (price) => `menos por metro quadrado (${price})`,
      market: (standing) => `melhor frente ao seu mercado (${standing})`,
      area: (area) => `mais área (${area})`,
      bedrooms: (rooms) => `mais quartos (${rooms})`,
    },
  },
  netTax: (most, left, nonResident, leftNonResident) =>
    `Com impostos: quem reside paga no máximo ${most} de IRP por mês e ficaria com ${left}; quem não reside, ${nonResident} de INR e ficaria com ${leftNonResident}. O IVA se soma ao aluguel.`,
  apart: {
    has: (count, figure) =>
      count === 1
        ? 'Segundo o anúncio, tem uma vaga, e não diz que se pague à parte.'
        : `Segundo o anúncio, tem ${figure} vagas, e não diz que se paguem à parte.`,
    none: 'O anúncio não diz se isso se consegue à parte, nem por quanto.',
  },
  bothOffers: 'As duas coisas, então: à venda e para alugar.',
  inCurrency: {
    at: (rate) => `Ao câmbio de ${rate} por dólar:`,
    is: (from, to) => `${from} são ${to}`,
    none: 'No que eu disse por último não há um valor para converter: diga o valor e eu converto.',
  },
  saleGain: {
    lead: (sold, bought, gain) => `Vendendo por ${sold} o que comprou por ${bought}, o ganho é ${gain}.`,
    byGain: (base, share) =>
      `O IRP é cobrado sobre o menor entre o ganho e 30% do preço (${share}): aqui, sobre o ganho, ${base}.`,
    byShare: (base, gain) =>
      `O IRP é cobrado sobre o menor entre o ganho (${gain}) e 30% do preço: aqui, sobre ${base}.`,
    tax: (tax) => `A 8% são ${tax} para quem reside aqui, e sem IVA.`,
    none: (sold, bought) =>
      `Vendendo por ${sold} o que comprou por ${bought} não há ganho: o IRP é cobrado sobre o ganho se for menor que 30% do preço, então você não pagaria. Leve a escritura da compra como prova.`,
    abroad: (most, vat) =>
      `Quem não reside pagaria ${most} de INR mais ${vat} de IVA. O valor exato, quem diz é um contador.`,
  },
  ownFigures: {
    budget: (price, rent, place) =>
      `Com ${price}: se em ${place} o preço e o aluguel guardam a mesma relação, uma moradia desse preço se aluga por uns ${rent} por mês.`,
    stay: (years, rent, cost) =>
      `Em ${years} anos alugando você pagaria ${rent}. Comprando iriam ${cost} que não voltam: escritura, comissão ao vender e 1% do preço por ano de reparos e impostos.`,
    buying: (saved) => `Com tudo isso, comprar deixa você ${saved} melhor.`,
    renting: (saved) => `Com tudo isso, alugar deixa você ${saved} melhor.`,
    evenAt: (years, second, rate) =>
      second
        ? `Comprar começa a compensar aos ${years} anos se o seu dinheiro não rendesse nada em outra coisa, e aos ${second} se rendesse ${rate} ao ano.`
        : `Comprar começa a compensar aos ${years} anos se o seu dinheiro não rendesse nada em outra coisa; se rendesse ${rate} ao ano, alugar compensa sempre.`,
    otherwise: (gain, rate) => `A ${rate} ao ano, esse dinheiro em outra coisa renderia uns ${gain}.`,
    asking:
      'Supus que a moradia se vende pelo que custou, escritura e comissão usuais, e 1% do preço por ano de reparos e impostos. Os preços são os que os anúncios pedem; não é um conselho financeiro.',
  },
  story:
    'Entendo. O que você quer saber sobre isso? Por exemplo a caução, o aviso prévio, os papéis, ou que eu procure outro lugar.',
}
