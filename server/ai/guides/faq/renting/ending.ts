import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const endingFaq = {
  leaseRenewal: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Cómo se renueva el contrato de alquiler cuando vence? | se me venció el contrato y sigo viviendo y pagando | venció el alquiler y me quedo sin firmar nada nuevo | se me vence el contrato y el dueño no me dice si renueva | y si para renovar me sube el doble? | el contrato se renueva solo o hay que firmar de nuevo? | el dueño no quiere renovar el contrato q vence | me pagan comisión otra vez por renovar el alquiler? | renovación de alquiler con quiénes hablo y cuándo | se me vence el contrato de alquiler y quiero quedarme | renovar contrato de locación | se me termina el contrato el mes que viene y quiero seguir, q hago | vencio hace meses y sigo pagando normal, en que situacion quedo | ¿La locación se prorroga automáticamente al cumplirse el término? | qiero quedarme otro año en el mismo depto, como lo arreglo con el dueño | y si no firmo nada y sigo pagando lo mismo después de que vence | qué pasa si vence y nadie dice nada, sigo igual?',
      en: 'How is a lease renewed when it expires? | my lease expired and I am still living there | does the lease renew by itself | the owner will not renew my lease | agency fee again for renewing a lease | my lease is about to end and I would like to stay another year | extending my rental contract, new paper or addendum? | what if I sign nothing and just keep paying the same',
      pt: 'Como se renova o contrato de aluguel quando vence? | meu contrato venceu e continuo morando | o dono não quer renovar o aluguel | meu contrato vai vencer e quero continuar morando, como faço | renovação do contrato de aluguel | e se eu não assinar nada e continuar pagando o mesmo',
    },
    answer: {
      es: `Como diga el contrato: algunos se prorrogan solos y otros piden firmar de nuevo. Escribile al dueño un par de meses antes y acordá precio, plazo y depósito en una adenda; renovar depende de los dos. Si venció y seguís pagando, pedí que quede por escrito en qué condiciones${cite.leaseEnd}; ante una duda, un abogado.`,
      en: `As the contract says: some are extended by themselves, others must be signed again. Write to the owner a couple of months ahead and agree price, term and deposit in an addendum; renewing takes both. If it expired and you go on paying, have the terms put in writing${cite.leaseEnd}; in doubt, ask a lawyer.`,
      pt: `Como o contrato disser: alguns se prorrogam sozinhos e outros pedem nova assinatura. Escreva ao dono uns dois meses antes e combine preço, prazo e depósito num aditivo; renovar depende dos dois. Se venceu e você segue pagando, peça que fique por escrito em que condições${cite.leaseEnd}; na dúvida, um advogado.`,
    },
  },
  leavingNotice: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Cómo aviso que me voy del alquiler y con cuánto tiempo? | preaviso del inquilino para dejar el depto | sirve avisar por WhatsApp que dejo la casa? | carta para rescindir el alquiler | vence mi contrato y no voy a seguir, tengo que avisar? | notificación al propietario de que desocupo | mando un whatsapp al dueño para avisar que me voy, alcanza? | con cuanta anticipacion le tengo que decir al dueño q me mudo | preaviso del inquilino | ¿En qué forma debe notificarse al locador la desocupación voluntaria? | me quiero ir en dos meses, ya le tengo que escribir al propietario? | modelo de nota para avisar que desocupo la casa alquilada',
      en: 'How do I give notice that I am leaving the rental, and how early? | tenant notice letter to leave | is a WhatsApp message enough to give notice | my lease ends and I will not stay, must I tell them | how many days ahead must I tell the landlord I am moving out | written notice to vacate from tenant',
      pt: 'Como aviso que vou sair do aluguel e com quanto tempo? | aviso prévio do inquilino | vale avisar por WhatsApp que deixo o imóvel? | com quanta antecedência comunico que vou desocupar? | vou me mudar, como notifico o proprietário direitinho',
    },
    answer: {
      es: `Con el plazo y la forma que diga el contrato: salir antes solo se puede como esté acordado${cite.leaseEnd}. Mandalo por escrito con fecha de salida y pedí respuesta; si hay mucho en juego, una nota recibida y firmada o un telegrama prueba mejor que un chat. Proponé ya el día para revisar el lugar y devolver las llaves.`,
      en: `With the time and in the form the contract says: leaving early is possible only as agreed${cite.leaseEnd}. Send it in writing with the date you leave and ask for an answer; if much is at stake, a signed receipt or a telegram proves more than a chat. Propose the day to inspect the place and return the keys.`,
      pt: `Com o prazo e na forma que o contrato disser: sair antes só se pode como combinado${cite.leaseEnd}. Mande por escrito com a data de saída e peça resposta; se há muito em jogo, uma nota recebida e assinada ou um telegrama prova mais que um chat. Proponha já o dia para vistoriar e devolver as chaves.`,
    },
  },
  replacementTenant: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Puedo traspasar mi contrato de alquiler a otra persona? | busco a alguien que tome mi lugar en el alquiler | me voy antes y consigo un inquilino de reemplazo, me perdonan la multa? | ceder el contrato de alquiler a un amigo | quiero salir del contrato de alquiler y que entre otro inquilino en mi lugar | transferir mi contrato de alquiler a otro inquilino | cesion del contrato de locacion a un tercero | me voy y un amigo quiere quedarse en mi lugar con el mismo contrato | conseguí a alguien que siga pagando por mi, el propietario tiene que aceptar? | encontre reemplazante para mi depto, como lo hacemos en papeles para quedar libre yo | pasarle mi contrato a mi prima y que mi garante ya no responda',
      en: 'Can I transfer my lease to someone else? | find a replacement tenant to avoid the penalty | assign my rental contract to a friend | change the name of the tenant on the lease | can a friend take over my lease | can someone take over my rental agreement | lease takeover with landlord approval',
      pt: 'Posso passar meu contrato de aluguel a outra pessoa? | achar um inquilino substituto para não pagar multa | ceder o contrato de aluguel a um amigo | posso passar meu contrato de aluguel pra um amigo? | cessão da locação a terceiro',
    },
    answer: {
      es: 'Se puede si el dueño lo acepta: muchos prefieren un buen reemplazo a tener el lugar vacío, y es la mejor carta para negociar la multa. Presentá a la persona con sus papeles y firmen los tres una adenda o un contrato nuevo que te libere a vos y a tu garante. No dejes entrar a nadie antes de eso.',
      en: 'You can if the owner accepts: many prefer a good replacement to an empty place, and it is your best card for negotiating the penalty. Present the person with their papers and have all three sign an addendum or a new contract that releases you and your guarantor. Let nobody move in before that.',
      pt: 'Dá se o dono aceitar: muitos preferem um bom substituto ao lugar vazio, e é sua melhor carta para negociar a multa. Apresente a pessoa com os papéis e assinem os três um aditivo ou contrato novo que libere você e seu fiador. Não deixe ninguém entrar antes disso.',
    },
  },
  ownerWantsItBack: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿El dueño me puede pedir la casa antes de que termine el contrato? | el propietario necesita el depto para su hijo y me pide que me vaya | me dieron un mes para desocupar y tengo contrato vigente | me quieren sacar antes del vencimiento | el locador rescinde antes, me tiene que indemnizar? | el dueño me pide la casa para vivir él | me pidió que desocupe porque vuelve a vivir él | el propietario quiere que me vaya y todavia me faltan 8 meses | me avisan que necesitan la casa para la hija, y mi contrato sigue vigente | puede el dueño terminar el alquiler cuando quiera si aun no vencio? | tengo contrato hasta diciembre y ya me piden q desocupe, tengo q aceptar | Me piden la vivienda antes de tiempo para uso propio, ¿pueden?',
      en: "Can the owner ask for the home back before the lease ends? | the landlord wants the flat for his son and tells me to go | given a month to move out but my lease is still valid | landlord ends the lease early, compensation | landlord says he needs the flat for his son although my contract isn't over | asked to move out early, contract still has months left",
      pt: 'O dono pode pedir o imóvel antes do fim do contrato? | o proprietário quer o apartamento para o filho | me deram um mês para sair e tenho contrato vigente | o dono quer o imóvel de volta antes do fim do contrato, pode? | locador rescindir antes do prazo',
    },
    answer: {
      es: `Depende del contrato: termina antes solo por las causas de la ley o las acordadas${cite.leaseEnd}, y si no te vas hace falta un juicio de desalojo. Fijate si hay una cláusula de aviso o indemnización. Si te conviene irte, negociá por escrito plazo, depósito y mudanza; antes de firmar algo, consultá a un abogado.`,
      en: `It depends on the contract: it ends early only for the causes of the law or those agreed${cite.leaseEnd}, and if you do not leave it takes an eviction suit. See whether there is a clause on notice or compensation. If leaving suits you, negotiate time, deposit and moving costs in writing; before signing anything, ask a lawyer.`,
      pt: `Depende do contrato: termina antes só pelas causas da lei ou as combinadas${cite.leaseEnd}, e se você não sai é preciso uma ação de despejo. Veja se há cláusula de aviso ou indenização. Se lhe convém sair, negocie por escrito prazo, depósito e mudança; antes de assinar algo, consulte um advogado.`,
    },
  },
  ownerForcesOut: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿El dueño me puede cortar la luz o cambiar la cerradura para que me vaya? | me cortaron el agua por atrasarme con el alquiler | el propietario me cerró con candado y no puedo entrar | me sacaron mis cosas a la calle | el locador me amenaza para que desocupe ya | retienen mis muebles por deuda de alquiler | me cambió la chapa de la puerta por deber alquiler y quedé afuera | me saco la llave y no puedo entrar a mi pieza alquilada | el dueño me corto el agua a proposito para q desocupe | Mi locador amenaza con dejarme sin electricidad si no desalojo, ¿es lícito? | corte de servicios para echarme | me dijo q si no salgo hoy cambia la chapa, puede hacer eso conmigo?',
      en: "Can the landlord cut my power or change the lock to make me leave? | locked out of my rental | the owner put my belongings in the street | landlord threatens me to move out now | landlord locked me out of my own rental | owner threatens to swap the lock while I'm at work",
      pt: 'O dono pode cortar a luz ou trocar a fechadura para eu sair? | o proprietário me trancou para fora | tiraram minhas coisas para a rua | o dono trocou a fechadura e me deixou pra fora | proprietário ameaça me tirar à força, o que eu faço',
    },
    answer: {
      es: `Para sacar a un inquilino que no se va, el camino es el juicio de desalojo, con ${f.eviction} para contestar la demanda, no los cortes ni el candado. Juntá contrato, recibos, fotos y mensajes, y consultá cuanto antes a un abogado o a la Defensoría Pública; si hay amenaza o violencia, llamá a la policía.`,
      en: `To remove a tenant who stays, the way is an eviction suit, with ${f.eviction} to answer the claim, not cuts or a padlock. Gather lease, receipts, pictures and messages, and see a lawyer or the public defender’s office as soon as you can; if there are threats or violence, call the police.`,
      pt: `Para tirar um inquilino que não sai, o caminho é a ação de despejo, com ${f.eviction} para contestar, não cortes nem cadeado. Junte contrato, recibos, fotos e mensagens, e procure logo um advogado ou a Defensoria Pública; se houver ameaça ou violência, chame a polícia.`,
    },
  },
  landlordDied: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Qué pasa con mi alquiler si se muere el dueño? | falleció el propietario y no sé a quién pagarle el alquiler | los herederos me quieren sacar del depto que alquilo | murió el locador y aparecieron varios hijos a cobrar | fallecimiento del inquilino, sigue el contrato? | el dueño murió, mi contrato de alquiler sigue? | fallecio el propietario de donde vivo, a quien le pago ahora | murió el locador, ¿sigue la locación? | tengo q irme si el señor q me alquilaba se murio? | fallecimiento del locador | Los herederos quieren sacarme, el finado me alquilaba con contrato',
      en: "What happens to my lease if the landlord dies? | landlord died, whom do I pay the rent | the heirs want me out of my rental | the tenant died, does the lease go on | owner of my rental passed away, who receives the payment now | does a lease survive the owner's death",
      pt: 'O que acontece com meu aluguel se o dono morre? | o proprietário faleceu, a quem pago o aluguel | os herdeiros querem me tirar do alugado | o dono da casa que alugo faleceu, pra quem pago agora? | os herdeiros do proprietário podem cancelar minha locação',
    },
    answer: {
      es: `Depende del contrato y de la sucesión: un alquiler termina solo por las causas de la ley o las acordadas${cite.leaseEnd}, y un abogado te dice si sigue. No pagues a cualquiera: pedí por escrito quién representa a los herederos (juez, administrador o acuerdo de todos) y guardá comprobantes. Si se pelean entre ellos, preguntale cómo pagar sin quedar en mora.`,
      en: `It depends on the contract and the estate: a lease ends only for the causes of the law or those agreed${cite.leaseEnd}, and a lawyer says whether it goes on. Do not pay just anyone: ask in writing who represents the heirs (judge, administrator or all agreeing) and keep proof. If they quarrel, ask how to pay without falling into arrears.`,
      pt: `Depende do contrato e do inventário: um aluguel termina só pelas causas da lei ou as combinadas${cite.leaseEnd}, e um advogado diz se continua. Não pague a qualquer um: peça por escrito quem representa os herdeiros (juiz, administrador ou acordo de todos) e guarde comprovantes. Se brigam, pergunte como pagar sem ficar em mora.`,
    },
  },
  verbalLease: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Vale un alquiler verbal, sin contrato firmado? | vivo alquilando sin contrato firmado, qué derechos tengo | el dueño no me quiere hacer contrato escrito, quiere todo hablado | alquilo hace años con un acuerdo hablado y ahora me echan | conviene alquilar sin contrato? | inquilino sin papeles firmados | alquilo de palabra nomas, tiene validez eso? | arreglamos todo hablando y no firmamos nada, sirve | ¿Un acuerdo de locación oral produce efectos jurídicos? | nunca firme papeles con el dueño de mi casa, es un alq valido igual? | como pruebo el precio si solo fue un apreton de manos',
      en: 'Is a verbal lease without a contract valid? | I rent without a written contract, what are my rights | the landlord will not give me a contract | renting for years by word of mouth | we agreed on the rental by handshake, does it count legally | oral rental agreement validity',
      pt: 'Vale um aluguel verbal, sem contrato? | alugo sem contrato assinado, que direitos tenho | o dono não quer fazer contrato | aluguel só de boca tem validade? | como provo o combinado se foi tudo falado',
    },
    answer: {
      es: `Puede haber alquiler sin papel, pero cuesta probar precio, plazo y depósito, y eso perjudica a los dos. Pedí un contrato simple, aunque sea privado; mientras tanto pagá por transferencia y guardá mensajes y recibos. Rige el Código Civil y lo que se pueda probar${cite.rentLaw}: si ya hay conflicto, un abogado te dice dónde estás parado.`,
      en: `There can be a lease without paper, but price, term and deposit are hard to prove, which hurts both. Ask for a simple contract, even a private one; meanwhile pay by transfer and keep messages and receipts. The Civil Code and what can be proved are what count${cite.rentLaw}: in a dispute, a lawyer tells you where you stand.`,
      pt: `Pode haver aluguel sem papel, mas é difícil provar preço, prazo e depósito, o que prejudica os dois. Peça um contrato simples, mesmo particular; enquanto isso pague por transferência e guarde mensagens e recibos. Valem o Código Civil e o que se possa provar${cite.rentLaw}: se já há conflito, um advogado diz como você está.`,
    },
  },
  movingOutHandover: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Cómo entrego el depto al irme para que no haya problemas? | acta de entrega de llaves al dejar el alquiler | qué firmo cuando devuelvo la casa alquilada | el dueño no quiere recibir las llaves | checklist para dejar un alquiler | tengo que dejar limpio y con cuentas pagas al salir? | acta de entrega de llaves | el dia q devuelvo las llaves que tengo que hacer para quedar cubierto | el dueño no quiere agarrarme las llaves al irme, que hago | ¿Qué recaudos tomar para la restitución del inmueble locado? | pasos para devolver el lugar sin que dsps me reclamen nada',
      en: "How do I hand back the flat when I leave without trouble? | key handover record when moving out | the landlord refuses to take the keys back | move-out checklist for a tenant | checklist for returning the keys to the landlord | he won't accept the keys on my last day, what then",
      pt: 'Como entrego o imóvel ao sair sem problemas? | termo de entrega das chaves ao deixar o aluguel | o dono não quer receber as chaves | o que conferir quando devolvo o apartamento alugado | como devolver o apartamento certinho no fim do aluguel | o dono não quer receber as chaves quando saio',
    },
    answer: {
      es: 'Coordiná una revisión juntos y firmen un acta: fecha, estado con fotos, llaves devueltas, lectura de medidores y qué pasa con el depósito. Llevá las facturas pagas, dejá limpio y saldá las expensas. Si no quiere recibir las llaves, ofrecelas por escrito y consultá a un abogado, porque hasta entregarlas puede seguir corriendo el alquiler.',
      en: 'Arrange an inspection together and sign a record: date, state with pictures, keys returned, meter readings and what becomes of the deposit. Bring the paid bills, leave it clean and settle the building fees. If they refuse the keys, offer them in writing and ask a lawyer, since rent may go on until they are handed over.',
      pt: 'Combine uma vistoria juntos e assinem um termo: data, estado com fotos, chaves devolvidas, leitura dos medidores e o que acontece com o depósito. Leve as contas pagas, deixe limpo e quite o condomínio. Se não quiser receber as chaves, ofereça por escrito e consulte um advogado, pois o aluguel pode seguir correndo.',
    },
  },
  moveInRecord: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Cómo dejo constancia del estado del depto al entrar a un alquiler? | qué es el inventario de muebles en un contrato de alquiler | acta de entrada con fotos del estado del depto | qué anoto al recibir las llaves de un alquiler | inventario de muebles de un depto amoblado | encontré cosas rotas después de firmar el alquiler | el inventario dice que todo estaba nuevo y no es cierto | inventario de entrada | saco fotos antes de mudarme? como pruebo q ya estaba roto | acta con el estado inicial del inmueble locado | para q despues no me culpen de los daños viejos que hago al entrar | quiero hacer la lista de lo que recibo con la casa y que el dueño firme',
      en: 'What is a rental inventory and how do I make one? | move-in condition record with pictures | list of furniture in a furnished rental | I found broken things after signing the lease | move-in condition report for a rental | list of furniture and defects signed by both when starting a lease',
      pt: 'O que é o inventário de um aluguel e como faço? | vistoria de entrada com fotos do estado | achei coisas quebradas depois de assinar o aluguel | vistoria de entrada, como fazer? | quero provar que os danos já existiam quando entrei',
    },
    answer: {
      es: 'Con un inventario: la lista de lo que recibís y en qué estado está, firmada por los dos y anexa al contrato: ahí se decide después el depósito. Recorré ambiente por ambiente con fotos y videos con fecha, probá agua, luz, aires y cerraduras, y anotá marcas, llaves y medidores. Si algo aparece luego, mandalo por escrito en los primeros días.',
      en: 'An inventory is the list of what you receive and in which state, signed by both and attached to the lease: it later decides about the deposit. Go room by room with dated pictures and videos, try water, power, AC and locks, and note marks, keys and meters. If something turns up later, send it in writing in the first days.',
      pt: 'O inventário é a lista do que você recebe e em que estado, assinada pelos dois e anexa ao contrato: é o que depois decide o depósito. Percorra cômodo por cômodo com fotos e vídeos com data, teste água, luz, ar e fechaduras, e anote marcas, chaves e medidores. Se algo aparecer depois, mande por escrito nos primeiros dias.',
    },
  },
} satisfies Record<string, FaqEntry>
