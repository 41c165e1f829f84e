import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite } from '#shared/guides/facts/facts.ts'

/** Ways to lose money on the way to the deed. */
export const payingSafelyFaq = {
  accountFraud: {
    more: { guide: 'buying', section: 'deposit' },
    asked: {
      es: '¿Cómo sé que la cuenta a la que voy a transferir es la del vendedor? | me cambiaron el número de cuenta por whatsapp antes de transferir | me piden depositar en la cuenta de otra persona | la cuenta bancaria no está a nombre del dueño que vende | transferí la seña y creo que me engañaron con la cuenta | verificar titular de la cuenta antes del giro | me pasaron otro número de cuenta para la transferencia, será fraude | me mandaron una cuenta nueva por whatsapp para pagar la seña | me mandaron por wasap un numero de cuenta nuevo para pagar la casa, desconfio | verificar cuenta bancaria del vendedor | ¿Qué verificación corresponde antes de girar el precio a una cuenta indicada por mensaje? | me piden depositar a nombre de un primo, es raro no? | estoy por transferir y me cambiaron los datos bancarios a ultimo momento',
      en: "How do I know the account I wire to is the seller’s? | they changed the bank account by message before my transfer | asked to deposit in another person’s account | I wired the deposit to a fake account | seller changed bank details by email, is it a scam | told to send payment to a cousin's account",
      pt: 'Como sei que a conta para onde vou transferir é do vendedor? | mudaram o número da conta por mensagem antes da transferência | pedem depósito na conta de outra pessoa | o vendedor mudou a conta pra depósito pelo zap, confio? | pediram pra depositar na conta de um parente do dono',
    },
    answer: {
      es: `Confirmalo por teléfono, a un número que ya conocías, o en persona con el escribano: que el titular sea quien figura en el título${cite.titleReport} o la empresa del contrato. Un cambio de cuenta por mensaje o un «depositale a mi primo» es señal de estafa: no pagues. Si ya transferiste, llamá a tu banco en el momento, guardá todo y hacé la denuncia en la policía o la fiscalía.`,
      en: `Confirm it by phone, on a number you already knew, or in person with the notary: the holder must be the owner in the title${cite.titleReport} or the company of the contract. A change of account by message or a “send it to my cousin” is a sign of fraud: don’t pay. If you have wired, call your bank at once, keep everything and report it to the police or the prosecutor.`,
      pt: `Confirme por telefone, num número que já conhecia, ou pessoalmente com o escribano: o titular tem de ser quem consta no título${cite.titleReport} ou a empresa do contrato. Uma mudança de conta por mensagem ou um «deposite para meu primo» é sinal de golpe: não pague. Se já transferiu, ligue ao seu banco na hora, guarde tudo e denuncie na polícia ou no ministério público.`,
    },
  },
  postdatedCheque: {
    more: { guide: 'selling', section: 'close' },
    asked: {
      es: '¿Acepto un cheque diferido o adelantado como pago de mi casa? | el comprador me quiere pagar con cheques a fecha | cobré un cheque sin fondos por la venta del terreno | pago con cheque adelantado al comprar un inmueble | me ofrecen cheques por el saldo, qué riesgo hay | el cheque de la seña rebotó | me quieren pagar la propiedad con cheque a fecha, agarro? | cheque diferido por la venta | ¿Es prudente otorgar escritura contra cheques de pago diferido? | vendo mi depto y ofrecen un cheque para dentro de tres meses, q hago | que pasa si escrituro y despues rebota el cheque del comprador',
      en: "Should I accept a post-dated cheque for my house? | the buyer wants to pay with post-dated cheques | the deposit cheque bounced | bounced cheque from the sale of my land | buyer wants to give me a cheque dated next month | what if the buyer's check bounces after I sign",
      pt: 'Aceito cheque pré-datado como pagamento da minha casa? | o comprador quer pagar com cheques pré-datados | o cheque do sinal voltou sem fundos | aceito cheque pré-datado na venda da casa? | cheque pré-datado e escritura, risco',
    },
    answer: {
      es: `Para el saldo, mejor no: firmás la escritura y la plata llega después, si llega; pedí transferencia o cheque de gerencia en el acto, o que el cheque se cobre antes de firmar. Si igual aceptás a fecha, que quede una hipoteca a tu favor hasta que se pague, y no entregues la llave. Si rebotó, no firmes más nada${cite.deedRequired}, guardá el cheque y consultá a un abogado enseguida, que hay plazos.`,
      en: `For the balance, better not: you sign the deed and the money comes later, if it comes; ask for a transfer or bank cheque in the act, or have the cheque clear before you sign. If you accept dates all the same, keep a mortgage in your favour until it is paid, and don’t hand over the key. If it bounced, sign nothing more${cite.deedRequired}, keep the cheque and see a lawyer at once, for there are time limits.`,
      pt: `Para o saldo, melhor não: você assina a escritura e o dinheiro vem depois, se vier; peça transferência ou cheque administrativo no ato, ou que o cheque compense antes de assinar. Se mesmo assim aceitar datas, que fique uma hipoteca a seu favor até pagar, e não entregue a chave. Se voltou, não assine mais nada${cite.deedRequired}, guarde o cheque e consulte logo um advogado, porque há prazos.`,
    },
  },
  oldDollarBills: {
    asked: {
      es: '¿Aceptan dólares cara chica o billetes viejos para pagar un inmueble? | tengo dólares cabeza chica, sirven para la escritura? | el vendedor no quiere mis billetes manchados o viejos | los bancos toman dólares viejos para pagar la casa? | me descuentan por billetes de dólar gastados | dólares falsos al cobrar una venta, cómo me cuido | me aceptan billetes viejos de dólar | tengo billetes de cien viejos guardados, me los toman para la casa? | dolares cara chica | ¿Puede el vendedor negarse a recibir billetes de dólar de serie antigua? | Guardé dólares desde hace veinte años bajo el colchón, ¿servirán para comprar una casita? | el dueño no quiere mis dolares viejitos y rotos, que hago',
      en: 'Are old or small-head dollar bills accepted to pay for property? | the seller refuses my worn dollar bills | do banks take old dollars to pay for a house | how do I avoid counterfeit dollars in a sale | will they take worn hundred dollar notes | old series US banknotes refused by seller',
      pt: 'Aceitam notas antigas de dólar para pagar um imóvel? | o vendedor não quer minhas notas velhas de dólar | como evito dólares falsos numa venda | aceitam dólar antigo, cara pequena, na compra? | tenho dólares manchados, o vendedor pode recusar?',
    },
    answer: {
      es: 'Depende de quien los recibe: en principio valen lo mismo, pero muchos bancos, casas de cambio y vendedores rechazan o descuentan los viejos, rotos o manchados. Lo práctico es depositarlos en tu banco unos días antes, que los cuenta y verifica, y pagar por transferencia o cheque de gerencia; así tampoco te dan falsos al vender. Preguntá en tu banco qué toma y si te cobra.',
      en: 'It depends on who receives them: in principle they are worth the same, but many banks, exchange houses and sellers refuse or discount old, torn or stained ones. The practical way is to deposit them at your bank some days before, which counts and checks them, and pay by transfer or bank cheque; so nobody hands you false ones when you sell either. Ask your bank what it takes and whether it charges.',
      pt: 'Depende de quem recebe: em princípio valem o mesmo, mas muitos bancos, casas de câmbio e vendedores recusam ou descontam notas velhas, rasgadas ou manchadas. O prático é depositá-las no seu banco uns dias antes, que conta e verifica, e pagar por transferência ou cheque administrativo; assim também não dão falsas ao vender. Pergunte no seu banco o que aceita e se cobra.',
    },
  },
  tooCheap: {
    more: { guide: 'buying', section: 'title' },
    asked: {
      es: '¿Por qué una propiedad está tan barata, es sospechoso? | un precio muy por debajo del mercado es estafa u oportunidad? | encontré una casa regalada de precio, qué reviso | venden urgente a mitad de precio, desconfío | oferta demasiado buena para ser verdad en un terreno | precio de ocasión, qué puede estar mal | la casa está a mitad de precio, es raro no | vi una casa a mitad de precio q las demas, que tendra? | precio demasiado bajo, raro | ¿Qué vicios podría ocultar una oferta notoriamente inferior al valor de plaza? | cuesta mucho menos que sus vecinas, me alegro o desconfio | esta muy barato este terreno, por algo será, ¿qué averiguo?',
      en: 'Why is a property so cheap, is it suspicious? | price far below market, scam or bargain | I found a suspiciously cheap house, what do I check | urgent sale at half price, should I worry | price looks too good to be true, what might be wrong | suspiciously low asking price',
      pt: 'Por que um imóvel está tão barato, é suspeito? | preço muito abaixo do mercado é golpe ou oportunidade? | achei uma casa barata demais, o que verifico | por que essa casa tá tão barata, desconfio? | bom demais pra ser verdade, imóvel barato',
    },
    answer: {
      es: `Puede ser apuro de verdad, pero muchas veces falta algo: título, sucesión, embargo, ocupantes, inundación, obra sin papeles o un aviso falso. Mirá cómo se compara con la mediana en el aviso, visitala, preguntá por qué se vende y pedí el certificado antes de dar un guaraní${cite.titleReport}. Si te apuran a señar sin ver papeles, dejala pasar.`,
      en: `It may be real haste, but often something is missing: title, probate, a seizure, occupants, floods, works without papers or a false listing. See how it stands against the median on the listing, visit it, ask why it is for sale and get the certificate before you pay anything${cite.titleReport}. If they rush you to a deposit without papers, let it go.`,
      pt: `Pode ser pressa de verdade, mas muitas vezes falta algo: título, inventário, penhora, ocupantes, alagamento, obra sem papéis ou um anúncio falso. Veja como se compara à mediana no anúncio, visite, pergunte por que se vende e peça o certificado antes de dar qualquer dinheiro${cite.titleReport}. Se apressam você a dar sinal sem ver papéis, deixe passar.`,
    },
  },
  letByRoom: {
    more: { guide: 'investing', section: 'net' },
    asked: {
      es: '¿Rinde más alquilar una casa por habitaciones? | alquilar piezas a estudiantes deja más que alquilar entera? | tengo una casa grande, la alquilo por pieza o completa | negocio de residencia universitaria o pensión | convertir mi casa en pensión para estudiantes | alquiler por habitación ventajas y problemas para el dueño | deja más alquilar por piezas | alquilo mi casa entera o por piezas a estudiantes, que deja mas | alquiler de habitaciones, negocio | ¿Resulta más redituable la locación fraccionada por dormitorios? | conviene alquilar pieza por pieza o es mucho lio con la convivencia | quiero dividir mi casa y cobrar por cuarto, q gastos tengo',
      en: 'Does letting a house by the room pay more? | let rooms to students or the whole house | turn my house into student lodging | pros and cons for the owner of renting by room | renting out rooms individually versus the whole house | turning my house into a rooming house',
      pt: 'Rende mais alugar a casa por quartos? | alugar quartos a estudantes ou a casa inteira | transformar minha casa em pensão de estudantes | alugar por quarto rende mais que a casa toda? | alugo os quartos separados, vale o trabalho?',
    },
    answer: {
      es: 'Suele juntar más por mes, sobre todo cerca de universidades y hospitales, pero da más trabajo: más rotación, limpieza, luz y agua a tu cargo, desgaste y convivencia. Hacé la cuenta con una pieza siempre vacía. Poné un contrato y un reglamento por cada uno, y preguntá en la municipalidad si por la cantidad de gente necesitás habilitación como pensión; en un edificio, mirá el reglamento.',
      en: 'It tends to bring more a month, above all near universities and hospitals, but is more work: more turnover, cleaning, electricity and water on you, wear and living together. Reckon with one room always empty. Make a contract and house rules for each, and ask the municipality whether so many people need a lodging permit; in a building, check its rules.',
      pt: 'Costuma juntar mais por mês, sobretudo perto de universidades e hospitais, mas dá mais trabalho: mais rotação, limpeza, luz e água por sua conta, desgaste e convivência. Faça a conta com um quarto sempre vazio. Faça um contrato e um regulamento para cada um, e pergunte na municipalidade se pela quantidade de gente precisa de alvará de pensão; num prédio, veja o regulamento.',
    },
  },
} satisfies Record<string, FaqEntry>
