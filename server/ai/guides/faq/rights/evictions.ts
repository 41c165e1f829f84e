import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** What narrows the question of how a tenant is removed. */
export const evictionRightsFaq = {
  evictFamily: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Se puede desalojar a un inquilino con hijos chicos o embarazada? | y si tiene bebé? | y si hay criaturas en la casa? | tiene hijos menores, igual le puedo sacar? | me pueden desalojar si tengo bebé o estoy embarazada | desalojo de una familia con niños | la inquilina está embarazada y no paga | tengo un bebe y me quieren sacar de la casa alquilada | embarazada y con orden de salir | mi inquilina esta esperando un hijo, puedo desalojarla igual | ¿La presencia de menores impide el desahucio? | dicen que con niños no te pueden echar, es cierto?',
      en: 'Can a tenant with small children be evicted? | she has small kids | what if there is a baby in the house | can they evict me with children or pregnant | are families with babies protected against being put out | three young kids at home and the owner wants us gone',
      pt: 'Dá para despejar um inquilino com filhos pequenos? | e se tiver bebê? | ela tem filhos pequenos | podem me despejar com crianças ou grávida | grávida pode ser despejada? | despejo de família com bebê é permitido',
    },
    answer: {
      es: `Sí: no encontré una norma que impida el desalojo porque haya un bebé o hijos chicos. El límite que conozco es otro: padres mayores o personas con discapacidad a quienes el dueño debe mantener${cite.evictionLimit}. Igual va por juicio, y el juez puede dar un plazo para irse; un acuerdo escrito con fecha suele ser más rápido. Consultá a un abogado.`,
      en: `Yes: I found no rule that bars eviction because there is a baby or small children. The limit I know of is another: elderly parents or persons with a disability whom the owner must support${cite.evictionLimit}. It still takes a lawsuit, and the judge may allow time to leave; a written agreement with a date is often faster. Ask a lawyer.`,
      pt: `Sim: não encontrei norma que impeça o despejo porque haja bebê ou filhos pequenos. O limite que conheço é outro: pais idosos ou pessoas com deficiência que o dono deve sustentar${cite.evictionLimit}. Mesmo assim é por processo, e o juiz pode dar um prazo para sair; um acordo escrito com data costuma ser mais rápido. Consulte um advogado.`,
    },
  },
  evictElderly: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Se puede desalojar a una persona mayor o con discapacidad? | y si el inquilino es anciano? | el inquilino es discapacitado, le puedo sacar? | quiero que mi papá anciano desocupe mi casa | desalojo de adultos mayores | mi mama de 80 alquila y la quieren echar | desalojo de anciano | tengo 75 años, mi hijo, ¿me pueden sacar de donde alquilo? | mi inquilino anda en silla de ruedas, puedo pedir q desocupe | el hijo dueño quiere sacar a su papa viejito de la casa, se puede',
      en: 'Can an elderly or disabled tenant be evicted? | what if the tenant is old or disabled | evict my elderly parents from my house | my tenant uses a wheelchair, may I remove him | does old age protect a renter from court removal',
      pt: 'Dá para despejar uma pessoa idosa ou com deficiência? | e se o inquilino for idoso? | despejar meus pais idosos da minha casa | idoso pode ser despejado? | minha avó de 80 anos mora de aluguel e querem tirar ela',
    },
    answer: {
      es: `Depende de quién es: la ley no deja desalojar a los padres mayores o a la persona con discapacidad a quienes el propio dueño debe mantener, si quedan desamparados${cite.evictionLimit}. A un inquilino sin ese vínculo no encontré que lo proteja solo por la edad, pero va por juicio y el juez mira el caso: consultá a un abogado.`,
      en: `It depends on who it is: the law does not allow evicting elderly parents or a person with a disability whom the owner must support, if they would be left destitute${cite.evictionLimit}. I found nothing that protects a tenant without that tie for age alone, but it takes a lawsuit and the judge looks at the case: ask a lawyer.`,
      pt: `Depende de quem é: a lei não deixa despejar os pais idosos ou a pessoa com deficiência que o próprio dono deve sustentar, se ficarem desamparados${cite.evictionLimit}. Um inquilino sem esse vínculo não encontrei que seja protegido só pela idade, mas é por processo e o juiz olha o caso: consulte um advogado.`,
    },
  },
  evictionTime: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Cuánto tarda un juicio de desalojo? | cuánto demora sacar a un inquilino que no paga | en cuánto tiempo sale un desalojo | plazo del desalojo en paraguay | y cuánto tarda el desalojo? | cuántos meses lleva desalojar | en cuantos meses saco a un inquilino por juicio | plazo del juicio de desalojo | ¿Qué duración tiene el proceso de desahucio? | cuanto tiempo paso en tribunales hasta recuperar mi depto | va para largo un desalojo o es rapido?',
      en: 'How long does an eviction take? | how many months to evict a tenant | time to get a tenant out through court | and how long does it take to evict | months needed to get a tenant out through court | filed the claim, when will I have my flat back',
      pt: 'Quanto tempo demora um despejo? | em quanto tempo sai uma ação de despejo | quantos meses leva para tirar o inquilino | quanto tempo demora uma ação de despejo? | despejo judicial é rápido ou demorado',
    },
    answer: {
      es: `No tengo un plazo total confirmado: depende del juzgado y de si el inquilino se defiende o apela; suele llevar meses. Lo que sí está fijado es que tiene ${f.eviction} para contestar la demanda y, si no contesta, se da por cierto lo que decís. Pedile a un abogado un estimado para tu juzgado y compará con ofrecerle un acuerdo de salida.`,
      en: `I have no confirmed total: it depends on the court and on whether the tenant defends or appeals; it usually takes months. What is set is that the tenant has ${f.eviction} to answer the claim and, without an answer, what you say is taken as true. Ask a lawyer for an estimate for your court and weigh it against offering a way out.`,
      pt: `Não tenho um prazo total confirmado: depende do juízo e de o inquilino se defender ou recorrer; costuma levar meses. O que está fixado é que ele tem ${f.eviction} para responder e, sem resposta, o que você diz é tido como certo. Peça a um advogado uma estimativa para o seu juízo e compare com oferecer um acordo de saída.`,
    },
  },
  evictionCost: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Cuánto cuesta un juicio de desalojo? | cuánto cobra el abogado por un desalojo | y cuánto me sale el desalojo? | quién paga los gastos del desalojo | honorarios por desalojar a un inquilino | cuanto cobra un abogado para sacar a un inquilino | honorarios por desalojo | me sale muy caro ir a juicio para recuperar mi casa? | ¿A cuánto ascienden las costas del desahucio? | tengo poca plata, cuanto hay q poner para desalojar por la justicia',
      en: 'How much does an eviction cost? | lawyer fees to evict a tenant | who pays the costs of an eviction | lawyer fees to remove a tenant through court | who ends up paying the legal costs of putting out a renter',
      pt: 'Quanto custa uma ação de despejo? | quanto cobra o advogado por um despejo | quem paga as custas do despejo | quanto custa uma ação de despejo? | sai caro despejar alguém pela justiça?',
    },
    answer: {
      es: 'No tengo un monto confirmado: son los honorarios del abogado, que suelen ir según el alquiler o la deuda, más tasas y notificaciones; el juez puede cargarlos a quien pierde. Pedí dos presupuestos por escrito que digan qué incluyen, y comparalos con lo que perdés por mes y con un acuerdo de salida.',
      en: 'I have no confirmed amount: there are the lawyer’s fees, usually set by the rent or the debt, plus court fees and notices; the judge may charge them to whoever loses. Get two written quotes that say what they include, and weigh them against what you lose each month and a negotiated exit.',
      pt: 'Não tenho um valor confirmado: são os honorários do advogado, que costumam ir conforme o aluguel ou a dívida, mais taxas e notificações; o juiz pode cobrá-los de quem perde. Peça dois orçamentos por escrito que digam o que incluem, e compare com o que você perde por mês e com um acordo de saída.',
    },
  },
  ownerLocksOut: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Puedo cambiarle la cerradura o cortarle la luz a mi inquilino que no paga? | mi inquilino no me paga, le puedo cortar el agua? | y si le corto la luz? | y si le cambio la cerradura? | puedo sacar las cosas del inquilino moroso a la calle | entrar a mi casa alquilada y echar al inquilino por la fuerza | no me paga hace meses, le corto la luz y listo? | dejar sin agua al moroso | ¿Puede el locador recuperar la tenencia por mano propia? | saco sus cosas a la vereda xq me debe, me meto en lio? | mi inquilino debe 4 meses, puedo entrar y cambiar la chapa',
      en: "Can I change the locks or cut the power of my tenant who does not pay? | my tenant does not pay, can I cut the water | can I put my tenant’s things out | and if I change the locks | I own the place: may I switch off electricity for a debtor | can I remove his belongings since he's months behind",
      pt: 'Posso trocar a fechadura ou cortar a luz do meu inquilino que não paga? | meu inquilino não paga, posso cortar a água | e se eu trocar a fechadura? | sou dono, posso trocar a fechadura do inquilino devedor? | posso tirar as coisas do inadimplente por conta própria',
    },
    answer: {
      es: `No: para recuperar la casa el camino es el juicio de desalojo, con ${f.eviction} para que conteste; cortar servicios, cambiar la cerradura o sacar sus cosas te puede traer a vos una denuncia. Reclamá por escrito, avisá al garante y proponé una fecha de salida firmada. Si no cumple, que un abogado lo intime y demande.`,
      en: `No: the way to get the home back is an eviction suit, with ${f.eviction} for the tenant to answer; cutting services, changing the lock or removing belongings can get you reported. Claim in writing, tell the guarantor and propose a signed date to leave. If that fails, have a lawyer give notice and sue.`,
      pt: `Não: para recuperar o imóvel o caminho é a ação de despejo, com ${f.eviction} para ele responder; cortar serviços, trocar a fechadura ou tirar as coisas dele pode render uma denúncia contra você. Cobre por escrito, avise o fiador e proponha uma data de saída assinada. Se não cumprir, que um advogado notifique e processe.`,
    },
  },
  evictToSell: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Me pueden sacar del alquiler porque el dueño quiere vender? | el dueño va a vender y me pide que desocupe antes | me echan porque venden la casa que alquilo | tengo que irme si ponen en venta la casa que alquilo | van a vender el depto y me dicen q desocupe | sacarme para vender | tengo contrato pero el dueño necesita vender vacio, me tengo q ir? | ¿La intención de vender autoriza a rescindir la locación vigente? | la propietaria encontro comprador y me pide q me mude ya',
      en: 'Can my landlord evict me because he wants to sell? | do I have to leave if the owner puts my rental up for sale | landlord is selling and wants me out before the lease ends | owner is listing the place and wants me out first | landlord found a buyer who wants it empty',
      pt: 'Podem me despejar porque o dono quer vender? | o dono vai vender e pede que eu desocupe | tenho que sair se puserem à venda o imóvel que alugo | o dono quer vender e me pede pra desocupar | locador precisa do apê vazio pra vender e meu contrato vale',
    },
    answer: {
      es: `No solo por querer vender, si tu contrato está vigente: termina antes solo por las causas de la ley o las acordadas${cite.leaseEnd}. Fijate si tiene una cláusula de venta y si la fecha está certificada, porque de eso depende frente a un comprador. Si te conviene irte, negociá por escrito plazo y depósito; antes de firmar, un abogado.`,
      en: `Not just for wanting to sell, while your lease runs: it ends early only for the causes of the law or those agreed${cite.leaseEnd}. See whether it has a sale clause and a certified date, as your standing before a buyer depends on it. If leaving suits you, negotiate time and deposit in writing; before signing, see a lawyer.`,
      pt: `Não só por querer vender, se o seu contrato está vigente: termina antes só pelas causas da lei ou as combinadas${cite.leaseEnd}. Veja se há cláusula de venda e se a data está certificada, pois disso depende frente a um comprador. Se lhe convém sair, negocie por escrito prazo e caução; antes de assinar, um advogado.`,
    },
  },
} satisfies Record<string, FaqEntry>
