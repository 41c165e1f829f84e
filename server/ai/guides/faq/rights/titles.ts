import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** Land with a title, with possession alone, or paid in instalments. */
export const titleRightsFaq = {
  derecheraMeaning: {
    more: { guide: 'land', section: 'overlap' },
    asked: {
      es: '¿Qué es una derechera y en qué se diferencia de un título? | qué diferencia hay entre derechera y título de propiedad | qué significa derechera | derechera o título | vender con derechera qué quiere decir | es lo mismo derechera que titulado | que significa derechera | derechera versus título | ¿Qué alcance jurídico tiene la derechera? | es lo mismo tener los derechos de un terreno que la escritura? | mi abuela dice q tiene derecheras, eso es ser dueña?',
      en: 'What is a derechera and how does it differ from a title? | difference between derechera and title | what does derechera mean when selling land | meaning of "derechera" in Paraguayan land ads | someone sells "derecheras", explain please',
      pt: 'O que é uma derechera e qual a diferença para o título? | diferença entre derechera e título de propriedade | o que significa derechera | o que quer dizer derechera? | terreno "com derechera" é ter propriedade mesmo?',
    },
    answer: {
      es: `Con título sos el dueño inscripto: pasa por escritura pública y figura en el registro${cite.deedRequired}. La derechera es solo la posesión o las mejoras, que se traspasan con un papel privado: no te hace dueño, otro puede reclamar la tierra y el banco no la toma de garantía. Por eso es más barata; antes de pagar, que un escribano averigüe de quién es.`,
      en: `With a title you are the registered owner: it passes by public deed and shows in the registry${cite.deedRequired}. A derechera is only possession or improvements, passed on by a private paper: it does not make you the owner, somebody else may claim the land and banks do not take it as security. Hence the price; before paying, have a notary find out whose it is.`,
      pt: `Com título você é o dono registrado: passa por escritura pública e consta no registro${cite.deedRequired}. A derechera é só a posse ou as benfeitorias, que se passam com um papel particular: não faz de você dono, outro pode reclamar a terra e o banco não a aceita de garantia. Por isso é mais barata; antes de pagar, que um escribano veja de quem é.`,
    },
  },
  derecheraWorth: {
    more: { guide: 'land', section: 'overlap' },
    asked: {
      es: '¿Conviene comprar una derechera? | me ofrecen un terreno con derechera barato, conviene? | es seguro comprar una derechera | qué riesgo tiene comprar derechera | me venden una casa en asentamiento sin título, compro? | comprar derechera y construir encima | se puede construir en un terreno sin título | es barato pero solo tiene derechera, lo compro? | riesgos de comprar derechera | puedo perder mi plata si compro una derechera | ¿Es aconsejable adquirir mejoras y posesión sin título? | mi sobrino quiere meter sus ahorros en una derechera, le digo q no?',
      en: 'Is it worth buying a derechera? | they offer me cheap land without title, only derechera | is buying a derechera safe | cheap plot but only possession rights, should I go for it | could I lose everything buying a derechera',
      pt: 'Vale a pena comprar uma derechera? | me oferecem um terreno barato só com derechera | é seguro comprar derechera | vale a pena comprar terreno só com derechera? | terreno barato só com direitos, compro ou não',
    },
    answer: {
      es: `En general no, si buscás seguridad: pagás por una posesión y no por la propiedad, que pasa por escritura${cite.deedRequired}, y si aparece el dueño o el Estado podés perder lo pagado y lo construido. Antes averiguá con un escribano si la tierra es privada, municipal o fiscal y si hay trámite de titulación. Si igual seguís, poco dinero y contrato revisado por un abogado.`,
      en: `Generally no, if you want to be safe: you pay for possession and not for ownership, which passes by deed${cite.deedRequired}, and if the owner or the state appears you may lose what you paid and built. First have a notary find out whether the land is private, municipal or state land and whether titling is under way. If you go on, little money and a contract checked by a lawyer.`,
      pt: `Em geral não, se você quer segurança: paga por uma posse e não pela propriedade, que passa por escritura${cite.deedRequired}, e se aparecer o dono ou o Estado pode perder o que pagou e construiu. Antes veja com um escribano se a terra é privada, municipal ou fiscal e se há titulação em andamento. Se seguir mesmo assim, pouco dinheiro e contrato revisto por um advogado.`,
    },
  },
  derecheraToTitle: {
    more: { guide: 'land', section: 'overlap' },
    asked: {
      es: '¿Se puede titular una derechera? | y después se puede titular? | cómo saco el título de mi derechera | pasar de derechera a título | trámite para titular un terreno con derechera | cuánto tarda titular una derechera | tengo derechera hace 15 años, como consigo la escritura | regularizar ocupación | pasos para que mi derechera se convierta en propiedad | ¿Cabe usucapión o adjudicación al titular de una derechera? | compre los derechos de un terrenito municipal y quiero titularlo',
      en: 'Can a derechera be turned into a title? | and can it be titled later | how do I get a title for my derechera | upgrade possession rights to a proper deed | how to title land I occupy that belongs to the state | so how would I ever get the title | how do I turn possession rights into a title',
      pt: 'Dá para titular uma derechera? | e depois dá para titular? | como tiro o título da minha derechera | dá pra transformar derechera em escritura? | regularizar terreno fiscal que comprei por derechera | e como eu consigo o título depois',
    },
    answer: {
      es: 'A veces, y no depende solo de vos: si la tierra es privada, tiene que vendértela su dueño o un juez reconocer la posesión larga; si es municipal o fiscal, el trámite es en la municipalidad o en el organismo de tierras, con sus requisitos. No pagues contando con eso: pedí primero a un escribano de quién es y qué trámite hay abierto.',
      en: 'Sometimes, and it is not up to you alone: on private land its owner must sell it to you or a judge recognize long possession; on municipal or state land it goes through the municipality or the land agency, with their requirements. Do not pay counting on it: first have a notary say whose it is and which procedure is open.',
      pt: 'Às vezes, e não depende só de você: se a terra é privada, o dono tem de vendê-la ou um juiz reconhecer a posse longa; se é municipal ou fiscal, o trâmite é na prefeitura ou no órgão de terras, com seus requisitos. Não pague contando com isso: peça antes a um escribano de quem é e que trâmite está aberto.',
    },
  },
  titleOrDerechera: {
    more: { guide: 'buying', section: 'title' },
    asked: {
      es: '¿Cómo sé si un terreno tiene título o es derechera? | que son derechos y acciones, eso es con título o no | cómo averiguo si el lote está titulado | cómo compruebo que el terreno tiene título de verdad | el vendedor dice que tiene título, cómo verifico | ver si una propiedad es titulada o solo posesión | como me doy cuenta si el lote que me ofrecen es titulado | titulado o no titulado | que documento muestra alguien que solo tiene los derechos | ¿Cómo verificar si el oferente es titular registral o simple poseedor? | me mostro un contrato privado nomas, eso es titulo?',
      en: 'How do I know whether a plot has a title or is only a derechera? | how do I check that land is titled | title or possession only, how can I tell | tell apart a titled lot from a possession-only one | how to verify the land has an actual deed',
      pt: 'Como sei se um terreno tem título ou é só derechera? | como verifico se o lote é titulado | título ou só posse, como saber | como saber se o terreno tem escritura ou só posse? | verificar se o lote é titulado',
    },
    answer: {
      es: `Pedí copia del título con su número de finca o matrícula y el de catastro: quien solo tiene derechera no lo puede mostrar, te muestra un contrato privado o una constancia de ocupación. Después confirmalo con el certificado del registro, que dice quién es el dueño y qué cargas hay${cite.titleReport} y cuesta ${f.certificateFee}. Tramitalo con un escribano antes de dar plata.`,
      en: `Ask for a copy of the title with its registry number (finca or matrícula) and cadastral number: whoever has only a derechera cannot show it, but a private contract or a certificate of occupation. Then confirm it with the registry certificate, which names the owner and any burdens${cite.titleReport} and costs ${f.certificateFee}. Have a notary get it before you pay anything.`,
      pt: `Peça cópia do título com o número de finca ou matrícula e o de cadastro: quem só tem derechera não consegue mostrá-lo, mostra um contrato particular ou uma constância de ocupação. Depois confirme com o certificado do registro, que diz quem é o dono e que ônus há${cite.titleReport} e custa ${f.certificateFee}. Peça-o por um escribano antes de dar dinheiro.`,
    },
  },
  lotArrears: {
    more: { guide: 'land', section: 'instalments' },
    asked: {
      es: '¿Me pueden quitar el lote si me atrasé con las cuotas? | debo varias cuotas del terreno y la loteadora me lo quiere sacar | me atrasé con mi lote, lo pierdo? | la loteadora me amenaza con rescindir por cuotas atrasadas | dejé de pagar el terreno a plazos, me lo quitan? | y si me atraso con las cuotas del lote? | debo seis cuotas de mi terreno, lo pierdo? | mora en cuotas del lote | pague como 8 años y ahora me atrase, me pueden sacar el lotecito | ¿Desde qué porcentaje pagado no procede la rescisión por mora? | me quede sin laburo y no llego con la mensualidad del terreno',
      en: 'Can they take my plot if I am behind on the instalments? | I owe several instalments of my lot, will I lose it | the seller threatens to cancel my lot for late payments | and if I fall behind on the lot | behind on payments for my lot, will the developer take it back | repossession of a plot for late monthly payments',
      pt: 'Podem tirar meu lote se eu atrasar as parcelas? | devo parcelas do terreno e a loteadora quer tomar | atrasei o lote, perco? | e se eu atrasar as parcelas do terreno? | atrasei as parcelas do lote, posso perder ele? | devo seis prestações do terreno, tomam de mim?',
    },
    answer: {
      es: `Depende de cuánto pagaste: con ${f.lotRescission} del precio pagado, o mejoras por ese valor, ya no pueden rescindir por atraso, aunque sí cobrarte la deuda y sus intereses; con menos, sí pueden según el contrato. Sumá lo pagado con tus recibos, pedí el estado de cuenta y proponé por escrito ponerte al día. Si te intiman, andá enseguida a un abogado.`,
      en: `It depends on how much you have paid: with ${f.lotRescission} of the price paid, or improvements of that value, they can no longer rescind for arrears, though they may claim the debt and interest; with less they can, as the contract says. Add up your receipts, ask for a statement and offer in writing to catch up. If you get a formal notice, see a lawyer at once.`,
      pt: `Depende de quanto pagou: com ${f.lotRescission} do preço pago, ou benfeitorias nesse valor, já não podem rescindir por atraso, embora possam cobrar a dívida e os juros; com menos, podem conforme o contrato. Some o pago com seus recibos, peça o extrato e proponha por escrito pôr em dia. Se notificarem, vá logo a um advogado.`,
    },
  },
  lotAssign: {
    more: { guide: 'land', section: 'instalments' },
    asked: {
      es: '¿Puedo pasar a otra persona mi lote en cuotas? | transferir el contrato de mi terreno a un familiar | ceder mi lote que estoy pagando a plazos | quiero vender el lote que todavía estoy pagando | traspaso de terreno en cuotas a mi primo | comprar el lote de alguien que lo está pagando | transferir lote a cuotas | no puedo seguir pagando el terreno y mi cuñado lo quiere | vender un lote que todavia estoy pagando, se puede? | ¿Requiere conformidad de la loteadora la cesión del boleto? | mi hijo va a seguir con las cuotas, como pongo el lote a su nombre',
      en: "Can I transfer my lot in instalments to somebody else? | assign my plot contract to a relative | sell the plot I am still paying for | hand over my instalment land contract to my cousin | change the name on the plot's payment plan",
      pt: 'Posso passar para outra pessoa meu lote em parcelas? | transferir o contrato do terreno para um parente | vender o lote que ainda estou pagando | posso passar meu lote parcelado pra outra pessoa? | cessão do contrato com a loteadora',
    },
    answer: {
      es: `Sí, si la loteadora acepta la cesión, que es lo que pide casi todo contrato: mirá si cobra por eso y si exige estar al día. Firmala en la loteadora o con escribano, con el saldo y los recibos detallados, para que quede a nombre del otro. Si ya pagaste ${f.lotDeed}, podés también pedir la escritura y vender como dueño; preguntá qué te conviene.`,
      en: `Yes, if the developer accepts the assignment, which nearly every contract asks for: see whether it charges and wants you paid up. Sign it at its office or before a notary, with the balance and receipts listed, so that it stands in the other’s name. With ${f.lotDeed} paid you can also ask for the deed and sell as the owner; ask which suits you.`,
      pt: `Sim, se a loteadora aceitar a cessão, que quase todo contrato exige: veja se cobra por isso e se pede estar em dia. Assine na loteadora ou com escribano, com o saldo e os recibos detalhados, para que fique no nome do outro. Com ${f.lotDeed} pago, pode também pedir a escritura e vender como dono; pergunte o que convém.`,
    },
  },
  lotSafe: {
    more: { guide: 'land', section: 'instalments' },
    asked: {
      es: '¿Es seguro comprar un terreno en cuotas? | qué miro antes de comprar un lote a plazos | riesgos de comprar lote en una loteadora | es confiable comprar terreno a cuotas | cómo sé si la loteadora es seria | puedo confiar en una loteadora? | riesgo de terrenos financiados | como se si el loteamiento esta aprobado y no es trucho | ¿Qué garantías ofrece la compra de lotes a plazos? | veo publicidades de lotes por mes, sera seguro para mi nieto | el loteador me da una proforma nomás, está bien firmar así | estoy por firmar por un lote en cuotas y solo me dan una proforma',
      en: 'Is it safe to buy a plot in instalments? | what to check before buying a lot on a payment plan | risks of buying land in instalments | are monthly-payment lots trustworthy | should I fear scams with financed plots | the developer of the lots only gives me a proforma, is that fine',
      pt: 'É seguro comprar terreno em parcelas? | é seguro comprar terreno em prestações no Paraguai | o que olhar antes de comprar lote parcelado | riscos de comprar lote de loteadora | é confiável comprar lote parcelado? | terreno a prestações, tem risco?',
    },
    answer: {
      es: `Puede serlo, si la loteadora es dueña con título y el loteamiento está aprobado por la municipalidad: pedí ambas cosas y el certificado del registro antes de la primera cuota${cite.titleReport}. La ley te ayuda: con ${f.lotDeed} del precio pagado podés exigir la escritura, y con ${f.lotRescission} ya no rescinden por atraso. Guardá cada recibo y que un escribano lea el contrato.`,
      en: `It can be, if the seller owns the land with a title and the subdivision is approved by the municipality: ask for both and the registry certificate before the first instalment${cite.titleReport}. The law helps: with ${f.lotDeed} of the price paid you may demand the deed, and with ${f.lotRescission} it cannot be rescinded for arrears. Keep every receipt and have a notary read the contract.`,
      pt: `Pode ser, se a loteadora é dona com título e o loteamento está aprovado pela prefeitura: peça as duas coisas e o certificado do registro antes da primeira parcela${cite.titleReport}. A lei ajuda: com ${f.lotDeed} do preço pago você pode exigir a escritura, e com ${f.lotRescission} já não rescindem por atraso. Guarde cada recibo e que um escribano leia o contrato.`,
    },
  },
} satisfies Record<string, FaqEntry>
