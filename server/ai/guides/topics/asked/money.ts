import type { Asked } from './asked.ts'

/** How topics of loans, investing and selling are asked for. */
export const moneyAsked = {
  offPlan: {
    es: '¿Conviene comprar en pozo? | que riesgos tiene comprar en pozo | que es comprar en pozo o preventa | es seguro comprar un depto que todavia no se construyo | como se paga un departamento en pozo | que miro de la desarrolladora antes de comprar en pozo',
    en: 'Is buying off-plan a good idea? | what are the risks of buying pre-construction | how do off-plan payments work | how does buying off plan work here | is it safe to buy an apartment that isn’t built yet',
    pt: 'Vale a pena comprar na planta? | quais os riscos de comprar na planta | como se paga um apartamento na planta',
  },
  newOrUsed: {
    es: '¿Es mejor comprar en pozo o usado? | depto usado o en pozo al mismo precio | a estrenar o de segunda mano | que conviene, nuevo o usado',
    en: 'Is off-plan better than a resale home? | new build or used apartment | should I buy new or second-hand',
    pt: 'É melhor na planta ou usado? | apartamento novo ou usado | comprar pronto ou na planta',
  },
  afd: {
    es: '¿Quién puede pedir Primera Vivienda de la AFD? | requisitos del credito afd | credito para la primera casa | hay ayuda del gobierno para la primera vivienda | prestamo de la afd para comprar mi primera casa | subsidio para comprar casa',
    en: 'Who can get an AFD first-home loan? | is there government help for first-time buyers | requirements for the AFD housing loan | state programme for a first home',
    pt: 'Quem pode pedir o crédito da AFD? | existe ajuda do governo para a primeira casa | requisitos do Primera Vivienda',
  },
  cheRoga: {
    es: '¿Qué es Che Róga Porã y quién puede? | requisitos de che roga pora | a que tasa es che roga pora | hasta cuanto presta che roga pora | como me inscribo en che roga pora',
    en: 'What is Che Róga Porã and who qualifies? | requirements for Che Róga Porã | Che Róga Porã interest rate',
    pt: 'O que é o Che Róga Porã e quem pode? | requisitos do Che Róga Porã | taxa do Che Róga Porã',
  },
  loanPrograms: {
    es: '¿Qué diferencia hay entre Che Róga Porã y la AFD? | que programa de vivienda me conviene, afd o che roga pora | comparar creditos de vivienda del estado',
    en: 'What is the difference between Che Róga Porã and AFD? | which housing programme suits me | compare state housing loans',
    pt: 'Qual a diferença entre Che Róga Porã e AFD? | qual programa de habitação me convém | comparar créditos do governo',
  },
  mortgage: {
    es: '¿Qué tasa cobran los bancos por un crédito hipotecario? | a que interes prestan los bancos para comprar casa | como consigo un prestamo para una casa | que banco da credito hipotecario | a cuantos años dan un credito para vivienda | que banco presta a extranjeros | credito hipotecario en paraguay',
    en: 'What mortgage rates do banks charge? | how do I get a home loan in Paraguay | which bank gives mortgages | can a foreigner get a mortgage | bank loan to buy a house',
    pt: 'Que taxa os bancos cobram no crédito imobiliário? | como consigo um empréstimo para comprar casa | qual banco financia para estrangeiro | financiamento imobiliário no Paraguai',
  },
  mortgageMeaning: {
    es: '¿Qué es una hipoteca? | que significa hipotecar la casa | como funciona una hipoteca | la casa es mia si tiene hipoteca',
    en: 'What is a mortgage? | how does a mortgage work here | do I own the house while it is mortgaged',
    pt: 'O que é uma hipoteca? | como funciona a hipoteca | a casa é minha se estiver hipotecada',
  },
  loanCurrency: {
    es: '¿Me conviene el crédito en dólares o en guaraníes? | prestamo en dolares o guaranies | gano en guaranies y la cuota es en dolares | que pasa con mi cuota si sube el dolar',
    en: 'Should I borrow in dollars or guaraníes? | loan currency dollars or guaranies | what if the dollar rises and my loan is in dollars',
    pt: 'É melhor o crédito em dólar ou guarani? | empréstimo em dólares ou guaranis | e se o dólar subir e minha parcela for em dólar',
  },
  downPayment: {
    es: '¿Cuánto tengo que juntar para la entrega inicial? | cuanto de entrada piden para comprar una casa | que porcentaje hay que tener ahorrado | cuanto se da de entrega',
    en: 'How much down payment do I need? | what deposit do I need to save to buy',
    pt: 'Quanto preciso de entrada? | quanto pedem de entrada para comprar casa',
  },
  investing: {
    es: '¿Cuánto rinde comprar para alquilar? | que rentabilidad da un departamento en asuncion | conviene invertir en inmuebles en paraguay | cuanto queda limpio de un alquiler | es negocio comprar para alquilar | retorno de una inversion inmobiliaria',
    en: 'What return does a rental property give? | is real estate a good investment in Paraguay | rental yield in Asunción | what is left of the rent after costs',
    pt: 'Quanto rende comprar para alugar? | vale a pena investir em imóveis no Paraguai | rentabilidade de um apartamento em Assunção',
  },
  shortStay: {
    es: '¿Cuánto deja un Airbnb en Asunción? | cuanto rinde un monoambiente por airbnb | que ocupacion tiene airbnb en asuncion | conviene alquiler temporal o mensual | cuanto se gana por noche',
    en: 'How much does an Airbnb earn in Asunción? | occupancy of short-term rentals | is Airbnb better than long-term rent | what can a studio make on Airbnb',
    pt: 'Quanto rende um Airbnb em Assunção? | ocupação de aluguel por temporada | é melhor Airbnb ou aluguel mensal',
  },
  sellingWell: {
    es: '¿Cómo vendo mi casa rápido y bien? | que hago para vender mi propiedad | consejos para vender mi departamento | como preparo mi casa para venderla | hace meses que no se vende mi casa',
    en: 'How do I sell my house well? | tips for selling my apartment | how can I sell faster | my house has been on sale for months',
    pt: 'Como vendo bem minha casa? | dicas para vender meu apartamento | como vender mais rápido',
  },
} as const satisfies Asked
