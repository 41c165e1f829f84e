import type { replies as spanish } from '#shared/words/es/ai/replies.ts'
import { listings, plural } from './plural.ts'

/** Figures are formatted. */
export const replies: typeof spanish = {
  talk: {
    hello: (brand) =>
      `Olá! Sou o assistente da ${brand}. Procuro imóveis, digo quanto custa o metro quadrado em um bairro e faço contas de rentabilidade. O que você está procurando?`,
    helloListing: (title) =>
      `Olá! Pergunte o que quiser sobre «${title}»: preço, área, cômodos, região, rentabilidade ou como visitar.`,
    thanks: 'De nada! Estou aqui se quiser continuar procurando.',
    bye: 'Até logo! Espero você aqui quando quiser.',
    ok: 'Perfeito. Seguimos com outra busca ou quer saber mais de algum imóvel?',
    self: (brand) =>
      `Sou o assistente da ${brand}: um programa, não uma pessoa. Respondo com os anúncios publicados aqui e com os preços que saem deles.`,
    help: 'Posso ajudar com isto:\n• Buscar: «casa com quintal em Luque até 120 mil».\n• Refinar: «mais barato», «com piscina», «e em San Lorenzo?».\n• Preços: «quanto custa o m² em Villa Morra?».\n• Estimar: «quanto vale um apartamento de 80 m² em Recoleta?».\n• Rentabilidade: «se compro por 100 mil e alugo por 700».\n• Comparar: «compare os dois primeiros».',
    helpListing: (title) =>
      `De «${title}» posso dizer o preço e quanto sai o metro quadrado, os cômodos, a área, a região, as comodidades, quanto rende, como está frente ao mercado, o que há parecido e como pedir uma visita.`,
    rules: 'Isso não posso fazer: minhas regras não mudam pelo chat. Posso buscar imóveis e dizer preços.',
    private:
      'Não dou dados pessoais: nem telefones, nem e-mails, nem documentos, nem endereços que quem anuncia não mostra, nem o que outra pessoa fez no site. Para falar com quem anuncia, use «Enviar consulta» no anúncio: sua mensagem chega direto.',
    neighbors:
      'Não escolho nem descarto casas pela origem, religião ou condição dos vizinhos: os anúncios não dizem e não seria justo. Posso buscar por zona, preço, tamanho, condomínio fechado, ou perto de uma escola ou um parque: diga o que importa para você no lugar.',
    actions:
      'Não posso fazer mudanças nem enviar nada por você: só leio os anúncios publicados. Isso você faz no site, em poucos cliques.',
    offTopic:
      'Disso não sei: só respondo sobre imóveis no Paraguai, com os anúncios e os preços deste site. Vamos procurar algo?',
    advice:
      'Não dou assessoria jurídica, tributária nem de crédito: consulte um escribano (tabelião), um contador ou seu banco. Posso dizer preços, comparáveis e uma rentabilidade estimada.',
    noPromise: 'Quanto vai valer ninguém sabe, e não prometo nada. O que se vê hoje:',
    future:
      'Não posso prever preços. Posso dizer como estão hoje os anúncios de uma região: diga o tipo de imóvel e o bairro ou a cidade.',
    unclear:
      'Não entendi bem. Diga o que procura, por exemplo «apartamento de 2 quartos em Villa Morra até 120 mil», ou pergunte pelos preços de um bairro.',
    whom: (adviser) =>
      `Isso não tenho escrito e não invento: pergunte ${adviser} antes de assinar ou pagar. Preços, anúncios e o que dizem os guias eu digo.`,
    nearest: 'Exatamente isso não tenho escrito. O mais próximo dos guias:',
    either: 'Isso pode querer dizer duas coisas. Qual serve?',
    others: 'Ou pergunta outra coisa?',
    offered: 'Não sei se entendi. É alguma destas?',
    partly: 'Isso não sei responder com os dados do site, e não invento. O que tenho:',
    tooVague: 'O que você procura? Diga se é para comprar ou alugar, que tipo de imóvel, onde e até quanto.',
  },

  how: {
    mails:
      'Desculpe o incômodo. Os e-mails se desligam em configurações, nas notificações por e-mail; os de uma busca salva param também se você a apagar.',
    currency:
      'Cada um anuncia na moeda que escolhe, por isso você vê as duas. Para ver os preços em guaranis ou em dólares, escolha a moeda em configurações: a outra se calcula ao câmbio do dia, como referência.',
    photos:
      'Não precisa de fotógrafo: com o celular basta. De dia, com as luzes acesas, do canto de cada cômodo e na horizontal; a melhor primeiro. Anúncios com várias fotos claras aparecem antes na busca. Elas se enviam ao publicar seu anúncio.',
    guides:
      'Sim: compra passo a passo, aluguel e garantias, custos e impostos, terrenos e papéis, financiamento, investimento, estrangeiros, mudança e venda, cada dado com sua fonte, nos guias da Óga (em espanhol).',
    guidesLink: 'guias da Óga',
    publish:
      'Para anunciar, entre em publicar seu anúncio, preencha os dados e as fotos e confirme. Dá para começar sem conta: ela só é pedida no final, e o que você escreveu não se perde.',
    publishLink: 'publicar seu anúncio',
    favorites:
      'Toque no coração de um anúncio e ele fica em seus favoritos. Sem conta ficam guardados neste navegador; com conta, em todos os seus aparelhos.',
    favoritesLink: 'seus favoritos',
    compare:
      'Guarde como favoritos os imóveis que interessam e escolha de dois a cinco em comparar imóveis: você vê preços, metros e diferenças lado a lado.',
    compareLink: 'comparar imóveis',
    account:
      'Para buscar não precisa de conta. Para guardar em vários aparelhos, anunciar e comparar, toque em «Ingresar» no alto. Seus dados e as notificações estão em configurações.',
    accountLink: 'configurações',
    mine: 'Seus anúncios estão em meus imóveis: ali você vê o estado de cada um e edita, pausa, renova ou encerra. Em rascunho, em revisão, pausado ou vencido, não sai na busca.',
    mineLink: 'meus imóveis',
    fees: 'É grátis buscar, consultar e anunciar. Não cobramos pela operação, não retemos sinal e não assinamos por ninguém: colocamos você em contato com quem anuncia. O que uma imobiliária cobra se combina com ela. Está nos termos.',
    feesLink: 'termos',
    safety:
      'Antes de pagar ou assinar, visite o imóvel e peça os documentos com a ajuda de um profissional. «Verificada» fala da imobiliária que anuncia; não certifica os títulos. Leia os termos.',
    method:
      'Os preços por m² saem dos anúncios ativos: a mediana e os quartis dos comparáveis, sem os atípicos. São preços pedidos, não de fechamento. Está tudo em como calculamos.',
    methodLink: 'como calculamos',
    visit:
      'Abra o anúncio, toque em «Enviar consulta» e escolha «Visita»: você propõe dois ou três horários e quem anuncia confirma um. Diga qual imóvel interessa e eu levo você.',
    contact:
      'Abra o anúncio e toque em «Enviar consulta»: sua mensagem chega a quem anuncia, que responde por e-mail. Onde há botão de WhatsApp, também dá para escrever por ali.',
    imports:
      'Para subir muitos anúncios de uma vez, abra importar anúncios com uma planilha (Excel ou CSV) ou um feed do seu sistema: antes de salvar você vê o que entra e o que é preciso corrigir, e dá para desfazer. É preciso ter conta; se for de uma imobiliária, faça a partir dela.',
    importsLink: 'importar anúncios',
    api: 'Sim: há uma API REST documentada e um servidor MCP para assistentes. Ler o que é público não pede chave; as chaves da sua imobiliária são criadas nas configurações. Está tudo na página para desenvolvedores.',
    apiLink: 'página para desenvolvedores',
    report:
      'Se um anúncio parece falso ou enganoso, escreva à equipe da Óga pela página de contato com o link do anúncio e o que você viu: revisamos e, se for o caso, o retiramos. Enquanto isso não pague nada nem mande documentos.',
    alerts:
      'Faça a busca com seus filtros e toque em «Guardar búsqueda»: avisamos por e-mail quando se publicar algo assim, e se baixar o preço de um anúncio que você salvou. Administre tudo em seus alertas.',
    alertsLink: 'seus alertas',
    agency:
      'Para uma imobiliária: crie-a na sua conta, convide a equipe, carregue os anúncios um a um ou com planilha e receba as consultas numa caixa comum, distribuídas por turno. Começa em sua imobiliária.',
    agencyLink: 'sua imobiliária',
    whyHere:
      'Buscar e publicar é grátis: não cobramos a operação nem comissão. Cada anúncio tem seu preço por m² comparado com o mercado, e quem o vê pode comparar, salvar e pedir visita com horário. As consultas chegam à sua caixa e ao seu e-mail, sem mostrar seu número, e você vê quantos olharam. É em publicar seu anúncio.',
    team: 'Para falar com a equipe da Óga há a página de contato.',
    teamLink: 'página de contato',
  },

  leftOpen: (question) => `De «${question}» não tenho certeza: me pergunte à parte.`,
  search: {
    whichPlace: (list) => `Qual? Diga o nome, por exemplo ${list}, e procuro em volta.`,
    remote: (n, count) =>
      n === 0
        ? 'Para trabalhar em casa nenhum destes declara fibra: pergunte na consulta que internet chega e a que velocidade, e se cabe um escritório.'
        : `Para trabalhar em casa, destes ${n === 1 ? 'declara fibra' : 'declaram fibra'} ${count}. Escritório não é um filtro: um quarto a mais serve, e na consulta se pergunta a velocidade.`,
    access: {
      of: (list) => `Destes anúncios, ${list}.`,
      elevator: (count) => `com elevador ${count}`,
      ground: (count) => `no térreo ${count}`,
    },
    noAccess: 'Nenhum diz elevador nem térreo: convém uma casa de um só andar.',
    accessAsk:
      'Rampa, largura das portas e degraus na entrada não são filtro: pergunte na consulta antes de visitar. Em um dúplex os quartos costumam ficar em cima.',
    accessHome:
      'Convém uma casa de um só andar, ou um apartamento no térreo ou com elevador, com entrada sem degraus, portas e banheiro largos e calçada plana.',
    reais:
      'Não tenho a cotação do real, então não filtrei por esse valor: vão do menor ao maior preço. Com um limite em dólares ou guaranis eu filtro.',
    instalments:
      'Não dá para buscar por valor da parcela: a entrada, a parcela e o prazo estão em cada anúncio, ou pergunte a quem anuncia.',
    financed: (n, figure) =>
      plural(n, {
        one: '1 anúncio diz que se financia.',
        other: `${figure} anúncios dizem que se financiam.`,
      }),
    found: (n, figure, what) =>
      plural(n, { one: `Encontrei 1 anúncio: ${what}.`, other: `Encontrei ${figure} anúncios: ${what}.` }),
    foundMany: (figure, what) => `Encontrei mais de ${figure} anúncios: ${what}.`,
    count: (n, figure, what) =>
      plural(n, { one: `Há 1 anúncio: ${what}.`, other: `Há ${figure} anúncios: ${what}.` }),
    countMany: (figure, what) => `Há mais de ${figure} anúncios: ${what}.`,
    some: (n) => `Mostro ${n}:`,
    first: (text) => `Primeiro vão os que dizem «${text}» ou algo disso.`,
    nowhere: (text) => `Nenhum diz «${text}»: vão os demais.`,
    order: {
      newest: 'Os mais novos:',
      cheapest: 'Do menor ao maior preço:',
      most_expensive: 'Do maior ao menor preço:',
      most_viewed: 'Os mais vistos:',
      best_return: 'Da maior à menor rentabilidade estimada:',
      lowest_per_sqm: 'Do menor ao maior preço por m²:',
      largest: 'Da maior para a menor área:',
      smallest: 'Da menor para a maior área:',
    },
    inOffer: { sale: 'À venda', rent: 'Para alugar' },
    split: 'Preços de venda e de aluguel não se comparam, então vão separados.',
    noFees: 'Nenhum dos que mostrei diz o condomínio: pergunte na consulta.',
    best: {
      newest: (what) => `O mais novo (${what}):`,
      cheapest: (what) => `O mais barato (${what}):`,
      most_expensive: (what) => `O mais caro (${what}):`,
      most_viewed: (what) => `O mais visto (${what}):`,
      best_return: (what) => `O de maior rentabilidade estimada (${what}):`,
      largest: (what) => `O maior (${what}):`,
      smallest: (what) => `O menor (${what}):`,
      most_parking: (what) => `O de mais vagas dos que mostrei (${what}):`,
      lowest_fees: (what) => `O de menor condomínio dos que o dizem (${what}):`,
      most_bedrooms: (what) => `O de mais quartos (${what}):`,
      lowest_per_sqm: (what) => `O de menor preço por m² (${what}):`,
    },
    next: 'Os que seguem:',
    none: (what) => `Não encontrei anúncios assim: ${what}.`,
    closest: (without) => `O mais parecido, ${without}:`,
    noMore: 'Não há mais anúncios além desses com o que você pediu.',
    alreadyMost: 'Nenhum o supera nesta busca.',
    all: 'Ver todos na busca',
    allNone: 'Mudar os filtros na busca',
    took: (typed, meant) => `Li «${typed}» como «${meant}».`,
    ignored: (what) => `Não posso filtrar por «${what}», então não levei em conta.`,
    upTo: (price) => `até ${price}`,
    from: (price) => `a partir de ${price}`,
    between: (low, high) => `de ${low} a ${high}`,
    perMonth: (price) => `${price} por mês`,
    perNight: (price) => `${price} por noite`,
    forPeople: (people) => `para ${people}`,
    returning: (percent) => `com rentabilidade a partir de ${percent} %`,
    inGuaranies: (typed, usd, rate) => `${typed} são ${usd} ao câmbio de ${rate} por dólar.`,
    atLeast: (what) => `${what} ou mais`,
    saleOrRent: (sale, rent) => `${sale}, ou aluguel ${rent}`,
    without: (what) => `sem ${what}`,
    except: (what) => `menos ${what}`,
    shortTerm: 'por noite',
    relaxed: {
      groundFloor: 'sem exigir o térreo',
      withoutGuarantor: 'mesmo que peçam fiador',
      facts: 'sem exigir o financiamento nem o estado',
      near: (km) => `a até ${km} km`,
      text: (text) => `sem exigir «${text}»`,
      amenities: 'sem exigir as comodidades',
      rooms: 'com menos cômodos',
      area: 'sem exigir a área',
      smaller: 'com menos área',
      price: (percent) => `subindo o preço até ${percent} %`,
      neighborhood: (city) => `em toda ${city}`,
      neighbors: 'nos bairros vizinhos',
      homes: 'com moradias de outro tipo',
      financing: 'sem exigir o financiamento',
      stage: 'sem exigir o estado da obra',
      barter: 'sem exigir a permuta',
      parking: 'sem exigir vaga',
      land: 'com terrenos, sem exigir a casa',
      within: (km, city) => `a até ${km} km de ${city}, com o que há`,
      withinAnyPrice: (km, city) => `a até ${km} km de ${city} e sem limite de preço`,
      nearby: (city) => `em cidades perto de ${city}`,
      people: 'para menos pessoas',
      anyPrice: 'sem limite de preço, do menor ao maior',
      most: 'sem tantos filtros',
      elsewhere: 'em outros lugares',
      anywhere: 'com menos filtros e em outros lugares',
    },
    whichOne:
      'Não sei a qual você se refere. Peça primeiro uma busca e depois diga «o segundo» ou «o mais barato».',
    goneOne: (title) => `«${title}» já não está publicado.`,
  },

  compare: {
    lead: (n) => `Comparei ${n}:`,
    cheapest: (title, price, by) => `O mais barato é «${title}», ${price}: ${by} menos que o mais caro.`,
    samePrice: 'Custam o mesmo.',
    perSqm: (title, price) => `Por metro quadrado compensa «${title}»: ${price}.`,
    largest: (title, area) => `O maior é «${title}», com ${area}.`,
    bedrooms: (title, n) => `Mais quartos: «${title}», ${n}.`,
    market: (title, percent) => `Frente ao seu mercado, o mais conveniente é «${title}»: ${percent}.`,
    mixed: 'Atenção: uns são de venda e outros de aluguel, então os preços não se comparam entre si.',
    need: 'Para comparar preciso de pelo menos dois imóveis. Peça uma busca e depois diga «compare os dois primeiros».',
    page: 'Você pode ver lado a lado nesta comparação.',
    pageLink: 'comparação',
    depends:
      'Qual lhe convém depende do que pesa mais, preço, espaço ou zona: diga-me e digo qual veria primeiro.',
  },

  market: {
    around: (neighborhood) => `${neighborhood} e seus vizinhos`,
    median: (what, place, price, per) => `${what} em ${place}: a mediana é ${price} ${per}.`,
    spread: (low, high, n, figure) =>
      `A metade central vai de ${low} a ${high}, sobre ${listings(n, figure)}.`,
    few: 'São poucos anúncios: tome como uma pista.',
    asking: 'São preços pedidos nos anúncios, não de fechamento.',
    total: (area, price) => `Para ${area}, isso dá cerca de ${price}.`,
    wider: (neighborhood, city) =>
      `Em ${neighborhood} não há anúncios suficientes desse tipo; dou os de ${city}.`,
    none: (what, place) => `Não há anúncios suficientes para dizer quanto custa: ${what} em ${place}.`,
    noneAnywhere: (what) => `Não há anúncios suficientes para dar preços: ${what}.`,
    others: (what, place) => `${what}, por bairro em ${place}:`,
    cities: (what) => `${what}, por cidade:`,
    row: (place, price, n, figure) => `${place}: ${price} (${listings(n, figure)})`,
    dearest: (what, city) => `${what} em ${city}, do mais caro ao mais barato por m²:`,
    cheapest: (what, city) => `${what} em ${city}, do mais barato ao mais caro por m²:`,
    cityOf: 'Paraguai',
    offers: (n, figure, price) =>
      plural(n, {
        one: `Há 1 anúncio publicado, a ${price}.`,
        other: `Há ${figure} anúncios publicados, a partir de ${price}.`,
      }),
    where: 'De qual bairro ou cidade? Digo quanto custa o metro quadrado.',
    versus: (one, other, percent) => `${one} está ${percent} mais caro que ${other}.`,
    versusUnsure: 'Com tão poucos anúncios não digo qual dos dois é mais caro.',
    versusSame: (one, other) => `${one} e ${other} estão iguais.`,
  },

  estimate: {
    around: (city) => `Perto de ${city}, isto é o que se pede por m² (medianas):`,
    aroundRow: (town, each, count, area, sum) =>
      `${town}: ${each} (${count} anúncios); ${area} seriam cerca de ${sum}`,
    aroundOnly: (city) =>
      `São outras cidades e preços pedidos: para ${city} servem de referência e não são uma avaliação.`,
    range: (what, low, high) => `${what}: os anúncios parecidos vão de ${low} a ${high} (a metade central).`,
    perMonth: 'por mês',
    below: (price, standing) => `${price} está abaixo do habitual: ${standing}.`,
    above: (price, standing) => `${price} está acima do habitual: ${standing}.`,
    within: (price, standing) => `${price} está dentro do habitual (${standing}).`,
    need: 'Para estimar preciso do tipo de imóvel, da cidade ou do bairro e dos metros quadrados: «apartamento de 80 m² em Villa Morra».',
    needArea: 'Falta a área: diga quantos metros quadrados tem.',
    needPlace: 'Falta o lugar: diga o bairro ou a cidade.',
    none: (what) => `${what}: não há anúncios parecidos suficientes para estimar, e não invento um número.`,
    appraisal: 'É uma referência de preços pedidos, não uma avaliação. Dá para ajustar na calculadora.',
    calculatorLink: 'calculadora',
  },

  returns: {
    lead: (rent, price, roi, rating) =>
      `Com ${rent} de aluguel por mês e ${price} de compra, a rentabilidade é ${roi} ao ano (${rating}).`,
    assumed: (occupancy, expenses) => `Supõe ${occupancy} de ocupação e ${expenses} de gastos por mês.`,
    net: (net) => `Deixa ${net} líquidos ao ano, antes de impostos.`,
    notForecast: 'É uma conta, não uma promessa.',
    ratings: { high: 'alta', good: 'boa', moderate: 'moderada', low: 'baixa' },
    need: 'Diga por quanto compra e por quanto aluga por mês: «se compro por 100 mil e alugo por 700».',
  },

  rate: {
    now: (rate, source) => `O dólar está a ${rate}, segundo ${source}.`,
    fallback: (rate) => `Usamos ${rate} por dólar.`,
    reference: 'É um valor de referência: agora não conseguimos renová-lo.',
    converted: (from, to, rate) => `${from} são ${to}, a ${rate} por dólar.`,
  },

  suggestions: {
    search: 'Casa com jardim em Luque até 120 mil',
    rent: 'Apartamento para alugar em Villa Morra',
    market: 'Quanto custa o m² em Villa Morra?',
    marketIn: (place) => `Quanto custa o m² em ${place}?`,
    cheaper: 'Mais barato',
    larger: 'Maior',
    cheapestOne: 'Qual é o mais barato?',
    largestOne: 'Qual é o maior?',
    compareTwo: 'Compare os dois primeiros',
    more: 'Mostre mais',
    firstOne: 'Fale do primeiro',
    in: (place) => `E em ${place}?`,
    withPool: 'Com piscina',
    price: 'Quanto custa?',
    fair: 'Está caro frente ao mercado?',
    roi: 'Qual é a rentabilidade?',
    similar: 'O que há parecido?',
    visit: 'Como visito?',
    amenities: 'Que comodidades tem?',
    place: 'Onde fica?',
    area: 'Quantos metros tem?',
    estimate: 'Quanto vale um apartamento de 80 m² em Recoleta?',
    returns: 'Se compro por 100 mil e alugo por 700, quanto rende?',
    help: 'O que você pode fazer?',
    show: (text) => `Mostre ${text}`,
    bestReturn: 'Mostre os de maior rentabilidade',
    rate: 'Quanto está o dólar?',
  },
}
