import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const dealingFaq = {
  sellerWithdraws: {
    more: { guide: 'buying', section: 'deposit' },
    asked: {
      es: '¿Qué pasa si el vendedor se arrepiente después de la seña? | ya di la seña y el dueño ahora no quiere vender | el vendedor se echó atrás y ya habíamos señado | el dueño vendió a otro después de recibir mi seña | quien vende se retracta, que puedo reclamar | señé y me quieren subir el precio | firmamos el boleto y el vendedor ahora quiere más plata | di la seña y ahora el dueño no me quiere vender mas | el vendedor se echo para atras, me devuelve el doble o que | Aboné arras y la parte vendedora desiste: ¿qué puedo exigir? | ya habia reservado la casa con plata y el tipo le encontró otro comprador | señé hace dos semanas y la dueña dice que ya no vende, ¿qué me toca?',
      en: 'What if the seller backs out after I paid the deposit? | the seller changed his mind and no longer wants to sell | the owner sold to somebody else after taking my deposit | seller withdraws before the deed | owner pulled out after taking my down payment | seller backing out, deposit already paid',
      pt: 'O que acontece se o vendedor desistir depois do sinal? | o vendedor se arrependeu e não quer mais vender | o dono vendeu para outro depois de receber meu sinal | o vendedor desistiu depois que eu paguei o sinal | desistência do vendedor após sinal',
    },
    answer: {
      es: `Depende de lo que diga el recibo de seña o el boleto: ahí suele estar qué devuelve quien se echa atrás. Un contrato privado obliga a firmar la escritura${cite.privateContract}. Juntá el papel firmado, los comprobantes y los mensajes, reclamá por escrito y llevalos a un abogado antes de aceptar una devolución.`,
      en: `It depends on what the deposit receipt or contract says: it usually states what the side that withdraws gives back. A private contract obliges both to sign the deed${cite.privateContract}. Gather the signed paper, the proofs of payment and the messages, claim in writing and see a lawyer before you accept a refund.`,
      pt: `Depende do que diz o recibo do sinal ou o contrato: ali costuma estar o que devolve quem desiste. Um contrato particular obriga a assinar a escritura${cite.privateContract}. Junte o papel assinado, os comprovantes e as mensagens, reclame por escrito e leve tudo a um advogado antes de aceitar uma devolução.`,
    },
  },
  buyerWithdraws: {
    more: { guide: 'buying', section: 'deposit' },
    asked: {
      es: '¿Pierdo la seña si me arrepiento de comprar? | señé una casa y ya no la quiero | me eché atrás con la compra, recupero la plata | como comprador puedo desistir después de firmar el boleto | encontré algo mejor y ya dejé seña | quiero anular mi compra | ya no quiero la casa q reserve, me devuelven lo que puse? | deje una seña y me eche para atras, la pierdo? | Si el comprador desiste unilateralmente, ¿qué suerte corren las arras entregadas? | señamos un depto pero mi esposa no quiere mas, recuperamos la plata? | me arrepenti de comprar, puedo bajarme sin perder todo lo q adelante',
      en: 'Do I lose my deposit if I change my mind about buying? | I paid a deposit and no longer want the house | can a buyer cancel after signing the contract | backing out of a purchase as the buyer | I want to back out of buying, is my earnest money gone | cold feet about the house, do they keep what I paid',
      pt: 'Perco o sinal se eu desistir de comprar? | dei sinal e não quero mais a casa | como comprador posso desistir depois de assinar o contrato | desisti da compra, perco o sinal que dei? | arrependimento do comprador, perde sinal',
    },
    answer: {
      es: 'Muchas veces sí: lo usual es que la pierda quien se arrepiente sin motivo, pero manda lo que dice tu recibo o boleto. Leé qué casos prevé, avisá pronto y por escrito y proponé un acuerdo. Si hay multa o ya pagaste mucho, consultá con un abogado o con el escribano.',
      en: 'Often yes: usually whoever withdraws without a reason loses it, but what your receipt or contract says decides. Read which cases it provides for, give notice soon and in writing, and propose a settlement. If there is a penalty or you have paid a lot, ask a lawyer or the notary.',
      pt: 'Muitas vezes sim: o usual é que perca quem desiste sem motivo, mas vale o que diz o recibo ou o contrato. Leia que casos ele prevê, avise cedo e por escrito e proponha um acordo. Se há multa ou você já pagou muito, consulte um advogado ou o escribano.',
    },
  },
  deedDelayed: {
    more: { guide: 'buying', section: 'time' },
    asked: {
      es: '¿Qué hago si el vendedor no me firma la escritura? | pagué todo y no me escrituran | el dueño da vueltas para firmar la escritura | venció el plazo del boleto y no hay escritura | hace meses que espero que el vendedor me transfiera | como obligo al vendedor a escriturar | hace meses pagué todo y no me transfieren la propiedad | pague toda la casa y el vendedor me da largas con la escritura | el dueño no aparece para escriturar, como lo obligo | Tengo contrato privado y la otra parte se niega a otorgar la escritura traslativa | hace un año q compre y todavia no me firman el titulo | me patea la firma del título con una excusa tras otra, ¿puedo exigirle?',
      en: "What can I do if the seller will not sign the deed? | I paid everything and still have no deed | the seller keeps putting off signing the deed | how to force the seller to transfer the house | seller keeps postponing signing the final title | paid everything but the owner won't transfer the property to me",
      pt: 'O que faço se o vendedor não assina a escritura? | paguei tudo e não me passam a escritura | o vendedor fica enrolando para escriturar | o vendedor enrola e não assina a escritura | obrigar o vendedor a escriturar',
    },
    answer: {
      es: `Podés exigirla: el contrato privado obliga a firmar la escritura${cite.privateContract}, y ese reclamo vence a los ${f.privateContractClaim}. Preguntá en la escribanía qué papel falta y después intimá por escrito, con fecha. Si no hay respuesta, un abogado puede pedirla ante el juez.`,
      en: `You can demand it: a private contract obliges both to sign the deed${cite.privateContract}, and that claim lapses after ${f.privateContractClaim}. Ask the notary which paper is missing, then demand it in writing with a date. If nothing happens, a lawyer can ask a judge for it.`,
      pt: `Você pode exigi-la: o contrato particular obriga a assinar a escritura${cite.privateContract}, e essa cobrança prescreve em ${f.privateContractClaim}. Pergunte ao escribano que papel falta e depois notifique por escrito, com data. Sem resposta, um advogado pode pedi-la ao juiz.`,
    },
  },
  keysWhen: {
    more: { guide: 'buying', section: 'contract' },
    asked: {
      es: '¿Cuándo me entregan las llaves de la casa que compro? | la entrega de llaves es al firmar la escritura | puedo entrar a vivir antes de escriturar | el vendedor pide quedarse unos meses después de vender | en que momento recibo la posesión al comprar | pagué y el vendedor sigue viviendo adentro | en q momento me dan la llave despues de comprar | ya vamos a firmar la escritura, ese día ya puedo entrar a la casa? | los dueños quieren quedarse un mes más adentro después de vender, ¿es normal? | ¿Cuándo se perfecciona la entrega material del inmueble vendido? | pago el saldo y recibo las llaves ahi mismo, o despues?',
      en: 'When do I get the keys of the house I buy? | can I move in before the deed is signed | the seller wants to stay some months after the sale | handing over possession to the buyer | when can I actually move in after purchasing a used home | sellers want to stay a few weeks after the sale, ok?',
      pt: 'Quando recebo as chaves da casa que compro? | posso entrar para morar antes da escritura | o vendedor quer ficar uns meses depois da venda | quando recebo as chaves da casa que tô comprando? | o vendedor quer ficar mais um mês depois da escritura, pode?',
    },
    answer: {
      es: 'Lo usual es que las llaves se entreguen al firmar la escritura y pagar el saldo, pero se puede pactar otra fecha. Escribí el día, el estado, lo que queda en la casa y qué se paga por cada día de atraso. Conviene no pagar todo mientras siga alguien adentro; el escribano puede dejarlo en el contrato.',
      en: 'Usually the keys are handed over when the deed is signed and the balance paid, but another date can be agreed. Write down the day, the condition, what stays in the house and what each day of delay costs. It is better not to pay in full while someone still lives there; the notary can put this in the contract.',
      pt: 'O usual é entregar as chaves ao assinar a escritura e pagar o saldo, mas pode-se combinar outra data. Escreva o dia, o estado, o que fica na casa e quanto se paga por dia de atraso. Convém não pagar tudo enquanto houver alguém dentro; o escribano pode pôr isso no contrato.',
    },
  },
  inspectHome: {
    more: { guide: 'buying', section: 'title' },
    asked: {
      es: '¿Qué reviso en una casa usada antes de comprarla? | como detecto humedad y goteras cuando visito una casa en venta | que miro del techo y las cañerías antes de comprar | quien me revisa la instalación eléctrica de la casa que quiero comprar | como sé si una casa tiene cupi’i o termitas | llevo un arquitecto a ver la casa antes de comprar? | lista para inspeccionar una vivienda | qué le miro a una casa de segunda mano antes de comprarla | que hago revisar en una vivienda usada para no llevarme sorpresas | defectos ocultos casa usada | como descubro si taparon humedad con pintura nueva en la casa q quiero comprar | ¿Contrato un arquitecto para inspeccionar la propiedad antes de adquirirla? | mi yerno dice que golpee las maderas por el termita, ¿qué más miro si compro usado?',
      en: 'What should I inspect in a used house before buying? | how to spot damp and a leaking roof on a viewing | who can inspect the wiring and plumbing of a house I want to buy | termites in a house for sale | do I need a home inspection | building inspection before purchasing a second-hand house | termites, roof, plumbing, what else to check prior to purchase',
      pt: 'O que vistorio numa casa usada antes de comprar? | como perceber umidade e goteira na visita | quem vistoria a parte elétrica e o encanamento | cupim em casa à venda | o que verificar numa casa usada antes da compra? | como descubro defeito escondido na casa que quero comprar',
    },
    answer: {
      es: 'Mirá techo y cielorrasos, manchas o pintura reciente en las paredes, rajaduras, presión de agua, desagües, tablero eléctrico y maderas (el polvillo delata termitas). Andá de día y, si podés, después de una lluvia fuerte. Para decidir, pagá una revisión a un arquitecto o ingeniero y descontá del precio lo que haya que arreglar.',
      en: 'Look at the roof and ceilings, stains or fresh paint on walls, cracks, water pressure, drains, the electrical panel and the woodwork (fine dust betrays termites). Go by day and, if you can, after heavy rain. Before deciding, pay an architect or engineer to go over it and take the repairs off your offer.',
      pt: 'Veja o telhado e os forros, manchas ou pintura recente nas paredes, rachaduras, pressão da água, esgotos, quadro elétrico e madeiras (o pó fino denuncia cupim). Vá de dia e, se puder, depois de chuva forte. Para decidir, pague a vistoria de um arquiteto ou engenheiro e desconte do preço os consertos.',
    },
  },
  agentIsReal: {
    more: { guide: 'costs', section: 'agency' },
    asked: {
      es: '¿Cómo sé si un agente inmobiliario es confiable? | el corredor no me muestra autorización del dueño para vender | como verifico a la inmobiliaria antes de darle dinero | que papel tiene que tener un agente para ofrecer una casa | puede cualquiera hacerse pasar por corredor inmobiliario | le doy la seña al agente o al propietario | cómo verifico que el corredor no sea trucho | un agente me pide plata para mostrarme la casa | sera q esta corredora es de verdad o es chanta | verificar agente inmobiliario | ¿Cómo acredito que el corredor cuenta con autorización del propietario? | hay algun registro o matricula para saber si el intermediario es serio | un señor dice que representa al dueño y cobra comisión, ¿le puedo creer?',
      en: 'How do I know whether an estate agent can be trusted? | how do I check the agency before I give it money | does the agent have the owner’s authorization to sell | should I hand the deposit to the agent or the owner | is this realtor legit, how do I check | how to tell if a property agent is genuine',
      pt: 'Como sei se um corretor é confiável? | como verifico a imobiliária antes de dar dinheiro | o corretor tem autorização do dono para vender | como sei se o corretor é sério? | conferir se o corretor é verdadeiro',
    },
    answer: {
      es: `Pedile la autorización firmada del dueño, su factura con RUC y una oficina o referencias que puedas comprobar. Después controlá lo importante vos: que quien vende sea el titular inscripto, antes de entregar plata${cite.titleBeforeMoney}. Que todo pago lleve recibo y diga a nombre de quién; el escribano lo elegís vos.`,
      en: `Ask for the owner’s signed authorization, an invoice with a tax number and an office or references you can check. Then check what matters yourself: that the seller is the registered owner, before handing over money${cite.titleBeforeMoney}. Every payment should have a receipt that says for whom; choose the notary yourself.`,
      pt: `Peça a autorização assinada do dono, a fatura com RUC e um escritório ou referências que possa confirmar. Depois confira você o importante: que quem vende seja o titular registrado, antes de entregar dinheiro${cite.titleBeforeMoney}. Todo pagamento com recibo e em nome de quem; o escribano você escolhe.`,
    },
  },
  soldWithPower: {
    more: { guide: 'buying', section: 'title' },
    asked: {
      es: '¿Es seguro comprarle a alguien que vende con un poder? | el hijo vende la casa con poder de su mamá | el apoderado firma por el dueño, que reviso | el dueño está afuera y vende por un apoderado | como compruebo que un poder para vender sigue vigente | vende un tercero en nombre del titular | el que vende tiene un poder del dueño que vive afuera | el dueño vive en España y su hermano vende con poder, compro tranquilo? | vende un apoderado | ¿Qué recaudos debo tomar si el vendedor actúa mediante mandato notarial? | no es el titular, pero muestra un poder general, me da desconfianza | un apoderado me ofrece la casa, q tiene q decir el poder p q valga',
      en: "What if the person selling the house is not the owner but has a power of attorney? | is it safe to buy from someone selling with a power of attorney | the son sells the house with a power from his mother | how do I check that a power to sell is still valid | someone sells on behalf of the owner | attorney-in-fact is selling on behalf of the owner, is that valid | buying through seller's proxy",
      pt: 'E se quem vende a casa não é o dono mas tem procuração dele? | é seguro comprar de quem vende com procuração | o filho vende a casa com procuração da mãe | como confirmo que uma procuração para vender ainda vale | comprar de quem vende com procuração é seguro? | procuração para vender imóvel, o que conferir',
    },
    answer: {
      es: 'Se puede, si el poder es por escritura, autoriza a vender ese inmueble y cobrar, y sigue vigente. Tu escribano tiene que verlo en original y confirmar que no fue revocado y que el dueño vive, porque con su muerte en general se termina. Si podés, hablá con el dueño por videollamada y pagá a una cuenta a su nombre.',
      en: 'It can be done if the power is a public deed, allows selling that property and collecting the price, and still stands. Your notary must see the original and confirm that it was not revoked and that the owner is alive, as it generally ends on death. If you can, speak to the owner by video and pay into an account in their name.',
      pt: 'Pode, se a procuração é por escritura, autoriza vender aquele imóvel e receber, e continua vigente. O seu escribano precisa ver o original e confirmar que não foi revogada e que o dono está vivo, pois em geral ela termina com a morte. Se puder, fale com o dono por vídeo e pague numa conta no nome dele.',
    },
  },
  titleLost: {
    more: { guide: 'buying', section: 'title' },
    asked: {
      es: '¿Qué hago si se perdió el título de propiedad? | extravié la escritura de mi casa | el vendedor dice que no encuentra el título | como saco una copia del título de mi terreno | se me quemó el título, cómo lo recupero | duplicado de escritura | no encuentro la escritura de mi casa, la extravie en la mudanza | como saco copia del titulo perdido | Soy viuda y los papeles de la casa se quemaron, ¿pierdo mi propiedad? | ¿Cómo se obtiene un segundo testimonio de la escritura pública? | el vendedor dice que perdio el titulo, se puede conseguir otro?',
      en: 'What do I do if the title deed is lost? | I lost the deed of my house | the seller cannot find the title | how to get a copy of a title deed | my deed papers went missing, can I get a copy | house papers burned, do I still own it',
      pt: 'O que faço se perdi o título de propriedade? | perdi a escritura da minha casa | como tiro segunda via da escritura | perdi a escritura da minha casa, como tiro segunda via? | segunda via do título',
    },
    answer: {
      es: 'No perdés la propiedad: lo que vale está en el protocolo del escribano y en el registro. Andá con la cédula y, si los tenés, los números de finca y catastro a la escribanía que la hizo, o consultá en el registro cómo pedir copia. Si comprás, que tu escribano vea el dominio inscripto y no una fotocopia.',
      en: 'You do not lose the property: what counts is in the notary’s records and in the registry. Go with your identity card and, if you have them, the registry and cadastre numbers to the notary who made it, or ask the registry how to get a copy. When buying, have your notary look at the registered title, not a photocopy.',
      pt: 'Você não perde a propriedade: o que vale está no protocolo do escribano e no registro. Vá com o documento e, se tiver, os números de finca e cadastro ao escribano que a fez, ou pergunte no registro como pedir cópia. Se você compra, que o seu escribano veja o domínio registrado e não uma fotocópia.',
    },
  },
} satisfies Record<string, FaqEntry>
