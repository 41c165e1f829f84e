import type { Words } from '#shared/words.ts'
import { plural } from './plural.ts'

export const offerReplies: Words['offerReplies'] = {
  developments: {
    lead: (n, figure, what) =>
      `${plural(n, { one: 'Há 1 empreendimento', other: `Há ${figure} empreendimentos` })}${what}:`,
    inPlace: (place) => ` em ${place}`,
    none: (what) => `Não há empreendimentos publicados${what}. Os que há:`,
    noneAtAll: 'Agora não há empreendimentos publicados.',
    all: 'Ver todos os empreendimentos',
    from: (price) => `a partir de ${price}`,
    free: (free, units) => `${free} de ${units} unidades livres`,
    taken: 'sem unidades livres',
    delivery: (month, year) => `entrega em ${month} de ${year}`,
    is: (name, stage, place, agency) =>
      `${name} é um empreendimento ${stage} em ${place}; quem vende é ${agency}.`,
    of: (name) => `De ${name}, empreendimento da lista:`,
    stages: { off_plan: 'na planta', under_construction: 'em construção', new: 'pronto' },
    units: (free, units, held, sold) =>
      `Restam ${free} de ${units} unidades livres (${held} reservadas, ${sold} vendidas).`,
    allSold: (units) => `Nenhuma das suas ${units} unidades está livre.`,
    type: (name, area, free, price) => `${name}, ${area}: ${free} livres${price}`,
    typePrice: (price) => `, a partir de ${price}`,
    price: (price) => `A unidade livre mais barata custa ${price}.`,
    noPrice: 'Não publica preços: consulte a imobiliária.',
    plan: (down, building, n, delivery) =>
      `Paga-se assim: ${down} ao assinar, ${building} em ${plural(n, { one: '1 parcela', other: `${n} parcelas mensais` })} e ${delivery} na entrega.`,
    planTwice: (down, delivery) =>
      `Paga-se ${down} ao assinar e ${delivery} na entrega, sem parcelas no meio.`,
    planOf: (price, down, instalment, delivery) =>
      `De ${price} seriam ${down} ao assinar, parcelas de ${instalment} e ${delivery} ao receber.`,
    noPlan: 'Não publicou um plano de pagamento: consulte a imobiliária.',
    deliveredIn: (month, year) => `A entrega está prevista para ${month} de ${year}.`,
    noDelivery: 'Não diz quando será entregue.',
    where: (address, place) => `Fica em ${[address, place].filter(Boolean).join(', ')}.`,
    amenities: (list) => `Comodidades: ${list}.`,
    page: 'Na sua página estão as unidades por andar, as plantas e como perguntar.',
    pageLink: 'sua página',
    ask: {
      units: 'Quantas unidades restam?',
      plan: 'Como se paga?',
      delivery: 'Quando é a entrega?',
      offPlan: 'Vale a pena comprar na planta?',
    },
  },
  agencies: {
    is: (name, city) => `${name} é uma imobiliária${city && ` de ${city}`}.`,
    verified: 'Está verificada pela equipe da Óga: isso fala da empresa, não certifica títulos.',
    unverified: 'Não está verificada pela equipe da Óga.',
    has: (n, figure, sale, rent) =>
      `Tem ${plural(n, { one: '1 anúncio publicado', other: `${figure} anúncios publicados` })} (${sale} à venda, ${rent} para alugar).`,
    places: (list) => `Principalmente em ${list}.`,
    closed: (n, figure) =>
      `Nos últimos doze meses fechou ${plural(n, { one: '1 anúncio', other: `${figure} anúncios` })}.`,
    answers: (duration, n) =>
      `Costuma responder em ${duration} (mediana de ${plural(n, { one: '1 resposta', other: `${n} respostas` })}).`,
    fewAnswers: 'Ainda não respondeu a consultas suficientes para dizer quanto demora.',
    page: 'Na sua página estão os anúncios e como escrever.',
    pageLink: 'sua página',
    list: (n, figure, what) =>
      `${plural(n, { one: 'Há 1 imobiliária', other: `Há ${figure} imobiliárias` })}${what}:`,
    inPlace: (place) => ` com escritório em ${place}`,
    none: (what) => `Não há imobiliárias publicadas${what}. As que há:`,
    isVerified: 'verificada',
    listings: (n, figure) => plural(n, { one: '1 anúncio', other: `${figure} anúncios` }),
    all: 'Ver todas as imobiliárias',
    notRanked:
      'Não digo qual é a melhor: veja quantos anúncios tem na sua zona, se está verificada e quanto demora a responder, o que a página de cada uma mostra.',
  },
}
