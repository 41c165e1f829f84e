import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** How money changes hands. */
export const payingFaq = {
  payOnDeedDay: {
    more: { guide: 'buying', section: 'steps' },
    asked: {
      es: '¿Qué medio de pago es más seguro el día de la escritura? | cómo se paga el día de la escritura | qué es más seguro para pagar la casa: cheque o transferencia | cheque de gerencia para comprar una casa | entrego la plata antes o después de firmar la escritura? | me da miedo llevar billetes a la escribanía | en qué momento se le da el saldo al vendedor | cómo llevo el dinero el día de la firma sin que me roben | el dia que firmamos en la escribania como entrego la plata sin riesgo | pago al escriturar, cheque gerencia | ¿Cuál es el instrumento de pago idóneo en el acto de escrituración? | transferencia o efectivo al firmar el titulo, q es mas seguro | cuando le doy el saldo al vendedor, antes o durante la firma del titulo',
      en: 'How is the price paid on the day of the deed? | bank cheque or transfer to pay for a house | do I hand over the money before or after signing the deed | is it safe to carry banknotes to the notary | safest way to hand over the money at the signing | paying the balance at closing',
      pt: 'Como se paga no dia da escritura? | cheque administrativo ou transferência para pagar a casa | entrego o dinheiro antes ou depois de assinar a escritura? | como pago a casa no dia da escritura com segurança? | pagar o saldo no cartório no dia de assinar',
    },
    answer: {
      es: `Lo más seguro es que pase por un banco el mismo día y en el mismo acto: transferencia o cheque de gerencia al firmar, con el escribano presente y el pago escrito en la escritura. No entregues el saldo antes, porque la propiedad pasa recién ahí${cite.deedRequired}. Evitá billetes; acordá con el escribano el medio y avisá a tu banco unos días antes.`,
      en: `It is safest through a bank on the same day and in the same act: a transfer or bank cheque as you sign, with the notary present and the payment written in the deed. Don’t hand over the balance before, for ownership passes only then${cite.deedRequired}. Avoid banknotes; agree the means with the notary and tell your bank some days ahead.`,
      pt: `O mais seguro é passar por um banco no mesmo dia e no mesmo ato: transferência ou cheque administrativo ao assinar, com o escribano presente e o pagamento escrito na escritura. Não entregue o saldo antes, porque a propriedade só passa ali${cite.deedRequired}. Evite dinheiro vivo; combine o meio com o escribano e avise seu banco uns dias antes.`,
    },
  },
  originOfFunds: {
    more: { guide: 'buying', section: 'steps' },
    asked: {
      es: '¿Cómo justifico el origen del dinero para comprar una propiedad? | me piden declaración de origen de fondos | qué papeles prueban de dónde sale la plata | lavado de dinero: qué controles hay al comprar una casa | compro con ahorros guardados en casa, cómo los justifico | el escribano me pregunta de dónde saqué el dinero | me van a preguntar de dónde saqué la plata para la casa | me preguntan de donde saque la plata para el depto, que muestro | origen de fondos, comprobantes | ¿Qué documentación satisface la debida diligencia antilavado en una compraventa? | el escribano me pide demostrar de donde viene el dinero, es normal? | vendí un campo y con eso compro, ¿qué papeles prueban que la plata es limpia?',
      en: 'How do I prove the origin of funds to buy a property? | source of funds declaration | anti money laundering checks when buying a house | I buy with cash savings kept at home, how do I justify them | do I have to prove where my money comes from | bank asks for source of wealth to buy a house | notary wants proof where my savings came from',
      pt: 'Como comprovo a origem do dinheiro para comprar um imóvel? | declaração de origem dos recursos | controles de lavagem de dinheiro na compra de casa | como comprovo a origem do dinheiro pra comprar casa? | dinheiro guardado em casa, como justifico na compra',
    },
    answer: {
      es: 'Es normal que banco, escribano e inmobiliaria lo pregunten, por los controles contra el lavado. Sirven declaraciones de impuestos, liquidaciones, la escritura de lo que vendiste, un préstamo, una herencia o extractos. Los ahorros guardados en casa son lo más difícil: depositalos con tiempo y hablalo antes con un contador y el escribano.',
      en: 'It is normal that bank, notary and agency ask, because of anti-laundering checks. Tax returns, payslips, the deed of what you sold, a loan, an inheritance or bank statements serve. Savings kept at home are the hardest: deposit them well ahead and talk to an accountant and the notary first.',
      pt: 'É normal que banco, escribano e imobiliária perguntem, pelos controles contra a lavagem. Servem declarações de impostos, contracheques, a escritura do que vendeu, um empréstimo, uma herança ou extratos. A poupança guardada em casa é o mais difícil: deposite com tempo e fale antes com um contador e o escribano.',
    },
  },
  moneyFromAbroad: {
    more: { guide: 'foreigners', section: 'can' },
    asked: {
      es: '¿Cómo mando dinero del exterior para comprar una propiedad? | giro internacional para pagar un departamento | traigo mis ahorros de España para comprar en Paraguay | puedo entrar con dólares en la valija para comprar casa? | remesa o swift para pagar un terreno | cuánto cobran por recibir una transferencia internacional grande | mandar plata desde alemania para comprar | vivo en europa, como hago llegar la plata para pagar el depto | transferencia internacional para comprar casa | ¿Qué vía se recomienda para el ingreso de divisas destinadas a una compraventa? | tengo q tener cuenta alla para recibir mi dinero del exterior y comprar? | wester union o banco para mandar lo de la casa desde afuera',
      en: 'How do I send money from abroad to buy a property? | international wire to pay for an apartment | can I carry dollars into the country to buy a house | swift transfer for a property purchase | wiring funds from overseas for a purchase | international wire, whose account should it go to when I buy',
      pt: 'Como mando dinheiro do exterior para comprar um imóvel? | remessa internacional para pagar um apartamento | posso entrar com dólares na mala para comprar casa? | como envio dinheiro do Brasil pra comprar imóvel aí? | mando o dinheiro de fora por banco, como faço pra pagar o apê',
    },
    answer: {
      es: `Lo habitual es un giro de banco a banco a tu cuenta o a la que acuerden ante el escribano, y guardar el comprobante: prueba de dónde vino y te sirve si un día vendés y sacás la plata. Preguntá antes comisión, cambio y qué papeles te piden en los dos bancos. Efectivo en la valija es riesgoso y puede haber que declararlo en la aduana; no mandes nada sin ver el título${cite.titleBeforeMoney}.`,
      en: `Usually by a bank-to-bank wire to your account, or to one agreed before the notary, keeping the proof: it shows where the money came from and serves if you sell one day and take it out. Ask both banks first about fees, exchange rate and papers; cash in a suitcase is risky and may have to be declared at customs. Send nothing before the title is seen${cite.titleBeforeMoney}.`,
      pt: `O habitual é uma transferência de banco a banco para a sua conta ou para a que combinarem diante do escribano, guardando o comprovante: prova de onde veio e serve se um dia você vender e tirar o dinheiro. Pergunte antes nos dois bancos comissão, câmbio e papéis. Dinheiro na mala é arriscado e pode ter de ser declarado na alfândega; não mande nada sem ver o título${cite.titleBeforeMoney}.`,
    },
  },
  moneyOut: {
    more: { guide: 'foreigners', section: 'taxes' },
    asked: {
      es: 'Si vendo, ¿puedo sacar la plata de Paraguay? | soy extranjero, puedo llevarme el dinero de la venta a mi país | repatriar el dinero de un depto vendido | girar al exterior los alquileres que cobro | hay cepo o límite para mandar dólares afuera | enviar la renta de mi propiedad a mi cuenta de afuera | puedo llevarme a mi país la plata cuando venda | despues de vender mi depto me puedo llevar los dolares a mi pais? | repatriar el dinero de la venta | ¿Existen restricciones cambiarias para remesar al exterior el producido de una venta? | el dia que venda la propiedad me dejan transferir todo a españa | alquilo mi casa y quiero mandar esa renta a mi cuenta de afuera, me traban?',
      en: 'If I sell, can I take the money out of Paraguay? | repatriate sale proceeds | send rental income to my account abroad | is there a limit on sending dollars out of the country | repatriating sale proceeds from Paraguay | can I wire my rental earnings or sale money back home',
      pt: 'Se eu vender, posso tirar o dinheiro do Paraguai? | repatriar o dinheiro da venda do imóvel | enviar o aluguel para minha conta no exterior | se eu vender, consigo mandar o dinheiro de volta pro Brasil? | tem controle de câmbio pra tirar o dinheiro do país?',
    },
    answer: {
      es: `No tengo confirmada ninguna traba para girarlo; lo que el banco va a pedir es de dónde viene: escritura de venta, contratos de alquiler y el impuesto pagado, que para un no residente es ${f.saleTaxAbroad.most} del precio o ${f.rentTaxAbroad.most} del alquiler. Ayuda haber entrado el dinero por banco. Consultá en tu banco costos y plazos antes de cerrar.`,
      en: `I have no confirmed bar to wiring it; what the bank will want is where it comes from: deed of sale, leases and the tax paid, for a non-resident ${f.saleTaxAbroad.most} of the price or ${f.rentTaxAbroad.most} of the rent. It helps to have brought the money in through a bank. Ask your bank about costs and time before you close.`,
      pt: `Não tenho confirmado nenhum impedimento para enviá-lo; o que o banco vai pedir é de onde vem: escritura de venda, contratos de aluguel e o imposto pago, que para um não residente é ${f.saleTaxAbroad.most} do preço ou ${f.rentTaxAbroad.most} do aluguel. Ajuda ter entrado com o dinheiro por banco. Consulte no seu banco custos e prazos antes de fechar.`,
    },
  },
  cryptoPurchase: {
    more: { guide: 'buying', section: 'steps' },
    asked: {
      es: '¿Cómo justifico en la escritura dinero que viene de criptomonedas? | se puede comprar una propiedad con criptomonedas | tengo mis ahorros en cripto, cómo compro una casa con eso | plata que viene de bitcoin al escriturar | vendo cripto para pagar el depto, qué papeles guardo | usdt para pagar un inmueble, cómo se escritura | el escribano acepta criptomonedas? | gane con bitcoin y quiero comprar un depto, como demuestro el origen | plata de criptos y escribano | ¿Cómo se acredita ante el escribano la procedencia de fondos provenientes de criptoactivos? | vendi mis criptos, el banco me va a preguntar cuando compre la casa? | mi nieto quiere comprar su casa con lo que ganó de esas monedas virtuales, ¿cómo lo prueba? | puedo pagar la casa con bitcoin | aceptan cripto para comprar una propiedad',
      en: 'How do I justify money that comes from cryptocurrency when I buy? | can I buy property with cryptocurrency | my savings are in crypto, how do I buy a house with them | bitcoin profits and the deed | does the notary accept crypto for a deed | proving bitcoin gains as source of funds for property | cashing out USDT to purchase a house, documents? | can I close with bitcoin or do I need a wire from my bank | can I buy a house with crypto',
      pt: 'Como justifico na escritura dinheiro que vem de criptomoedas? | dá para comprar imóvel com criptomoedas | minhas economias estão em cripto, como compro uma casa com elas | dinheiro que vem de bitcoin | ganhei com cripto, como comprovo na compra da casa? | vendi minhas criptomoedas, o tabelião vai pedir comprovante? | dá pra pagar o imóvel com bitcoin',
    },
    answer: {
      es: 'Conviene cambiarlas antes y pagar por banco; en cripto solo se puede si quien vende lo acepta, y es raro. Guardá todo el recorrido: compra, extractos de la plataforma, venta y transferencia, porque banco y escribano te van a preguntar el origen. Evitá pasarlas directo entre billeteras: el precio queda sin prueba; consultá antes al escribano y a un contador por el impuesto.',
      en: 'It is better to exchange it first and pay through a bank; paying in crypto is possible only if the seller accepts it, which is rare. Keep the whole trail: purchase, statements of the platform, sale and transfer, for bank and notary will ask where it came from. Avoid paying wallet to wallet: the price is left unproved; ask the notary first, and an accountant about tax.',
      pt: 'Convém trocá-las antes e pagar por banco; em cripto só dá se quem vende aceitar, e é raro. Guarde todo o percurso: compra, extratos da plataforma, venda e transferência, porque banco e escribano vão perguntar a origem. Evite passar direto entre carteiras: o preço fica sem prova; consulte antes o escribano e um contador pelo imposto.',
    },
  },
  exchangeFixing: {
    more: { guide: 'buying', section: 'contract' },
    asked: {
      es: '¿Qué tipo de cambio se usa en la escritura si el precio está en dólares? | a qué cotización se paga un precio en dólares si pago en guaraníes | el precio está en dólares y tengo guaraníes, a qué cambio pago | cotización de qué día se toma para pagar el saldo | tipo de cambio para la cuota en dólares | cambio del BCP o de casa de cambios para pagar el depto | el contrato está en dólares y pago en guaraníes, qué cotización vale | el precio es en usd y pago en guaranies, a que cambio? | cotizacion para pagar la escritura | ¿Qué cotización debe pactarse para la conversión del precio en moneda extranjera? | la casa esta en dolares y mi credito en gs, quien fija el cambio | discuto con el vendedor si es dolar compra o venta lo que usamos al firmar',
      en: 'Which exchange rate applies if the price is in dollars and I pay in guaraníes? | exchange rate used in the deed | which day’s rate is used to pay the balance | central bank rate or exchange house rate to pay for the flat | what FX rate do we use converting the dollar price at closing | conversion rate and date for the final payment',
      pt: 'Que cotação vale se o preço é em dólares e pago em guaranis? | câmbio usado na escritura | cotação de que dia para pagar o saldo | que câmbio se usa pra pagar em guarani um imóvel em dólar? | preço em dólar e pago em guarani, dólar de compra ou venda?',
    },
    answer: {
      es: 'El que acuerden, y por eso hay que escribirlo: qué fuente (por ejemplo la referencia del Banco Central o una casa de cambios), si comprador o vendedor, y de qué día. Entre la de compra y la de venta hay diferencia, que en una casa es plata. Otra salida es fijar ya el monto en guaraníes o pagar en dólares; si me preguntás a cuánto está hoy, te lo digo.',
      en: 'Whichever you agree on, so it has to be written: which source (say the Central Bank’s reference or an exchange house), buying or selling rate, and of which day. The two rates differ, and on a house that is money. You may also fix the sum in guaraníes now or pay in dollars; ask me for today’s rate and I tell you.',
      pt: 'O que combinarem, e por isso é preciso escrevê-lo: que fonte (por exemplo a referência do Banco Central ou uma casa de câmbio), compra ou venda, e de que dia. Entre a de compra e a de venda há diferença, que numa casa é dinheiro. Outra saída é fixar já o valor em guaranis ou pagar em dólares; se me perguntar a de hoje, eu digo.',
    },
  },
  dollarAndPrices: {
    more: { guide: 'investing', section: 'compare' },
    asked: {
      es: '¿Cómo afecta el dólar al precio de las casas? | si sube el dólar suben las propiedades? | bajó el dólar, se abaratan los departamentos? | por qué las propiedades se venden en dólares | gano en guaraníes y los precios están en dólares, me perjudica | relación entre cotización y precio de los inmuebles | si el dólar se va para arriba las casas suben | si se dispara el dolar me sale mas caro comprar? | dolar alto y precio de viviendas | ¿Cómo impacta la variación cambiaria en los valores inmobiliarios? | gano en guaranies, conviene esperar a que caiga el dolar para comprar depto | el dólar anda loco, ¿qué pasa con lo que piden por las propiedades?',
      en: 'How does the dollar affect house prices? | if the dollar rises do property prices rise | why are properties priced in dollars | I earn in guaraníes and prices are in dollars | if the dollar rises do homes get pricier in guaranies | strong dollar, good moment to buy a house if I earn local money?',
      pt: 'Como o dólar afeta o preço das casas? | se o dólar sobe, os imóveis sobem? | por que os imóveis são vendidos em dólares | o dólar subindo encarece os imóveis aí? | dólar em queda, os apês ficam mais baratos?',
    },
    answer: {
      es: 'La venta se publica sobre todo en dólares, así que si el dólar sube, en guaraníes te cuesta más el mismo día, y si baja, menos. El precio en dólares se mueve mucho más lento: a veces quien vende cede un poco cuando el dólar está caro para el comprador. Si ganás en guaraníes, ahorrá en la moneda en que vas a pagar o buscá avisos en guaraníes; hacia dónde va no lo sé.',
      en: 'Sales are mostly priced in dollars, so if the dollar rises the home costs you more guaraníes the same day, and less if it falls. The dollar price moves far more slowly: sellers sometimes give way a little when the dollar is dear for buyers. If you earn guaraníes, save in the currency you will pay in or look for listings in guaraníes; where it goes I don’t know.',
      pt: 'A venda se anuncia sobretudo em dólares, então se o dólar sobe, em guaranis custa mais no mesmo dia, e se baixa, menos. O preço em dólares se move bem mais devagar: às vezes quem vende cede um pouco quando o dólar está caro. Se você ganha em guaranis, guarde na moeda em que vai pagar ou procure anúncios em guaranis; para onde vai não sei.',
    },
  },
  inflationHedge: {
    more: { guide: 'investing', section: 'compare' },
    asked: {
      es: '¿Un inmueble protege contra la inflación? | comprar ladrillo para resguardar los ahorros de la inflación | mis ahorros pierden valor, compro un terreno? | ladrillos como refugio de valor | la inflación y el alquiler: se ajusta lo que cobro? | proteger mi plata de la devaluación con una propiedad | compro un terreno para no perder con la inflación | meto mis ahorros en ladrillo para q no se los coma la inflacion? | ladrillo contra inflacion | ¿Constituye el inmueble un resguardo de valor frente al proceso inflacionario? | la plata en el banco pierde valor, mejor la pongo en un depto? | los alquileres suben al ritmo de la inflacion o me quedo corto',
      en: 'Does real estate protect against inflation? | property as a hedge for my savings | my savings lose value, should I buy land | bricks as a store of value | is property a good store of value when prices rise | does rent keep pace with inflation',
      pt: 'Imóvel protege da inflação? | comprar imóvel para proteger a poupança | meu dinheiro perde valor, compro um terreno? | imóvel protege da inflação? | a inflação come minha poupança, compro imóvel?',
    },
    answer: {
      es: `Suele ayudar a largo plazo, sin garantía: el alquiler se ajusta solo si el contrato lo dice${cite.rentIncrease}, y el precio puede quedarse quieto años. Tiene costos de entrada de ${f.closingCosts} y tarda en venderse, así que sirve para dinero que no vas a necesitar pronto. Dejá aparte un fondo de emergencia y compará con otras opciones en la misma moneda.`,
      en: `It often helps in the long run, with no guarantee: rent rises only if the contract says so${cite.rentIncrease}, and the price may stand still for years. Entry costs ${f.closingCosts} and it takes time to sell, so it suits money you won’t need soon. Keep an emergency fund apart and compare with other options in the same currency.`,
      pt: `Costuma ajudar a longo prazo, sem garantia: o aluguel se ajusta só se o contrato disser${cite.rentIncrease}, e o preço pode ficar parado anos. Tem custos de entrada de ${f.closingCosts} e demora a vender, então serve para dinheiro que você não vai precisar logo. Deixe à parte um fundo de emergência e compare com outras opções na mesma moeda.`,
    },
  },
  paymentReceipts: {
    more: { guide: 'buying', section: 'deposit' },
    asked: {
      es: '¿Qué comprobante me tienen que dar cuando pago la seña o una cuota? | el vendedor no me quiere dar recibo de la seña | sirve un recibo de almacén por la seña de una casa? | qué tiene que decir el recibo de seña | pago las cuotas del lote y no me dan factura | perdí los recibos de las cuotas del terreno | pague la seña y no me dieron ningun papel, que tendria que pedir | recibo de seña, que debe decir | ¿Qué menciones debe contener el recibo por entrega a cuenta de precio? | perdi los comprobantes de las cuotas q pague, como los recupero | alcanza con la transferencia como prueba de que pague la reserva o pido recibo?',
      en: 'What receipt should I get when I pay a deposit or an instalment? | the seller won’t give me a receipt for the deposit | what must a deposit receipt say | I lost the receipts of my plot’s instalments | what should a receipt for earnest money state | lost the receipts of my payments, what now',
      pt: 'Que comprovante devem me dar quando pago o sinal ou uma parcela? | o vendedor não quer dar recibo do sinal | perdi os recibos das parcelas do terreno | que recibo devo pedir quando pago o sinal? | paguei a entrada e não me deram recibo',
    },
    answer: {
      es: `Pedí siempre algo firmado: quién recibe y su cédula, cuánto, en qué moneda, de qué inmueble y por qué concepto, y qué saldo queda; si cobra una empresa, factura. Sin eso no pagues${cite.titleBeforeMoney}; pagar por transferencia, con el concepto escrito, deja prueba sola. Si perdiste recibos, pedí por escrito un estado de cuenta.`,
      en: `Always ask for something signed: who receives and their identity card, how much, in which currency, for which property and what, and what balance remains; a company gives an invoice. Without it don’t pay${cite.titleBeforeMoney}; a transfer with the purpose written leaves proof by itself. If you lost receipts, ask in writing for a statement of account.`,
      pt: `Peça sempre algo assinado: quem recebe e sua cédula, quanto, em que moeda, de que imóvel e por quê, e que saldo fica; se cobra uma empresa, fatura. Sem isso não pague${cite.titleBeforeMoney}; transferência com o motivo escrito deixa prova por si só. Se perdeu recibos, peça por escrito um extrato da conta.`,
    },
  },
  escrowAccount: {
    more: { guide: 'buying', section: 'deposit' },
    asked: {
      es: '¿Existe el escrow o depósito en custodia para comprar una casa? | quiero dejar la plata en custodia hasta que se firme | el escribano puede guardar el dinero hasta escriturar? | cómo protejo el pago hasta que salga la escritura | cuenta de garantía para la compra de un inmueble | dejar el dinero con un tercero hasta la transferencia | hay forma de q un tercero guarde el dinero hasta firmar? | custodia del pago, fideicomiso, compra | ¿Puede constituirse un depósito en garantía ante escribano hasta la escrituración? | el escribano puede retener mi cheque hasta que salga todo bien? | no quiero darle la plata al vendedor hasta tener el título, ¿alguien la guarda en el medio? | quien guarda la plata hasta que se firme la escritura',
      en: 'Is there escrow when buying a house in Paraguay? | can the notary hold the money until the deed | keep the money with a third party until closing | escrow account for a property purchase | third party holding my funds until title transfers | escrow service for property deals | who holds the money until the deed is signed',
      pt: 'Existe escrow ou custódia para comprar casa? | o escribano pode guardar o dinheiro até a escritura? | deixar o dinheiro com um terceiro até a transferência | existe conta garantia pra comprar imóvel no Paraguai? | depósito em custódia na compra | quem fica com o dinheiro até assinar a escritura',
    },
    answer: {
      es: `No es lo usual como en otros países, pero hay formas: un fideicomiso en un banco o fiduciaria, un cheque de gerencia que queda con el escribano, o pagar todo el día de la firma. Para montos grandes o a distancia vale la pena pedir presupuesto. Y siempre poca seña, con el certificado visto antes${cite.titleReport}: Óga no guarda dinero de nadie.`,
      en: `It is not as usual as elsewhere, but there are ways: a trust at a bank or trust company, a bank cheque left with the notary, or paying everything on the day of signing. For large sums or at a distance it is worth a quote. And always a small deposit, with the certificate seen first${cite.titleReport}: Óga holds nobody’s money.`,
      pt: `Não é tão usual como em outros países, mas há formas: um fideicomisso num banco ou fiduciária, um cheque administrativo que fica com o escribano, ou pagar tudo no dia da assinatura. Para valores grandes ou à distância vale pedir orçamento. E sempre pouco sinal, com o certificado visto antes${cite.titleReport}: a Óga não guarda dinheiro de ninguém.`,
    },
  },
  sellInInstalments: {
    more: { guide: 'selling', section: 'close' },
    asked: {
      es: '¿Me conviene vender mi casa en cuotas al comprador? | quiero vender financiando yo, cómo me protejo | vendo mi terreno en cuotas a un particular, qué garantía pido | el comprador me ofrece una entrega y el resto en cuotas | escriturar y quedar con hipoteca a mi favor | qué hago si vendo a plazos y después no me pagan | vendo mi casa en cuotas, qué garantía pido | un interesado quiere pagarme la casa por mes, acepto? | vender mi terreno a plazos | ¿Qué resguardos debe adoptar el enajenante en una venta con saldo financiado? | si le vendo en cuotas y deja de pagar, recupero mi propiedad? | me ofrecen entrega y el resto en mensualidades por mi depto, le firmo escritura o espero',
      en: 'Should I sell my house in instalments to the buyer? | how do I protect myself when I finance the buyer | sell my land in instalments, which security do I ask for | buyer offers part now and the rest in instalments | owner financing, should I offer it as seller | how do I protect myself when selling on terms',
      pt: 'Convém vender minha casa parcelada ao comprador? | como me protejo se eu mesmo financio a venda | vendo o terreno em parcelas, que garantia peço | vendo minha casa parcelada, é arriscado? | vender imóvel a prazo, que garantias peço',
    },
    answer: {
      es: `Te abre más compradores, con más riesgo. Las dos formas usuales: escriturar cuando terminen de pagar, con contrato ante escribano, o escriturar ya con una hipoteca a tu favor por el saldo. Pedí entrega alta y pagarés, y ojo: pagado ${f.lotRescission} del precio ya no podés rescindir por atraso; un escribano te arma la que te cuide, y un contador el impuesto.`,
      en: `It brings more buyers, with more risk; the two usual ways are a deed once they have paid, with a contract before a notary, or a deed now with a mortgage in your favour for the balance. Ask for a large down payment and notes, and mind that with ${f.lotRescission} of the price paid you can no longer rescind for arrears. A notary sets up the one that protects you, an accountant the tax.`,
      pt: `Abre mais compradores, com mais risco. As duas formas usuais: escriturar quando terminarem de pagar, com contrato diante de escribano, ou escriturar já com uma hipoteca a seu favor pelo saldo. Peça entrada alta e promissórias, e atenção: pago ${f.lotRescission} do preço você já não pode rescindir por atraso; um escribano arma a que proteja você, e um contador o imposto.`,
    },
  },
  commissionWhen: {
    more: { guide: 'costs', section: 'agency' },
    asked: {
      es: '¿Cuándo se le paga la comisión a la inmobiliaria? | tengo que pagar comisión si la venta se cae? | la comisión se paga con la seña o en la escritura? | el corredor quiere cobrar su comisión antes de escriturar | se cayó la operación y la inmobiliaria se queda con su comisión | comisión se cobra al firmar boleto o escritura | cuándo cobra la inmobiliaria su comisión | en q momento le pago al de la inmobiliaria, con la seña o al final? | honorarios del corredor, cuando | ¿Cuándo se devenga el honorario del corredor inmobiliario? | si la venta se cae igual tengo q pagarle a la agencia? | le pago a la agencia recien cuando cobro yo, o antes?',
      en: "When is the agency’s commission paid? | do I owe commission if the sale falls through | commission at the deposit or at the deed | the agent wants the commission before closing | at what stage do I owe the broker's fee | agent wants their fee at the reservation, normal?",
      pt: 'Quando se paga a comissão da imobiliária? | devo comissão se a venda não sair? | comissão se paga no sinal ou na escritura? | quando pago a comissão do corretor? | comissão no sinal ou na escritura',
    },
    answer: {
      es: `Depende de lo que firmaste. Lo usual es cobrarla al firmar el contrato o la escritura, y a veces una parte con la seña; por una venta suele ser ${f.saleCommission} más IVA. Dejá por escrito cuándo nace, sobre qué precio y qué pasa si la operación se cae sin tu culpa, y pedí factura; si no hay acuerdo escrito y hay pelea, consultá a un abogado.`,
      en: `It depends on what you signed. Usually it is charged on signing the contract or the deed, sometimes part of it with the deposit; on a sale it tends to be ${f.saleCommission} plus VAT. Put in writing when it falls due, on which price and what happens if the deal fails through no fault of yours, and ask for an invoice; without it and in a quarrel, ask a lawyer.`,
      pt: `Depende do que você assinou. O usual é cobrá-la ao assinar o contrato ou a escritura, e às vezes uma parte com o sinal; numa venda costuma ser ${f.saleCommission} mais IVA. Deixe por escrito quando nasce, sobre que preço e o que acontece se a operação cair sem culpa sua, e peça fatura; sem acordo escrito e com briga, consulte um advogado.`,
    },
  },
  commissionTwice: {
    more: { guide: 'costs', section: 'agency' },
    asked: {
      es: '¿Pueden cobrar comisión al comprador y también al vendedor? | la inmobiliaria me cobra comisión a mí que compro y al dueño | dos agentes quieren comisión por la misma venta | el comprador tiene que pagar comisión además del precio? | comisión compartida entre inmobiliarias | me mostraron la casa dos inmobiliarias, a cuál le pago | me quieren cobrar comisión a mí que compro | la inmobiliaria me cobra a mi q compro y tambien al dueño, eso se puede? | doble comision, ambas puntas | ¿Es admisible que el corredor perciba retribución de ambas partes? | dos agencias en la misma venta, pago dos comisiones? | me dicen que el vendedor ya pagó y ahora me cobran a mí, ¿es legal?',
      en: 'Can the agency charge commission to both buyer and seller? | the agency charges me as buyer and the owner too | two agents want commission for the same sale | do buyers pay commission on top of the price | charged a fee as purchaser although vendor pays too | two agencies involved, do I pay twice',
      pt: 'Podem cobrar comissão do comprador e do vendedor? | dois corretores querem comissão da mesma venda | o comprador paga comissão além do preço? | a imobiliária cobra comissão dos dois lados, pode? | duas imobiliárias na venda, pago duas vezes?',
    },
    answer: {
      es: `Puede pasar si cada parte lo aceptó; lo usual en una venta es que la pague quien vende, ${f.saleCommission} más IVA. Si comprás, preguntá en la primera visita si hay algo a tu cargo y que lo escriban. Entre dos inmobiliarias suelen compartirla: que se pongan de acuerdo ellas, y que quede dicho quién te presentó la propiedad, para no pagar dos veces.`,
      en: `It can happen if each side agreed; on a sale the seller usually pays, ${f.saleCommission} plus VAT. If you buy, ask at the first visit whether anything is yours to pay and have it written down. Two agencies usually share it: let them settle it, and have it stated who introduced you to the property, so as not to pay twice.`,
      pt: `Pode acontecer se cada parte aceitou; o usual numa venda é pagar quem vende, ${f.saleCommission} mais IVA. Se você compra, pergunte na primeira visita se há algo por sua conta e que o escrevam. Entre duas imobiliárias costumam dividir: que se acertem elas, e que fique dito quem apresentou o imóvel, para não pagar duas vezes.`,
    },
  },
  closingQuote: {
    more: { guide: 'costs', section: 'buying' },
    asked: {
      es: '¿Quién elige el escribano, el comprador o el vendedor? | el vendedor me impone su escribano, es normal? | puedo pedir presupuesto a varios escribanos | el banco me obliga a usar su escribanía | la constructora tiene su propia escribanía, puedo elegir otra? | comparar presupuestos de escribanía para la compra | puedo llevar mi propio escribano o es el del dueño | escribano de confianza del comprador | ¿A quién corresponde la designación del notario interviniente? | la constructora dice q se firma si o si con su escribana, es asi? | quiero comparar precios de escribanos para la compra, como los elijo | y el escribano lo pago yo o el que vende',
      en: 'Who chooses the notary, buyer or seller? | the seller insists on their own notary | can I get quotes from several notaries | the bank makes me use its notary | who gets to pick the notary for the sale | getting quotes from several notaries as purchaser | and the notary, is that on me or on the seller',
      pt: 'Quem escolhe o escribano, comprador ou vendedor? | o vendedor quer usar o escribano dele | posso pedir orçamento a vários escribanos | quem escolhe o tabelião, eu ou o vendedor? | o banco impõe o cartório dele, posso trocar',
    },
    answer: {
      es: `Se acuerda; como los gastos suelen ser de quien compra${cite.whoPays}, lo usual es que elija el comprador. Con crédito el banco suele poner el suyo, y las constructoras también: podés pagar a otro para que revise todo antes. Pedí dos presupuestos con cada rubro separado: el honorario va de ${f.notaryFee.fee} más IVA y se conversa; las tasas no.`,
      en: `It is agreed; as the buyer usually bears the costs${cite.whoPays}, the buyer tends to choose. With a loan the bank usually brings its own, and so do developers: you may pay another to check everything first. Get two quotes with each item apart: the fee runs from ${f.notaryFee.fee} plus VAT and is open to talk; the taxes are not.`,
      pt: `Combina-se; como os gastos costumam ser de quem compra${cite.whoPays}, o usual é que o comprador escolha. Com crédito o banco costuma pôr o seu, e as construtoras também: você pode pagar outro para revisar tudo antes. Peça dois orçamentos com cada item separado: o honorário vai de ${f.notaryFee.fee} mais IVA e se conversa; as taxas não.`,
    },
  },
} satisfies Record<string, FaqEntry>
