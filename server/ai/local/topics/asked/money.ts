/* What a price, a loan, a rent and their like are asked by on the page of a listing. */

export const askedOfMoney = {
  price: {
    es: 'cuánto cuesta | cuánto sale | a cuánto está | qué precio tiene | cuánto piden por este | cuánto piden por la casa | cuánto vale en guaraníes | precio por favor | cuánto es en dólares | qué valor tiene',
    en: 'how much is it | what is the price | how much does it cost | what are they asking for it | asking price | how much in guaranies | price please | what does it go for',
    pt: 'quanto custa | qual é o preço | quanto pedem por este | quanto é em guaranis | qual o valor | quanto sai | preço por favor',
  },
  market: {
    es: 'está bien de precio | no es demasiada plata lo que piden | me quieren cobrar de más o es razonable el precio | el precio es justo | está caro o barato | me están cobrando de más | me quieren arrancar la cabeza con ese precio | está inflado el precio | es un buen precio para la zona | no está pasado de precio | vale lo que piden | es una ganga o qué | comparado con otros está caro | cómo está de precio frente a otros parecidos | es mucha plata por eso | conviene a ese precio | está muy salado | el alquiler está caro para lo que es | se están pasando con el precio | precio razonable o exagerado',
    en: 'is this a fair price | is it overpriced | is it a good deal | am i being ripped off | is that a lot for this area | is the price reasonable | how does the price compare with similar ones | is it worth what they ask | is it cheap for what it is | is the rent too high for this | does the price make sense | bargain or rip off',
    pt: 'o preço está justo | está caro ou barato | está caro para a região | estão me cobrando demais | é um bom negócio | vale o que pedem | está acima do mercado | o aluguel está caro para o que é | o preço faz sentido | estão metendo a faca',
  },
  negotiable: {
    es: 'se puede negociar el precio | es negociable | aceptan menos | cuánto podría ofrecer | le ofrezco un poco menos | si pago todo al contado cuánto me sacan | hacen descuento al contado | puedo pelear el precio | me bajan algo si pago todo junto | cuál es el último precio | si ofrezco menos aceptarán | qué oferta le hago | hay margen para regatear | el precio es charlable | cuánto le bajarían | se ofende si ofrezco menos | y si le tiro 250 mil se ofenderá | ofrecerle 240 es una falta de respeto | sería un insulto ofrecer un 20% menos | bajale el precio a 10 mil dólares | ponele 50 mil y me lo llevo | cambiá el precio a 10 mil dólares y reservalo a mi nombre',
    en: 'is the price negotiable | would they take less | how much should i offer | can i make a lower offer | discount for cash | what is the lowest they would go | any room to bargain | can i haggle | would a low offer be rude | is there wiggle room | would 15% under asking be insulting | is offering 10% less rude | drop the price to 50 thousand | change the price to 10 thousand',
    pt: 'o preço é negociável | aceitam menos | quanto eu poderia oferecer | dá desconto à vista | posso fazer uma proposta menor | qual o último preço | dá pra pechinchar | tem margem para negociar | uma proposta 15% abaixo seria ofensiva | baixa o preço para 50 mil | muda o preço para 10 mil',
  },
  financing: {
    es: 'acepta financiación | se puede pagar en cuotas | puedo comprarlo con crédito del banco | cuánto me quedaría la cuota | cuánto pagaría por mes si lo financio | cuánto tengo que entregar | a 20 años cuánto pago | poné que entrego el 30% | con una entrega de 50 mil cuánto queda la cuota | cuánto me prestaría un banco para este | y si lo pago en 10 años | aceptan pago en cuotas directo con el dueño | se puede con la afd | y con 20% de entrega | y a 15 años cuánto sería la cuota | puedo pagar la mitad ahora y la otra mitad en un año | entra para che roga pora | califica para che róga porã | se puede comprar con la afd',
    en: 'can it be financed | do they accept a mortgage | can i pay in installments | what would the monthly payment be | how much down payment | how much a month over 20 years | and with 30% down | seller financing | can i buy it with a bank loan | and over 15 years | assume i put down 40% | can i pay half now and half in a year | does it qualify for che roga pora',
    pt: 'aceita financiamento | dá para parcelar | quanto ficaria a parcela | quanto de entrada | posso comprar com crédito do banco | em 20 anos quanto pago por mês | e com 30% de entrada | quanto fica por mês se eu der 40% | e em 15 anos | parcela direto com o dono | posso pagar metade agora e metade em um ano | entra no che roga pora',
  },
  income: {
    es: 'cuánto tengo que ganar para este | con mi sueldo me alcanza para este | con 10 millones de sueldo puedo pagar este | gano 8 millones, llego | qué ingresos piden | me alcanza ganando 5 millones | con un sueldo mínimo puedo pagar esto | qué sueldo hace falta | entre los dos ganamos 12 millones, nos da',
    en: 'how much do i need to earn for this | can i afford this on my salary | i make 2000 a month, is it enough for this one | what income do they require | is my income enough for this | we earn 3000 between us, can we afford it',
    pt: 'quanto preciso ganhar para este | com meu salário dá para pagar este | ganho 8 mil, dá | que renda exigem | minha renda é suficiente para este | com um salário mínimo dá para pagar',
  },
  entry: {
    es: 'cuánta plata necesito para entrar | cuánto tengo que juntar para mudarme | cuánto es todo para entrar a vivir | cuánto hay que poner de entrada para alquilar | cuánto pago el primer mes con garantía | cuánto necesito para entrar | qué hay que pagar al firmar el alquiler | con cuánto me mudo | total para entrar',
    en: 'how much do i need to move in | what is the total up front | how much cash to move in | first month and deposit together | what do i pay on signing the lease | total move in cost | how much money upfront',
    pt: 'quanto preciso para entrar | quanto pago na entrada do aluguel | total para me mudar | primeiro mês e caução juntos | quanto preciso ter pra entrar no total | quanto dinheiro preciso para entrar',
  },
  extraCosts: {
    es: 'cuánta plata necesito en total para comprarlo, con escribanía y todo incluido | cuánto me sale en total quedármelo con la escritura | qué gastos tiene la compra | cuánto es todo con escritura | qué más hay que pagar aparte del precio | cuánto sale la escritura de este | cuánto termino pagando en total con gastos | costos de transferencia | qué impuestos pago al comprarlo | con gastos y todo cuánto sería | este precio es el final o se le suma algo | al precio se le suma algo más | cuánto tendría que tener en total en la mano para quedarme con esta | cuánto necesito en total para comprarla | el precio es final o después se suma iva y otras cosas | hay que sumarle algo más al precio',
    en: 'if I pay cash what’s the true total | what do I pay in all to have it in my name, fees and taxes included | the total with closing costs | what are the closing costs | how much in total with fees and taxes | what else do i pay besides the price | what taxes do i pay when buying it | total purchase cost | all in how much is it | transfer costs | is that the final price or is something added | how much in total do i need to buy it',
    pt: 'quanto preciso no total para comprar este, com cartório e tudo | pagando à vista, qual é o total de verdade | quais são os custos da compra | quanto fica tudo com escritura | o que mais se paga além do preço | quanto sai a escritura deste | custo total com impostos | despesas de transferência | esse é o preço final ou soma mais alguma coisa | quanto preciso ter no total para ficar com este',
  },
  netRent: {
    es: 'cuánto me deja si lo alquilo | si lo compro y lo alquilo cuánto gano | cuánto me queda limpio por mes | en cuánto se podría alquilar | por cuánto lo alquilaría | cuánto sacaría de alquiler | cubre la cuota el alquiler | qué me queda después de gastos | si lo pongo en alquiler cuánto saco',
    en: 'how much would it rent for | what would be left after costs if i let it | would the rent cover the mortgage | how much could i make renting it out | net income per month | what could i charge for rent | monthly profit if rented out | if i bought it just to rent it out what is left per year',
    pt: 'quanto sobra se eu alugar | por quanto eu alugaria | quanto renderia de aluguel por mês | o aluguel paga a parcela | quanto sobra limpo | se eu comprar e alugar quanto ganho',
  },
  roi: {
    es: 'qué rentabilidad tiene | cuánto rinde por año | es buena inversión | en cuántos años recupero la plata | qué retorno da | rinde bien para invertir | cuánto porcentaje anual deja',
    en: 'what is the yield | annual return on this | is it a good investment | how long to get my money back | what roi | percent return per year',
    pt: 'qual é a rentabilidade | quanto rende por ano | é um bom investimento | em quantos anos recupero o dinheiro | que retorno dá',
  },
  shortTerm: {
    es: 'se puede poner en airbnb | cuánto sacaría con airbnb | cuánto es por noche | sirve para alquiler temporario | se alquila por día | lo alquilan para el fin de semana | si lo pongo en airbnb qué me queda por mes',
    en: 'can i put it on airbnb | how much would it make on airbnb | what is the nightly rate | can i rent it for a few days | what would be left if i put it on airbnb after everything | is short term letting allowed',
    pt: 'dá para colocar no airbnb | quanto faria no airbnb | quanto é a diária | aluga por temporada | se eu colocar no airbnb quanto sobra',
  },
  total: {
    es: 'cuánto es todo por mes con expensas | cuánto pago al mes en total | el alquiler más las expensas cuánto suma',
    en: 'what is the total per month with fees | rent plus fees altogether each month',
    pt: 'quanto é tudo por mês com condomínio | total por mês | aluguel mais condomínio',
  },
  rent: {
    es: 'se alquila también | está en venta o en alquiler | por cuánto se alquila uno así en la zona | cuánto es el alquiler por mes',
    en: 'is it also for rent | is it for sale or for rent | what do ones like it rent for in the area | how much is the rent a month',
    pt: 'aluga também | está à venda ou para alugar | por quanto se aluga um assim na região | quanto é o aluguel por mês',
  },
  rentOrBuy: {
    es: 'me conviene alquilar o comprar este | es mejor alquilar algo así que comprarlo',
    en: 'should i rent or buy this one | is renting something like this better than buying',
    pt: 'compensa alugar ou comprar este | é melhor alugar um assim',
  },
  vat: {
    es: 'el precio incluye iva | es más iva | el iva está incluido | y en ese caso hay iva | lleva iva',
    en: 'does the price include vat | is it plus vat',
    pt: 'o preço inclui iva | é mais iva',
  },
  expenses: {
    es: 'cuánto son las expensas | cuánto se paga de mantenimiento | las expensas son altas | qué incluyen las expensas | hay gastos comunes | cuánto paga de condominio por mes | las expensas de acá están caras | qué cubren los gastos comunes | cuánto sale mantenerlo al año',
    en: 'how much are the monthly fees | what is the maintenance fee | are the fees on the high side | what do the fees include | hoa fees | what does the monthly fee cover | how much are the building fees',
    pt: 'quanto é o condomínio | o condomínio é caro | o que inclui o condomínio | tem taxa de condomínio | quanto se paga de taxa por mês | o que cobre a taxa',
  },
  propertyTax: {
    es: 'cuánto paga de impuesto inmobiliario | qué impuestos paga por año este inmueble | cuánto es el inmobiliario de esta casa | tiene los impuestos al día | quién paga el impuesto inmobiliario | tasa municipal por año',
    en: 'how much is the property tax | yearly taxes on this property | who pays the property tax | are the taxes paid up | annual tax bill',
    pt: 'quanto é o iptu | que impostos paga por ano | quem paga o iptu | o imposto está em dia | imposto anual do imóvel',
  },
  rentTaxes: {
    es: 'qué impuestos pago si lo alquilo | cuánto de impuesto pago por el alquiler de este | vivo afuera, qué impuestos pago si lo pongo en alquiler | el alquiler paga iva | este alquiler lleva iva | el precio del alquiler incluye iva o se suma | cuánto se lleva el fisco si lo alquilo',
    en: 'what taxes do i pay if i rent it out | as a non resident how much tax on the rent | is there vat on this rent | does the rent include vat | tax on rental income from this flat',
    pt: 'que imposto pago se eu alugar | não moro no paraguai, quanto pago de imposto se alugar ele | o aluguel tem iva | imposto sobre o aluguel deste | quanto de imposto sobre a renda do aluguel',
  },
  saleTaxes: {
    es: 'y si después lo vendo qué impuestos pago | qué impuesto pago cuando lo venda | y a la hora de vender cuánto se paga | cuánto pierdo en impuestos si lo revendo',
    en: 'what tax do i pay when i sell it | and when selling it later | what tax would i owe if i sell it | tax on resale | what do i owe if i sell it in a few years',
    pt: 'e na hora de vender | que imposto pago quando vender | e se eu revender depois quanto pago de imposto',
  },
  payCurrency: {
    es: 'se puede pagar en guaraníes | en qué moneda se paga | aceptan reales | puedo pagar en pesos o en guaraníes | el precio es en dólares, puedo pagar en guaraníes | a qué cambio me toman los guaraníes | tengo que pagar en dólares sí o sí | aceptan cripto | puedo transferir en euros | aceptan pix | puedo pagar el alquiler por transferencia | se puede pagar con mercado pago | puedo pagar por tigo money | el alquiler es en guaraníes o en dólares | está en guaraníes o en dólares',
    en: 'can i pay in guaranies | which currency do i pay in | do they take reais | must i pay in dollars | can i pay in euros | do they accept crypto | at what exchange rate can i pay in guaranies | can i pay by wise or paypal | can i pay by bank transfer | is the rent in guaranies or dollars',
    pt: 'posso pagar em guarani | posso pagar em real | em que moeda se paga | o preço é em dólar mesmo, posso pagar em reais | aceitam pagamento em reais | tem que pagar em dólar | aceita pagar o aluguel por pix | aceitam pix | posso pagar por transferência | o aluguel é em guaranis ou em dólares',
  },
} as const
