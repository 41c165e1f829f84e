import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const sellingFaq = {
  sellInherited: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Se puede vender una casa que está a nombre de mis padres fallecidos? | heredé un terreno, cómo hago para venderlo | quiero vender la casa de mis abuelos y sigue a nombre de ellos | como vendemos entre hermanos la casa familiar | puedo vender mi parte de la casa heredada | puedo vender la casa de mi mamá fallecida | vender casa de padres fallecidos | mis viejos ya murieron y la casa sigue a nombre de ellos, como la vendemos | que falta para escriturar al comprador si el titulo dice mi difunto padre | ¿Puede transferirse un inmueble inscripto a nombre de los causantes? | la propiedad figura de mi finada madre y los hijos queremos venderla juntos | mi papá falleció, la casa sigue a nombre de él y soy hijo único, puedo vender así nomás? | sigue a nombre del finado, se puede vender?',
      en: "Can we sell a house still in our late parents’ name? | I inherited land, how do I sell it | my brother refuses to sell our parents’ house | how do siblings sell the family home together | can I sell my share of the inherited house | can I sell my late mother’s house | mom and dad are gone and the deed is theirs, how do we sell | what must siblings do before transferring their dead parents' house to a buyer | the house is still in my late father’s name, can I just sell it",
      pt: 'Como vendemos entre irmãos a casa da família? | dá para vender uma casa em nome dos pais falecidos | meu irmão não quer vender a casa dos nossos pais | posso vender minha parte da casa herdada | dá pra vender imóvel no nome dos meus pais falecidos? | escritura ainda está no nome da minha mãe falecida, como vendemos',
    },
    answer: {
      es: 'Se puede ofrecer, pero para escriturar hace falta terminar la sucesión y que firmen todos los herederos, o alguien con poder de ellos. Si uno no quiere, primero se negocia, por ejemplo que los otros le compren su parte; si no, un abogado dice qué vías judiciales hay. Decí en el aviso que está en sucesión: ahorra visitas inútiles.',
      en: 'It can be offered, but the deed needs the succession finished and the signature of every heir, or of someone with their power. If one refuses, negotiate first, for example the others buying that share; failing that, a lawyer says which court routes exist. Say in the listing that it is in succession: it saves pointless visits.',
      pt: 'Pode ser oferecida, mas para escriturar é preciso terminar o inventário e que todos os herdeiros assinem, ou alguém com procuração deles. Se um não quer, primeiro se negocia, por exemplo que os outros comprem a parte dele; se não, um advogado diz que vias judiciais há. Diga no anúncio que está em inventário: evita visitas inúteis.',
    },
  },
  sellWithTenant: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Puedo vender mi casa con un inquilino adentro? | quiero vender el depto y todavia tiene contrato de alquiler vigente | vendo ocupado o espero a que se vaya el inquilino | el inquilino no deja mostrar la casa que vendo | tengo inquilinos y quiero poner en venta | vender depto alquilado | tengo inquilinos hasta el año q viene y quiero vender ya | ¿Puede enajenarse un inmueble con locación vigente? | como muestro la casa a compradores si vive gente alquilando | quiero desprenderme de mi duplex pero esta ocupado por un locatario',
      en: 'Can I sell my house with a tenant inside? | I want to sell but the lease is still running | my tenant will not let buyers see the house I am selling | sell occupied or wait for the tenant to leave | putting an occupied rental on the market as the owner | showing my property to buyers while someone rents it',
      pt: 'Posso vender minha casa com inquilino dentro? | quero vender mas o contrato de aluguel está vigente | o inquilino não deixa mostrar a casa que vendo | posso vender meu apê com inquilino morando? | como mostrar a casa pra compradores com inquilino dentro',
    },
    answer: {
      es: 'Sí, y a quien invierte le puede gustar que ya rinda; quien la quiere para vivir suele pedirla desocupada. Leé qué dice el contrato sobre la venta y las visitas, avisale al inquilino con tiempo y acordá horarios. Publicá cuánto paga y hasta cuándo; qué pasa con el contrato en tu caso, consultalo con un escribano o abogado.',
      en: 'Yes, and an investor may like that it already earns; someone who wants to live there usually asks for it vacant. Read what the lease says on sale and visits, tell the tenant early and agree on times. Publish what is paid and until when; what happens to the lease in your case, ask a notary or lawyer.',
      pt: 'Sim, e a quem investe pode agradar que já renda; quem a quer para morar costuma pedir desocupada. Leia o que o contrato diz sobre venda e visitas, avise o inquilino com tempo e combine horários. Publique quanto paga e até quando; o que acontece com o contrato no seu caso, consulte um escribano ou advogado.',
    },
  },
  sellFromAbroad: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Cómo vendo mi propiedad si vivo en el exterior? | estoy en españa y quiero vender mi casa de paraguay | puedo vender sin viajar a paraguay | vender con poder desde argentina mi terreno | quien firma la venta por mi si estoy afuera | vivo en españa y quiero vender mi terreno de alla | poder para vender | soy paraguaya residente en ee.uu., como firmo la venta de mi propiedad | a quien le dejo encargada la venta si no estoy en el pais | ¿Qué instrumento habilita a mi hermano a vender por mí desde Paraguay?',
      en: 'How do I sell my Paraguay property while living abroad? | can I sell without travelling to paraguay | who signs the sale for me if I am overseas | sell my house through a power of attorney | I moved to Madrid and need to sell my flat in Asunción | selling remotely as an owner outside the country',
      pt: 'Como vendo meu imóvel no Paraguai morando no exterior? | posso vender sem viajar ao paraguai | quem assina a venda por mim se estou fora | moro no Brasil e quero vender meu imóvel no Paraguai | como vendo estando fora do país',
    },
    answer: {
      es: 'Lo usual es con un poder especial para vender, a favor de alguien de mucha confianza; el escribano de acá te dice el texto y qué legalización necesita según el país donde lo firmes. Que el poder diga precio mínimo y a qué cuenta va el dinero. Los impuestos cambian si no residís: pedile la cuenta a un contador antes de publicar.',
      en: 'Usually with a special power to sell, granted to someone you trust fully; the notary here tells you the wording and which legalization it needs for the country where you sign. Let it state a minimum price and the account the money goes to. Taxes differ for non-residents: ask an accountant for the figures before publishing.',
      pt: 'O usual é com uma procuração especial para vender, a favor de alguém de muita confiança; o escribano daqui diz o texto e que legalização precisa conforme o país onde assinar. Que diga preço mínimo e a que conta vai o dinheiro. Os impostos mudam se você não reside: peça a conta a um contador antes de anunciar.',
    },
  },
  exclusivity: {
    more: { guide: 'costs', section: 'agency' },
    asked: {
      es: '¿Conviene dar la venta en exclusividad a una inmobiliaria? | la inmobiliaria me pide exclusividad | cuanto tiempo firmo de exclusividad | le doy mi casa a varias inmobiliarias o a una sola | puedo vender por mi cuenta si firme exclusiva | quiero romper la exclusividad con el corredor | exclusividad con la inmobiliaria por seis meses, firmo? | contrato de exclusividad | la inmobiliaria me pide q solo ella venda mi casa | me quieren hacer firmar exclusiva por 6 meses, que hago | si firmo exclusivo y consigo comprador yo, les pago igual? | ¿Es prudente otorgar autorización exclusiva de venta a un corredor?',
      en: 'Should I give an agency an exclusive listing? | the agency asks me for exclusivity | one agency or several to sell my house | can I sell by myself if I signed an exclusive | how long should exclusivity last | sole agency agreement for my house: good idea? | one realtor or several to market my property',
      pt: 'Convém dar exclusividade a uma imobiliária para vender? | a imobiliária me pede exclusividade | dou minha casa a várias imobiliárias ou a uma só | vale a pena assinar exclusividade com a imobiliária? | corretor quer contrato exclusivo de venda',
    },
    answer: {
      es: 'Depende de qué te dé a cambio: con exclusividad una inmobiliaria suele invertir más y hay un solo precio publicado; con varias hay más vidriera, pero más desorden. Si firmás, que diga plazo corto, comisión, qué va a hacer, qué pasa si vendés por tu cuenta y cómo se termina. Si ya firmaste y querés salir, leé eso primero.',
      en: 'It depends on what you get for it: with an exclusive an agency tends to invest more and one price is published; with several there is more exposure and more disorder. If you sign, let it state a short term, commission, what will be done, what happens if you sell by yourself and how it ends. If you already signed and want out, read that first.',
      pt: 'Depende do que recebe em troca: com exclusividade uma imobiliária costuma investir mais e há um só preço publicado; com várias há mais vitrine, mas mais desordem. Se assinar, que diga prazo curto, comissão, o que vai fazer, o que acontece se vender por conta própria e como termina. Se já assinou e quer sair, leia isso primeiro.',
    },
  },
  sellAlone: {
    more: { guide: 'selling', section: 'listing' },
    asked: {
      es: '¿Conviene vender por mi cuenta o con inmobiliaria? | puedo vender mi casa sin inmobiliaria | vender de dueño a comprador sin intermediario | como vendo yo mismo mi depto y me ahorro la comision | vale la pena pagar corredor para vender | vendo sin corredor, qué tal | vender sin intermediarios | dueño vende directo o le doy a un corredor | puedo vender yo mismo mi terrenito o necesito un agente | me da fiaca mostrar la casa, sirve pagar una inmobiliaria para venderla? | ¿Es obligatorio intervenir corredor en la compraventa de mi inmueble?',
      en: 'Should I sell by myself or through an agency? | can I sell my house without an agent | sell by owner and save the commission | is it worth paying an agent to sell | for sale by owner or with a realtor | what do I save selling without a broker',
      pt: 'Convém vender por conta própria ou com imobiliária? | posso vender minha casa sem imobiliária | vender direto e economizar a comissão | vender direto pelo dono ou com corretor? | compensa pagar comissão ou vendo sozinho',
    },
    answer: {
      es: `Se puede vender sin inmobiliaria: ahorrás la comisión, que suele rondar ${f.saleCommission} más IVA, pero atendés consultas, visitas y negociación vos. Conviene si tenés tiempo, precio claro y papeles listos; si no, una buena inmobiliaria puede compensar lo que cobra. En los dos casos la escritura la hace un escribano.`,
      en: `You can sell without an agency: you save the commission, usually around ${f.saleCommission} plus VAT, but handle inquiries, visits and bargaining yourself. It suits you if you have time, a clear price and papers ready; otherwise a good agency may be worth its fee. Either way a notary draws up the deed.`,
      pt: `Dá para vender sem imobiliária: economiza a comissão, que costuma rondar ${f.saleCommission} mais IVA, mas atende consultas, visitas e negociação você mesmo. Convém se tem tempo, preço claro e papéis prontos; se não, uma boa imobiliária pode compensar o que cobra. Nos dois casos a escritura é feita por um escribano.`,
    },
  },
  chooseAgent: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo elijo una buena inmobiliaria para vender? | como se si un corredor es serio | que le pregunto al agente antes de darle mi casa | el corredor no hace nada por vender mi propiedad | que tiene que hacer la inmobiliaria por mi venta | que inmobiliaria es seria para vender mi casa | elegir corredor | que le pregunto a un agente para saber si es bueno vendiendo | una inmobiliaria me promete un precio altisimo, le creo? | busco martillero de confianza que venda mi depto, en que me fijo',
      en: 'How do I choose a good agency to sell my home? | how do I know an agent is serious | what to ask an agent before giving them my house | my agent does nothing to sell my property | picking a realtor to list my house with | signs of a trustworthy broker for my sale',
      pt: 'Como escolho uma boa imobiliária para vender? | como sei se um corretor é sério | o corretor não faz nada para vender meu imóvel | como escolher uma boa imobiliária pra vender? | qual corretor é confiável pra minha venda',
    },
    answer: {
      es: 'Mirá en su página qué publica, en qué zonas, qué cerró y cuánto tarda en responder. Preguntá con qué comparables justifica el precio, quién hace las fotos, dónde publica, cada cuánto te informa y qué cobra. Desconfiá de quien promete un precio muy alto para que firmes; si no trabaja, pedí un informe por escrito y revisá el plazo.',
      en: 'See on its page what it publishes, in which areas, what it closed and how fast it answers. Ask which comparables support the price, who takes the photos, where it publishes, how often it reports and what it charges. Beware of anyone promising a very high price to make you sign; if nothing is done, ask for a written report and check the term.',
      pt: 'Veja na página dela o que publica, em que zonas, o que fechou e quanto demora a responder. Pergunte com que comparáveis justifica o preço, quem faz as fotos, onde publica, com que frequência informa e o que cobra. Desconfie de quem promete um preço muito alto para você assinar; se não trabalha, peça um relatório por escrito e reveja o prazo.',
    },
  },
  buyerDeposit: {
    more: { guide: 'selling', section: 'close' },
    asked: {
      es: '¿Cómo tomo la seña del comprador de mi casa? | cuanto le pido de seña al que me compra | el comprador señó y se arrepintió, me quedo con la seña? | soy vendedor y me arrepenti despues de recibir la seña | que pongo en el recibo de seña como vendedor | me quieren señar la casa, que le hago firmar | recibir seña del interesado | si vendo y el comprador se arrepiente me quedo con la seña? | ¿Qué debe contener el recibo de seña otorgado por el vendedor? | le acepto una reserva por mi terreno, q plazo le pongo',
      en: "How do I take a deposit from the buyer of my house? | how much deposit should I ask my buyer for | my buyer backed out, do I keep the deposit | I am the seller and want to back out after taking the deposit | I'm the seller: how to document the reservation money I receive | can I keep the earnest money if my buyer backs out",
      pt: 'Como recebo o sinal do comprador da minha casa? | quanto peço de sinal ao comprador | o comprador desistiu, fico com o sinal? | sou vendedor e me arrependi depois do sinal | como recebo o sinal de quem quer comprar minha casa? | comprador quer reservar meu imóvel, que prazo coloco',
    },
    answer: {
      es: `Por escrito y con plazo, firmado por todos los dueños: precio, saldo, fecha de escritura, qué queda en la casa y qué pasa si uno se echa atrás, que es lo que decide quién se queda con la seña. Lo usual es ${f.deposit} del precio. Si ya hubo arrepentimiento, hacé leer ese papel por un escribano o abogado antes de devolver o retener.`,
      en: `In writing and with a deadline, signed by every owner: price, balance, date of the deed, what stays in the house and what happens if one side backs out, which decides who keeps the deposit. The usual is ${f.deposit} of the price. If someone has already backed out, have a notary or lawyer read that paper before returning or keeping it.`,
      pt: `Por escrito e com prazo, assinado por todos os donos: preço, saldo, data da escritura, o que fica na casa e o que acontece se um desistir, que é o que decide quem fica com o sinal. O usual é ${f.deposit} do preço. Se já houve desistência, faça um escribano ou advogado ler esse papel antes de devolver ou reter.`,
    },
  },
  handOver: {
    more: { guide: 'selling', section: 'close' },
    asked: {
      es: '¿Cuándo entrego las llaves al comprador? | el comprador quiere mudarse antes de la escritura | le doy la posesion antes de cobrar todo? | que hago el dia de la entrega de la casa que vendi | cuanto tiempo tengo para desocupar despues de vender | a quien paso la luz y el agua cuando vendo | en q momento le doy la posesion al que me compra | entrega al comprador | vendi mi casa, puedo quedarme unos dias despues de la escritura? | doy las llaves con la seña o cuando cobro el total? | ¿Cuándo corresponde la tradición del inmueble vendido?',
      en: 'When do I hand the keys to my buyer? | the buyer wants to move in before the deed | how long do I have to move out after selling | what do I do on the day I hand over the house I sold | when should my purchaser get possession | I sold my home, can I stay a week after closing',
      pt: 'Quando entrego as chaves ao comprador? | o comprador quer se mudar antes da escritura | quanto tempo tenho para desocupar depois de vender | quando passo as chaves pra quem comprou minha casa? | vendi e preciso ficar uns dias depois da escritura',
    },
    answer: {
      es: `Lo prudente es entregarla al cobrar el saldo y firmar la escritura, que es lo que pasa la propiedad${cite.deedRequired}. Si necesitás quedarte unos días, que la escritura o un acuerdo diga hasta cuándo. Ese día anoten medidores, llaves y lo que queda, firmen un acta con fotos, y cambien los servicios de titular.`,
      en: `The prudent moment is when you are paid the balance and sign the deed, which is what transfers the property${cite.deedRequired}. If you need to stay some days, let the deed or an agreement say until when. That day note meters, keys and what stays, sign a record with photos, and move the utilities to the new owner.`,
      pt: `O prudente é entregar ao receber o saldo e assinar a escritura, que é o que transfere a propriedade${cite.deedRequired}. Se precisa ficar uns dias, que a escritura ou um acordo diga até quando. Nesse dia anotem medidores, chaves e o que fica, assinem um termo com fotos, e passem os serviços ao novo titular.`,
    },
  },
  seriousBuyers: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo evito visitas de curiosos que no van a comprar? | vienen a ver mi casa y nadie compra | como se si el comprador tiene la plata | filtrar interesados antes de mostrar la casa | me da miedo meter desconocidos a mi casa en las visitas | es seguro mostrar mi casa a extraños | viene gente a mirar mi casa y nadie compra | filtrar interesados | me cansan los curiosos que vienen a pasear por mi propiedad en venta | que le pregunto a un supuesto comprador antes de mostrarle | tengo miedo de abrir la puerta a desconocidos que dicen querer comprar',
      en: 'How do I avoid time wasters visiting my house? | how do I know a buyer really has the money | screen buyers before showing the house | I am afraid of letting strangers into my home for viewings | tyre-kickers keep coming to view my property | safe way of showing my home to strangers',
      pt: 'Como evito visitas de curiosos que não vão comprar? | como sei se o comprador tem o dinheiro | filtrar interessados antes de mostrar a casa | tenho medo de receber estranhos nas visitas | só vem curioso ver minha casa à venda | perguntas pra saber se o comprador é sério',
    },
    answer: {
      es: 'Con un aviso completo y preguntas antes de la visita: para cuándo, cómo paga, si ya tiene crédito aprobado o algo que vender, quiénes van. Mostrá de día y acompañado, pedí nombre y documento, guardá lo de valor y usá la dirección aproximada en el aviso. Antes de frenar otras ofertas, pedí una oferta escrita o una seña.',
      en: 'With a full listing and questions before the visit: by when, how they pay, whether a loan is approved or something must be sold first, who is coming. Show by day and not alone, ask for name and document, put valuables away and show only an approximate address. Before turning others away, ask for a written offer or a deposit.',
      pt: 'Com um anúncio completo e perguntas antes da visita: para quando, como paga, se já tem crédito aprovado ou algo a vender, quem vai. Mostre de dia e acompanhado, peça nome e documento, guarde o de valor e use o endereço aproximado no anúncio. Antes de frear outras ofertas, peça uma oferta escrita ou um sinal.',
    },
  },
  sellerScams: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué estafas hay contra los que venden? | un comprador del exterior quiere pagarme sin ver la casa | me mandan un comprobante de transferencia falso | me piden copia del titulo y la cedula para comprar, es seguro? | el comprador me pide que le pague un gasto para liberar el dinero | como evito que me estafen al vender | como estafan a los vendedores de inmuebles | cuento del tío al vender | un comprador extranjero me pide pagar un gasto para liberar el dinero | vendo mi terreno y el interesado pide mis documentos apurado, sera trucho? | me pagaron de mas y quieren que devuelva, vendo mi depto',
      en: 'What scams target sellers? | a foreign buyer wants to pay without seeing the house | fake transfer receipt from a buyer | buyer asks me to pay a fee to release the money | is it safe to send a copy of my title and ID to a buyer | fraud aimed at people selling property | overseas purchaser wants me to pay fees to release his money',
      pt: 'Que golpes existem contra quem vende? | um comprador do exterior quer pagar sem ver a casa | comprovante de transferência falso do comprador | é seguro mandar cópia do título e documento ao comprador? | golpes contra quem vende imóvel | pedem que eu pague taxa pra liberar o dinheiro da minha venda',
    },
    answer: {
      es: 'Las comunes: comprobantes falsos, pagos «de más» que hay que devolver, gastos para liberar un dinero que no existe y apuro por tener tus documentos. No firmes ni entregues nada hasta que tu banco confirme el dinero; originales y poderes, solo con tu escribano, y las copias, tachadas con el destino. Ante la duda, cortá.',
      en: 'The common ones: fake receipts, “overpayments” to be returned, fees to release money that does not exist, and hurry to get your documents. Sign and hand over nothing until your bank confirms the money; originals and powers only with your notary, and copies marked with their purpose. When in doubt, stop.',
      pt: 'Os comuns: comprovantes falsos, pagamentos «a mais» para devolver, taxas para liberar um dinheiro que não existe e pressa por ter seus documentos. Não assine nem entregue nada até seu banco confirmar o dinheiro; originais e procurações, só com seu escribano, e as cópias, marcadas com a finalidade. Na dúvida, pare.',
    },
  },
  acceptBarter: {
    more: { guide: 'selling', section: 'listing' },
    asked: {
      es: '¿Me conviene aceptar permuta como parte de pago al vender? | me ofrecen un auto como parte de pago por mi casa | el comprador quiere darme un terreno a cambio | como pongo en mi aviso que acepto permuta | tomo un vehiculo por mi terreno? | me ofrecen una camioneta por mi terreno | me ofrecen un auto y un terreno por mi casa | venta con permuta | quieren cambiarme mi casa por un depto mas diferencia en efectivo | ¿Es conveniente recibir un bien como parte de pago del inmueble que vendo? | el comprador quiere entregar su vehiculo, lo tomo?',
      en: 'Should I accept barter as part payment when selling? | a buyer offers me a car as part payment for my house | how do I say in my listing that I accept barter | take land in exchange when selling my home | buyer offers his truck and some cash for my house | taking a car in trade when I sell',
      pt: 'Convém aceitar permuta como parte do pagamento ao vender? | me oferecem um carro como parte do pagamento pela minha casa | como ponho no anúncio que aceito permuta | aceito carro como parte do pagamento da minha casa? | vender com troca vale a pena?',
    },
    answer: {
      es: 'Sirve si lo que recibís lo querés o lo podés vender: ponele un precio de mercado, no el que dice el otro, y revisá sus papeles, deudas y estado igual que si lo compraras. La diferencia, en dinero y en la misma firma. Si la aceptás, marcalo al publicar, porque hay quien busca con ese filtro; impuestos y gastos, con escribano y contador.',
      en: 'It helps if you want what you receive or can sell it: value it at market price, not at what the other side says, and check its papers, debts and condition as if you were buying it. The difference, in money and at the same signing. If you accept, mark it when publishing, as people filter by it; taxes and costs, with notary and accountant.',
      pt: 'Serve se você quer o que recebe ou pode vendê-lo: dê a ele um preço de mercado, não o que o outro diz, e revise papéis, dívidas e estado como se comprasse. A diferença, em dinheiro e na mesma assinatura. Se aceita, marque ao publicar, porque há quem busque com esse filtro; impostos e gastos, com escribano e contador.',
    },
  },
  sellLand: {
    more: { guide: 'land', section: 'papers' },
    asked: {
      es: '¿Cómo vendo un terreno más rápido y mejor? | que pongo en el aviso de mi lote | conviene limpiar y alambrar el terreno antes de vender | vendo el terreno entero o lo divido en lotes | vender mi lote | tengo un terrenito y no sale, como lo presento mejor | limpiar, alambrar y cartel: q ayuda a vender un baldio | conviene lotear antes de vender las hectareas? | heredamos una tierra vacia, como la ofrezco para que la compren pronto',
      en: 'How do I sell a plot of land better? | what should my land listing say | should I clear and fence the land before selling | tips to make my vacant land attractive to buyers | split my parcel before selling or offer it whole',
      pt: 'Como vendo melhor um terreno? | o que ponho no anúncio do meu lote | convém limpar e cercar o terreno antes de vender | como vender meu lote mais rápido? | meu terreno não vende, como apresento melhor',
    },
    answer: {
      es: 'Limpio, con los mojones a la vista y un cartel; en el aviso, medidas de frente y fondo, si tiene agua, luz y calle, si es inundable, el título y el plano, y el punto en el mapa. Dividirlo puede rendir más, pero lleva planos y aprobación municipal. Si lo pagás en cuotas, mirá en el contrato cómo se cede y avisá a la loteadora.',
      en: 'Cleared, with corner marks in view and a sign; in the listing, frontage and depth, water, power and road, whether it floods, title and plan, and the point on the map. Dividing may earn more but takes plans and municipal approval. If you are still paying instalments, see in the contract how it is assigned and tell the developer.',
      pt: 'Limpo, com os marcos à vista e uma placa; no anúncio, frente e fundo, se tem água, luz e rua, se alaga, o título e a planta, e o ponto no mapa. Dividir pode render mais, mas exige plantas e aprovação municipal. Se ainda paga parcelas, veja no contrato como se cede e avise a loteadora.',
    },
  },
  buyerLoanWait: {
    more: { guide: 'selling', section: 'close' },
    asked: {
      es: '¿Acepto un comprador que paga con crédito del banco? | el que me compra depende de un prestamo y tarda | el comprador me pide esperar a que le aprueben el credito | vender a alguien con credito o esperar uno al contado | el banco del comprador me pide papeles de mi casa | el interesado en mi casa necesita un prestamo, lo espero? | vender a alguien con crédito | riesgo de vender a quien depende de un prestamo hipotecario | el que quiere mi depto dice que le falta que el banco apruebe, q hago | ¿Cómo resguarda el vendedor la venta sujeta a financiación bancaria?',
      en: "Should I accept a buyer who pays with a bank loan? | my buyer asks me to wait for the loan approval | buyer with a mortgage or wait for a cash buyer | the buyer’s bank wants papers of my house | my purchaser needs a mortgage, is that a problem for me | should I wait for someone whose financing isn't approved yet",
      pt: 'Aceito um comprador que paga com crédito do banco? | o comprador pede para eu esperar a aprovação do crédito | o banco do comprador pede papéis da minha casa | aceito comprador com financiamento bancário? | quando o banco paga o vendedor',
    },
    answer: {
      es: 'Sí, es normal: el banco te paga al escriturar, pero antes tasa la propiedad y estudia el título, así que lleva más tiempo. Pedí que muestre su preaprobación, poné en la seña un plazo y qué pasa si el crédito no sale, y tené los papeles listos. Si el banco observa algo del título, lo vas a saber pronto y conviene arreglarlo.',
      en: 'Yes, it is normal: the bank pays you at the deed, but first appraises the property and studies the title, so it takes longer. Ask to see the pre-approval, put in the deposit paper a deadline and what happens if the loan is refused, and have papers ready. If the bank objects to something in the title, you will know early and it pays to mend it.',
      pt: 'Sim, é normal: o banco paga na escritura, mas antes avalia o imóvel e estuda o título, então leva mais tempo. Peça para ver a pré-aprovação, ponha no sinal um prazo e o que acontece se o crédito não sair, e tenha os papéis prontos. Se o banco apontar algo no título, você vai saber logo e convém arrumar.',
    },
  },
  sellThenBuy: {
    more: { guide: 'using' },
    asked: {
      es: '¿Primero vendo mi casa o compro la otra? | quiero vender para comprar algo mas grande, como hago | tengo que vender mi depto para comprar casa | como coordino la venta y la compra al mismo tiempo | donde vivo entre que vendo y compro | quiero cambiar de casa, en que orden hago | vender y comprar a la vez | ya encontre la que me gusta pero no vendi la mia | hacer las dos operaciones el mismo dia, es posible | me da miedo vender y quedarme sin donde vivir mientras compro otra',
      en: 'Should I sell my house first or buy the next one? | how do I sell and buy at the same time | I need to sell my flat to buy a house | where do I live between selling and buying | moving up: dispose of the current home before purchasing? | coordinate both deals so I am not homeless',
      pt: 'Vendo primeiro minha casa ou compro a outra? | como coordeno a venda e a compra ao mesmo tempo | preciso vender meu apartamento para comprar casa | vendo a minha primeiro ou compro a nova antes? | preciso do dinheiro da venda pra comprar outra, como coordeno',
    },
    answer: {
      es: 'Si necesitás esa plata, lo más seguro es vender primero, o al menos tener una seña firme, y pedir un plazo de entrega que te dé aire. Si comprás antes, que tu seña diga que depende de tu venta y hasta cuándo. Un mismo escribano puede coordinar las dos escrituras el mismo día; calculá también un alquiler corto por las dudas.',
      en: 'If you need that money, selling first is safest, or at least having a firm deposit, and asking for a handover date that gives you time. If you buy first, let your deposit paper say that it depends on your sale and until when. One notary can arrange both deeds for the same day; allow for a short rental just in case.',
      pt: 'Se precisa desse dinheiro, o mais seguro é vender primeiro, ou ao menos ter um sinal firme, e pedir um prazo de entrega com folga. Se compra antes, que seu sinal diga que depende da sua venda e até quando. Um mesmo escribano pode coordenar as duas escrituras no mesmo dia; conte também com um aluguel curto por via das dúvidas.',
    },
  },
  sellNoTitle: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Puedo vender mi casa si no tengo el título a mano? | perdi el titulo de mi propiedad y quiero vender | nunca escrituré lo que compré y ahora quiero venderlo | mi casa no tiene titulo, se puede vender | compre con contrato privado, como lo vendo | se me perdio la escritura y quiero vender | título extraviado del vendedor | se quemaron los papeles de mi propiedad, como la vendo | ¿Puede otorgarse la venta con testimonio de escritura extraviado? | mi viejo compro hace 30 años y nunca escrituro, quiere vender',
      en: 'Can I sell my house if I lost the title? | I never registered the deed and now want to sell | my house has no title, can it be sold | I bought by private contract, how do I resell it | deed went missing, am I able to sell | never registered the home I own, can I still market it',
      pt: 'Posso vender minha casa se perdi o título? | nunca escriturei o que comprei e agora quero vender | minha casa não tem título, dá para vender | perdi a escritura da minha casa e quero vender | nunca passei a escritura, consigo vender?',
    },
    answer: {
      es: `Si lo perdiste pero está inscripto a tu nombre, un escribano puede pedir una copia y un certificado del registro. Si nunca escrituraste, todavía no sos el dueño inscripto: la propiedad se pasa por escritura pública${cite.deedRequired}, así que primero conviene regularizarlo. Decilo claro en el aviso y preguntá al escribano el camino y el costo.`,
      en: `If you lost it but it is registered in your name, a notary can request a copy and a registry certificate. If you never had a deed, you are not yet the registered owner: property passes by public deed${cite.deedRequired}, so regularizing comes first. Say it plainly in the listing and ask the notary for the way and the cost.`,
      pt: `Se o perdeu mas está registrado em seu nome, um escribano pode pedir uma cópia e um certificado do registro. Se nunca escriturou, ainda não é o dono registrado: a propriedade passa por escritura pública${cite.deedRequired}, então convém regularizar primeiro. Diga claro no anúncio e pergunte ao escribano o caminho e o custo.`,
    },
  },
} satisfies Record<string, FaqEntry>
