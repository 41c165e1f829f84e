import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** When the building is not there yet, or late. */
export const presaleRightsFaq = {
  offPlanSafe: {
    more: { guide: 'offPlan', section: 'risks' },
    asked: {
      es: '¿Es seguro comprar o invertir en pozo? | qué riesgos tiene comprar un departamento en pozo | es confiable invertir en preventa en asunción | comprar en pozo es peligroso? | me da miedo comprar en pozo | es seguro comprar en pozo pagando cuotas a la constructora | es confiable meter plata en un edificio que todavia no existe | riesgos del pozo | ¿Qué seguridad jurídica tiene el adquirente de unidad en construcción? | me da miedo pagar por un departamento que no esta hecho | que puede salir mal invirtiendo en una torre en obra',
      en: 'Is it safe to buy or invest off plan? | risks of buying a flat before it is built | is presale in Asunción safe | how risky is paying for an apartment not built yet | protections when putting savings into an unfinished tower',
      pt: 'É seguro investir em apartamento na planta? | é seguro comprar na planta em Assunção | investir na planta é confiável | é seguro comprar imóvel na planta aí? | riscos de comprar na planta',
    },
    answer: {
      es: `Seguro del todo no: hasta la escritura tenés un contrato y no la propiedad${cite.privateContract}, y la obra puede atrasarse o parar. Se paga por etapas, lo usual ${f.offPlanPayment.down} de entrega, y a cambio suele ser más barato. Baja el riesgo una empresa con obras entregadas, terreno con título limpio o en fideicomiso, y fecha, multa y devolución por escrito; que lo lea un abogado.`,
      en: `Not entirely: until the deed you hold a contract and not the property${cite.privateContract}, and the works may be late or stop. You pay in stages, usually ${f.offPlanPayment.down} down, and it is often cheaper in return. What lowers the risk: a company with delivered buildings, land with a clean title or in trust, and date, penalty and refund in writing; have a lawyer read it.`,
      pt: `Totalmente seguro não: até a escritura você tem um contrato e não o imóvel${cite.privateContract}, e a obra pode atrasar ou parar. Paga-se por etapas, o usual ${f.offPlanPayment.down} de entrada, e em troca costuma ser mais barato. Baixa o risco uma empresa com obras entregues, terreno com título limpo ou em fideicomisso, e data, multa e devolução por escrito; que um advogado leia.`,
    },
  },
  offPlanLate: {
    more: { guide: 'offPlan', section: 'risks' },
    asked: {
      es: '¿Qué hago si la constructora no me entrega el departamento a tiempo? | la constructora tenía que entregar hace meses y nada | la desarrolladora se atrasó con la entrega de mi depto | pasó la fecha de entrega del edificio y sigue en obra | pagué todo y no me entregan el departamento en pozo | me pueden indemnizar por el atraso de la obra | y si se atrasan con la entrega? | la obra debia terminar hace un año y nada | atraso en entrega | puedo pedir mi plata de vuelta si no terminan mi departamento? | ¿Qué remedios tiene el comprador ante la mora en la entrega de obra? | ya pague todo y el edificio sigue en construccion, a quien me quejo',
      en: 'What can I do if the developer does not deliver my flat on time? | the building was due months ago and is not finished | compensation for late delivery off plan | and what if they are late with the building | my unit was due last year, builder keeps postponing | can I get refunded since construction is overdue',
      pt: 'O que faço se a construtora não entrega no prazo? | a construtora devia entregar há meses e nada | indenização por atraso na entrega da obra | comprei na planta e a obra está parada | e se atrasarem a entrega? | a construtora atrasou a entrega do meu apê | multa por atraso de obra',
    },
    answer: {
      es: 'Reclamá por escrito, con el contrato y los recibos: pedí fecha nueva, avance de obra y la multa o el interés por atraso que diga el contrato. Mirá cuánto puede correrse la entrega, por qué causas y desde cuándo podés salir con lo pagado de vuelta. Si no contesta o la obra está parada, un abogado te dice si conviene exigir, rescindir o unirte a otros compradores.',
      en: 'Claim in writing, with the contract and receipts: ask for a new date, the progress of the works and the penalty or interest for delay that the contract sets. See how far delivery may slip, for which causes, and from when you may leave with your money back. If there is no answer or the works have stopped, a lawyer can say whether to insist, rescind or join other buyers.',
      pt: 'Cobre por escrito, com o contrato e os recibos: peça data nova, avanço da obra e a multa ou os juros por atraso que o contrato diga. Veja quanto a entrega pode se estender, por que causas e desde quando você pode sair com o pago de volta. Sem resposta ou com a obra parada, um advogado diz se convém exigir, rescindir ou se unir a outros compradores.',
    },
  },
  offPlanWithhold: {
    more: { guide: 'offPlan', section: 'risks' },
    asked: {
      es: '¿Puedo dejar de pagar las cuotas si la constructora está atrasada? | y puedo dejar de pagar las cuotas? | la obra está atrasada, sigo pagando? | retener pagos porque no entregan el departamento | suspender las cuotas del pozo por atraso de la obra | no quiero seguir pagando hasta que avancen con la obra | suspender pagos a constructora | si freno mis cuotas del depto en construccion me sancionan? | ¿Puede el adquirente invocar incumplimiento para retener cuotas? | el edificio no avanza y yo sigo pagando como gil, puedo frenar',
      en: 'Can I stop paying instalments if the developer is late? | and can I stop paying | withhold payments because the flat is not delivered | builder behind schedule, may I hold back my payments | construction stalled, do I keep paying monthly',
      pt: 'Posso parar de pagar as parcelas se a construtora atrasou? | e posso parar de pagar? | reter parcelas porque não entregam o apartamento | a obra parou, posso suspender as parcelas? | segurar o pagamento por atraso na obra',
    },
    answer: {
      es: 'No lo hagas por tu cuenta: si dejás de pagar quedás vos en mora y el contrato puede darle a la empresa la multa o la rescisión. Mirá si tu contrato ata las cuotas al avance de obra o permite suspenderlas; si no, intimá primero por escrito y pedí que acepten frenarlas con una adenda. Un abogado te dice si en tu caso podés retener el pago.',
      en: 'Not on your own: if you stop paying you are the one in default, and the contract may give the company a penalty or rescission. See whether your contract ties instalments to progress or lets you suspend them; if not, give written notice first and ask for an addendum that pauses them. A lawyer can say whether you may withhold in your case.',
      pt: 'Não por conta própria: se parar, quem fica em mora é você, e o contrato pode dar à empresa a multa ou a rescisão. Veja se o contrato ata as parcelas ao avanço da obra ou permite suspendê-las; se não, notifique antes por escrito e peça um aditivo que as pause. Um advogado diz se no seu caso dá para reter.',
    },
  },
} satisfies Record<string, FaqEntry>
