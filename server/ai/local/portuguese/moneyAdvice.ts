import type { Words } from '#shared/words.ts'

export const moneyAdvice: Words['moneyAdvice'] = {
  range: (low, high) => (low === high ? low : `${low} a ${high}`),
  loan: {
    priced: (of) =>
      `A parcela seria de uns ${of.payment} por mês: de ${of.price}, com ${of.down} de entrada (${of.share}), financiam-se ${of.loan} em ${of.years} anos com taxas de ${of.rates} ao ano.`,
    whole: (payment) =>
      `A entrada é a que supõe a calculadora; se financiassem o preço todo, a parcela seria de uns ${payment}.`,
    fits: (income, share, most) =>
      `Sim, em princípio dá: com ${income} por mês a parcela pode chegar a ${most}, ${share} da renda, que é a medida do Primera Vivienda.`,
    tight: (income, share, most) =>
      `Depende da taxa: com ${income} por mês a parcela pode chegar a ${most}, ${share} da renda, que é a medida do Primera Vivienda.`,
    exceeds: (income, share, most) =>
      `Só com essa renda, não daria: com ${income} por mês a parcela pode chegar a ${most}, ${share} da renda, que é a medida do Primera Vivienda.`,
    more: 'Para caber: mais entrada, mais prazo, um preço menor ou somar a renda da família.',
    needs: (income, share) =>
      `Seria preciso uma renda de uns ${income} por mês, para a parcela não passar de ${share}; soma-se a da família, e quem decide é o banco.`,
    reaches: (of) =>
      `Com ${of.income} por mês você chegaria a moradias de uns ${of.price}: a parcela pode ser de até ${of.most}, ${of.share} da renda como no Primera Vivienda, que em ${of.years} anos e com taxas de ${of.rates} paga um empréstimo de ${of.loan}, e você dá ${of.down} de entrada.`,
    withDown: (down, low, high) =>
      `Com seus ${down} de entrada você chegaria a moradias de uns ${low} a ${high}; guarde disso 3 a 5 % para a escritura.`,
    cheRoga: (payment, rate, years) =>
      `Com Che Róga Porã (${rate} em ${years} anos) a parcela pelo mesmo dinheiro seria de uns ${payment}.`,
    cheRogaReaches: (loan, rate, years) =>
      `Com Che Róga Porã (${rate} em ${years} anos) essa parcela paga um empréstimo de uns ${loan}.`,
    cheRogaLimits: (income, price) =>
      `É para rendas de ${income} salários mínimos e moradias de até ${price}.`,
    cheRogaFits: (price) => `O Che Róga Porã financia moradias de até ${price}: pelo preço, esta entra.`,
    cheRogaOver: (price) =>
      `Não entra no Che Róga Porã, que financia moradias de até ${price}. Com um crédito comum:`,
    mayBorrow: (wages, price) =>
      `Sim, dá para pedir: Che Róga Porã é para rendas de ${wages} salários mínimos e moradias de até ${price}; quem decide é o banco, que olha também as suas outras dívidas.`,
    total: (amount) => `No total, somando todas as parcelas, seriam ${amount}.`,
    minimum: (wage) => `Considerei o salário mínimo paraguaio de ${wage}.`,
  },
  stages: {
    parts: (price, list) => `De ${price}: ${list}.`,
    first: (share, part) => `${part} ao assinar (${share})`,
    middle: (share, part) => `${part} em parcelas durante a obra (${share})`,
    last: (share, part) => `${part} na entrega (${share})`,
    monthly: (months, part) => `Em ${months} parcelas iguais seriam ${part} por mês.`,
    howLong: 'A parcela depende de quantos meses dura a obra: diga quantos e eu calculo.',
    limits:
      'É a divisão do preço, sem ajustes, IVA nem custos de escritura: se as parcelas se ajustam, quem diz é o contrato.',
  },
  living: {
    eases: (amount, place) =>
      `Sim, com ${amount} por mês dá para viver em ${place} sem luxo: o aluguel deixa folga.`,
    tight: (amount, place) =>
      `Com ${amount} por mês em ${place} fica apertado: o aluguel leva uma parte grande.`,
    exceeds: (amount, place) =>
      `Com ${amount} por mês, morar sozinho em ${place} não cobre os aluguéis usuais: veja um quarto, dividir ou uma zona mais barata.`,
    row: (rooms, rent, left) => `Uma moradia de ${rooms} se aluga por ${rent} (mediana): sobram ${left}.`,
    rest: 'Daí saem comida, luz, água, internet, transporte e saúde, que não meço: mudam muito com ar-condicionado, carro e plano de saúde. Se você é estrangeiro, some os papéis da residência.',
    none: (place) => `De ${place} não há anúncios de aluguel suficientes para dizer quanto iria nisso.`,
  },
  netOfTax: {
    is: (of) =>
      `Depois de gastos e impostos sobrariam uns ${of.left} por mês, ${of.percent} ao ano, se você reside aqui; ${of.abroadLeft}, ${of.abroadPercent}, se não reside.`,
    from: (of) =>
      `Sai de ${of.rent} de aluguel por mês já contados os meses vazios: ${of.net} depois de gastos, menos IRP de no máximo ${of.tax} (ou INR de ${of.abroadTax} sem residência).`,
    limits: (vat) =>
      `O IVA de ${vat} se soma ao aluguel. À parte vão o imposto imobiliário e, se alguém administra, a comissão de administração.`,
  },
  otherCurrency: {
    none: (name) =>
      `A cotação ${name} eu não tenho: aqui os preços vão em dólares e guaranis. Diga quanto é em um dos dois e continuo com isso.`,
    unknown: (name) =>
      `A cotação ${name} eu não tenho: multiplique esses dólares pela do seu banco ou casa de câmbio.`,
    meanwhile: 'Enquanto isso, sem teto de preço:',
    names: { BRL: 'do real', ARS: 'do peso', EUR: 'do euro', other: 'dessa moeda' },
  },
  plan: {
    lead: (count, budget) =>
      `Com ${budget}, ${count} que cabem juntos com os custos de escritura, por rentabilidade estimada:`,
    sum: (all, least, most, left) =>
      `Somam ${all}; com a escritura, de ${least} a ${most}, e sobram pelo menos ${left} para reparos, móveis e meses vazios.`,
    each: (title, percent) => `${title}: ${percent} ao ano, com os números de quem anuncia`,
    limits:
      'Vários repartem o risco de ficar sem inquilino; em troca há mais condomínios e mais papelada. É um ponto de partida e não um conselho: visite cada um e peça o título e o certificado antes do sinal.',
  },
  invest: {
    apart: (low, high) => `Separe ${low} a ${high} do preço para a escritura.`,
    monthly: (low, high) =>
      `Com o bruto usual, todo esse dinheiro em moradias daria de ${low} a ${high} de aluguel por mês, antes de condomínio, meses vazios, consertos e impostos.`,
    ways: (amount) =>
      `Com ${amount} há três caminhos: comprar à vista algo pequeno que já se possa alugar, que dá renda logo; entrar na planta com esse dinheiro de entrada, que só dá renda depois da entrega; ou um terreno, que não dá renda até você construir.`,
    forIncome:
      'Se o que você quer é renda, eu olharia primeiro o primeiro: um studio ou um quarto onde se aluga fácil.',
  },
}
