import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** From the first contract to the keys. */
export const buyingOffPlanFaq = {
  developerCheck: {
    more: { guide: 'offPlan', section: 'questions' },
    asked: {
      es: '¿Cómo investigo a una desarrolladora antes de comprar en pozo? | cómo sé si la constructora es seria | antecedentes de una desarrolladora | qué averiguo de la empresa que hace el edificio | confiabilidad de la constructora del proyecto | cómo verifico que el proyecto en pozo es real | qué tengo que revisar de la constructora | quiero saber si la empresa del edificio nuevo es seria antes de poner plata | antecedentes de una constructora | ¿Qué diligencias previas conviene practicar sobre la empresa desarrolladora? | donde miro si esta constructora ya entrego otras torres | me entusiasma un proyecto en planos pero no conozco a la firma que lo hace',
      en: "How do I check a developer before buying off plan? | how do I know whether the developer is trustworthy | developer track record | verify that an off-plan project is real | due diligence on the builder of a pre-sale project | checking a developer's track record",
      pt: 'Como verifico uma construtora antes de comprar na planta? | como sei se a incorporadora é séria | histórico da construtora | como saber se a construtora é confiável | o que eu preciso conferir da construtora | como pesquiso se a incorporadora é confiável? | histórico da construtora antes de comprar',
    },
    answer: {
      es: `Pedí cuatro cosas: edificios ya entregados y teléfonos de quienes compraron ahí, con la fecha prometida y la real; el título del terreno y su certificado, ${f.certificateFee}; el permiso municipal de obra; y quién pone el dinero y firma el contrato. Preguntá si la preventa está anotada en el registro${cite.offPlanRegistry}, y que un escribano lea todo antes de pagar.`,
      en: `Ask for four things: buildings already delivered and phones of buyers there, with the promised and the real date; the title of the land and its certificate, ${f.certificateFee}; the municipal building permit; and who funds it and signs the contract. Ask whether the presale is annotated at the registry${cite.offPlanRegistry}, and have a notary read it all before you pay.`,
      pt: `Peça quatro coisas: prédios já entregues e telefones de quem comprou, com a data prometida e a real; o título do terreno e seu certificado, ${f.certificateFee}; a licença municipal de obra; e quem põe o dinheiro e assina o contrato. Pergunte se a pré-venda está anotada no registro${cite.offPlanRegistry}, e que um escribano leia tudo antes de pagar.`,
    },
  },
  trustMeaning: {
    more: { guide: 'offPlan', section: 'risks' },
    asked: {
      es: '¿Qué es un fideicomiso inmobiliario? | el edificio se hace por fideicomiso, es más seguro? | para qué sirve el fideicomiso en una obra | comprar en fideicomiso ventajas y riesgos | qué es fideicomiso de garantía o de administración | quién es la fiduciaria de un proyecto | la constructora dice que el fideicomiso me protege, es cierto? | el edificio esta bajo fideicomiso, que quiere decir | fideicomiso, explicado facil | ¿Qué es un patrimonio autónomo en un emprendimiento edilicio? | no entiendo quien es el fiduciario y que hace en la obra | q ventaja tiene comprar en una torre con fideicomiso?',
      en: "What is a real estate trust (fideicomiso)? | is it safer if the building is done through a trust | buying through a fideicomiso pros and cons | what does the trustee of a project do | the project is held in a trust, what's that mean for me | fideicomiso explained simply",
      pt: 'O que é um fideicomisso imobiliário? | é mais seguro se o prédio é por fideicomisso? | comprar por fideicomisso vantagens e riscos | o que é esse fideicomiso do prédio? | patrimônio separado na obra, como funciona',
    },
    answer: {
      es: 'Es un contrato por el que el terreno y el dinero quedan aparte, a nombre de una fiduciaria que los usa solo para esa obra, así que las deudas de la constructora no deberían tocarlos. Ayuda, pero no promete plazo ni calidad. Preguntá quién es la fiduciaria, si está habilitada, qué firmás con ella, cuándo libera el dinero y qué pasa si la obra no llega; que lo lea un abogado.',
      en: 'It is a contract by which the land and the money stand apart, in the name of a trustee who uses them only for that project, so that the developer’s debts should not reach them. It helps, but promises neither date nor quality. Ask who the trustee is, whether it is licensed, what you sign with it, when it releases money and what happens if the works fall short; have a lawyer read it.',
      pt: 'É um contrato pelo qual o terreno e o dinheiro ficam à parte, em nome de uma fiduciária que os usa só para essa obra, de modo que as dívidas da construtora não deveriam alcançá-los. Ajuda, mas não promete prazo nem qualidade. Pergunte quem é a fiduciária, se está habilitada, o que você assina com ela, quando libera o dinheiro e o que acontece se a obra não chegar; que um advogado leia.',
    },
  },
  offPlanResale: {
    more: { guide: 'offPlan', section: 'risks' },
    asked: {
      es: '¿Puedo revender un departamento en pozo antes de la entrega? | vender mi unidad en construcción antes de que terminen | ceder mi contrato de pozo a otro comprador | revender la preventa y ganar la diferencia | la constructora me cobra por ceder mi contrato | compré en preventa y quiero salir vendiendo mi lugar | quiero vender mi depto en construccion antes de q lo entreguen | ceder contrato de pozo | ¿Es cesible el boleto de una unidad futura antes de la posesión? | la desarrolladora me cobra por pasar mi contrato a otro comprador? | me sali de presupuesto y busco a alguien q agarre mi unidad en obra | comprar en pozo da para revender antes de la entrega',
      en: 'Can I resell an off-plan apartment before it is delivered? | sell my presale unit before completion | assign my off-plan contract to another buyer | does the developer charge for assigning my contract | flipping my presale unit before completion | can I pass my under-construction flat to another buyer',
      pt: 'Posso revender um apartamento na planta antes da entrega? | ceder meu contrato da planta a outro comprador | vender minha unidade antes de terminar a obra | posso revender o apê na planta antes das chaves? | repassar apartamento na planta',
    },
    answer: {
      es: `Sí, si tu contrato permite cederlo: lo que vendés es tu posición, no el inmueble, que todavía no es tuyo${cite.privateContract}. Mirá si piden autorización, un cargo o un mínimo pagado, y si la empresa vende unidades propias al mismo tiempo, que compiten con la tuya. Por lo que ganes hay impuesto: consultá al contador, y firmá la cesión con escribano.`,
      en: `Yes, if your contract allows it to be assigned: what you sell is your position, not the property, which is not yours yet${cite.privateContract}. See whether it takes consent, a fee or a minimum paid, and whether the developer still sells units of its own, which compete with yours. There is tax on the gain: ask an accountant, and sign the assignment before a notary.`,
      pt: `Sim, se o seu contrato permite ceder: o que você vende é a sua posição, não o imóvel, que ainda não é seu${cite.privateContract}. Veja se pedem autorização, uma taxa ou um mínimo pago, e se a empresa ainda vende unidades próprias, que competem com a sua. Sobre o ganho há imposto: consulte o contador, e assine a cessão com escribano.`,
    },
  },
  offPlanCollapse: {
    more: { guide: 'offPlan', section: 'risks' },
    asked: {
      es: '¿Qué pasa con mi plata si el proyecto en pozo no se construye? | y si el edificio nunca se hace, recupero lo que puse? | puedo perder lo pagado en la preventa | la obra está parada hace meses y ya pagué la mitad | cómo me cubro por si el desarrollo fracasa | el proyecto se cancela y devuelven el dinero? | si la constructora nunca termina, pierdo mi plata | qué pasa si la constructora quiebra | y si la constructora se funde? | y si no terminan la obra? | la constructora quebro y la obra esta parada, pierdo lo que puse? | proyecto cancelado, devolucion de plata | ¿Qué derechos tiene el adquirente ante la quiebra de la desarrolladora? | si abandonan la obra quien me devuelve lo q pague en pozo | y si el edificio en planos queda en la nada, ¿qué pasa con lo invertido?',
      en: 'What happens to my money if the off-plan project is never built? | can I lose what I paid in a presale | project cancelled, do I get my money back | how do I protect myself if the development fails | what happens if the developer goes bust before finishing the building | developer went bust, is my deposit lost | project cancelled before construction, refund?',
      pt: 'O que acontece com meu dinheiro se o projeto na planta não for construído? | posso perder o que paguei na pré-venda? | projeto cancelado devolve o dinheiro? | e se a construtora falir? | a construtora faliu, perco o que paguei na planta? | o prédio nunca saiu do papel, e meu investimento',
    },
    answer: {
      es: `Recuperás lo que diga el contrato, si la empresa tiene con qué: hasta la escritura sos acreedor y no dueño${cite.privateContract}, y los embargos contra ella van primero${cite.privateContractRisk}. Por eso: terreno libre a su nombre o en fideicomiso, cláusula de devolución con plazo e interés, pagos atados al avance y preventa anotada. Si ya está parada, juntá todo y andá a un abogado pronto.`,
      en: `You get back what the contract says, if the company has it: until the deed you are a creditor, not an owner${cite.privateContract}, and its creditors’ seizures come first${cite.privateContractRisk}. Hence: land free and in its name or in trust, a refund clause with date and interest, payments tied to progress, and an annotated presale. If works have stopped, gather everything and see a lawyer soon.`,
      pt: `Você recupera o que diga o contrato, se a empresa tiver com quê: até a escritura você é credor e não dono${cite.privateContract}, e as penhoras contra ela vêm primeiro${cite.privateContractRisk}. Por isso: terreno livre em nome dela ou em fideicomisso, cláusula de devolução com prazo e juros, pagamentos atados ao avanço e pré-venda anotada. Se já parou, junte tudo e vá a um advogado logo.`,
    },
  },
  balloonPayments: {
    more: { guide: 'offPlan', section: 'how' },
    asked: {
      es: '¿Qué son las cuotas de refuerzo? | refuerzos semestrales o anuales en un plan de pago | pago de refuerzo al comprar un depto o lote | cuota refuerzo qué significa | puedo negociar los refuerzos con la constructora | no llego a pagar el refuerzo de fin de año | qué es eso de refuerzos cada seis meses | q significa refuerzo en un plan de pago | refuerzos semestrales, que son | ¿En qué consisten los refuerzos pactados en el plan de financiación? | me conviene cuota mas chica con refuerzos o todo parejo | el folleto dice entrega mas cuotas mas "refuerzos", me explicas?',
      en: 'What are balloon payments (refuerzos) in a payment plan? | yearly reinforcement payments when buying a plot or flat | refuerzo payment meaning | can I negotiate the balloon payments | what does "refuerzo" mean in the instalment plan | plan with extra lump sums every six months',
      pt: 'O que são parcelas de reforço? | reforços semestrais ou anuais no plano de pagamento | posso negociar os reforços | o que são os "refuerzos" nas parcelas? | plano com balão anual, o que significa',
    },
    answer: {
      es: `Son pagos más grandes que se suman a las cuotas cada tanto, casi siempre con el aguinaldo o cada seis meses; bajan la cuota mensual, pero no el total. Sumalos antes de comparar planes: en pozo lo usual es ${f.offPlanPayment.down} de entrega, ${f.offPlanPayment.instalments} en cuotas y ${f.offPlanPayment.delivery} al recibir. Podés pedir cambiarlos por cuota más alta, y preguntá qué pasa si te atrasás en uno.`,
      en: `They are larger payments added to the instalments now and then, mostly with the year-end bonus or every six months; they lower the monthly instalment but not the total. Add them before you compare plans: off plan it is usually ${f.offPlanPayment.down} down, ${f.offPlanPayment.instalments} in instalments and ${f.offPlanPayment.delivery} on delivery. You can ask to swap them for a higher instalment; ask what happens if one is late.`,
      pt: `São pagamentos maiores que se somam às parcelas de vez em quando, quase sempre com o décimo terceiro ou a cada seis meses; baixam a parcela mensal, mas não o total. Some-os antes de comparar planos: na planta o usual é ${f.offPlanPayment.down} de entrada, ${f.offPlanPayment.instalments} em parcelas e ${f.offPlanPayment.delivery} na entrega. Dá para pedir trocá-los por parcela maior; pergunte o que acontece se atrasar um.`,
    },
  },
  offPlanAdjustment: {
    more: { guide: 'offPlan', section: 'questions' },
    asked: {
      es: '¿Pueden ajustar las cuotas o el precio de un depto en pozo? | la constructora me subió la cuota por el índice de la construcción | cuotas en dólares o ajustadas por inflación en la preventa | reajuste de cuotas por costo de materiales | el precio en pozo es fijo o cambia? | me avisaron que aumenta el saldo del departamento | me avisan q mi cuota del depto en obra va a subir por el costo del cemento | indexacion de cuotas en pozo | ¿Es válida la cláusula de ajuste por costo de construcción en unidades futuras? | las mensualidades en planos quedan iguales o suben con el dolar? | como se si el monto que pago por mi unidad en construccion puede aumentar',
      en: 'Can the price or instalments of an off-plan flat be adjusted? | the developer raised my instalment by a construction index | is the off-plan price fixed or does it change | instalments tied to the dollar or inflation in a presale | developer raising my instalments mid-construction, allowed? | construction cost index on my presale contract',
      pt: 'A construtora pode reajustar as parcelas da planta? | podem reajustar o preço do apartamento na planta | a construtora aumentou a parcela pelo índice da construção | o preço na planta é fixo ou muda? | a construtora pode reajustar as parcelas na planta? | assinei preço fixo e querem aumentar as parcelas do apartamento em obra',
    },
    answer: {
      es: 'Solo como diga el contrato: precio fijo en dólares, cuota atada al dólar, o ajuste por un índice como el costo de la construcción. Antes de firmar pedí que escriban cuál, cada cuánto, desde qué mes, el tope y si toca lo ya pagado, y hacé la cuenta con un año malo. Si te subieron algo que no está escrito, pedí por escrito la cláusula y consultá a un abogado.',
      en: 'Only as the contract says: a fixed price in dollars, an instalment tied to the dollar, or adjustment by an index such as construction costs. Before you sign have them write which, how often, from which month, the cap and whether it touches what is paid, and reckon with a bad year. If something rose that is not written, ask in writing for the clause and see a lawyer.',
      pt: 'Só como diga o contrato: preço fixo em dólares, parcela atada ao dólar, ou reajuste por um índice como o custo da construção. Antes de assinar peça que escrevam qual, com que frequência, desde que mês, o teto e se toca o já pago, e faça a conta com um ano ruim. Se subiram algo que não está escrito, peça por escrito a cláusula e consulte um advogado.',
    },
  },
  offPlanFinishes: {
    more: { guide: 'offPlan', section: 'questions' },
    asked: {
      es: '¿Qué terminaciones incluye un departamento en pozo? | me entregan con muebles de cocina y aires acondicionados? | qué es entrega llave en mano y qué es obra gris | memoria de terminaciones del edificio | cambiaron los pisos y la grifería que prometieron | los renders no coinciden con lo que entregan | el depto en pozo viene con muebles de cocina | el depto en planos viene con placares y aire o pelado? | memoria de terminaciones | ¿Qué valor contractual tiene el render frente a las especificaciones técnicas? | en la maqueta se ve divino pero que me entregan de verdad, cocina, pisos... | como aseguro la marca de los acabados en un edificio en obra',
      en: 'Which finishes does an off-plan apartment include? | does it come with kitchen cabinets and air conditioning | turnkey or shell delivery meaning | the finishes differ from what was promised | what fittings come with a pre-construction flat | is the kitchen in the render really included',
      pt: 'Que acabamentos inclui um apartamento na planta? | entregam com armários de cozinha e ar-condicionado? | os acabamentos não são os prometidos | o que vem de acabamento no apê na planta? | entregam no contrapiso ou pronto pra morar',
    },
    answer: {
      es: 'Lo que diga la memoria de terminaciones, no el render: pisos, grifería, muebles de cocina, placares, aires, calefón, cochera. «Llave en mano» es listo para vivir; «obra gris», sin revestimientos ni artefactos. Pedila firmada, con marcas o calidad equivalente y los metros propios aparte de los comunes; si al recibir no coincide, anotalo en el acta y reclamá por escrito.',
      en: 'What the schedule of finishes says, not the rendering: floors, taps, kitchen units, wardrobes, air conditioning, water heater, parking. “Llave en mano” is ready to live in; “obra gris” is without finishes and fixtures. Get it signed, with brands or equal quality and your own area apart from the common; if it differs on delivery, note it in the handover record and claim in writing.',
      pt: 'O que diga o memorial de acabamentos, não o render: pisos, metais, móveis de cozinha, armários, ar, aquecedor, garagem. «Llave en mano» é pronto para morar; «obra gris», sem revestimentos nem aparelhos. Peça-o assinado, com marcas ou qualidade equivalente e os metros próprios à parte dos comuns; se ao receber não coincide, anote na ata e reclame por escrito.',
    },
  },
  handoverCheck: {
    more: { guide: 'offPlan', section: 'questions' },
    asked: {
      es: '¿Qué reviso cuando me entregan el departamento nuevo? | me dan la posesión del depto a estrenar, qué controlo | acta de entrega de la unidad, qué firmo | detalles y fallas al recibir un departamento a estrenar | recibí mi depto nuevo con rajaduras y pérdidas | garantía de la constructora por fallas de obra | qué tengo que mirar cuando me den las llaves del depto nuevo | qué reviso el día que me entregan el depto a estrenar | mañana me dan mi depto a estrenar, en q me fijo antes de firmar el acta | acta de entrega, unidad nueva | ¿Qué reservas conviene asentar en el acta de recepción del inmueble a estrenar? | la constructora me entrega las llaves y veo detalles mal hechos, firmo igual? | lista para recibir mi departamento nuevo',
      en: 'What should I check when my new apartment is handed over? | snagging list for a new flat | handover record, what do I sign | defects when receiving a brand new apartment | snagging list for a brand new flat | developer wants me to sign acceptance, defects visible',
      pt: 'O que reviso quando me entregam o apartamento novo? | vistoria de entrega das chaves do apartamento novo | defeitos ao receber o apartamento da construtora | vistoria na entrega das chaves do apê novo | termo de recebimento com defeitos, assino?',
    },
    answer: {
      es: `Andá de día y con alguien del oficio: abrí canillas, descargá baños, probá enchufes y aires, cerrá puertas y ventanas, mirá humedad, pisos y metros contra el plano. Anotá todo en el acta con fotos y plazo de arreglo, y no firmes «conforme» si no lo está. Por defectos ocultos hay ${f.hiddenDefects} para reclamar; preguntá desde qué día pagás expensas y cuándo se escritura.`,
      en: `Go by day and with someone of the trade: run taps, flush toilets, try sockets and air conditioning, shut doors and windows, look at damp, floors and the area against the plan. Note everything in the record with pictures and a date for repairs, and don’t sign as satisfied if you are not. Hidden defects can be claimed within ${f.hiddenDefects}; ask from which day you pay fees and when the deed is.`,
      pt: `Vá de dia e com alguém do ofício: abra torneiras, dê descarga, teste tomadas e ar, feche portas e janelas, olhe umidade, pisos e metros contra a planta. Anote tudo na ata com fotos e prazo de conserto, e não assine que está conforme se não está. Por defeitos ocultos há ${f.hiddenDefects} para reclamar; pergunte desde que dia paga condomínio e quando sai a escritura.`,
    },
  },
  offPlanStopPaying: {
    more: { guide: 'offPlan', section: 'risks' },
    asked: {
      es: '¿Qué pasa si no puedo seguir pagando mi departamento en pozo? | quiero salirme de la preventa, me devuelven lo pagado? | arrepentirme de una compra en pozo | dejé de pagar las cuotas del depto en construcción | rescindir contrato con la desarrolladora, cuánto me retienen | me quedé sin plata a mitad del plan del departamento en pozo | qué pasa si dejo de pagar el pozo | no llego mas con las cuotas de la unidad en construccion, que hago | atraso en cuotas de pozo | ¿Qué penalidad sufre el adquirente en mora de una unidad en pozo? | puedo bajarme a un depto mas chico si ya no puedo pagar el mio en obra | quiero rescindir mi compra en planos porque no me da el sueldo',
      en: "What if I can’t keep paying for my off-plan apartment? | I want out of a presale, do I get my money back | cancel my contract with the developer, how much do they keep | I stopped paying the instalments of a flat under construction | can't afford my presale instalments anymore | behind on payments to the developer before handover",
      pt: 'E se eu não puder continuar pagando meu apartamento na planta? | quero desistir da pré-venda, devolvem o que paguei? | distrato com a construtora, quanto retêm | não consigo mais pagar o apê na planta | atrasei as parcelas da construtora, perco tudo?',
    },
    answer: {
      es: `Mirá en el contrato qué pierde quien se atrasa o se arrepiente: suele haber multa y una parte que se retiene. Antes de caer en mora hay mejores salidas: ceder el contrato, pedir más plazo, cambiar a una unidad más chica o un crédito para el saldo; la AFD presta también en pozo${cite.afdUses}. Proponelo por escrito, y si no se ponen de acuerdo, consultá a un abogado.`,
      en: `See in the contract what a buyer in arrears or who withdraws loses: there is usually a penalty and a part kept. Before you fall behind there are better ways out: assign the contract, ask for more time, change to a smaller unit or a loan for the balance; AFD lends off plan too${cite.afdUses}. Propose it in writing, and if you don’t agree, see a lawyer.`,
      pt: `Veja no contrato o que perde quem atrasa ou desiste: costuma haver multa e uma parte retida. Antes de cair em mora há saídas melhores: ceder o contrato, pedir mais prazo, mudar para uma unidade menor ou um crédito para o saldo; a AFD empresta também na planta${cite.afdUses}. Proponha por escrito, e se não houver acordo, consulte um advogado.`,
    },
  },
  offPlanCheaper: {
    more: { guide: 'offPlan', section: 'risks' },
    asked: {
      es: '¿Cuánto más barato es comprar en pozo que terminado? | realmente se gana comprando en preventa y vendiendo terminado? | descuento por comprar en pozo | cuánto sube el precio del pozo a la entrega | me prometen que se valoriza cuando terminen la obra | en qué etapa de la obra conviene entrar | cuánto se ahorra comprando en pozo | me ahorro mucho comprando en planos frente a uno listo? | ¿Cuál es el diferencial de precio entre unidades futuras y terminadas? | vale la espera lo que uno ahorra en pozo? | dicen q en planos sale regalado, es tan asi comparado con uno hecho',
      en: 'How much cheaper is off plan than finished? | do you really gain by buying presale and selling finished | discount for buying off plan | at which stage of construction is it best to get in | presale discount compared with ready units | price gap between pre-construction and completed flats',
      pt: 'Quanto mais barato é comprar na planta do que pronto? | ganha-se mesmo comprando na pré-venda e vendendo pronto? | desconto por comprar na planta | na planta sai quanto mais barato que pronto? | compensa a espera, a diferença de preço da planta?',
    },
    answer: {
      es: 'No hay un descuento fijo: cuanto antes entrás, más riesgo tomás y más barato debería ser. Comparalo hoy con usados y terminados parecidos de la misma zona por metro propio; si es casi igual, no te pagan por esperar. La suba que te prometen no está asegurada, y al entregar salen a la venta muchas unidades juntas; la calculadora de precio te da los comparables.',
      en: 'There is no fixed discount: the earlier you enter, the more risk you take and the cheaper it should be. Compare it today with similar used and finished homes nearby, by meter of your own; if it is nearly the same, you are not paid for waiting. The promised rise is not assured, and on delivery many units come up for sale at once; the price calculator gives you comparables.',
      pt: 'Não há um desconto fixo: quanto antes você entra, mais risco corre e mais barato deveria ser. Compare hoje com usados e prontos parecidos da mesma zona por metro próprio; se é quase igual, não pagam por esperar. A alta prometida não é garantida, e na entrega saem à venda muitas unidades juntas; a calculadora de preço dá os comparáveis.',
    },
  },
  offPlanDeedWhen: {
    more: { guide: 'offPlan', section: 'questions' },
    asked: {
      es: '¿Cuándo se escritura un departamento comprado en pozo? | me entregaron el depto y todavía no tengo escritura | cuánto tarda la constructora en dar el título después de la entrega | vivo en el departamento nuevo sin título a mi nombre | falta el reglamento de copropiedad para escriturar | la desarrolladora no escritura las unidades todavía | entregaron el edificio y nadie tiene título todavía, es normal? | ya vivo en el depto nuevo y no me dan el título | ya tengo las llaves del edificio nuevo pero no el titulo, cuando sale? | escritura de unidad en pozo | ¿Cuándo procede escriturar una unidad pendiente de inscripción en propiedad horizontal? | cuanto tarda el titulo de un depto comprado en planos | vivo hace un año en mi depto a estrenar y todavia sin papeles',
      en: 'When do I get the deed of an off-plan apartment? | I have the keys of my new flat but no deed | how long after delivery does the developer give the title | the condominium rules are missing for the deed | keys in hand but no title for my new build, how long | condominium registration pending, can I get my deed',
      pt: 'Quando se escritura um apartamento comprado na planta? | recebi as chaves do apartamento novo e não tenho escritura | quanto demora a construtora para dar o título depois da entrega | quando sai a escritura do apê comprado na planta? | escritura depois da obra pronta, prazo',
    },
    answer: {
      es: `Después de terminado: primero se aprueba la obra y se inscribe el edificio en propiedad horizontal, con un número por unidad${cite.condo}; recién ahí cada una se escritura, así que pueden pasar meses desde las llaves. Que el contrato ponga una fecha límite y qué pasa si no se cumple. Hasta entonces no sos dueño registrado${cite.deedRequired}: pedí avances por escrito a la empresa.`,
      en: `After completion: first the works are approved and the building is registered as a condominium, with a number for each unit${cite.condo}; only then is each deeded, so months may pass after the keys. Have the contract set a deadline and what happens if it is missed. Until then you are not the registered owner${cite.deedRequired}: ask the company for progress in writing.`,
      pt: `Depois de pronto: primeiro se aprova a obra e se registra o prédio em propriedade horizontal, com um número por unidade${cite.condo}; só então cada uma é escriturada, então podem passar meses desde as chaves. Que o contrato ponha uma data limite e o que acontece se não for cumprida. Até lá você não é dono registrado${cite.deedRequired}: peça avanços por escrito à empresa.`,
    },
  },
  ownSquareMetres: {
    more: { guide: 'offPlan', section: 'questions' },
    asked: {
      es: '¿Los metros que publican son propios o incluyen áreas comunes? | diferencia entre superficie propia y superficie total de un departamento | me venden metros con balcón y pasillo incluidos | metros cuadrados cubiertos, propios y comunes | el depto mide menos de lo que decía el contrato | cuántos metros reales compro | los metros cuadrados incluyen el balcón | dice tantos metros el depto, es lo de adentro o cuentan pasillo y balcon? | metros propios vs totales | ¿La superficie publicitada comprende la alícuota de espacios comunes? | como comparo el precio por metro si unos suman la terraza y otros no | los m2 del edificio incluyen la parte de la piscina compartida?',
      en: 'Are the advertised square metres mine or do they include common areas? | difference between own area and total area of an apartment | the flat measures less than the contract said | do square metres include balcony and corridor | does the stated area include hallway and amenities share | is the balcony counted in the size',
      pt: 'Os metros anunciados são próprios ou incluem áreas comuns? | diferença entre área privativa e área total | o apartamento mede menos que o contrato dizia | a metragem anunciada é privativa ou total? | área útil x área total do apê',
    },
    answer: {
      es: `Depende del aviso: muchos suman balcón, paredes y una parte de lo común. Comprás la unidad y una parte de lo común en proporción${cite.condo}, así que pedí el plano con los metros propios cubiertos, el balcón y los comunes por separado, y dividí el precio por los propios para comparar. Si al recibir hay menos, mirá qué tolerancia dice el contrato y reclamá por escrito.`,
      en: `It depends on the listing: many add balcony, walls and a share of the common parts. You buy the unit and a share of what is common${cite.condo}, so get the plan with your own covered meters, the balcony and the common ones apart, and divide the price by your own to compare. If there is less on delivery, see what tolerance the contract allows and claim in writing.`,
      pt: `Depende do anúncio: muitos somam varanda, paredes e uma parte do comum. Você compra a unidade e uma parte do comum em proporção${cite.condo}, então peça a planta com os metros próprios cobertos, a varanda e os comuns à parte, e divida o preço pelos próprios para comparar. Se ao receber há menos, veja que tolerância diz o contrato e reclame por escrito.`,
    },
  },
} satisfies Record<string, FaqEntry>
