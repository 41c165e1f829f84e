import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** What is paid or signed before the deed. */
export const dealRightsFaq = {
  depositBeforeTitle: {
    more: { guide: 'buying', section: 'deposit' },
    asked: {
      es: '¿Es seguro dar una seña antes de ver el título? | me piden seña para reservar la casa y todavía no me muestran el título | conviene dar seña antes de ver el titulo | el vendedor me apura con la seña porque hay otro interesado | me piden seña hoy y no vi los papeles | señar una casa sin ver los papeles | me apuran a señar y todavia no vi los papeles | seña sin ver título | reservo la casa antes de que el escribano revise? | ¿Es prudente entregar arras previo al estudio de título? | dicen q hay otro interesado y que deje algo hoy, sin documentos | me manda foto del título por whatsapp nomás',
      en: 'Is it safe to pay a deposit before seeing the title? | is it safe to pay a deposit to reserve a house before seeing the title | the seller wants a deposit today and has not shown the papers | reserve a house without seeing the title | pressured to put money down before documents are shown | agent says another buyer is coming, pay now without papers | he only sends me a photo of the title',
      pt: 'É seguro pagar sinal antes de ver o título? | pedem sinal para reservar a casa e ainda não mostraram o título | o vendedor me apressa com o sinal porque há outro interessado | dar sinal sem ver os papéis | dou o sinal antes de ver a escritura? | vendedor quer sinal hoje e título depois',
    },
    answer: {
      es: `No: primero mirá el título a nombre de quien vende y el certificado del registro${cite.titleBeforeMoney}. Que te apuren por otro interesado no cambia eso; si querés asegurarla, ofrecé una seña chica, por escrito, que se devuelva entera si el título no está limpio. Lo usual va de ${f.deposit} del precio, y conviene dejarla con el escribano.`,
      en: `No: first see the title in the seller’s name and the registry certificate${cite.titleBeforeMoney}. Being rushed because of another buyer does not change that; to hold it, offer a small deposit, in writing, returned in full if the title is not clean. Usual is ${f.deposit} of the price, and it is best left with the notary.`,
      pt: `Não: primeiro veja o título no nome de quem vende e o certificado do registro${cite.titleBeforeMoney}. A pressa por outro interessado não muda isso; para segurar, ofereça um sinal pequeno, por escrito, devolvido inteiro se o título não estiver limpo. O usual vai de ${f.deposit} do preço, e convém deixá-lo com o escribano.`,
    },
  },
  boletoCheck: {
    more: { guide: 'buying', section: 'contract' },
    asked: {
      es: '¿Qué reviso antes de firmar un boleto de compraventa? | qué tengo que mirar en el boleto de compraventa | qué tiene que decir el contrato privado de compra de una casa | voy a firmar el boleto, qué cuido | cláusulas importantes del contrato de compraventa | que tiene que decir el boleto antes de poner mi firma | revisar contrato de compraventa | clausulas importantes del contrato privado cuando compro casa | ¿Qué extremos verificar previo a suscribir el boleto? | me pasaron el boletito para firmar, quien tiene que aparecer ahi',
      en: 'What should I check before signing a purchase agreement? | what must a private sale contract say | clauses to look at in the contract to buy a house | signing the preliminary sale contract tomorrow, checklist? | who needs to sign the boleto besides the owner',
      pt: 'O que confiro antes de assinar o contrato de compra e venda? | o que deve dizer o contrato particular de compra | cláusulas importantes do contrato de compra | o que conferir antes de assinar o contrato de compra e venda? | cláusulas essenciais do compromisso de compra',
    },
    answer: {
      es: `Cinco cosas: que firme el dueño inscripto y su cónyuge; el inmueble con sus números de finca y catastro; precio, forma y fechas de pago; hasta cuándo se escritura y quién paga qué; y qué pasa si alguien se arrepiente o el título no sale limpio. El boleto obliga a escriturar pero no te hace dueño${cite.privateContract}: mirá antes el título y que lo lea un escribano.`,
      en: `Five things: that the registered owner and spouse sign; the property with its registry and cadastral numbers; price, form and dates of payment; until when the deed is signed and who pays what; and what happens if someone withdraws or the title is not clean. It obliges both to sign the deed but does not make you the owner${cite.privateContract}: see the title first and have a notary read it.`,
      pt: `Cinco coisas: que assine o dono registrado e o cônjuge; o imóvel com seus números de registro e cadastro; preço, forma e datas de pagamento; até quando se escritura e quem paga o quê; e o que acontece se alguém desistir ou o título não sair limpo. O contrato obriga a escriturar mas não faz de você dono${cite.privateContract}: veja antes o título e que um escribano leia.`,
    },
  },
  seizureLifted: {
    more: { guide: 'buying', section: 'title' },
    asked: {
      es: '¿Quién paga para levantar el embargo de la casa? | y quién paga para levantar? | cómo se levanta un embargo antes de comprar | el vendedor tiene embargo, cómo se cancela con mi pago | cuánto tarda levantar un embargo de un inmueble | la casa que quiero esta embargada, quien cancela eso | levantamiento de embargo | como se libera una propiedad embargada para poder comprarla | ¿A cargo de quién está la cancelación de la medida cautelar? | puedo usar mi plata para sacarle el embargo al vendedor en la firma',
      en: 'Who pays to lift the seizure on the house? | and who pays to lift it | how is a lien lifted before buying | property I want has a court attachment, who clears it | removing an embargo before closing, whose expense',
      pt: 'Quem paga para levantar a penhora do imóvel? | e quem paga para levantar? | como se levanta uma penhora antes de comprar | o imóvel está penhorado, quem paga pra liberar? | casa embargada: como se tira isso antes da compra',
    },
    answer: {
      es: 'El vendedor, que es quien debe: lo usual es que pague antes, o que una parte de tu precio vaya directo al acreedor en la misma firma, con el escribano. El levantamiento lo ordena el juzgado y se inscribe en el registro; no entregues el resto hasta que el certificado salga limpio. Plazo y costo los dice el abogado del vendedor.',
      en: 'The seller, who owes it: usually it is paid before, or part of your price goes straight to the creditor at the signing, through the notary. A court orders the release and it is entered in the registry; do not hand over the rest until the certificate comes out clean. The seller’s lawyer can tell time and cost.',
      pt: 'O vendedor, que é quem deve: o usual é pagar antes, ou que parte do seu preço vá direto ao credor na mesma assinatura, com o escribano. O levantamento é ordenado pelo juízo e registrado; não entregue o resto até o certificado sair limpo. Prazo e custo diz o advogado do vendedor.',
    },
  },
  informconfErased: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: '¿Cuánto tarda en borrarse una deuda de Informconf después de pagar? | y si ya pagué cuánto tarda en borrarse? | pagué mi deuda y sigo en informconf | cómo limpio mi nombre de informconf | cuánto tiempo dura uno en informconf | me borran de informconf si pago todo | ya pague todo y sigo apareciendo en informconf | salir de informconf | cancele mi tarjeta hace un mes y el banco me sigue viendo moroso | ¿Cuándo debe actualizarse el registro de un deudor que canceló? | que hago para q me saquen del informconf si ya no debo',
      en: 'How long until a paid debt disappears from Informconf? | and if I pay it how long until it is erased | I paid my debt and am still listed in the credit bureau | how long do you stay in Informconf | settled my debt yet the credit bureau still lists me | paid off, how do I get my record cleaned',
      pt: 'Quanto tempo até apagarem do Informconf uma dívida paga? | e se eu já paguei, quanto demora para apagar? | paguei e continuo no Informconf | quanto tempo pra sair do Informconf depois de quitar? | limpar nome no Informconf já quitado',
    },
    answer: {
      es: 'No tengo el plazo confirmado: lo tiene que actualizar el acreedor, y Informconf te dice qué figura y desde cuándo. Pedí el comprobante de cancelación o libre deuda, llevalo a Informconf y pedí tu informe nuevo; guardalo para el banco, que a veces lo acepta mientras se actualiza. Si no lo corrigen, un abogado te dice cómo reclamar.',
      en: 'I have no confirmed time: the creditor has to update it, and Informconf tells you what is listed and since when. Get the proof that the debt is cancelled, take it to Informconf and ask for a new report; keep it for the bank, which may accept it meanwhile. If it is not corrected, a lawyer tells you how to claim.',
      pt: 'Não tenho o prazo confirmado: quem atualiza é o credor, e o Informconf diz o que consta e desde quando. Peça o comprovante de quitação, leve ao Informconf e peça um relatório novo; guarde-o para o banco, que às vezes o aceita enquanto se atualiza. Se não corrigirem, um advogado diz como reclamar.',
    },
  },
  buyWithInformconf: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: '¿Se puede comprar una casa estando en Informconf? | tengo informconf, hay forma de comprar casa igual? | con informconf puedo comprar terreno en cuotas? | comprar casa sin banco por estar en informconf | qué opciones tengo para comprar si soy moroso | estoy en informconf, igual me puedo comprar algo | comprar siendo moroso | opciones de vivienda para alguien con el nombre manchado en el buró | ¿Puede adquirir inmueble quien figura en un registro de morosidad? | me rechazan los bancos por informconf, como llego a mi casa propia',
      en: 'Can I buy a house while listed in Informconf? | is there a way to buy a home with a bad credit record | buy land in instalments with bad credit | bad credit record, can I still become a homeowner | any way to finance a house with unpaid debts on file',
      pt: 'Dá para comprar casa estando no Informconf? | tenho nome sujo, há como comprar casa mesmo assim? | comprar terreno parcelado com nome sujo | nome sujo no Informconf, consigo comprar imóvel? | tenho dívida registrada, que opções de compra sobram',
    },
    answer: {
      es: 'Sí, pero casi nunca con un banco: mientras figure la deuda, lo usual es que digan que no. Quedan financiar con el dueño o la constructora, un lote en cuotas (muchas loteadoras piden menos) o comprar con alguien que tenga limpio el informe. Lo que más abre puertas es pagar o acordar la deuda y guardar el comprobante; hagas lo que hagas, que un escribano lea el contrato.',
      en: 'Yes, but hardly ever with a bank: while the debt is listed they usually say no. What is left is financing by the owner or developer, a lot in instalments (many sellers ask for less) or buying with someone whose record is clean. What opens most doors is to pay or settle the debt and keep the proof; whatever you do, have a notary read the contract.',
      pt: 'Sim, mas quase nunca com banco: enquanto constar a dívida, o usual é dizerem não. Restam financiar com o dono ou a construtora, um lote em parcelas (muitas loteadoras pedem menos) ou comprar com alguém de nome limpo. O que mais abre portas é pagar ou negociar a dívida e guardar o comprovante; de todo modo, que um escribano leia o contrato.',
    },
  },
  borderFlat: {
    more: { guide: 'foreigners', section: 'border' },
    asked: {
      es: '¿Un argentino o brasileño puede comprar casa o departamento en una ciudad de frontera? | soy argentino, puedo comprar un depto en encarnación? | brasilero comprando departamento en ciudad del este | comprar casa en encarnación siendo argentino tengo algún problema | la prohibición de frontera vale para departamentos? | depto urbano en frontera | casa en el centro de encarnación para un argentino, hay restriccion? | ¿Rige la zona de seguridad fronteriza para inmuebles urbanos? | y si es un lote en la ciudad y no un campo, puede un brasileño?',
      en: 'Can an Argentine or Brazilian buy a flat in a border city? | what about a flat in Encarnación, I am Argentine | does the border ban apply to apartments | can I, an Argentinian, own a condo in Encarnación | Brazilian buying an urban home in Ciudad del Este | is a plot in town allowed for a neighbor country citizen | what if it is just an urban plot and not a farm | a town lot near the border as an Argentine, allowed?',
      pt: 'Brasileiro pode comprar casa ou apartamento em cidade de fronteira? | sou brasileiro, posso comprar casa em Ciudad del Este? | a proibição da fronteira vale para apartamentos? | a restrição de fronteira vale pra imóvel urbano? | e se for só um terreno na cidade, brasileiro pode?',
    },
    answer: {
      es: `Sí: una casa o un departamento en zona urbana los puede comprar cualquiera, también en Encarnación o Ciudad del Este${cite.borderUrban}, y al contado alcanza con tu documento o pasaporte${cite.passportPurchase}. La prohibición es para lo rural a menos de ${f.borderStrip} de la frontera${cite.borderNationals}. Antes de señar, que el escribano confirme que el título es urbano.`,
      en: `Yes: anyone may buy a house or flat in town, in Encarnación or Ciudad del Este as well${cite.borderUrban}, and for a cash purchase your identity card or passport is enough${cite.passportPurchase}. The ban is on rural land within ${f.borderStrip} of the border${cite.borderNationals}. Before paying a deposit, have the notary confirm that the title is urban.`,
      pt: `Sim: casa ou apartamento em zona urbana qualquer pessoa pode comprar, também em Encarnación ou Ciudad del Este${cite.borderUrban}, e à vista basta o documento ou passaporte${cite.passportPurchase}. A proibição é para o rural a menos de ${f.borderStrip} da fronteira${cite.borderNationals}. Antes do sinal, que o escribano confirme que o título é urbano.`,
    },
  },
  borderOtherNationals: {
    more: { guide: 'foreigners', section: 'border' },
    asked: {
      es: '¿Un estadounidense o europeo puede comprar campo cerca de la frontera? | soy americano, puedo tener una chacra en la franja | alemán comprar tierra rural cerca de brasil | un canadiense puede comprar campo en itapúa cerca de la frontera | la ley de frontera es para todos los extranjeros o solo vecinos | soy español, puedo comprar hectáreas en la zona de seguridad fronteriza | un francés puede comprar campo en la franja de 50 km',
      en: 'I am American, can I own farmland near the Brazilian border? | can a US citizen buy land in the border strip | as a Canadian can I buy a farm close to the border | does the border law apply to all foreigners or only neighbours | German buying rural land near Brazil | can Europeans own farms within 50 km of the border | I am British and want hectares near Argentina',
      pt: 'Um americano ou europeu pode comprar fazenda perto da fronteira? | sou português, posso comprar terra rural na faixa de fronteira | a lei da fronteira vale para todo estrangeiro ou só para vizinhos | alemão comprar terra perto da fronteira com o Brasil | sou italiano, posso ter chácara na faixa de 50 km',
    },
    answer: {
      es: `La ley de la franja de ${f.borderStrip} nombra a los países vecinos: argentinos, brasileños y bolivianos, y las empresas donde son mayoría${cite.borderNationals}. Otras nacionalidades no figuran en lo que leímos, así que esa restricción no les tocaría ni en campo. Confirmalo con un escribano o abogado antes de la seña, con tu pasaporte y la ubicación exacta.`,
      en: `The law on the strip of ${f.borderStrip} names the neighboring countries: Argentines, Brazilians and Bolivians, and companies they hold the majority of${cite.borderNationals}. Other nationalities are not in what we read, so that restriction would not reach you, not even for rural land. Confirm it with a notary or lawyer before any deposit, with your passport and the exact location.`,
      pt: `A lei da faixa de ${f.borderStrip} nomeia os países vizinhos: argentinos, brasileiros e bolivianos, e empresas em que são maioria${cite.borderNationals}. Outras nacionalidades não aparecem no que lemos, então essa restrição não as alcançaria, nem em terra rural. Confirme com um escribano ou advogado antes do sinal, com o passaporte e o lugar exato.`,
    },
  },
  borderFarm: {
    more: { guide: 'foreigners', section: 'border' },
    asked: {
      es: '¿Un brasileño o argentino puede comprar campo cerca de la frontera? | soy argentino, puedo comprar un campito cerca de encarnación? | brasilero comprar hectáreas en alto paraná o canindeyú | y un campito a pocos km de la ciudad? | comprar chacra en la franja siendo brasilero | estancia en franja fronteriza | un brasilero puede tener soja en alto parana? | una sociedad con mayoria brasileña puede adquirir tierra rural en canindeyu | ¿Es nula la compra rural por nacional limítrofe en zona de seguridad?',
      en: "Can a Brazilian or Argentine buy a farm near the border? | and a small farm close to town, I am Argentine | Brazilian buying hectares in Alto Paraná | Argentinian wanting rural hectares close to the boundary | is farmland near the frontier forbidden for neighbours' citizens | can a Brazilian own farmland near the border",
      pt: 'Brasileiro pode comprar fazenda perto da fronteira? | sou produtor e quero comprar hectares em Alto Paraná, brasileiro pode? | e uma chácara em Hernandarias? | comprar terra para soja em Alto Paraná ou Canindeyú sendo brasileiro | sou gaúcho, posso ter fazenda em Alto Paraná? | empresa brasileira comprar hectares perto da divisa | brasileiro consegue comprar terra para plantar soja pertinho da divisa | brasileiro pode ter fazenda na faixa de fronteira',
    },
    answer: {
      es: `No, si es rural y está a menos de ${f.borderStrip} de la frontera: argentinos, brasileños y bolivianos, y las empresas donde son mayoría, necesitan un decreto${cite.borderNationals}, y sin él la compra es nula${cite.borderNull}. Más adentro, sí. Gran parte de Alto Paraná, Canindeyú e Itapúa cae en la franja: medí la distancia antes de señar y consultá a un escribano o abogado.`,
      en: `No, if it is rural and within ${f.borderStrip} of the border: Argentines, Brazilians and Bolivians, and companies they hold the majority of, need a decree${cite.borderNationals}, and without it the purchase is null${cite.borderNull}. Further inland, yes. Much of Alto Paraná, Canindeyú and Itapúa lies in the strip: measure the distance before any deposit and ask a notary or lawyer.`,
      pt: `Não, se é rural e fica a menos de ${f.borderStrip} da fronteira: brasileiros, argentinos e bolivianos, e empresas em que são maioria, precisam de um decreto${cite.borderNationals}, e sem ele a compra é nula${cite.borderNull}. Mais para dentro, sim. Grande parte de Alto Paraná, Canindeyú e Itapúa cai na faixa: meça a distância antes do sinal e consulte um escribano ou advogado.`,
    },
  },
} satisfies Record<string, FaqEntry>
