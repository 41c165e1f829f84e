import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** Of rent, sale, estate and gift. */
export const incomeTaxesFaq = {
  letInvoice: {
    more: { guide: 'costs', section: 'letting' },
    asked: {
      es: '¿Tengo que dar factura por el alquiler que cobro? | soy dueño y mi inquilino me pide factura legal | cómo facturo un alquiler en la DNIT | alcanza con un recibo común por el alquiler o hace falta factura | el inquilino es una empresa y exige factura con IVA | necesito timbrado para cobrar alquileres | estoy obligado a facturar el alquiler de mi depto | el inquilino me pide factura, estoy obligado? | facturar alquiler, ruc | ¿El locador debe emitir comprobante legal timbrado por los cánones percibidos? | cuanto iva va en la factura de un alquiler de vivienda | recién empiezo a alquilar mi casita, ¿tengo que sacar RUC?',
      en: 'Must I give an invoice for the rent I charge? | my tenant asks me for a legal invoice | is a plain receipt enough for rent | how do I invoice rent with DNIT | tenant wants a legal invoice, do I have to issue one | invoicing rent, RUC needed?',
      pt: 'Preciso dar fatura pelo aluguel que recebo? | meu inquilino pede fatura do aluguel | basta um recibo simples do aluguel ou precisa fatura | meu inquilino quer nota fiscal do aluguel, sou obrigado? | recebo aluguel, posso dar só recibo comum?',
    },
    answer: {
      es: `Lo que corresponde es facturar: un alquiler lleva IVA, ${f.rentVat} si es vivienda y ${f.shopRentVat} si es local u oficina. Se hace con RUC y factura habilitada por la DNIT${cite.taxNumber}; un recibo común prueba que cobraste, pero no reemplaza la factura. Un contador te deja armado el trámite y las declaraciones.`,
      en: `The right thing is to invoice: rent carries VAT, ${f.rentVat} for a home and ${f.shopRentVat} for a shop or office. It takes a RUC (tax number) and an invoice enabled by DNIT, the tax office${cite.taxNumber}; a plain receipt proves payment but does not replace it. An accountant sets up the paperwork and the returns.`,
      pt: `O correto é faturar: o aluguel leva IVA, ${f.rentVat} se for moradia e ${f.shopRentVat} se for loja ou escritório. Faz-se com RUC e fatura habilitada pela DNIT, o fisco${cite.taxNumber}; um recibo simples prova o pagamento, mas não substitui a fatura. Um contador deixa prontos o trâmite e as declarações.`,
    },
  },
  letUndeclared: {
    more: { guide: 'costs', section: 'letting' },
    asked: {
      es: '¿Qué pasa si alquilo mi casa en negro, sin declarar? | alquilo sin factura y nunca declaré a la DNIT | me pueden multar por no declarar los alquileres | cobro el alquiler en negro, cómo me pongo al día | la set me puede agarrar si no declaro lo que cobro de alquiler | blanquear alquileres no declarados | alquilo hace años y nunca pagué impuestos, qué me puede pasar | alquilo en negro hace rato, me puede caer la dnit? | alquiler sin declarar, multas | ¿Qué contingencias fiscales genera percibir alquileres no declarados? | cobro el alquiler en efectivo y no declaro nada, me pueden agarrar? | como me pongo al dia si nunca declare los alquileres de mi depto',
      en: 'What happens if I rent out my home without declaring it? | undeclared rental income fine | I never declared the rent I collect, how do I put it in order | can the tax office find out that I let my flat | landlord not reporting rental income, penalties | renting out under the table, risks',
      pt: 'O que acontece se alugo minha casa sem declarar? | multa por aluguel não declarado | nunca declarei os aluguéis que recebo, como regularizo | alugo minha casa por fora, sem declarar, o que pode dar? | nunca declarei o aluguel que recebo, como regularizo?',
    },
    answer: {
      es: `El impuesto se debe igual: IVA de ${f.rentVat} y, si residís, IRP de hasta ${f.rentIncomeTax.most} del alquiler, y la DNIT puede reclamarlo con multas e intereses. Además, sin declararlo no te sirve como ingreso para un crédito. Lo mejor es que un contador te diga cómo ponerte al día antes de que lo pidan.`,
      en: `The tax is owed all the same: ${f.rentVat} VAT and, for residents, income tax of up to ${f.rentIncomeTax.most} of the rent, and DNIT may claim it with fines and interest. Undeclared, it does not count as income for a loan either. It is best that an accountant tells you how to put it in order before they ask.`,
      pt: `O imposto é devido do mesmo jeito: IVA de ${f.rentVat} e, se você reside, IRP de até ${f.rentIncomeTax.most} do aluguel, e a DNIT pode cobrá-lo com multas e juros. Além disso, sem declarar não serve como renda para um empréstimo. O melhor é um contador dizer como regularizar antes que peçam.`,
    },
  },
  letDeductions: {
    more: { guide: 'costs', section: 'letting' },
    asked: {
      es: '¿Qué gastos puedo descontar del IRP del alquiler? | puedo deducir expensas y arreglos del impuesto al alquiler | qué se deduce de la renta por alquilar | pinté y arreglé la casa que alquilo, lo descuento del IRP? | cómo bajo el impuesto de lo que cobro de alquiler | gastos deducibles del propietario que alquila | puedo restar las expensas del impuesto al alquiler | puedo restar expensas y arreglos del irp que pago como locador? | gastos deducibles del alquiler | ¿Qué erogaciones son deducibles a efectos de IRP por rentas de locación? | el impuesto inmobiliario y la administracion se descuentan de lo q tributo por alquilar? | sirve guardar facturas de arreglos para pagar menos renta como dueño',
      en: 'What expenses can I deduct from rental income tax? | deduct repairs and building fees from rent tax | landlord deductible expenses | how do I lower the tax on the rent I collect | deductible costs for landlords on IRP | which invoices reduce what I owe as a landlord',
      pt: 'Que despesas posso descontar do imposto sobre o aluguel? | deduzir condomínio e consertos do IRP do aluguel | despesas dedutíveis de quem aluga | posso abater despesas do imposto sobre o aluguel que recebo? | reforma e condomínio diminuem meu IRP de aluguel?',
    },
    answer: {
      es: `El IRP se calcula sobre lo menor entre lo que queda neto y ${f.rentIncomeTax.base} del alquiler, así que los gastos te sirven solo si pasan de la mitad. Guardá igual las facturas a tu nombre: expensas, arreglos, administración, impuesto inmobiliario. Cuáles se aceptan en tu caso lo confirma un contador.`,
      en: `Income tax is reckoned on the lesser of what is left net and ${f.rentIncomeTax.base} of the rent, so expenses help only if they exceed half of it. Keep the invoices in your name all the same: building fees, repairs, management, property tax. Which of them count in your case an accountant confirms.`,
      pt: `O IRP se calcula sobre o menor entre o que sobra líquido e ${f.rentIncomeTax.base} do aluguel, então as despesas só ajudam se passarem da metade. Guarde mesmo assim as faturas em seu nome: condomínio, consertos, administração, imposto imobiliário. Quais valem no seu caso um contador confirma.`,
    },
  },
  saleOnlyHome: {
    more: { guide: 'costs', section: 'selling' },
    asked: {
      es: '¿Pago impuesto si vendo mi única casa? | vendo mi casa para comprar otra, pago IRP igual? | la venta de vivienda única está exenta de IRP? | si reinvierto la plata de la venta en otra propiedad pago impuesto? | exención por vender la casa donde vivo | es mi primera venta, tengo que pagar IRP | es mi unica vivienda, si vendo le tengo q pagar a la dnit? | exencion por vivienda unica | ¿Se halla exenta de IRP la enajenación de la vivienda habitual? | Toda la vida tuve una sola casita, ¿me cobran impuesto si la vendo? | reinvirtiendo en otra propiedad me salvo del impuesto por vender mi casa?',
      en: 'Do I pay tax if I sell my only home? | tax if I sell my house to buy another one | is selling your main residence exempt from tax | if I reinvest the sale money do I pay tax | selling the only house I own, am I exempt from tax | if I use the proceeds to buy another home do I avoid IRP',
      pt: 'Pago imposto se vender minha única casa? | vendo para comprar outra, pago imposto? | venda de imóvel único é isenta? | vendo meu único imóvel, pago imposto? | vou vender minha casa pra comprar outra, tem imposto?',
    },
    answer: {
      es: `Sí, en principio: el IRP alcanza también una venta única, y no tengo confirmada una exención por comprar otra. Es ${f.saleIncomeTax.rate} sobre lo menor entre tu ganancia y ${f.saleIncomeTax.base} del precio, o sea como mucho ${f.saleIncomeTax.most}. Antes de firmar, un contador te hace la cuenta con tu escritura de compra.`,
      en: `In principle yes: the income tax reaches a single sale too, and I have no confirmed exemption for buying another home. It is ${f.saleIncomeTax.rate} of the lesser of your gain and ${f.saleIncomeTax.base} of the price, so at most ${f.saleIncomeTax.most}. Before you sign, have an accountant reckon it with your deed of purchase.`,
      pt: `Em princípio sim: o IRP alcança também uma única venda, e não tenho confirmada uma isenção por comprar outra. É ${f.saleIncomeTax.rate} sobre o menor entre o seu ganho e ${f.saleIncomeTax.base} do preço, ou seja no máximo ${f.saleIncomeTax.most}. Antes de assinar, um contador faz a conta com a sua escritura de compra.`,
    },
  },
  saleCostProof: {
    more: { guide: 'costs', section: 'selling' },
    asked: {
      es: '¿Pago impuesto si vendo más barato de lo que compré? | vendo a pérdida, tengo que pagar IRP? | cómo se calcula la ganancia cuando vendo un inmueble | las refacciones que hice bajan el IRP de la venta? | no tengo la escritura de lo que pagué, cómo pruebo la ganancia al vender | sirven las facturas de la construcción para el IRP de la venta | vendí perdiendo plata, igual tengo que pagar impuesto | perdi plata con la venta del depto, igual tengo q tributar? | vender con perdida, impuesto | ¿Hay hecho imponible de IRP si enajeno por debajo del costo de adquisición? | no guarde facturas de la obra, como demuestro lo q me costo la casa al vender | si no hubo ganancia al vender la casa, de todas formas cobran irp?',
      en: 'Do I pay tax if I sell for less than I paid? | I sell at a loss, is there tax | how is the gain on a sale calculated | do renovation invoices lower the tax on selling | sold at a loss, still taxed? | selling below what I bought for, IRP',
      pt: 'Pago imposto se vender mais barato do que comprei? | vendo com prejuízo, pago IRP? | as reformas diminuem o imposto da venda? | vendi com prejuízo, pago imposto mesmo assim? | venda por menos do que paguei, tem IRP?',
    },
    answer: {
      es: `El IRP va sobre lo menor entre la ganancia y ${f.saleIncomeTax.base} del precio: si vendés por menos de lo que podés probar que te costó, en principio no hay ganancia que gravar. Se prueba con la escritura de compra y las facturas legales de obra; sin papeles se toma el porcentaje del precio. Un contador confirma qué se acepta.`,
      en: `Income tax is on the lesser of the gain and ${f.saleIncomeTax.base} of the price: if you sell for less than you can prove it cost you, there is in principle no gain to tax. The deed of purchase and legal invoices of works prove it; without papers the share of the price is used. An accountant confirms what is accepted.`,
      pt: `O IRP vai sobre o menor entre o ganho e ${f.saleIncomeTax.base} do preço: se você vende por menos do que pode provar que custou, em princípio não há ganho a tributar. Prova-se com a escritura de compra e as faturas legais de obra; sem papéis usa-se a porcentagem do preço. Um contador confirma o que se aceita.`,
    },
  },
  deedPriceLower: {
    more: { guide: 'buying', section: 'contract' },
    asked: {
      es: '¿Se puede escriturar por un valor menor al real? | el vendedor quiere poner menos precio en la escritura | me propone escriturar por el valor fiscal para pagar menos | poner un precio más bajo en la escritura, qué riesgo tiene | conviene declarar menos en la escritura | subvaluar la escritura para ahorrar impuestos | me conviene poner un monto menor en la escritura | me piden poner en el titulo menos de lo q pago, acepto? | subdeclarar precio en la escritura | ¿Qué riesgos entraña consignar un precio simulado inferior en la escritura? | la inmobiliaria propone poner el valor fiscal en la escritura en vez del real | q pasa si en los papeles figura un monto mas bajo que el que entregue',
      en: 'Can the deed state a lower price than the real one? | the seller wants to put a lower price in the deed | risk of under-declaring the price in the deed | deed at fiscal value to pay less | seller wants to declare less in the deed | under-declaring the price at the notary, is it ok | lower value on paper to save taxes, risky?',
      pt: 'Dá para escriturar por um valor menor que o real? | o vendedor quer pôr preço mais baixo na escritura | risco de declarar menos na escritura | o vendedor quer colocar valor menor na escritura, aceito? | subfaturar a escritura dá problema?',
    },
    answer: {
      es: `No conviene: la escritura debe decir lo que se pagó. Si dice menos, no podés probar el resto si hay que deshacer la compra, el día que vendas tu ganancia parece mayor${cite.saleIncomeTax}, el banco no presta sobre lo que no figura y puede haber multas. Si te lo proponen, hablalo antes con tu escribano y un contador.`,
      en: `It is not wise: the deed should state what was paid. If it says less, you cannot prove the rest should the purchase be undone, your gain looks larger the day you sell${cite.saleIncomeTax}, the bank will not lend on what is not stated, and there may be fines. If it is proposed to you, talk to your notary and an accountant first.`,
      pt: `Não convém: a escritura deve dizer o que se pagou. Se diz menos, você não prova o resto se a compra tiver de ser desfeita, no dia em que vender o seu ganho parece maior${cite.saleIncomeTax}, o banco não empresta sobre o que não consta e pode haver multas. Se propuserem, fale antes com seu escribano e um contador.`,
    },
  },
  inheritedTaxes: {
    more: { guide: 'costs', section: 'selling' },
    asked: {
      es: '¿Hay impuesto a la herencia en Paraguay? | qué impuestos pago por heredar una casa | heredamos un terreno, hay que pagar impuesto? | impuesto por recibir una propiedad en herencia | vendo una casa que heredé, qué impuesto pago | cuánto se paga de impuestos en una sucesión | si heredo una casa le tengo que pagar algo al estado? | impuesto sucesorio existe? | ¿Se grava la transmisión mortis causa de inmuebles? | cuanto tributa vender lo que uno herede de sus padres | Cuando yo me muera, ¿mis hijos van a tener que pagar impuestos por la casa?',
      en: 'Is there an inheritance tax in Paraguay? | what taxes do I pay when I inherit a house | tax on selling an inherited property | estate tax for heirs | is there estate tax | estate tax on a home left to me | taxes when selling what I inherited',
      pt: 'Existe imposto de herança no Paraguai? | que impostos pago ao herdar uma casa | imposto ao vender imóvel herdado | existe imposto sobre herança no Paraguai? | ITCMD paraguaio, tem?',
    },
    answer: {
      es: `No tengo confirmado un impuesto propio por heredar; lo que sí cuesta es la sucesión: abogado, tasas e inscripción. Al vender lo heredado hay IRP, como mucho ${f.saleIncomeTax.most} del precio si residís, y si vende la sucesión todavía indivisa las fuentes no coinciden sobre el IVA${cite.estateVat}. Un contador y el abogado de la sucesión te dan la cuenta.`,
      en: `I have not confirmed any tax on inheriting as such; what does cost is probate: lawyer, court fees and registration. Selling what you inherited carries income tax, at most ${f.saleIncomeTax.most} of the price for residents, and if the undivided estate sells, sources differ on VAT${cite.estateVat}. An accountant and the probate lawyer can reckon it.`,
      pt: `Não tenho confirmado um imposto próprio por herdar; o que custa é o inventário: advogado, taxas e registro. Ao vender o herdado há IRP, no máximo ${f.saleIncomeTax.most} do preço se você reside, e se vende o espólio ainda indiviso as fontes divergem sobre o IVA${cite.estateVat}. Um contador e o advogado do inventário fazem a conta.`,
    },
  },
  giftTaxes: {
    more: { guide: 'costs', section: 'buying' },
    asked: {
      es: '¿Cuánto cuesta donar una casa a un hijo? | quiero poner la casa a nombre de mis hijos en vida, qué impuestos hay | donación de inmueble impuestos y gastos | pasar un terreno a mi hija sin vender | conviene donar o vender la casa a mi hijo | mis padres me quieren donar su depto, qué se paga | quiero donarle mi terreno a mi hija, cuánto sale | que gastos hay si le dono mi terreno a mi hija | costo de escritura de donacion | ¿Qué tributos y honorarios devenga la donación de un inmueble a descendientes? | donar sale mas barato q vender en escribania? | que hay que abonar para hacer una donación de casa entre padre e hijo | tengo que pagar impuesto si mi papá me dona una casa | me donan una propiedad, pago algún impuesto',
      en: 'What does it cost to give a house to my child? | taxes on donating property to children | put my house in my children’s name while alive | is it better to donate or sell to my son | fees and taxes for gifting property to a son | notary cost of donating my flat to my daughter | do I pay tax if my father gives me a house',
      pt: 'Quanto custa doar uma casa para um filho? | impostos da doação de imóvel aos filhos | passar a casa para o nome dos filhos em vida | quanto custa doar um imóvel pro filho? | doação de casa pra filha, que taxas eu pago?',
    },
    answer: {
      es: `Donar va también por escritura pública${cite.deedRequired}, así que tiene gastos parecidos a los de una compra: honorario del escribano, ${f.registryTax} de tasa judicial y tasa municipal. Qué impuesto toca al que dona o al que recibe no lo tengo confirmado. Pedile al escribano presupuesto de las dos formas y preguntale por reservarte el usufructo y por los otros herederos.`,
      en: `A gift takes a public deed too${cite.deedRequired}, so its costs resemble those of a purchase: notary’s fee, ${f.registryTax} registry tax and a municipal tax. Which tax falls on giver or receiver I have not confirmed. Ask the notary for a quote both ways, and about keeping the usufruct and about the other heirs.`,
      pt: `A doação também vai por escritura pública${cite.deedRequired}, então tem custos parecidos com os de uma compra: honorário do escribano, ${f.registryTax} de taxa judicial e taxa municipal. Que imposto cabe a quem doa ou recebe não tenho confirmado. Peça ao escribano orçamento das duas formas e pergunte sobre reservar o usufruto e sobre os outros herdeiros.`,
    },
  },
  taxResident: {
    more: { guide: 'foreigners', section: 'taxes' },
    asked: {
      es: '¿Cómo sé si soy residente fiscal o no residente para los impuestos? | tengo cédula paraguaya pero vivo afuera, pago IRP o INR? | cuándo me consideran no residente para los impuestos | soy paraguayo y vivo en España, qué impuesto pago por mi alquiler en Paraguay | diferencia entre IRP e INR | residencia fiscal y alquileres | vivo en Buenos Aires y alquilo mi depto de Asunción, pago irp | vivo medio año aca y medio afuera, para la dnit soy residente? | residente o no residente fiscal | ¿Qué criterio determina la residencia tributaria del propietario? | por mi alquiler me corresponde inr o irp, como saber | soy extranjero con departamento allá, en qué categoría de impuestos entro | cuantos dias tengo que estar en el año para ser residente a los fines de impuestos | la regla de los 183 dias me afecta si alquilo mi depto?',
      en: 'How do I know if I am a tax resident? | I have a Paraguayan ID but live abroad, do I pay IRP or INR | difference between IRP and INR | tax residency and rental income | am I resident or non-resident for Paraguayan tax purposes | does having a cédula make me tax resident | does spending 183 days in the country change the tax I pay on rent | how many days a year until I count as tax resident',
      pt: 'Como sei se sou residente fiscal? | tenho cédula mas moro fora, pago IRP ou INR? | diferença entre IRP e INR | como sei se sou residente fiscal no Paraguai? | residência fiscal, critérios | quantos dias por ano preciso ficar para ser residente fiscal',
    },
    answer: {
      es: `El IRP es de quien reside en el país y el INR de quien no: por un alquiler, como mucho ${f.rentIncomeTax.most} contra ${f.rentTaxAbroad.most}; por una venta, ${f.saleIncomeTax.most} contra ${f.saleTaxAbroad.most}. Quién cuenta como residente lo definen las reglas de la DNIT, y no siempre alcanza con la cédula: contale tu caso a un contador antes de cobrar o vender.`,
      en: `IRP is for those who reside in the country and INR for those who do not: on rent, at most ${f.rentIncomeTax.most} against ${f.rentTaxAbroad.most}; on a sale, ${f.saleIncomeTax.most} against ${f.saleTaxAbroad.most}. Who counts as resident is set by the rules of DNIT, and an identity card is not always enough: tell an accountant your case before you collect or sell.`,
      pt: `O IRP é de quem reside no país e o INR de quem não: por um aluguel, no máximo ${f.rentIncomeTax.most} contra ${f.rentTaxAbroad.most}; por uma venda, ${f.saleIncomeTax.most} contra ${f.saleTaxAbroad.most}. Quem conta como residente dizem as regras da DNIT, e nem sempre basta a cédula: conte o seu caso a um contador antes de receber ou vender.`,
    },
  },
  taxTwice: {
    more: { guide: 'foreigners', section: 'taxes' },
    asked: {
      es: '¿Tengo que declarar en mi país la propiedad que compré en Paraguay? | soy argentino, declaro en afip el alquiler que cobro en Paraguay? | doble imposición por alquilar en Paraguay viviendo afuera | pago impuestos dos veces por mi depto de Paraguay | declarar bienes en el exterior por un inmueble paraguayo | hay convenio de doble imposición con Paraguay | tengo que avisar en Brasil que compré en Paraguay | soy argentino, tengo que declarar en afip el depto que tengo alla? | doble imposicion por inmueble en paraguay | ¿Debo informar en mi país de origen el inmueble adquirido en el exterior? | vivo en España y compré en Paraguay, ¿hacienda española me va a cobrar? | lo que tributo aca me lo descuentan en mi pais?',
      en: 'Do I declare my Paraguayan property in my own country? | double taxation on rent from Paraguay | do I pay tax twice on my Paraguayan flat | report foreign real estate at home | do I have to report my place in Asuncion to my home tax office | US citizen owning property there, must I declare it back home',
      pt: 'Preciso declarar no Brasil o imóvel que comprei no Paraguai? | dupla tributação do aluguel do Paraguai | pago imposto duas vezes pelo apartamento do Paraguai | tenho que avisar a receita no Brasil que comprei imóvel no Paraguai | tenho que declarar no Brasil o imóvel que comprei aí? | apartamento no Paraguai e a Receita Federal',
    },
    answer: {
      es: `Depende de tu país: muchos piden declarar los bienes y las rentas de afuera, y lo pagado en Paraguay a veces se descuenta. Acá pagás lo de acá: si no residís, ${f.rentTaxAbroad.most} del alquiler y ${f.saleTaxAbroad.most} del precio al vender, más IVA. Guardá los comprobantes y preguntale a un contador de tu país si hay convenio y cómo se declara.`,
      en: `It depends on your country: many want foreign property and income declared, and sometimes credit what was paid in Paraguay. Here you pay what is due here: as a non-resident, ${f.rentTaxAbroad.most} of the rent and ${f.saleTaxAbroad.most} of the price when you sell, plus VAT. Keep the receipts and ask an accountant at home whether there is a treaty and how to declare it.`,
      pt: `Depende do seu país: muitos pedem declarar bens e rendas de fora, e o que se pagou no Paraguai às vezes se desconta. Aqui você paga o daqui: se não reside, ${f.rentTaxAbroad.most} do aluguel e ${f.saleTaxAbroad.most} do preço ao vender, mais IVA. Guarde os comprovantes e pergunte a um contador do seu país se há acordo e como se declara.`,
    },
  },
} satisfies Record<string, FaqEntry>
