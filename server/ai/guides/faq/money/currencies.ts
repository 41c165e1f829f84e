import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const currenciesFaq = {
  whichCurrency: {
    asked: {
      es: '¿Los precios van en dólares o en guaraníes? | se puede alquilar en guaraníes o todo es en dólares | tengo que pagar el alquiler en dólares sí o sí? | por qué algunos avisos están en dólares | puedo pagar mitad en dólares y mitad en guaraníes | me conviene un contrato en guaraníes o en dólares | en qué moneda se firma el alquiler | gano en guaraníes y el aviso está en dólares | las casas aca se cotizan en verdes o en moneda local? | en que moneda se paga el alquiler aca | alquileres: guaranies o dolares | me conviene contrato en guaranies o en dolares si cobro mi sueldo en guaranies | por q algunos avisos estan en usd y otros en gs, cual es la norma | se puede arreglar en pesos o tiene que ser en guaranies',
      en: 'Are prices in dollars or guaraníes? | do I have to pay rent in dollars | can I pay half in dollars and half in guaraníes | in which currency is a lease signed | why are some listings priced in dollars | is it better to rent in guaraníes | what currency do people quote property in over there | are homes listed in USD or PYG | can the rent be agreed in pesos or must it be guaranies',
      pt: 'Os preços são em dólares ou guaranis? | preciso pagar o aluguel em dólares? | em que moeda se assina o contrato de aluguel | por que alguns anúncios estão em dólares | os imóveis aí são anunciados em dólar ou guarani? | moeda dos anúncios, dólar ou guarani',
    },
    answer: {
      es: 'Se puede en las dos monedas: cada aviso dice la suya, y acá te muestro la otra al cambio del día. En cuál se paga lo dice el contrato: si cobrás en guaraníes, un alquiler en guaraníes no te sube con el dólar.',
      en: 'Either currency is possible: each listing says its own, and I show the other one at today’s rate. The contract says in which you pay: if you earn guaraníes, rent in guaraníes does not rise with the dollar.',
      pt: 'Pode ser nas duas moedas: cada anúncio diz a sua, e aqui mostro a outra ao câmbio do dia. Em qual se paga está no contrato: se você recebe em guaranis, um aluguel em guaranis não sobe com o dólar.',
    },
  },
  shownCurrency: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo veo los precios del sitio en guaraníes? | se pueden ver los precios en euros o pesos | cómo cambio la moneda de los avisos | quiero que me muestre todo en dólares | ver los precios en guaraníes en vez de dólares | dónde elijo la moneda | quiero q la pagina me muestre todo en guaranies, donde se cambia | como paso los avisos de dolares a gs en la web | no entiendo los dólares, hijo, ¿dónde aprieto para que la página me ponga guaraníes? | me aparecen unos en usd y otros en gs, se puede ver todo en uno solo | hay alguna opcion en ajustes para elegir la moneda que se muestra?',
      en: "How do I see prices in guaraníes on the site? | do you show prices in euros | change the currency of the listings | show me everything in dollars | where do I choose the currency | switch the website's display currency to dollars | can the page show all listings in one currency",
      pt: 'Como faço para ver os preços em guaranis? | dá para ver os preços em reais ou euros | mudar a moeda dos anúncios | mostrar tudo em dólares | onde escolho a moeda | como troco a moeda que aparece no site? | configuração de moeda do site',
    },
    answer: {
      es: 'Cada quien publica en la moneda que elige, por eso ves las dos. Para ver los precios en guaraníes o en dólares, elegí la moneda en configuración: la otra se calcula al cambio del día, como referencia.',
      en: 'Listers choose their currency, so you see both. To see prices in guaraníes or in dollars, choose the currency in settings: the other is reckoned at the day’s rate, as a reference.',
      pt: 'Cada um anuncia na moeda que escolhe, por isso você vê as duas. Para ver os preços em guaranis ou em dólares, escolha a moeda em configurações: a outra se calcula ao câmbio do dia, como referência.',
    },
  },
  otherCurrency: {
    asked: {
      es: '¿Puedo pagar en otra moneda, como pesos, reales o euros? | aceptan pesos argentinos para comprar | se puede pagar una casa en efectivo | pagar con transferencia desde el exterior o con cripto | cómo se paga una casa acá, en efectivo o por banco | aceptan reales para el alquiler | llevo los dólares en un bolso a la escribanía? | cómo suele pagar la gente cuando compra | tengo pesos argentinos, me los aceptan para comprar la casa? | mis ahorros están en euros, el dueño los puede recibir como pago | ¿Es admisible pactar el precio de la compraventa en una divisa distinta del dólar o guaraní? | puedo pagar con bitcoin o algo asi el depto | vengo de Brasil con reales, sirve para pagar aca o tengo q cambiar',
      en: 'Can I pay in another currency such as euros, pesos or reais? | how do people pay for a house here | can I buy a house in cash | do sellers accept euros or crypto | is it normal to bring cash to the notary | do sellers take euros over there | paying for a home with reais or crypto, is it accepted',
      pt: 'Posso pagar em outra moeda, como reais? | aceitam reais ou pix para comprar | como se paga uma casa aí, em dinheiro ou banco | dá para pagar o imóvel em dinheiro vivo | posso pagar a casa em reais? | pagamento em outra moeda, real ou euro',
    },
    answer: {
      es: 'Los avisos piden en guaraníes o en dólares. Otra moneda, cripto o efectivo depende de que quien vende lo acepte: acordalo por escrito, con qué cambio y qué día. Lo más seguro es que el pago pase por un banco el día de la escritura, con el escribano presente; el banco y el escribano suelen pedir de dónde viene el dinero, así que llevá los comprobantes.',
      en: 'Listings ask in guaraníes or dollars. Another currency, crypto or cash depends on the seller: agree it in writing, with which rate and on which day. It is safest that the payment goes through a bank on the day of the deed, with the notary present; bank and notary usually ask where the money comes from, so bring the papers.',
      pt: 'Os anúncios pedem em guaranis ou dólares. Outra moeda, cripto ou dinheiro vivo depende de quem vende aceitar: combine por escrito, com que câmbio e em que dia. O mais seguro é que o pagamento passe por um banco no dia da escritura, com o escribano presente; o banco e o escribano costumam pedir a origem do dinheiro, então leve os comprovantes.',
    },
  },
  cashOrLoan: {
    more: { guide: 'financing' },
    asked: {
      es: '¿Conviene comprar al contado o con crédito? | conviene comprar al contado o financiar si tengo toda la plata | tengo la plata, pago al contado o financio | mejor al contado o en cuotas | saco préstamo o pongo todo mis ahorros | es mejor hipoteca o pagar cash | si pago de contado me descuentan o conviene el banco | uso todos mis ahorros o pido crédito para la casa | tengo la plata junta, la pongo toda en la casa o saco prestamo? | que me sale mejor, pagar todo de una o financiarme con el banco | Señor, tengo mis ahorros de toda la vida, ¿los uso todos o pido un crédito? | me da para pagar la vivienda entera sin banco, pero dudo si no es mejor guardar parte | es mas inteligente endeudarse o comprar cash un depto',
      en: 'Is it better to buy in cash or with a loan? | pay cash or take a mortgage | should I use all my savings or finance the house | outright or financed, which is better | mortgage versus cash purchase | I could pay in full but should I take a mortgage instead | does it make sense to finance if I have all the money',
      pt: 'É melhor comprar à vista ou financiado? | pago à vista ou financio | uso todas as economias ou pego financiamento | à vista ou parcelado, o que compensa | compro à vista ou financio? | à vista ou com crédito, o que compensa mais',
    },
    answer: {
      es: 'Al contado no pagás intereses, cerrás antes y tenés con qué negociar el precio, pero ponés todo en un solo bien. Con crédito guardás parte de tu dinero y pagás la tasa del banco por años, más sus gastos: conviene si lo que guardás te rinde más que esa tasa, o si la cuota no te aprieta. Pedí la tasa en dos o tres bancos y decime precio y entrega: te calculo la cuota.',
      en: 'With cash you pay no interest, close sooner and can bargain, but put everything into one property. With a loan you keep part of your money and pay the bank’s rate for years, plus its costs: it pays if what you keep earns more than that rate, or if the instalment leaves you room. Ask two or three banks for the rate and tell me price and down payment: I reckon the instalment.',
      pt: 'À vista você não paga juros, fecha antes e pode negociar o preço, mas põe tudo num só bem. Com financiamento você guarda parte do dinheiro e paga a taxa do banco por anos, mais os gastos: compensa se o que você guarda rende mais que essa taxa, ou se a parcela não aperta. Peça a taxa em dois ou três bancos e me diga preço e entrada: calculo a parcela.',
    },
  },
} satisfies Record<string, FaqEntry>
