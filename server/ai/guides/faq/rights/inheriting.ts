import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

/** From a death to a home that can be sold. */
export const inheritingFaq = {
  heirRefuses: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Se puede vender una casa heredada si un heredero no quiere firmar? | heredamos con mis hermanos y uno no firma la venta | un hermano no quiere firmar la sucesión | somos herederos y uno se niega a vender | mi hermana heredera no firma nada, qué hacemos | y si uno de los hermanos no quiere? | un coheredero traba la venta de la casa | mi hermano no quiere firmar la venta de la casa de mama | heredero que se opone | ¿Cabe la partición judicial ante la negativa de un coheredero? | falta la firma de una hermana nomas y no quiere saber nada de vender | todos quieren vender la herencia menos uno',
      en: "Can we sell an inherited house if one heir will not sign? | one of my siblings refuses to sign the sale of the inheritance | an heir blocks the sale | and if one of the heirs refuses | my sister blocks the sale of our late parents' home | force a sale of inherited property against one heir",
      pt: 'Dá para vender uma casa herdada se um herdeiro não assina? | herdamos entre irmãos e um não quer assinar | e se um dos irmãos não quiser? | um herdeiro trava a venda | um herdeiro não quer assinar a venda | herança travada porque um não concorda',
    },
    answer: {
      es: 'La casa entera no: para escriturar tienen que estar terminada la sucesión y firmar todos los herederos. Sin el que no firma quedan tres caminos: que los otros le compren su parte, que cada uno venda o ceda la suya, o que un abogado pida al juez la partición, que puede terminar en remate. Probá primero con una tasación neutral y una propuesta escrita.',
      en: 'Not the whole house: the deed needs the succession finished and every heir’s signature. Without one of them there are three ways: the others buy that share, each sells or assigns their own, or a lawyer asks a judge for partition, which may end in an auction. First try a neutral valuation and a written proposal.',
      pt: 'A casa inteira não: para escriturar o inventário tem de estar terminado e todos os herdeiros assinar. Sem um deles restam três caminhos: os outros compram a parte dele, cada um vende ou cede a sua, ou um advogado pede ao juiz a partilha, que pode acabar em leilão. Tente antes uma avaliação neutra e uma proposta escrita.',
    },
  },
  successionFirst: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Puedo publicar la casa si todavía no hicimos la sucesión? | publicar en venta una casa sin sucesión | no hicimos la sucesión de papá, podemos poner en venta la casa igual? | ofrecer una propiedad en sucesión | vender antes de terminar la sucesión | la sucesión está en trámite, puedo ir ofreciendo la casa | papa murio y queremos poner en venta ya, sin sucesion | publicar sin sucesión hecha | la sucesion de mi finado marido no se abrio, ya puedo subir el aviso? | ¿Es viable ofertar un inmueble sin declaratoria de herederos? | no iniciamos nada en el juzgado y ya hay un comprador interesado',
      en: "Can I list a house for sale before the succession is done? | advertise an inherited house while probate is pending | the succession has not been opened, can we offer the house | advertise mom's house while probate is pending | buyer waiting but no inheritance case opened yet",
      pt: 'Posso anunciar a casa se ainda não fizemos o inventário? | anunciar imóvel sem inventário | o inventário não terminou, dá para ir oferecendo a casa | posso anunciar a casa antes do inventário? | inventário não começou e já tem comprador',
    },
    answer: {
      es: 'Publicarla sí, si están de acuerdo los herederos; escriturarla no, hasta que un juez los declare y la casa quede inscripta a nombre de ustedes. Abrí ya la sucesión con un abogado y decilo en el aviso: hay quien espera. Si reciben una seña, que firmen todos y que el papel diga plazo y devolución; que lo haga un escribano o un abogado.',
      en: 'List it, yes, if the heirs agree; sign the deed, no, until a judge has declared them and the house is registered to you. Open the succession with a lawyer now and say so in the listing: some buyers wait. If you take a deposit, all should sign and the paper should say until when and how it is returned; have a notary or lawyer write it.',
      pt: 'Anunciar sim, se os herdeiros concordam; escriturar não, até que um juiz os declare e a casa fique registrada no nome de vocês. Abra já o inventário com um advogado e diga isso no anúncio: há quem espere. Se receberem um sinal, que todos assinem e o papel diga prazo e devolução; que um escribano ou advogado o faça.',
    },
  },
  successionTime: {
    asked: {
      es: '¿Cuánto tarda una sucesión? | cuánto demora el juicio sucesorio | en cuánto tiempo sale la sucesión de mis padres | y cuánto tarda más o menos? | cuántos meses lleva la declaratoria de herederos | plazo de la sucesión | cuantos meses lleva tramitar una herencia | plazo de sucesión | en cuanto sale la declaratoria de herederos | ¿Qué demora tiene el juicio sucesorio sin conflicto? | queremos saber para cuando estara lista la herencia de papa en el juzgado',
      en: 'How long does a succession take? | how long does probate take in Paraguay | and how long does it take, the inheritance | time for heirs to be declared | duration of probate for a house | inheritance case is dragging, what is usual',
      pt: 'Quanto tempo demora um inventário? | quanto tempo leva a sucessão no Paraguai | e quanto demora o inventário? | prazo do inventário | quanto demora um inventário aí? | já faz um ano o inventário, é normal?',
    },
    answer: {
      es: 'No tengo un plazo confirmado: suele llevar varios meses si todos están de acuerdo y los papeles al día, y más de un año si alguien discute, vive lejos o falta el título. Lo que más lo acorta es juntar ya partidas y título y firmar todos con un mismo abogado. Pedile el plazo estimado por etapas para tu juzgado.',
      en: 'I have no confirmed time: it usually takes several months if all agree and the papers are in order, and more than a year if someone disputes it, lives abroad or the title is missing. What shortens it most is to gather certificates and title now and have all sign with one lawyer. Ask that lawyer for an estimate by stages for your court.',
      pt: 'Não tenho um prazo confirmado: costuma levar vários meses se todos concordam e os papéis estão em dia, e mais de um ano se alguém discute, mora longe ou falta o título. O que mais encurta é juntar já certidões e título e assinarem todos com um mesmo advogado. Peça a ele uma estimativa por etapas para o seu juízo.',
    },
  },
  successionCost: {
    asked: {
      es: '¿Cuánto cuesta una sucesión? | cuánto cobra un abogado por la sucesión | y cuánto sale la sucesión más o menos? | gastos del juicio sucesorio | quién paga la sucesión entre los hermanos | honorarios por la sucesión de una casa | cuanto cobra el abogado por hacer la herencia | gastos de sucesión | no tenemos plata para el juicio sucesorio, cuanto sale | ¿Cómo se regulan los honorarios en el sucesorio y quién los soporta? | los gastos del juzgado por la herencia se dividen entre hermanos?',
      en: 'How much does a succession cost? | lawyer fees for an inheritance | how much is probate for a house | who pays for the succession | lawyer price for a probate case | who among the heirs covers the legal bill',
      pt: 'Quanto custa um inventário? | quanto cobra o advogado pelo inventário | e quanto sai o inventário? | quem paga o inventário | quanto custa fazer um inventário? | as despesas do inventário são divididas entre irmãos?',
    },
    answer: {
      es: 'No tengo un monto confirmado: son los honorarios del abogado, que suelen ir según el valor de los bienes, más tasas, publicaciones y la inscripción. Lo usual es repartirlo según la parte de cada heredero, o descontarlo de la venta si así lo acuerdan. Pedí dos presupuestos por escrito que digan qué incluyen y cuándo se paga.',
      en: 'I have no confirmed amount: there are the lawyer’s fees, usually set by the value of the estate, plus court fees, notices and registration. It is usually shared by each heir’s part, or taken off the sale if you agree so. Get two written quotes that say what they include and when they are due.',
      pt: 'Não tenho um valor confirmado: são os honorários do advogado, que costumam ir conforme o valor dos bens, mais taxas, publicações e o registro. O usual é dividir conforme a parte de cada herdeiro, ou descontar da venda se assim combinarem. Peça dois orçamentos por escrito que digam o que incluem e quando se paga.',
    },
  },
  heirAbroad: {
    asked: {
      es: '¿Cómo firma la sucesión o la venta un heredero que vive en el exterior? | y si uno de los hermanos vive en españa? | un heredero está en argentina, tiene que viajar? | mi hermano vive afuera y hay que hacer la sucesión | soy heredero y vivo en el extranjero, puedo vender mi parte sin viajar | mi hermana vive en españa y tiene que firmar la herencia | poder desde el consulado | como hace mi hijo que trabaja en nueva york para firmar en la sucesion de su padre | ¿Cómo comparece en el sucesorio un coheredero residente en el extranjero? | mi tia en italia debe dar su firma para vender lo heredado | somos cuatro hermanos y uno está en España | uno de los hermanos vive afuera, cómo firma',
      en: 'How does an heir who lives abroad sign the succession or the sale? | I inherited half a house and live abroad, can I sell without travelling | I inherited a house and live abroad, can I sell without going there | and if one of the heirs lives in Spain | one heir lives abroad, does he have to travel | sibling in Spain needs to sign our probate | apostilled proxy for an heir outside Paraguay | there are four of us heirs and one lives in Spain',
      pt: 'Como assina o inventário um herdeiro que mora no exterior? | e se um dos irmãos mora na Espanha? | sou herdeiro e moro fora, posso vender sem viajar | herdeiro mora no exterior, como assina? | procuração de herdeiro que vive fora',
    },
    answer: {
      es: 'No hace falta que viaje: firma por él un apoderado con un poder especial, hecho en el consulado paraguayo o ante un notario de allá y legalizado o apostillado. Primero hay que terminar la sucesión; después el mismo poder, si lo dice, sirve para vender. Que el abogado o el escribano de acá mande el texto del poder antes de firmarlo.',
      en: 'There is no need to travel: somebody signs with a special power of attorney, made at the Paraguayan consulate or before a notary there and legalized or apostilled. The succession comes first; then the same power, if it says so, serves for the sale. Have the lawyer or notary here send the wording before it is signed.',
      pt: 'Não precisa viajar: um procurador assina com procuração especial, feita no consulado paraguaio ou em cartório de lá e legalizada ou apostilada. Primeiro se termina o inventário; depois a mesma procuração, se disser, serve para vender. Que o advogado ou escribano daqui mande o texto antes de assinar.',
    },
  },
  heirLivesThere: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Qué hago si un heredero vive en la casa y no paga ni deja vender? | mi hermano ocupa la casa de mis padres y no se va | mi hermana vive en la casa heredada y no nos deja vender | un coheredero usa la casa solo, tiene que pagar alquiler? | sacar a mi hermano de la casa de la familia | nunca hicimos la sucesión y mi hermano mayor ocupa la casa y no nos da nuestra parte | mi hermano se quedo en la casa de los viejos y no sale | coheredero ocupante | la casa es herencia de cuatro pero la ocupa una sola, le podemos cobrar? | ¿Puede exigirse canon al coheredero que usa el bien en exclusiva? | mi cuñada no deja entrar a ver la casa heredada donde vive',
      en: "What if one heir lives in the house and will not let us sell? | my brother occupies our parents’ house and will not leave | must an heir who lives in the house pay rent to the others | brother occupies our parents' home rent-free and refuses to sell | how do we deal with a co-heir living there",
      pt: 'E se um herdeiro mora na casa e não deixa vender? | meu irmão ocupa a casa dos nossos pais e não sai | herdeiro que mora no imóvel paga aluguel aos outros? | meu irmão mora na casa herdada e não paga nada | podemos cobrar aluguel do irmão que ficou na casa',
    },
    answer: {
      es: 'Es dueño como ustedes, así que no se lo saca como a un inquilino; pero tampoco puede usarla solo gratis ni trabar la venta para siempre. Propónganle por escrito que compre las otras partes, que pague por el uso o que se venda con una tasación neutral. Si no acepta, un abogado puede pedir al juez la partición y reclamar el uso.',
      en: 'That heir is an owner as you are and is not removed like a tenant; but may not use it alone for free or block a sale for ever either. Propose in writing that they buy the other shares, pay for the use, or sell at a neutral valuation. If refused, a lawyer can ask a judge for partition and claim for the use.',
      pt: 'É dono como vocês, então não se tira como a um inquilino; mas também não pode usá-la sozinho de graça nem travar a venda para sempre. Proponham por escrito que compre as outras partes, que pague pelo uso ou que se venda com avaliação neutra. Se não aceitar, um advogado pode pedir ao juiz a partilha e cobrar pelo uso.',
    },
  },
} satisfies Record<string, FaqEntry>
