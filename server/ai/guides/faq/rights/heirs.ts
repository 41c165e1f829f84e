import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** Who inherits or owns with others, and from where. */
export const heirsFaq = {
  heirsWho: {
    asked: {
      es: '¿Quiénes heredan la casa? | un hijo fuera del matrimonio hereda igual la casa? | hijo extramatrimonial hereda? | y la concubina hereda? | la esposa hereda la casa o solo los hijos | y la pareja sin casarse hereda? | murio mi papa, a quien le queda la casa | orden de herederos | los hijos de afuera tambien reciben parte de la vivienda? | ¿Quiénes tienen vocación hereditaria sobre el inmueble? | mi marido fallecio sin hijos, la casa es mia o de sus padres',
      en: 'Who inherits the house? | does a child born out of wedlock inherit | does an unmarried partner inherit the house | does the wife inherit or only the children | when a parent dies, who gets the home | surviving unmarried partner and the family house',
      pt: 'Quem herda a casa? | filho fora do casamento herda? | a companheira herda a casa? | a esposa herda ou só os filhos | quem tem direito à casa quando o pai morre? | ordem dos herdeiros na casa',
    },
    answer: {
      es: 'En general heredan los hijos por igual, nacidos dentro o fuera del matrimonio si están reconocidos, y el cónyuge tiene además su mitad de lo ganancial. La pareja sin casarse depende de que se pruebe la unión y de los años. Quién hereda y cuánto lo dice el juez en la declaratoria de herederos: llevale las partidas a un abogado.',
      en: 'Children generally inherit alike, born in or out of wedlock if recognized, and the spouse besides has half of the common property. An unmarried partner depends on proving the union and its years. A judge says who inherits and how much in the declaration of heirs: take the certificates to a lawyer.',
      pt: 'Em geral os filhos herdam por igual, nascidos dentro ou fora do casamento se reconhecidos, e o cônjuge tem além disso a metade dos bens comuns. A companheira depende de provar a união e os anos. Quem herda e quanto diz o juiz na declaração de herdeiros: leve as certidões a um advogado.',
    },
  },
  shareToSibling: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Puedo vender mi parte de la herencia a mi hermano? | quiero cederle a mi hermana mi parte de la casa heredada | comprarle a mi hermano su parte de la herencia | cesión de derechos hereditarios entre hermanos | le quiero dejar mi porcion de la casa de mama a mi hermana por plata | cesión entre hermanos | como le paso mi parte heredada a un hermano y que me pague | ¿Cómo se instrumenta la cesión de derechos hereditarios entre coherederos? | no quiero la casa heredada, mi hermana me ofrece plata por mi parte',
      en: "Can I sell my share of the inheritance to my brother? | assign my inherited share to my sister | buy out my sibling’s part of the inherited house | sell my inherited portion to my sibling | transfer of one heir's rights to another for money",
      pt: 'Posso vender minha parte da herança ao meu irmão? | ceder à minha irmã minha parte da casa herdada | comprar a parte do meu irmão na herança | posso vender minha parte da herança pro meu irmão? | cessão de direitos entre irmãos',
    },
    answer: {
      es: 'Sí: se hace una cesión de derechos hereditarios, antes de terminar la sucesión, o una venta de la parte, después; en los dos casos ante escribano. Pónganle precio con una tasación neutral y que el papel diga quién paga los gastos y las deudas. El abogado de la sucesión la presenta en el expediente para que la casa se inscriba ya repartida.',
      en: 'Yes: by assigning the inheritance rights before the succession ends, or by selling the share afterwards; either before a notary. Price it with a neutral valuation and have the paper say who pays costs and debts. The lawyer files it in the succession, so that the house is registered as already shared.',
      pt: 'Sim: faz-se uma cessão de direitos hereditários, antes de terminar o inventário, ou uma venda da parte, depois; nos dois casos com escribano. Ponham preço com avaliação neutra e que o papel diga quem paga gastos e dívidas. O advogado a apresenta no processo para que a casa se registre já repartida.',
    },
  },
  foreignHeirs: {
    more: { guide: 'foreigners', section: 'can' },
    asked: {
      es: '¿Un extranjero puede heredar una propiedad en Paraguay? | mi testamento de afuera sirve para mi departamento en Paraguay? | soy extranjero, quién hereda mi casa de asunción | hacer testamento en paraguay por mi propiedad | mi tio paraguayo me dejo una casa y yo soy español | heredar siendo extranjero | vale el testamento que hice en francia para mi casa en paraguay | ¿Qué ley rige la sucesión de inmuebles locales con herederos foráneos? | soy uruguaya, puedo ser heredera de un terreno en asuncion',
      en: 'Can a foreigner inherit property in Paraguay? | does my US will cover my apartment in Asunción | who inherits my Paraguayan property if I am a foreigner | do I need a Paraguayan will | my German kids, would they inherit my Paraguayan house | non-citizen inheriting land from a Paraguayan relative',
      pt: 'Estrangeiro pode herdar imóvel no Paraguai? | meu testamento do Brasil vale para meu apartamento no Paraguai? | quem herda meu imóvel no Paraguai se sou estrangeiro | sou brasileiro, posso herdar imóvel no Paraguai? | herdeiros estrangeiros de uma casa em Assunção',
    },
    answer: {
      es: `Sí, un extranjero puede heredar, pero la propiedad de acá pasa por una sucesión ante un juez paraguayo, con las partes que la ley reserva a hijos y cónyuge. Un testamento de afuera puede servir si se legaliza y traduce; lo más simple suele ser hacer otro acá, ante escribano, solo para lo de acá. En tierra rural a menos de ${f.borderStrip} de la frontera hay un límite${cite.borderNationals}: consultá a un abogado.`,
      en: `Yes, a foreigner may inherit, but property here goes through a succession before a Paraguayan judge, with the shares the law reserves for children and spouse. A will from abroad may serve once legalized and translated; simplest is usually another made here, before a notary, for what is here alone. On rural land within ${f.borderStrip} of the border there is a limit${cite.borderNationals}: ask a lawyer.`,
      pt: `Sim, um estrangeiro pode herdar, mas o imóvel daqui passa por inventário diante de um juiz paraguaio, com as partes que a lei reserva a filhos e cônjuge. Um testamento de fora pode servir se legalizado e traduzido; o mais simples costuma ser fazer outro aqui, com escribano, só para o daqui. Em terra rural a menos de ${f.borderStrip} da fronteira há um limite${cite.borderNationals}: consulte um advogado.`,
    },
  },
  coownerAbroad: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Cómo vendo si el otro dueño está en el exterior o no lo encuentro? | mi ex está en el título conmigo y se fue del país | mi socio de la casa vive afuera, cómo firma la venta | un copropietario desapareció y quiero vender | la mitad del terreno es de un tipo que no ubico hace años | condómino ausente | somos dos propietarios y el otro se fue a españa sin dejar rastro | ¿Cómo se divide el condominio con copropietario de paradero desconocido? | quiero vender pero el co dueño no aparece para firmar',
      en: 'How do I sell if the other owner is abroad or cannot be found? | my ex is on the title and left the country | a co-owner disappeared and I want to sell | joint owner moved overseas, how can we sell | selling when my co-proprietor has disappeared',
      pt: 'Como vendo se o outro dono está no exterior ou não o encontro? | meu ex está no título comigo e saiu do país | um coproprietário sumiu e quero vender | o outro dono mora fora, como vendemos? | metade do imóvel é de alguém que não encontro',
    },
    answer: {
      es: 'Si aparece, firma por él un apoderado con poder especial, hecho en el consulado paraguayo o ante notario de allá y legalizado. Si no quiere o no se lo encuentra, podés vender tu parte, aunque cuesta, o pedir al juez la división del condominio, que tiene vías para citar a un ausente. Empezá por un abogado y por el título.',
      en: 'If found, somebody signs with a special power made at the Paraguayan consulate or before a notary there and legalized. If unwilling or not found, you can sell your own share, though it is hard, or ask a judge to divide the joint ownership, for which there are ways to summon an absent owner. Start with a lawyer and the title.',
      pt: 'Se aparecer, um procurador assina com procuração especial, feita no consulado paraguaio ou em cartório de lá e legalizada. Se não quer ou não é encontrado, você pode vender a sua parte, embora seja difícil, ou pedir ao juiz a divisão do condomínio, que tem meios de citar um ausente. Comece por um advogado e pelo título.',
    },
  },
  borderMarried: {
    more: { guide: 'foreigners', section: 'border' },
    asked: {
      es: '¿Puedo comprar campo en la frontera si estoy casado con una paraguaya? | soy brasilero casado con paraguaya y quiero tierra en la franja | poner el campo a nombre de mi esposa paraguaya por la ley de frontera | hijos paraguayos y tierra en zona de frontera | soy brasileño casado con paraguaya, puedo tener campo en la franja? | matrimonio mixto y frontera | si mi señora es paraguaya me salvo de la prohibicion de tierras fronterizas? | ¿Afecta la ganancialidad a la compra rural fronteriza por cónyuge nacional? | mi mujer es de aca y yo de brasil, el campo del limite puede ir a su nombre',
      en: 'Can I buy border land if I am married to a Paraguayan? | put the farm in my Paraguayan wife’s name because of the border law | border strip and Paraguayan spouse | Brazilian with a Paraguayan spouse wanting frontier farmland | does marriage to a local lift the border ban',
      pt: 'Posso comprar terra na fronteira sendo casado com paraguaia? | brasileiro casado com paraguaia quer sítio perto da fronteira | pôr a fazenda no nome da esposa paraguaia pela lei de fronteira | sou casado com paraguaia, posso comprar terra na fronteira? | casamento com paraguaio libera a compra na divisa?',
    },
    answer: {
      es: `No lo tengo confirmado y no conviene adivinar: a menos de ${f.borderStrip} de la frontera la ley prohíbe también ser condómino o usufructuario rural${cite.borderNationals}, lo comprado en el matrimonio suele ser de los dos, y el acto es nulo${cite.borderNull}. Consultá antes de señar a un abogado con tu régimen matrimonial; si es urbano o queda más adentro, no hay ese límite${cite.borderUrban}.`,
      en: `I have no confirmed rule and guessing is unwise: within ${f.borderStrip} of the border the law also bars rural co-ownership and usufruct${cite.borderNationals}, what is bought in marriage is usually both spouses’, and such a deed is null${cite.borderNull}. Before any deposit ask a lawyer with your marital regime; if it is urban or further inland there is no such limit${cite.borderUrban}.`,
      pt: `Não tenho isso confirmado e não convém adivinhar: a menos de ${f.borderStrip} da fronteira a lei proíbe também o condomínio ou usufruto rural${cite.borderNationals}, o comprado no casamento costuma ser dos dois, e o ato é nulo${cite.borderNull}. Antes do sinal consulte um advogado com o seu regime de bens; se é urbano ou fica mais para dentro, não há esse limite${cite.borderUrban}.`,
    },
  },
} satisfies Record<string, FaqEntry>
