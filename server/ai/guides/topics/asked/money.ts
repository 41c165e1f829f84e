import type { Asked } from './asked.ts'

/** How topics of loans, investing and selling are asked for. */
export const moneyAsked = {
  offPlan: {
    es: '¿Conviene comprar en pozo? | que riesgos tiene comprar en pozo | que es comprar en pozo o preventa | es seguro comprar un depto que todavia no se construyo | como se paga un departamento en pozo | que miro de la desarrolladora antes de comprar en pozo | comprar en planos, sí o no | vale la pena pagar un depto que todavia se esta construyendo | es buen negocio entrar en preventa de un edificio? | ¿Resulta conveniente la adquisición en etapa de obra? | mi hijo quiere comprar en preventa, le aconsejo o no | cómo se va pagando un departamento en pozo | en pozo cómo son los pagos, entrega y cuotas',
    en: 'Is buying off-plan a good idea? | what are the risks of buying pre-construction | how do off-plan payments work | how does buying off plan work here | is it safe to buy an apartment that isn’t built yet | pros and cons of pre-construction | does buying in the building stage pay off | how do you pay for a flat that is off plan',
    pt: 'Vale a pena comprar na planta? | quais os riscos de comprar na planta | como se paga um apartamento na planta | vale a pena comprar na planta? | compensa entrar num lançamento | como se paga um apartamento na planta',
  },
  newOrUsed: {
    es: '¿Es mejor comprar en pozo o usado? | depto usado o en pozo al mismo precio | a estrenar o de segunda mano | que conviene, nuevo o usado | usado o a estrenar | no se si agarrar una casa con años o esperar un edificio en obra | q me rinde mas, depto de segunda mano o uno en construccion | ¿Qué conviene entre inmueble existente y unidad futura? | prefiero vivir ya pero el pozo es mas barato, que elijo | en pozo o terminado, si es para alquilarlo',
    en: 'Is off-plan better than a resale home? | new build or used apartment | should I buy new or second-hand | second-hand flat or presale, which one | older home now or unbuilt unit later | off plan or finished, if the idea is renting it out',
    pt: 'É melhor na planta ou usado? | apartamento novo ou usado | comprar pronto ou na planta | melhor imóvel usado ou na planta? | segunda mão ou lançamento',
  },
  afd: {
    es: '¿Quién puede pedir Primera Vivienda de la AFD? | requisitos del credito afd | credito para la primera casa | hay ayuda del gobierno para la primera vivienda | prestamo de la afd para comprar mi primera casa | subsidio para comprar casa | requisitos primera vivienda afd | tengo 40 y gano dos minimos, califico para el prestamo de afd? | la afd le presta a cualquiera para su primera casa? | ¿Qué condiciones exige la línea Mi Primera Vivienda? | q necesito para acceder al financiamiento de la agencia de desarrollo',
    en: "Who can get an AFD first-home loan? | is there government help for first-time buyers | requirements for the AFD housing loan | state programme for a first home | eligibility for AFD housing credit | do I qualify for AFD's Primera Vivienda",
    pt: 'Quem pode pedir o crédito da AFD? | existe ajuda do governo para a primeira casa | requisitos do Primera Vivienda | quem pode pedir o crédito Primera Vivienda da AFD? | me enquadro no empréstimo da AFD pra primeira casa?',
  },
  cheRoga: {
    es: '¿Qué es Che Róga Porã y quién puede? | requisitos de che roga pora | a que tasa es che roga pora | hasta cuanto presta che roga pora | como me inscribo en che roga pora | che roga pora requisitos | como me anoto en el programa de viviendas del gobierno che roga | gano poco, entro en che roga? | ¿Quiénes son beneficiarios de Che Róga Porã? | mi hija quiere su casita con che roga pora, cuanto tiene q ganar',
    en: 'What is Che Róga Porã and who qualifies? | requirements for Che Róga Porã | Che Róga Porã interest rate | explain the Che Roga Pora scheme | income limits of Che Roga Porã',
    pt: 'O que é o Che Róga Porã e quem pode? | requisitos do Che Róga Porã | taxa do Che Róga Porã | o que é o Che Roga Porã? | requisitos do plano habitacional Che Roga',
  },
  loanPrograms: {
    es: '¿Qué diferencia hay entre Che Róga Porã y la AFD? | que programa de vivienda me conviene, afd o che roga pora | comparar creditos de vivienda del estado | afd vs che roga | cual me sirve mas, primera vivienda o che roga pora | califico para los dos, cual tiene mejor tasa, afd o che roga? | ¿Qué distingue Che Róga Porã de la línea AFD? | no entiendo si che roga y la afd es lo mismo',
    en: 'What is the difference between Che Róga Porã and AFD? | which housing programme suits me | compare state housing loans | compare AFD with Che Roga Pora | are Che Róga and the AFD loan the same thing',
    pt: 'Qual a diferença entre Che Róga Porã e AFD? | qual programa de habitação me convém | comparar créditos do governo | AFD ou Che Roga Porã, qual é melhor? | Che Róga e AFD são a mesma coisa?',
  },
  mortgage: {
    es: '¿Qué tasa cobran los bancos por un crédito hipotecario? | a que interes prestan los bancos para comprar casa | como consigo un prestamo para una casa | que banco da credito hipotecario | a cuantos años dan un credito para vivienda | que banco presta a extranjeros | credito hipotecario en paraguay | tasas hipotecarias | que interes me cobran por financiar una casa | a cuantos años y a que porcentaje prestan para comprar depto | ¿Cuál es la tasa vigente de los préstamos para vivienda? | quiero sacar un credito p/ casa, cuanto esta el interes anual',
    en: 'What mortgage rates do banks charge? | how do I get a home loan in Paraguay | which bank gives mortgages | can a foreigner get a mortgage | bank loan to buy a house | interest charged on home loans in Paraguay | cheapest lender for a house',
    pt: 'Que taxa os bancos cobram no crédito imobiliário? | como consigo um empréstimo para comprar casa | qual banco financia para estrangeiro | financiamento imobiliário no Paraguai | qual a taxa de juros do financiamento imobiliário aí? | qual banco cobra menos no crédito habitacional',
  },
  mortgageMeaning: {
    es: '¿Qué es una hipoteca? | que significa hipotecar la casa | como funciona una hipoteca | la casa es mia si tiene hipoteca | significado de hipoteca | no entiendo que es hipotecar una casa | hipoteca y prestamo es lo mismo? | ¿En qué consiste el derecho real de hipoteca? | me explicas en facil q es eso de la hipoteca, mi hijo',
    en: 'What is a mortgage? | how does a mortgage work here | do I own the house while it is mortgaged | explain mortgage in simple words | definition of hipoteca',
    pt: 'O que é uma hipoteca? | como funciona a hipoteca | a casa é minha se estiver hipotecada | o que significa hipoteca? | explica de forma simples o que é hipoteca',
  },
  loanCurrency: {
    es: '¿Me conviene el crédito en dólares o en guaraníes? | prestamo en dolares o guaranies | gano en guaranies y la cuota es en dolares | que pasa con mi cuota si sube el dolar | moneda del crédito | gano en guaranies, saco el prestamo en dolares? | si sube el dolar me jode la cuota, mejor en guaranies? | ¿En qué divisa es prudente endeudarse para vivienda? | el banco me da a elegir moneda para la hipoteca',
    en: 'Should I borrow in dollars or guaraníes? | loan currency dollars or guaranies | what if the dollar rises and my loan is in dollars | home loan currency choice | foreign currency or local currency financing',
    pt: 'É melhor o crédito em dólar ou guarani? | empréstimo em dólares ou guaranis | e se o dólar subir e minha parcela for em dólar | financiamento em dólar ou em guarani? | ganho em guarani, crédito em dólar é arriscado',
  },
  downPayment: {
    es: '¿Cuánto tengo que juntar para la entrega inicial? | cuanto de entrada piden para comprar una casa | que porcentaje hay que tener ahorrado | cuanto se da de entrega | entrega inicial | cuanta plata propia hace falta para q el banco me financie el resto | tengo ahorros, cuanto debo juntar antes de pedir el credito hipotecario | ¿Qué aporte propio exigen las entidades financieras? | me financian el 100 o tengo que poner una parte yo?',
    en: 'How much down payment do I need? | what deposit do I need to save to buy | minimum own funds for a home loan | percent paid upfront with a mortgage',
    pt: 'Quanto preciso de entrada? | quanto pedem de entrada para comprar casa | quanto preciso dar de entrada na casa? | o banco financia tudo ou tenho que juntar uma parte',
  },
  investing: {
    es: '¿Cuánto rinde comprar para alquilar? | quiero invertir, qué me conviene | que rentabilidad da un departamento en asuncion | conviene invertir en inmuebles en paraguay | cuanto queda limpio de un alquiler | es negocio comprar para alquilar | retorno de una inversion inmobiliaria | rentabilidad de alquileres | compro un depto como inversion, cuanto me da por año | retorno de un departamento en asuncion dado en alquiler | ¿Cuál es la renta anual bruta y neta de un inmueble locado? | tengo mis ahorros y quiero vivir de un alquiler, cuanto deja',
    en: 'What return does a rental property give? | is real estate a good investment in Paraguay | rental yield in Asunción | what is left of the rent after costs | yield of buy-to-let in Paraguay | is putting money in a flat for tenants profitable',
    pt: 'Quanto rende comprar para alugar? | vale a pena investir em imóveis no Paraguai | rentabilidade de um apartamento em Assunção | qual o retorno de comprar pra alugar? | quanto rende por ano um apê pra inquilinos',
  },
  shortStay: {
    es: '¿Cuánto deja un Airbnb en Asunción? | cuanto rinde un monoambiente por airbnb | que ocupacion tiene airbnb en asuncion | conviene alquiler temporal o mensual | cuanto se gana por noche | ganancia airbnb asunción | cuanta plata saca un anfitrion en la capital por mes | ¿Qué ingreso genera el alquiler temporario en Asunción? | tengo un mono en asuncion, si lo pongo por noches cuanto me queda | alquilo por año o pongo en airbnb, qué deja más | y si alquilo por día a turistas rinde más? | por noche o con contrato anual, qué conviene | rinde más por temporada que por mes?',
    en: "How much does an Airbnb earn in Asunción? | occupancy of short-term rentals | is Airbnb better than long-term rent | what can a studio make on Airbnb | income of nightly lets in Paraguay's capital | host earnings for a studio in Asuncion | long term tenant or airbnb, which pays more | should I let by the night or by the year | would nightly rentals earn me more",
    pt: 'Quanto rende um Airbnb em Assunção? | ocupação de aluguel por temporada | é melhor Airbnb ou aluguel mensal | quanto rende um Airbnb em Assunção? | ganho mensal com temporada na capital paraguaia | alugo por ano ou ponho no airbnb | por temporada rende mais que aluguel fixo? | diária ou contrato anual, o que compensa',
  },
  sellingWell: {
    es: '¿Cómo vendo mi casa rápido y bien? | que hago para vender mi propiedad | consejos para vender mi departamento | como preparo mi casa para venderla | hace meses que no se vende mi casa | consejos para vender mi casa | quiero vender pronto y a buen precio, que hago primero | fotos, precio, aviso: q cuidar para que salga la venta | ¿Qué recomendaciones hay para enajenar una vivienda en plazo breve? | necesito vender mi propiedad sin malvenderla',
    en: 'How do I sell my house well? | tips for selling my apartment | how can I sell faster | my house has been on sale for months | get top money for my home and a quick sale | prepare my property so that it sells soon',
    pt: 'Como vendo bem minha casa? | dicas para vender meu apartamento | como vender mais rápido | como vender minha casa rápido e por bom preço? | meu imóvel não vende, como melhoro o anúncio',
  },
} as const satisfies Asked
