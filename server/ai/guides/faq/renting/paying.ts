import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const rentPayingFaq = {
  rentExchangeRate: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿A qué cambio pago si el alquiler está en dólares y yo cobro en guaraníes? | el contrato de alquiler dice USD y pago en guaraníes, qué cotización se usa | el dueño me cobra el dólar más caro que la casa de cambio | puedo pagar en guaraníes un alquiler pactado en dólares? | cotización del alquiler en dólares | subió el dólar y mi alquiler se fue a las nubes | mi alquiler es en dólares, qué cotización uso para pagar | mi alquiler es en dolares pero gano en guaranies, que cotizacion uso para pagar | el dueño me cobra el dolar mas caro que el banco | dólar de compra o de venta para abonar el canon locativo | cotizacion para pagar alquiler | cada mes discutimos con el locador por la tasa del dolar',
      en: 'Which exchange rate applies if my rent is in dollars and I pay in guaraníes? | lease in USD paid in guaraníes, which rate | the landlord charges a higher dollar than the exchange house | can I pay a dollar rent in local currency | landlord applies his own dollar rate when I pay rent in guaraníes | is it the buying or selling rate for paying my rent',
      pt: 'Que câmbio uso se o aluguel é em dólares e pago em guaranis? | contrato de aluguel em dólar, qual cotação | o dono cobra o dólar mais caro que a casa de câmbio | o aluguel é em dólar e eu pago em guarani, qual câmbio vale | cotação do dólar pra pagar aluguel',
    },
    answer: {
      es: 'Al que diga el contrato: por eso conviene escribir qué cotización (de qué banco o casa de cambio, compra o venta, y de qué día). Si no dice nada, proponé una fija y dejala por escrito. Si cobrás en guaraníes, pedir el alquiler en guaraníes te evita que suba con el dólar.',
      en: 'At the one in the contract: so write down which rate (which bank or exchange house, buying or selling, and of which day). If it says nothing, propose one and put it in writing. If you earn in guaraníes, asking for the rent in guaraníes keeps it from rising with the dollar.',
      pt: 'Ao que o contrato disser: por isso convém escrever qual cotação (de que banco ou casa de câmbio, compra ou venda, e de que dia). Se não diz nada, proponha uma e deixe por escrito. Se você ganha em guaranis, pedir o aluguel em guaranis evita que suba com o dólar.',
    },
  },
  rentReceipt: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Qué hago si el dueño no me da recibo del alquiler? | pago el alquiler en efectivo y no me dan comprobante | la transferencia sirve como recibo del alquiler? | cómo pruebo que pagué el alquiler | el locador dice que debo un mes y yo ya pagué | q tiene que decir un recibo de pago de alquiler firmado | pago en mano y la propietaria no me firma nada | como pruebo que pague los meses si nunca me dieron comprobante | constancia de pago del canon locativo en efectivo | sin comprobante de alquiler | le doy la plata al dueño cada mes y no me da ni un papelito | necesito una cuenta de banco para pagar el alquiler? | sin cuenta bancaria en paraguay puedo pagar el alquiler',
      en: 'What if the landlord gives me no rent receipt? | I pay rent in cash without proof | is a bank transfer proof of rent paid | the landlord says I owe a month I already paid | I pay cash and get no proof from my landlord | owner refuses to sign for my rent money | do I need a bank account in Paraguay to pay the rent | can I pay rent without a local bank account',
      pt: 'O que faço se o dono não me dá recibo do aluguel? | pago o aluguel em dinheiro sem comprovante | o dono diz que devo um mês que já paguei | o dono não me dá recibo do aluguel | como provo que paguei os meses de aluguel | preciso de conta em banco no Paraguai para pagar o aluguel? | dá para pagar o aluguel sem conta bancária',
    },
    answer: {
      es: 'Pagá por transferencia a la cuenta que diga el contrato, con el mes en el concepto: ese comprobante ayuda a probar el pago. Si es en efectivo, pedí siempre un recibo firmado con mes, monto y dirección, y no pagues sin él. Guardá todo hasta que te devuelvan el depósito; si discuten una deuda, mostráselo a un abogado.',
      en: 'Pay by transfer into the account the contract names, with the month in the reference: that helps prove it. In cash, always ask for a signed receipt with month, amount and address, and do not pay without it. Keep everything until your deposit is back; if a debt is disputed, show it to a lawyer.',
      pt: 'Pague por transferência na conta que o contrato disser, com o mês na descrição: isso ajuda a provar. Em dinheiro, peça sempre um recibo assinado com mês, valor e endereço, e não pague sem ele. Guarde tudo até devolverem o depósito; se discutirem uma dívida, mostre a um advogado.',
    },
  },
  rentInvoice: {
    more: { guide: 'costs', section: 'letting' },
    asked: {
      es: '¿El dueño me tiene que dar factura legal por el alquiler? | necesito factura del alquiler para mi empresa y el propietario no quiere | me cobra más si le pido factura | el precio del alquiler ya incluye IVA? | más IVA en un aviso de alquiler qué significa | factura timbrada de alquiler | necesito factura por lo que pago de alquiler para mi empresa | el alquiler lleva iva y quien lo paga | ¿está obligado el locador a emitir comprobante legal tributario? | factura del alquiler | el propietario no quiere facturar, me puede decir que no? | y el dueño da factura | el propietario emite factura por el alquiler',
      en: 'Must the landlord give me an invoice for the rent? | the owner charges more if I ask for an invoice | does the rent include VAT | my company needs an invoice of the rent | does rent carry VAT and can I demand a tax invoice | my company needs an official invoice for the flat | does the owner give an invoice for the rent',
      pt: 'O dono tem que me dar nota fiscal do aluguel? | o proprietário cobra mais se peço fatura | o preço do aluguel inclui IVA? | aluguel tem IVA e o dono emite nota fiscal? | preciso de nota fiscal do aluguel pra minha empresa',
    },
    answer: {
      es: `El alquiler de una vivienda lleva ${f.rentVat} de IVA, que se factura; preguntá antes de firmar si el precio ya lo incluye, porque algunos avisos dicen «más IVA». Si la necesitás, poné en el contrato que el precio es con factura. Qué corresponde emitir en cada caso lo dice un contador.`,
      en: `Rent of a home carries ${f.rentVat} VAT, which is invoiced; ask before signing whether the price includes it, as some listings say “plus VAT”. If you need an invoice, have the contract say that the price is with one. What must be issued in each case an accountant says.`,
      pt: `O aluguel de uma moradia leva ${f.rentVat} de IVA, que se fatura; pergunte antes de assinar se o preço já o inclui, porque alguns anúncios dizem «mais IVA». Se você precisa, ponha no contrato que o preço é com fatura. O que se deve emitir em cada caso diz um contador.`,
    },
  },
  rentPaymentDay: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Qué día se paga el alquiler y por mes adelantado o vencido? | hasta qué fecha puedo pagar el alquiler cada mes | cobro el diez y el dueño quiere el alquiler el primero | se paga por adelantado el alquiler? | entro a mitad de mes, pago el mes entero? | días de gracia para pagar el alquiler | el alquiler se paga a principio o a fin de mes? | fecha de pago mensual | hasta que dia del mes tengo tiempo de abonarle al propietario | cobro el 10, puedo acordar q me cobren el alq despues de esa fecha | entro el 15 al depto, pago el mes entero o la parte que falta | Mi hija, ¿la mensualidad de la casa se abona por anticipado o a mes cumplido?',
      en: 'On what day is rent due, and in advance or in arrears? | I move in mid month, do I pay the whole month | change my rent due date to after payday | grace days for paying rent | what date of the month do landlords usually expect payment | I move in mid-month, do I pay a full month or prorated?',
      pt: 'Que dia se paga o aluguel e é mês adiantado ou vencido? | entro no meio do mês, pago o mês inteiro? | até que dia posso pagar o aluguel | qual o dia do vencimento do aluguel, começo ou fim do mês? | entrando no meio do mês pago proporcional?',
    },
    answer: {
      es: `Lo que diga el contrato; lo usual es por mes adelantado, en los primeros días. Pedí una fecha después de tu cobro y que aclare los días de tolerancia y el interés por mora${cite.arrears}. Si entrás a mitad de mes, se suele acordar pagar la parte que falta; dejalo por escrito.`,
      en: `What the contract says; usually a month in advance, in its first days. Ask for a date after your payday and have it state the days of tolerance and the late interest${cite.arrears}. If you move in mid month, paying the part that is left is often agreed; put it in writing.`,
      pt: `O que o contrato disser; o usual é por mês adiantado, nos primeiros dias. Peça uma data depois do seu pagamento e que esclareça os dias de tolerância e os juros por atraso${cite.arrears}. Se entrar no meio do mês, costuma-se combinar pagar a parte que falta; deixe por escrito.`,
    },
  },
  depositLastMonth: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Puedo usar el depósito como último mes de alquiler? | me voy el mes que viene y quiero que tomen la garantía como pago | descontar el depósito del último alquiler | no pago el último mes y que se cobren del depósito | el inquilino quiere vivir el depósito | el depósito cubre el mes final? | me mudo en un mes, que se cobre de la garantia y listo, se puede? | no pagar el ultimo mes xq ya tiene mi deposito | puede imputarse la garantía al canon locativo del mes final? | el locador tiene guita mia guardada, le sirve como pago del mes q me falta? | compensar garantía con último mes',
      en: 'Can I use the deposit as the last month’s rent? | not paying the final month and letting them keep the deposit | my tenant wants the deposit to count as last rent | pay the last rent out of the deposit | can my landlord just keep the security money instead of my final payment | is it ok to apply the guarantee money to my closing month',
      pt: 'Posso usar o depósito como último mês de aluguel? | não pagar o último mês e ficarem com a caução | o inquilino quer descontar o depósito do último aluguel | posso abater o caução na última mensalidade? | usar o depósito caução no lugar do último aluguel',
    },
    answer: {
      es: `Solo si el dueño lo acepta o el contrato lo dice: el depósito suele estar para daños y cuentas pendientes, no para el alquiler${cite.rentDeposit}. Si lo acordás, hacelo por escrito y con una visita previa para ver el estado. Dejar de pagar sin acuerdo cuenta como atraso.`,
      en: `Only if the owner accepts it or the contract says so: the deposit is usually there for damage and open bills, not for rent${cite.rentDeposit}. If you agree on it, do it in writing and with a visit beforehand to see the state. Stopping payment without agreement counts as arrears.`,
      pt: `Só se o dono aceitar ou o contrato disser: o depósito costuma existir para danos e contas pendentes, não para o aluguel${cite.rentDeposit}. Se combinarem, façam por escrito e com uma visita antes para ver o estado. Parar de pagar sem acordo conta como atraso.`,
    },
  },
  depositDeductions: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Qué me pueden descontar del depósito al entregar el depto? | me quieren cobrar la pintura del depósito | el desgaste normal lo paga el inquilino? | me descuentan limpieza y arreglos que ya estaban rotos | tengo que pintar antes de irme? | devolver la casa alquilada pintada como la recibí | que cosas puede sacarme el propietario de la garantia cuando me vaya | descuentos de la garantía por desgaste | ¿Qué conceptos son deducibles de la garantía al restituir el inmueble? | las marcas del uso normal se descuentan de lo que deje al entrar? | el dueño dice q va a restar limpieza y arreglos de mi deposito, puede?',
      en: 'What can be deducted from my deposit when I leave? | they want to charge painting to my deposit | normal wear and tear, who pays | do I have to paint before moving out | which things may a landlord subtract from the security money at move-out | he wants to take cleaning and a scratched floor out of my guarantee',
      pt: 'O que podem descontar do meu depósito ao entregar o imóvel? | querem cobrar a pintura da caução | o desgaste normal é do inquilino? | tenho que pintar antes de sair? | o que o dono pode descontar do caução na saída? | querem me cobrar conserto usando a garantia, o que é permitido descontar',
    },
    answer: {
      es: `Lo que diga el contrato: la ley no trae una lista${cite.rentDeposit}. Lo usual es descontar daños, cuentas sin pagar y la pintura si se acordó, y no el desgaste por uso normal. Pedí el detalle con presupuestos o facturas y comparalo con el acta y las fotos de entrada; si no hay acuerdo, un abogado te orienta.`,
      en: `What the contract says: the law gives no list${cite.rentDeposit}. Damage, unpaid bills and, if agreed, painting are usually deducted, and normal wear is not. Ask for details with quotes or invoices and compare them with the move-in record and pictures; if you cannot agree, a lawyer can guide you.`,
      pt: `O que o contrato disser: a lei não traz uma lista${cite.rentDeposit}. O usual é descontar danos, contas não pagas e a pintura se combinada, e não o desgaste normal. Peça o detalhe com orçamentos ou notas e compare com o termo e as fotos de entrada; se não houver acordo, um advogado orienta.`,
    },
  },
  expensasTenant: {
    more: { guide: 'costs', section: 'condo' },
    asked: {
      es: '¿Quién paga las expensas en un alquiler? | a quién le tocan las expensas, inquilino o propietario | las expensas extraordinarias le tocan al propietario? | aumentaron las expensas del edificio y soy inquilino | arreglo del ascensor, me lo pueden cobrar si alquilo? | el alquiler incluye expensas? | la cuota del edificio la paga el que alquila o el dueño? | gastos comunes del edificio, locador o locatario? | me toca a mi como inquilino pagar las expensas? | expensas extraordinarias en alquiler | cambiaron el ascensor y quieren que yo, que alquilo, ponga plata | Señor, ¿la cuota del edificio la cubre quien vive o quien es propietario del departamento?',
      en: 'Who pays the building fees (expensas), tenant or owner? | are building fees on top of the rent | extraordinary expensas for the elevator, tenant or owner | building fees went up and I rent | are condo fees on the renter or on the landlord | new elevator in the building: should a renter chip in?',
      pt: 'Quem paga as expensas (condomínio), inquilino ou dono? | o condomínio é à parte do aluguel? | taxa extra do prédio, cabe ao proprietário? | condomínio é por conta do inquilino ou do dono? | obra extraordinária no prédio, cobram de mim que só alugo',
    },
    answer: {
      es: `Lo decide el contrato: lo usual es que las ordinarias las pague quien vive ahí, aparte o dentro del precio, y las extraordinarias (obras, ascensor nuevo) el dueño. Ante el edificio responde el propietario${cite.condoFees}. Preguntá cuánto fueron los últimos meses, qué incluyen y que el contrato separe unas de otras.`,
      en: `The contract decides: usually whoever lives there pays the ordinary ones, apart or within the price, and the owner the extraordinary ones (works, a new elevator). Towards the building the owner answers${cite.condoFees}. Ask what the last months came to and what is included, and have the contract tell one from the other.`,
      pt: `O contrato decide: o usual é que as ordinárias sejam de quem mora, à parte ou no preço, e as extraordinárias (obras, elevador novo) do dono. Perante o prédio responde o proprietário${cite.condoFees}. Pergunte quanto foram os últimos meses, o que incluem e que o contrato separe umas das outras.`,
    },
  },
  propertyTaxTenant: {
    more: { guide: 'costs', section: 'owning' },
    asked: {
      es: '¿El impuesto inmobiliario lo paga el inquilino o el propietario? | el dueño quiere que yo pague el impuesto de la municipalidad | IPTU en Paraguay quién lo paga si alquilo | tasa de basura y municipal siendo inquilino | me pasan la boleta del inmobiliario en el alquiler | quién se encarga de la recolección de basura en un alquiler | el locador me quiere cobrar el impuesto de la municipalidad por la casa | tributo inmobiliario en una locación, ¿a cargo de quién? | impuesto inmobiliario en alquiler | la boleta de la muni vino a casa, le toca al dueño o al q vive? | es comun que el contrato le cargue al inquilno el impuesto del inmueble?',
      en: "Who pays the property tax, tenant or owner? | the owner wants me to pay the municipal tax | garbage collection fee in a rental, who pays | is property tax my job as a tenant | my landlord handed me the municipal tax bill, is that my job | lease clause making me pay the owner's municipal property tax",
      pt: 'Quem paga o imposto imobiliário (IPTU), inquilino ou dono? | o IPTU no Paraguai é do inquilino? | taxa de lixo no aluguel, quem paga | IPTU daí é do inquilino ou do dono? | imposto do imóvel alugado, quem arca',
    },
    answer: {
      es: `El impuesto inmobiliario es del propietario ante la municipalidad: ${f.propertyTax} del valor fiscal por año. Un contrato puede pasarle el costo al inquilino, pero no es lo usual en viviendas; la recolección de basura, en cambio, suele pagarla quien vive ahí. Leelo antes de firmar y pedí las boletas al día.`,
      en: `The property tax is the owner’s towards the municipality: ${f.propertyTax} of the fiscal value a year. A contract may pass the cost to the tenant, but for homes that is not usual; garbage collection, though, is usually paid by whoever lives there. Read it before signing and ask for the paid-up bills.`,
      pt: `O imposto imobiliário é do proprietário perante a municipalidade: ${f.propertyTax} do valor fiscal por ano. Um contrato pode repassar o custo ao inquilino, mas não é o usual em moradias; já a coleta de lixo costuma ser de quem mora. Leia antes de assinar e peça os boletos em dia.`,
    },
  },
  tenantUtilities: {
    more: { guide: 'moving', section: 'settle' },
    asked: {
      es: '¿Tengo que poner la luz y el agua a mi nombre si alquilo? | cambio de titular de ANDE para inquilino | la boleta de ANDE y la de agua, las pongo a mi nombre o las dejo al locador | cómo paso ESSAP y ANDE a mi nombre en un alquiler | quién contrata los servicios cuando me mudo a un alquiler | puedo tener un medidor a mi nombre siendo inquilino | ¿A nombre de quién van la luz y el agua si alquilo sin cédula? | poner internet a mi nombre con pasaporte | contratar servicios de la casa siendo extranjero | el dueño me deja la luz a su nombre, está bien? | puedo pedir medidor de ande sin ser paraguayo | factura de servicios a nombre del inquilino extranjero | cambiar el medidor de ande a mi nombre siendo inquilino | servicios a nombre del inquilino | hace falta cambiar titularidad de ande y essap cuando entro a un depto | El propietario exige que la cuenta de agua figure a mi nombre, ¿es necesario? | recien me mude de alquilado, como hago con las boletas de luz y agua, se pasan a mi?',
      en: 'Do I have to put electricity and water in my name when I rent? | transfer the ANDE account to a tenant | the electricity bill still comes under the landlord, should I switch it | utilities in a rented flat, who signs up | In whose name are power and water if I rent without a cédula? | get internet with a passport only | set up utilities as a foreigner | landlord keeps the electricity in his name | should the tenant be the account holder for power and water | can I just leave the utility bills under the owner and pay them | are utilities included in the rent',
      pt: 'Tenho que pôr luz e água no meu nome se alugo? | mudar titular da ANDE sendo inquilino | a conta de luz vem no nome do dono | Quem alugou sem cédula põe luz e internet no próprio nome? | contratar internet com passaporte | serviços da casa sendo estrangeiro | preciso transferir luz e água pro meu nome quando alugo? | a conta da ANDE fica no nome do dono ou passo pro meu',
    },
    answer: {
      es: 'Depende de lo acordado: muchas veces quedan a nombre del dueño y el inquilino paga la factura, que es lo más simple. Para cambiarlos, preguntá en ANDE y en la empresa de agua qué piden; suele hacer falta el contrato y la conformidad del dueño. Internet suele ir a tu nombre; anotá los medidores el día que entrás y el que salís.',
      en: 'It depends on what you agree: often they stay in the owner’s name and the tenant pays the bill, which is simplest. To change them, ask ANDE and the water company what they need; usually the lease and the owner’s consent. Internet tends to be in yours; note the meters the day you move in and the day you leave.',
      pt: 'Depende do combinado: muitas vezes ficam no nome do dono e o inquilino paga a conta, que é o mais simples. Para mudar, pergunte na ANDE e na empresa de água o que pedem; costuma ser o contrato e a concordância do dono. A internet costuma ir no seu; anote os medidores no dia em que entra e no que sai.',
    },
  },
  formerTenantBills: {
    asked: {
      es: '¿Quién paga las deudas de luz o agua del inquilino anterior? | entré a un alquiler y había facturas viejas sin pagar | me cortaron la luz por una deuda que no es mía | deuda de ANDE del que vivía antes | el inquilino se fue y dejó facturas impagas | cómo sé si la casa que alquilo tiene deuda de agua | el q vivia antes dejo facturas de ande sin pagar, me toca a mi? | entre al depto y me cortaron el agua por cuentas viejas de otro | boletas impagas del ocupante anterior | El muchacho que alquilaba antes se fue sin pagar la luz, ¿yo respondo por eso? | me mude y habia cuenta atrasada de essap, quien se hace cargo, el propietario o yo',
      en: 'Who pays the former tenant’s power or water bills? | I moved into a rental with unpaid bills | power cut for a debt that is not mine | my tenant left unpaid utility bills | previous renter left unpaid electricity, am I stuck with it | old utility debt in my new rental, who settles it',
      pt: 'Quem paga as dívidas de luz ou água do inquilino anterior? | entrei num aluguel com contas antigas atrasadas | cortaram a luz por dívida que não é minha | o inquilino que saiu deixou conta de luz atrasada, sou eu que pago? | conta velha de luz no imóvel que aluguei',
    },
    answer: {
      es: 'Entre vos y el dueño, lo anterior a tu entrada no te toca si quedó escrito: pedí las últimas facturas pagadas y una foto de los medidores antes de firmar. Si ya hay deuda o corte, avisale por escrito y que la pague él; la empresa te dice cómo reconectar. Si sos dueño, controlá las facturas antes de devolver el depósito.',
      en: 'Between you and the owner, what is older than your move-in is not yours if that was put in writing: ask for the last paid bills and a picture of the meters before signing. If there is debt or a cut, write to them to pay it; the company says how to reconnect. As an owner, check the bills before you return the deposit.',
      pt: 'Entre você e o dono, o anterior à sua entrada não lhe cabe se ficou escrito: peça as últimas contas pagas e uma foto dos medidores antes de assinar. Se há dívida ou corte, avise por escrito para ele pagar; a empresa diz como religar. Se é dono, confira as contas antes de devolver o depósito.',
    },
  },
  rentalInternet: {
    asked: {
      es: '¿Puedo instalar internet en un depto alquilado? | qué empresa de fibra llega al edificio donde alquilo | necesito permiso del dueño para poner wifi | el alquiler viene con internet? | me quiero llevar mi contrato de internet a otro alquiler | instalar cable y fibra siendo inquilino | puedo poner wifi en el lugar q alquilo | fibra óptica en casa alquilada | quiero contratar internet siendo inquilino, a nombre de quien va | como se que empresa de internet llega al edificio antes de alquilar | Para instalar conexión en el inmueble locado, ¿requiero autorización del propietario?',
      en: 'Can I install internet in a rented flat? | which fiber provider reaches my rented building | do I need the owner’s permission for wifi | is internet included in the rent | getting wifi set up in my rental apartment | which internet companies serve the building I am about to rent',
      pt: 'Posso instalar internet num apartamento alugado? | preciso de permissão do dono para o wifi | a internet vem incluída no aluguel? | posso contratar internet no apê alugado? | wifi em casa alugada, como faço',
    },
    answer: {
      es: 'Sí, lo usual es contratarlo a tu nombre; avisale al dueño si hay que perforar o pasar cables, y en un edificio preguntá a la administración qué empresas tienen entrada. Antes de firmar el alquiler pedí a la empresa que confirme cobertura en esa dirección. Mirá la permanencia: si te mudás, pueden cobrarte traslado o baja.',
      en: 'Yes, you usually take it in your own name; tell the owner if drilling or cabling is needed, and in a building ask the administration which companies have access. Before signing the lease have the company confirm coverage at that address. Check the minimum term: if you move, they may charge a transfer or a cancellation.',
      pt: 'Sim, o usual é contratar no seu nome; avise o dono se for preciso furar ou passar cabos, e num prédio pergunte à administração quais empresas têm entrada. Antes de assinar o aluguel peça à empresa que confirme a cobertura. Veja a fidelidade: se você se mudar, podem cobrar transferência ou cancelamento.',
    },
  },
} satisfies Record<string, FaqEntry>
