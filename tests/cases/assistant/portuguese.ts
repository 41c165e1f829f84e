import type { AnswerCase } from './case.ts'

const spanish =
  /(?:^|[ «])(?:Encontré|Cuesta|Hay|avisos?|de menor a mayor|Queda|dormitorios?|viviendas?|mostrame|cuánto|El|quien)(?=[ .,:»])/

const cases: AnswerCase[] = [
  {
    ask: 'quero alugar um apartamento em Villa Morra',
    has: ['Encontrei 7 anúncios', 'Apartamentos para alugar em Villa Morra', 'por mês', 'Ver todos na busca'],
  },
  {
    ask: 'procuro casa em Luque até 100 mil dólares',
    has: ['Encontrei 2 anúncios: Casas à venda em Luque', 'até $100,000'],
  },
  { after: ['procuro casa em Luque'], ask: 'mais barato', has: ['Do menor ao maior preço'] },
  { after: ['procuro casa em Luque'], ask: 'com piscina e 3 quartos', has: [/3 quartos ou mais/, 'piscina'] },
  { after: ['procuro casa em Luque'], ask: 'mostre mais', has: ['Os que seguem:'] },
  { ask: 'qual é a casa mais barata em Luque?', has: ['O mais barato (Casas em Luque'] },
  { ask: 'quantas casas tem em Luque?', has: ['Há 6 anúncios: Casas em Luque'] },
  {
    ask: 'procuro casa com piscina em Filadelfia',
    has: ['Não encontrei anúncios assim: Casas em Filadelfia'],
  },
  {
    ask: 'quanto custa o metro quadrado em Villa Morra?',
    has: ['a mediana é', 'São preços pedidos nos anúncios'],
  },
  { ask: 'quanto vale um apartamento de 80 m² em Recoleta?', has: ['não uma avaliação'] },
  { ask: 'se compro por 100 mil e alugo por 700, quanto rende?', has: ['a rentabilidade é', 'ao ano'] },
  { ask: 'quanto está o dólar?', has: [/O dólar está a Gs\. 7\.420|Usamos Gs\. 7\.420/] },
  { ask: 'oi, tudo bem', has: ['Olá!'] },
  { ask: 'obrigado', has: ['De nada! Estou aqui'] },
  { ask: 'o que você pode fazer?', has: ['Posso ajudar'] },
  { ask: 'quem é o presidente do Paraguai?', has: ['Disso não sei'] },
  { ask: 'qual é o telefone do dono?', has: ['Não dou dados pessoais'] },
  { ask: 'quanto custa?', onPage: true, has: ['Custa $', 'ao câmbio de'] },
  {
    ask: 'aceita animais?',
    onPage: true,
    has: [/não menciona «aceita animais»|Sim, o anúncio diz: aceita animais/],
  },
  { ask: 'quantos quartos tem?', onPage: true, has: [/Tem \d quartos?/] },
  { ask: 'em que andar fica?', onPage: true, has: ['não diz em que andar'] },
  { ask: 'onde fica?', onPage: true, has: ['Fica em '] },
  { ask: 'qual é o valor do condomínio?', onPage: true, has: [/não diz o condomínio|de gastos por mês/] },
  { ask: 'aceita financiamento?', onPage: true, has: ['não diz se aceita crédito'] },
  { ask: 'como faço para visitar?', onPage: true, has: ['Para visitar'] },
]

/** Nothing of an answer in Portuguese is in Spanish, but for what authors wrote. */
export const portugueseCases: AnswerCase[] = cases.map((one) => ({ ...one, not: [spanish] }))
