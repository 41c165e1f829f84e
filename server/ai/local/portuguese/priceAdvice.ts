import type { Words } from '#shared/words.ts'

export const priceAdvice: Words['priceAdvice'] = {
  offer: {
    range: (price, low, high) =>
      `Para abrir, eu ofereceria de ${low} a ${high}, uns 5 a 10 % abaixo de ${price}. É uma regra prática de negociação e não uma estatística: os preços de fechamento não são públicos.`,
    own: (price, offer, percent) =>
      `${offer} é ${percent} menos que ${price}. Como regra prática, e não estatística, costuma-se abrir uns 5 a 10 % abaixo: os preços de fechamento não são públicos.`,
    ownAbove: (price, offer) => `${offer} não é menos que ${price}: não precisa oferecer tanto.`,
    beside: {
      below: (low, high) => `Fica abaixo do que pedem os parecidos para a sua área, de ${low} a ${high}.`,
      within: (low, high) => `Fica dentro do que pedem os parecidos para a sua área, de ${low} a ${high}.`,
      above: (low, high) => `Ainda é mais do que pedem os parecidos para a sua área, de ${low} a ${high}.`,
    },
    usual:
      'Como regra prática, e não estatística, costuma-se abrir uns 5 a 10 % abaixo: não ofende. Os preços de fechamento não são públicos.',
    bold: 'Como regra prática, e não estatística, costuma-se abrir uns 5 a 10 % abaixo; mais que isso não ofende se você disser por quê, mas podem recusar ou fazer contraproposta. Os preços de fechamento não são públicos.',
    make: 'Faça por escrito com «Enviar consulta»: valor, como paga e até quando vale.',
    perSqm: (each, place, median) => `Seriam ${each} por m²; em ${place} a mediana pedida é ${median}.`,
    lower:
      'Dá para oferecer menos se está há meses anunciado, já baixou de preço, precisa de reforma ou você paga à vista; quase nada se é recente e está abaixo do que pedem os parecidos.',
    long: 'Com meses de anúncio, dá para tentar o extremo mais baixo.',
    how: 'Veja a quanto o m² pedem os parecidos e há quanto tempo está anunciado, e faça a oferta por escrito, com a forma de pagamento e a data até a qual vale.',
  },
  saleNet: {
    abroad: (price, of) =>
      `Se você não reside no país, de ${price} saem INR de ${of.tax} e IVA de ${of.vat}, além da comissão: sobrariam de ${of.least} a ${of.most}, antes do IVA da comissão.`,
  },
  sqm: {
    place: (what, place, median, low, high, listings) =>
      `Em ${place}, ${what}: a mediana pedida é ${median} por m² e a metade central vai de ${low} a ${high} (${listings} anúncios).`,
    above: (own, percent) => `${own} por m² está acima do que pede a maioria: ${percent} mais que a mediana.`,
    below: (own, percent) =>
      `${own} por m² está abaixo do que pede a maioria: ${percent} menos que a mediana.`,
    within: (own, percent, isMore) =>
      `${own} por m² está dentro do que se costuma pedir: ${percent} ${isMore ? 'mais' : 'menos'} que a mediana.`,
    why: 'Andar alto, acabamento, garagem ou ser novo podem justificar parte da diferença; peça os metros próprios, sem sacadas nem áreas comuns. São preços pedidos, não de fechamento.',
    none: (place) => `De ${place} não há anúncios suficientes para dizer se é muito.`,
    cheaper: (name, less, percent) =>
      `O metro quadrado é mais barato em ${name}: ${less} a menos (${percent}).`,
    few: (place) => `De ${place} não há anúncios suficientes para uma mediana`,
    around: (place) => `${place} e seus vizinhos`,
  },
  owning: {
    lead: (price) => `Manter um imóvel de ${price}, à parte da parcela se há financiamento:`,
    tax: (year, month) =>
      `Imposto imobiliário: 1 % do valor fiscal, que é menor que o preço; no máximo ${year} por ano (${month} por mês)`,
    fees: (median, low, high, place, count) =>
      `Condomínio (expensas), se é em prédio: ${median} por mês é a mediana de ${count} anúncios em ${place} (a metade central, de ${low} a ${high})`,
    feesExample: (fees) =>
      `Condomínio (expensas), se é em prédio: como exemplo, ${fees} por mês em Villa Morra`,
    repairs: (year, month) =>
      `Consertos: a calculadora supõe 1 % do preço por ano para consertos e impostos juntos, ${year} (${month} por mês)`,
    sum: (month) => `Num prédio seriam uns ${month} por mês no total.`,
    rest: 'Luz, água, internet e seguro vão à parte e não os meço. Sem alugar não há IVA nem imposto sobre o aluguel.',
  },
  rentNet: (of) =>
    `De ${of.rent} por mês, se alguém administra vão uns ${of.fee} e de IRP no máximo ${of.tax}: sobrariam uns ${of.left}, ou ${of.own} se você mesmo administra. Sem residir no país, uns ${of.abroad}. O IVA de ${of.vat} se soma ao aluguel; à parte vão o condomínio que o inquilino não paga, consertos, imposto imobiliário e meses vazios.`,
  plan: {
    withDown: (down, of) =>
      `No total seriam ${of.total}: ${down} de entrada mais ${of.many} parcelas de ${of.each}, que somam ${of.sum}.`,
    alone: (of) => `${of.many} parcelas de ${of.each} somam ${of.sum}.`,
    limits:
      'Compare esse total com o preço à vista e com o que pedem parecidos na zona: a diferença é o que você paga por esperar. Pergunte se a parcela se ajusta, o que acontece se atrasar e quando se assina a escritura.',
  },
  incomeFor: {
    fits: (income, share, most, rent) =>
      `Com ${income} por mês, em princípio sim: ${share} da renda seriam ${most} e este pede ${rent}. Não há regra escrita para alugar: decide quem aluga, que costuma pedir comprovantes de renda ou um fiador.`,
    exceeds: (income, share, most, rent) =>
      `Com ${income} por mês ficaria apertado ou não daria: ${share} da renda seriam ${most} e este pede ${rent}. Não há regra escrita para alugar: decide quem aluga, e às vezes aceita fiador ou caução maior.`,
  },
  ofAreas: {
    row: (name, sizes) => `${name}: ${sizes || 'muito poucos anúncios para uma mediana'}`,
    size: (rooms, price, count) => `${rooms}, ${price} (${count})`,
    rent: 'São medianas por mês do que se pede, com o número de anúncios.',
    sale: 'São medianas do que se pede para comprar, com o número de anúncios.',
  },
  nights: {
    row: (name, night, count) => `${name}: ${night} por noite (mediana de ${count} anúncios)`,
    few: (name, count) => `${name}: ${count} anúncios por noite, muito poucos para uma mediana`,
    left: (average, fees, left, percent) =>
      `Se este rendesse como essa média, ${average} menos o condomínio de ${fees} são uns ${left} por mês, ${percent} ao ano do que se pede, e daí ainda saem limpeza, plataforma, quem cuida, luz, internet e impostos.`,
    more: (dear, cheap) => `Por noite se pede mais em ${dear} do que em ${cheap}.`,
  },
  feesOfAreas: {
    row: (name, median, count) => `${name}: ${median} por mês (mediana de ${count} anúncios)`,
    few: (name) => `${name}: muito poucos anúncios dizem o condomínio para uma mediana`,
    lowest: (name, other) => `O condomínio mais baixo é o de ${name}, e o mais alto o de ${other}.`,
    limits: 'São de apartamentos e dependem do que o prédio tem: piscina, vigilância, elevadores.',
  },
  living: {
    lead: (place) =>
      `O que mais pesa, e que posso dizer, é o aluguel. Em ${place} se pede por mês (medianas):`,
    row: (rooms, rent, low, high, count) =>
      `${rooms}: ${rent} (a metade central, de ${low} a ${high}; ${count} anúncios)`,
    fees: (median, count) =>
      `Se é um prédio, some o condomínio (expensas) quando não está incluído: ${median} por mês de mediana (${count} anúncios).`,
    rest: 'Comida, luz, água, internet, transporte, saúde e escola não meço e não invento: a luz muda muito com o ar-condicionado, e as mensalidades quem diz é cada escola.',
    share: (income) =>
      `Como medida, se o aluguel não passa de 40 % do que entra, para essa moradia seriam precisos uns ${income} por mês.`,
  },
}
