import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** When the other side died, broke, denies it or has gone. */
export const disputeRightsFaq = {
  deadSellerDeed: {
    more: { guide: 'buying', section: 'contract' },
    asked: {
      es: '¿Cómo saco el título si el que me vendió murió y solo tengo contrato privado? | compré con contrato privado y el vendedor falleció | murió el vendedor antes de firmar la escritura | los herederos del vendedor no me quieren escriturar | tengo boleto viejo y el dueño ya murió | el que me vendio fallecio antes de escriturar | vendedor muerto sin escritura | compre hace años con contratito y el señor murio, como pongo la casa a mi nombre | ¿Los herederos del promitente vendedor deben otorgar la escritura? | la familia del vendedor fallecido no quiere firmarme, solo tengo el boleto',
      en: 'How do I get the title if the seller died and I only have a private contract? | the seller died before signing the deed | the seller’s heirs will not sign my deed | person who sold to me passed away, only a signed paper | private agreement and the vendor is dead, how to become owner',
      pt: 'Como tiro o título se quem me vendeu morreu e só tenho contrato particular? | o vendedor morreu antes de assinar a escritura | os herdeiros do vendedor não querem escriturar | quem me vendeu morreu e só tenho contrato de gaveta | vendedor falecido, como ponho o imóvel no meu nome',
    },
    answer: {
      es: `Se lo pedís a los herederos: el contrato privado obliga a firmar la escritura y eso pasa a ellos${cite.privateContract}, pero alguien tiene que abrir la sucesión. El reclamo vence a los ${f.privateContractClaim}, así que no lo dejes. Juntá contrato, recibos, impuestos pagados y prueba de que vivís ahí, y andá a un abogado: si el plazo pasó, mira si hay otra vía.`,
      en: `You ask the heirs for it: a private contract obliges both to sign the deed and that passes to them${cite.privateContract}, but somebody has to open the succession. The claim lapses after ${f.privateContractClaim}, so do not leave it. Gather contract, receipts, taxes paid and proof that you live there, and see a lawyer: if the time has passed, there may be another way.`,
      pt: `Você o pede aos herdeiros: o contrato particular obriga a assinar a escritura e isso passa a eles${cite.privateContract}, mas alguém tem de abrir o inventário. A cobrança prescreve em ${f.privateContractClaim}, então não deixe passar. Junte contrato, recibos, impostos pagos e prova de que mora ali, e vá a um advogado: se o prazo passou, pode haver outra via.`,
    },
  },
  lotSellerBroke: {
    more: { guide: 'land', section: 'instalments' },
    asked: {
      es: '¿Quién me da el título de mi lote si la loteadora quebró o cerró? | la loteadora quebró y ya pagué todo mi terreno | la loteadora desapareció y no tengo título | pagué todas las cuotas del lote y la empresa cerró | la empresa de los lotes desaparecio y no tengo escritura | loteadora en quiebra | cerro la inmobiliaria que me vendio el terreno, como escrituro | ¿Ante quién se reclama la escrituración si el loteador fue liquidado? | fui a pagar y la loteadora no esta mas, que pasa con mi lotecito',
      en: 'Who gives me the title of my plot if the developer went bankrupt or closed? | I paid all my lot and the company disappeared | land company closed and I have no title | land developer vanished, who signs my deed | fully paid plot but the firm shut down',
      pt: 'Quem me dá o título do lote se a loteadora faliu ou fechou? | paguei todo o terreno e a loteadora sumiu | loteadora faliu e não tenho escritura | a loteadora faliu, quem me passa a escritura? | loteadora fechou, como regularizo meu lote',
    },
    answer: {
      es: `El dueño inscripto de la tierra, la quiebra o un juez, según el caso: con ${f.lotDeed} del precio pagado tenés derecho a la escritura, también si la empresa cerró. Pedí el certificado del registro para ver de quién es hoy y si hay embargos${cite.titleReport}. Con contrato y todos los recibos, un abogado la pide por vía judicial o se presenta en la quiebra; no esperes.`,
      en: `The registered owner of the land, the bankruptcy or a judge, depending on the case: with ${f.lotDeed} of the price paid you are entitled to the deed, even if the company closed. Get the registry certificate to see whose it is today and what is seized${cite.titleReport}. With the contract and every receipt, a lawyer asks a court for it or files in the bankruptcy; do not wait.`,
      pt: `O dono registrado da terra, a falência ou um juiz, conforme o caso: com ${f.lotDeed} do preço pago você tem direito à escritura, também se a empresa fechou. Peça o certificado do registro para ver de quem é hoje e se há penhoras${cite.titleReport}. Com contrato e todos os recibos, um advogado a pede em juízo ou se apresenta na falência; não espere.`,
    },
  },
  rivalTitle: {
    more: { guide: 'land', section: 'overlap' },
    asked: {
      es: '¿Qué pasa si después de comprar aparece otro dueño con título? | compré un lote y apareció otro con título del mismo terreno | dos títulos sobre el mismo terreno, quién gana | me vendieron un terreno que era de otro | aparecio alguien diciendo que mi terreno es suyo | doble titulación | ¿Cómo se resuelve el conflicto entre dos títulos sobre igual finca? | un señor vino con abogado y dice ser propietario de mi lote ya pagado | si me sacan lo que compre por un titulo ajeno, el vendedor me responde?',
      en: 'What if another owner with a title appears after I buy? | two titles for the same land, who wins | I was sold land that belonged to somebody else | stranger claims my land with his own deed | someone else says he owns what I purchased',
      pt: 'E se depois de comprar aparecer outro dono com título? | dois títulos sobre o mesmo terreno, quem ganha | me venderam um terreno que era de outro | apareceu outra pessoa com escritura do meu terreno | comprei e agora outro diz ser dono',
    },
    answer: {
      es: `Lo decide un juez, que compara títulos, inscripciones y medidas; si perdés el terreno, quien te vendió responde por eso${cite.lostRight}, si tiene con qué. No construyas más ni firmes nada, y llevá título, mensura y pagos a un abogado. Antes de comprar se evita con el certificado del registro${cite.titleReport} y un agrimensor que ubique el lote, porque hay títulos superpuestos.`,
      en: `A judge decides, comparing titles, entries and measurements; if you lose the land, the seller answers for it${cite.lostRight}, if there is money. Build no more, sign nothing, and take title, survey and payments to a lawyer. Before buying it is avoided with the registry certificate${cite.titleReport} and a surveyor who locates the plot, as some titles overlap.`,
      pt: `Quem decide é um juiz, que compara títulos, registros e medidas; se você perde o terreno, quem vendeu responde por isso${cite.lostRight}, se tiver com quê. Não construa mais nem assine nada, e leve título, medição e pagamentos a um advogado. Antes de comprar se evita com o certificado do registro${cite.titleReport} e um agrimensor que localize o lote, pois há títulos sobrepostos.`,
    },
  },
  depositNoReceipt: {
    more: { guide: 'buying', section: 'deposit' },
    asked: {
      es: '¿Qué hago si perdí el recibo de la seña y el dueño niega que la di? | di una seña sin recibo | pagué seña en efectivo y no tengo comprobante | tengo los whatsapp nomás como prueba de la seña | el dueño niega haber recibido mi plata | deje plata para reservar y no tengo papel, ahora dice que nunca recibio | probar la seña sin comprobante | se me extravio el papelito de la seña, como demuestro que pague | ¿Por qué medios se acredita la entrega de arras sin recibo? | pague en mano y sin testigos, niega todo el propietario de la casa',
      en: 'What if I lost the receipt for my deposit and the owner denies it? | I paid a deposit in cash without a receipt | I only have WhatsApp messages as proof | seller denies I ever gave him the reservation money | how to prove a down payment without proof in hand',
      pt: 'E se perdi o recibo do sinal e o dono nega? | dei sinal em dinheiro sem recibo | só tenho mensagens de WhatsApp como prova do sinal | perdi o recibo do sinal e o dono nega | vendedor diz que não recebeu minha reserva e não tenho papel',
    },
    answer: {
      es: 'Se puede probar de otras formas: mensajes, audios, transferencia o retiro del banco de ese día, testigos, el aviso y quien los presentó. No borres nada, hacé copia del teléfono y escribile contando monto, fecha y qué acordaron, para que conteste por escrito. Cuánto vale cada prueba en tu caso te lo dice un abogado.',
      en: 'It can be proved in other ways: messages, voice notes, that day’s transfer or withdrawal, witnesses, the listing and whoever introduced you. Delete nothing, back up the phone and write to the owner stating amount, date and what you agreed, so that the answer is in writing. A lawyer can say what each proof is worth in your case.',
      pt: 'Dá para provar de outras formas: mensagens, áudios, transferência ou saque daquele dia, testemunhas, o anúncio e quem os apresentou. Não apague nada, copie o telefone e escreva contando valor, data e o combinado, para que responda por escrito. Quanto vale cada prova no seu caso diz um advogado.',
    },
  },
  tenantPreference: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿El inquilino tiene preferencia para comprar la casa que alquila? | tengo prioridad de compra por ser inquilino | el dueño vende la casa que alquilo, me la tiene que ofrecer primero? | alquilo y quiero comprar yo la casa, tengo preferencia? | prioridad del locatario en la venta | vivo hace 10 años en esta casa alquilada, me la tienen que ofrecer primero? | ¿Existe derecho de tanto a favor del inquilino? | si ponen a la venta mi depto alquilado, voy primero en la fila? | quiero quedarme con la casa q alquilo, que ventaja tengo',
      en: 'Does a tenant have first right to buy the home? | do I have priority to buy the house I rent | must the owner offer it to me first | does a renter get right of first refusal | I lease the place and would like to be the one purchasing',
      pt: 'O inquilino tem preferência para comprar o imóvel que aluga? | tenho prioridade de compra por ser inquilino | o dono tem que oferecer primeiro a mim? | inquilino tem direito de preferência na compra? | moro de aluguel e quero comprar a mesma casa',
    },
    answer: {
      es: 'No encontré una norma que te dé preferencia: la tenés si tu contrato lo dice, así que buscá esa cláusula. Igual tu mejor carta es ofertar primero y por escrito, y pedir que parte del alquiler o el depósito cuente como pago. Si la querés asegurar, firmá una opción de compra con precio y plazo; que la haga un escribano.',
      en: 'I found no rule that gives you preference: you have it if your lease says so, so look for that clause. Still, your best card is to offer first and in writing, and to ask that part of the rent or the deposit counts as payment. To secure it, sign an option to buy with price and term; have a notary draw it up.',
      pt: 'Não encontrei norma que dê preferência: você a tem se o contrato disser, então procure essa cláusula. Mesmo assim sua melhor carta é oferecer primeiro e por escrito, e pedir que parte do aluguel ou a caução conte como pagamento. Para garantir, assine uma opção de compra com preço e prazo; que um escribano a faça.',
    },
  },
  rentRefused: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Qué pasa si el dueño no me quiere recibir el alquiler? | el propietario no acepta mi pago del alquiler | quiero pagar y el dueño no me cobra para después echarme | cómo pago si el locador se niega a cobrar | le llevo la plata todos los meses y no agarra | consignar el alquiler | el dueño rechaza mi transferencia para despues decir que debo | ¿Procede el pago por consignación ante la negativa del locador? | la señora no quiere cobrarme para poder sacarme, que hago con la plata',
      en: "What if the landlord refuses to take my rent? | owner will not accept my rent payment | how do I pay if the landlord refuses the money | owner won't accept my monthly payment | he returns my transfers, how do I pay legally",
      pt: 'E se o dono não quiser receber o aluguel? | o proprietário não aceita meu pagamento | como pago se o locador se nega a receber | o dono não quer receber meu aluguel | consignação do aluguel em juízo',
    },
    answer: {
      es: 'No dejes de ofrecerlo: si no queda prueba, después puede decir que debés. Transferí a la cuenta de siempre, con el mes en el concepto, o avisale por escrito dónde y cuándo puede cobrar, y guardá la plata aparte. Si sigue sin aceptarla, un abogado puede depositarla en el juzgado (pago por consignación), y así no quedás en mora.',
      en: 'Keep offering it: without proof, the owner may later say you owe. Transfer to the usual account naming the month, or say in writing where and when it can be collected, and set the money aside. If it is still refused, a lawyer can deposit it with the court (pago por consignación), so that you are not in arrears.',
      pt: 'Não deixe de oferecer: sem prova, depois podem dizer que você deve. Transfira para a conta de sempre, com o mês na descrição, ou avise por escrito onde e quando pode receber, e guarde o dinheiro à parte. Se continuar sem aceitar, um advogado pode depositar em juízo (pago por consignación), e assim você não fica em mora.',
    },
  },
  keepTenantDeposit: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Puedo quedarme con la garantía de mi inquilino por atraso o roturas? | mi inquilina me debe un mes y rompió cosas, me quedo con el depósito? | soy dueño, puedo descontar del depósito del inquilino | hasta cuánto le descuento de la garantía a mi inquilino | soy dueño, puedo retener lo que dejo mi inquilino? | retener depósito del locatario | dejo rota la puerta el que alquilaba, cuanto le puedo sacar del deposito | ¿En qué supuestos puede el locador aplicar la garantía a su crédito? | tengo que devolverle todo a mi inquilina si me debe la luz?',
      en: 'May I keep my tenant’s deposit for unpaid rent or damage? | my tenant owes me a month and broke things, can I keep the deposit | as the owner, what can I deduct from the deposit | as landlord, may I hold the security money for arrears | what can I, the owner, withhold when there are breakages',
      pt: 'Posso ficar com a caução do meu inquilino por atraso ou danos? | minha inquilina deve um mês e quebrou coisas, fico com o depósito? | sou dono, o que posso descontar da caução | sou o dono, posso ficar com o caução do inquilino? | reter depósito por estragos, sou locador',
    },
    answer: {
      es: `Solo lo que permita tu contrato, y probado: la ley no fija qué se descuenta${cite.rentDeposit}. Lo usual es tomarlo al final, por alquiler impago y daños que no son desgaste, con acta, fotos y presupuestos, y devolver el resto con el detalle. Si no alcanza, reclamá la diferencia por escrito al inquilino y al garante; sin acuerdo, un abogado.`,
      en: `Only what your contract allows, and proved: the law does not set what is deducted${cite.rentDeposit}. Usually it is taken at the end, for unpaid rent and damage beyond wear, with a record, pictures and quotes, and the rest returned with the detail. If it falls short, claim the difference in writing from tenant and guarantor; failing that, a lawyer.`,
      pt: `Só o que o contrato permita, e provado: a lei não fixa o que se desconta${cite.rentDeposit}. O usual é tomá-la no fim, por aluguel não pago e danos que não são desgaste, com ata, fotos e orçamentos, e devolver o resto com o detalhe. Se não bastar, cobre a diferença por escrito do inquilino e do fiador; sem acordo, um advogado.`,
    },
  },
  leaveForDefects: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Puedo romper el contrato si la casa que alquilo tiene humedad o está inhabitable? | me quiero ir porque el depto tiene moho y el dueño no hace nada | rescindir el alquiler por fallas de la vivienda | salir del contrato sin multa por goteras | hay hongos por todos lados, me puedo ir sin multa? | casa inhabitable, rescindir | mi bebe se enferma por el moho del depto, puedo dejar el alquiler ya | ¿Los vicios del inmueble habilitan la resolución por el locatario? | no hay agua hace semanas en mi alq, puedo romper el contrato',
      en: 'Can I break my lease because of mold or because the place is unlivable? | can I get out of my lease if the place has mold | end a lease over defects the owner will not fix | walls are full of mould, may I terminate without penalty | roof leaks everywhere, ending my rental over it',
      pt: 'Posso romper o contrato se o imóvel alugado tem mofo ou é inabitável? | quero sair porque tem mofo e o dono não faz nada | rescindir o aluguel por defeitos | tem mofo em tudo, posso rescindir sem multa? | chove dentro e o dono não conserta, posso quebrar o contrato',
    },
    answer: {
      es: `Puede ser, pero no te vayas sin más: el contrato termina solo por las causas de la ley o las acordadas${cite.leaseEnd}, y tenés que poder probar que el lugar no sirve. Reclamá por escrito con fotos y un plazo, pedí el informe de un técnico y proponé salir sin multa o con rebaja. Si no responde, un abogado te dice si alcanza para rescindir.`,
      en: `Possibly, but do not just leave: a lease ends only for the causes of the law or those agreed${cite.leaseEnd}, and you must be able to prove that the place is unfit. Claim in writing with pictures and a deadline, get a technician’s report and propose leaving without penalty or a lower rent. If there is no answer, a lawyer can say whether it is enough to rescind.`,
      pt: `Pode ser, mas não saia sem mais: o contrato termina só pelas causas da lei ou as combinadas${cite.leaseEnd}, e você precisa provar que o lugar não serve. Reclame por escrito com fotos e prazo, peça o laudo de um técnico e proponha sair sem multa ou com desconto. Sem resposta, um advogado diz se basta para rescindir.`,
    },
  },
  notaryOrLawyer: {
    more: { guide: 'buying', section: 'steps' },
    asked: {
      es: '¿Necesito abogado o alcanza con el escribano para comprar? | hace falta abogado además del escribano | abogado o escribano para comprar una casa | para qué sirve un abogado en la compra | abogado o escribano | para adquirir una casa contrato a los dos profesionales? | es mi primera compra, quien me cuida los papeles, escribano o letrado | ¿Es imprescindible patrocinio letrado en una compraventa inmobiliaria? | cuando hace falta sumar un abogado al comprar un inmueble',
      en: 'Do I need a lawyer or is a notary enough to buy? | is a lawyer necessary besides the escribano | lawyer or notary to buy a house | is hiring an attorney required when purchasing property | who protects the buyer, the escribano or an attorney',
      pt: 'Preciso de advogado ou basta o escribano para comprar? | advogado ou cartório para comprar um imóvel | é preciso advogado além do tabelião | preciso de advogado pra comprar ou basta o tabelião? | quando vale contratar advogado pra comprar imóvel',
    },
    answer: {
      es: `Para una compra simple alcanza con un escribano, que es obligatorio porque la escritura se firma ante él${cite.deedRequired}, y conviene que lo elijas vos. Sumá un abogado si hay sucesión, divorcio, embargo, juicio, posesión, compra en pozo o venta por una empresa. Pedile al escribano el certificado del registro antes de dar plata${cite.titleBeforeMoney}.`,
      en: `For a plain purchase a notary is enough, and required, as the deed is signed before one${cite.deedRequired}; best choose your own. Add a lawyer if there is a succession, divorce, seizure, lawsuit, possession, an off-plan purchase or a company selling. Have the notary get the registry certificate before you pay${cite.titleBeforeMoney}.`,
      pt: `Para uma compra simples basta um escribano, que é obrigatório porque a escritura se assina diante dele${cite.deedRequired}, e convém que você o escolha. Some um advogado se há inventário, divórcio, penhora, processo, posse, compra na planta ou venda por empresa. Peça ao escribano o certificado do registro antes de pagar${cite.titleBeforeMoney}.`,
    },
  },
} satisfies Record<string, FaqEntry>
