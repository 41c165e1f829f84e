import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** What a tenant may insist on, and what not. */
export const leaseRightsFaq = {
  raiseMidLease: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Me pueden subir el alquiler a mitad de contrato? | el dueño quiere aumentarme antes de que venza el contrato | firmé por dos años y a los pocos meses me quieren subir el alquiler | me quieren cobrar más alquiler que lo que dice el contrato | aumento de alquiler en medio del contrato, es legal? | el propietario me sube la mensualidad con el contrato vigente | me suben el alquiler y todavía no terminó el contrato, qué hago | me mbareteó el dueño, quiere subirme el alquiler en mitad del contrato | todavia no vence el contrato y ya me cobran mas | aumento antes del vencimiento | firme por un precio fijo y ahora el locador dice que sube | ¿Procede el reajuste del canon durante la vigencia sin cláusula? | van 5 meses y ya me aviso que sube el alq, tiene derecho?',
      en: 'Can the rent be raised in the middle of the lease? | can they increase my rent before the lease ends | my landlord wants more rent than the contract says | rent increase with a fixed contract still running | I signed for a year and he wants to raise the rent already | landlord wants more money though my contract still runs | signed for one amount, now told it goes up next month',
      pt: 'Podem aumentar o aluguel no meio do contrato? | o dono quer aumentar o aluguel antes de vencer o contrato | assinei por um ano e já querem subir o aluguel | aumento de aluguel com contrato vigente | o contrato ainda vale e o dono já quer aumentar | assinei um valor e no meio do contrato subiram',
    },
    answer: {
      es: `No, salvo que el contrato diga que sube, cuánto y cuándo: mientras está vigente se paga lo firmado${cite.rentIncrease}. Contestá por escrito, citá la cláusula y seguí pagando en fecha el monto acordado, con comprobante. Al vencer sí puede pedirte otro precio para renovar; si insiste o no te quiere cobrar, consultá a un abogado.`,
      en: `No, unless the contract says that it rises, by how much and when: while it runs you pay what was signed${cite.rentIncrease}. Answer in writing, quote the clause and keep paying the agreed amount on time, with proof. When it ends, another price may be asked for renewal; if the owner insists or refuses your payment, see a lawyer.`,
      pt: `Não, salvo se o contrato disser que sobe, quanto e quando: enquanto está vigente se paga o que foi assinado${cite.rentIncrease}. Responda por escrito, cite a cláusula e siga pagando em dia o valor combinado, com comprovante. No vencimento podem pedir outro preço para renovar; se insistirem ou não quiserem receber, consulte um advogado.`,
    },
  },
  raiseRefused: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Me pueden echar si no acepto el aumento del alquiler? | y si no acepto el aumento? | y si me niego a pagar la suba del alquiler | no quiero pagar el alquiler nuevo y me amenazan con sacarme | si rechazo el aumento me pueden desalojar | me dijo que o pago mas o me voy | negarme al aumento | si rechazo el nuevo monto el dueño me desaloja? | el propietario amenaza con sacarme xq no quise pagarle mas | ¿El rechazo del reajuste constituye causal de desahucio?',
      en: 'Can they evict me if I refuse the rent increase? | and if I refuse to pay the increase | what if I do not accept the new rent | pay the higher amount or get out, he says | owner threatens eviction after I rejected his hike',
      pt: 'Podem me despejar se eu não aceitar o aumento do aluguel? | e se eu não aceitar o aumento | e se eu me negar a pagar o aluguel novo | não aceito o reajuste, podem me despejar? | recusei o aumento e agora ameaçam me tirar',
    },
    answer: {
      es: `Con el contrato vigente, no por eso: termina antes solo por las causas de la ley o las acordadas${cite.leaseEnd}, y sacarte exige un juicio, con ${f.eviction} para contestar. Lo que sí puede hacer es no renovarte al vencer. Seguí pagando lo firmado y guardá los comprobantes; si te llega una intimación, llevala a un abogado.`,
      en: `Not for that while the lease runs: it ends early only for the causes of the law or those agreed${cite.leaseEnd}, and removing you takes a lawsuit, with ${f.eviction} to answer. What the owner may do is not renew when it ends. Keep paying what was signed and keep the proofs; if you get a formal notice, take it to a lawyer.`,
      pt: `Com o contrato vigente, não por isso: termina antes só pelas causas da lei ou as combinadas${cite.leaseEnd}, e tirar você exige um processo, com ${f.eviction} para responder. O que podem é não renovar no vencimento. Siga pagando o que assinou e guarde os comprovantes; se chegar uma notificação, leve-a a um advogado.`,
    },
  },
  depositLeavingEarly: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Me devuelven la garantía si me voy antes de que termine el contrato? | pierdo el depósito si dejo el alquiler antes | me mudo a otra ciudad y me quedan meses de contrato, pierdo la garantía? | si rescindo antes se quedan con mi depósito | si me voy antes me devuelven el deposito | me tengo que ir antes por trabajo, qué pasa con el depósito del alquiler | si rompo el contrato antes pierdo la garantia? | depósito por salida anticipada | me salio trabajo en otra ciudad, que pasa con mi deposito si rescindo | ¿La rescisión anticipada implica perder el depósito? | el dueño dice que se queda con mi garantia porque me voy antes de fecha',
      en: 'Do I get the deposit back if I leave before the lease ends? | can the landlord keep my deposit if I leave early | I am moving out early, do I lose my deposit | breaking my lease and the deposit | breaking my contract early, do I lose my security money | job transfer, will the owner refund what I left',
      pt: 'Devolvem a caução se eu sair antes do fim do contrato? | perco a caução se sair antes | preciso sair antes do contrato acabar, perco o depósito? | rompo o contrato e a caução | vou sair antes do prazo, fico sem a caução? | saindo antes do prazo perco o caução? | vou embora no quarto mês, devolvem minha garantia?',
    },
    answer: {
      es: `Depende de tu contrato: irse antes solo se puede como lo diga${cite.leaseEnd}, y muchas veces el depósito queda como multa. La ley no dice cuándo se devuelve${cite.rentDeposit}. Avisá por escrito con la mayor anticipación, ofrecé un reemplazante, dejá un acta de entrega con fotos y hacé firmar qué te devuelven y cuándo; sin acuerdo, un abogado.`,
      en: `It depends on your contract: you may leave early only as it says${cite.leaseEnd}, and the deposit is often kept as a penalty. The law does not say when it comes back${cite.rentDeposit}. Give written notice as early as you can, offer a replacement, hand over with a record and pictures, and have what is returned and when signed; failing that, see a lawyer.`,
      pt: `Depende do seu contrato: sair antes só como ele diga${cite.leaseEnd}, e muitas vezes a caução fica como multa. A lei não diz quando se devolve${cite.rentDeposit}. Avise por escrito o quanto antes, ofereça um substituto, entregue com ata e fotos e faça assinar o que devolvem e quando; sem acordo, um advogado.`,
    },
  },
  depositKept: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Qué hago si el dueño no me devuelve la garantía? | el propietario no me quiere devolver el depósito del alquiler | entregué el depto hace meses y no me devuelven el depósito | cómo reclamo mi garantía de alquiler | se quedó con mi depósito y no contesta | ya me mudé y el dueño se hace el loco con la garantía | el dueño no me quiere devolver lo que deje cuando entre | ya entregue las llaves hace dos meses y ni señal de mi deposito | me clavaron con la guita de la garantia, a donde reclamo | ¿Qué acción tengo contra el locador que retiene el depósito? | Señorita, me fui de la casa y la propietaria se hace la sorda con mi garantía',
      en: 'What can I do if the landlord won’t return my deposit? | my landlord won’t give my deposit back, what can I do | I moved out and the owner keeps my deposit | how do I claim my rental deposit | ex landlord ignores me and holds my security money | how to force the owner to give back what I left',
      pt: 'O que faço se o dono não devolve a caução? | o proprietário não quer devolver o depósito do aluguel | saí do apartamento e não devolvem a caução | o dono não me devolve o caução | como cobro a garantia que o proprietário ficou',
    },
    answer: {
      es: `Reclamalo por escrito, con monto, fecha límite y tu cuenta, y adjuntá contrato, recibos, acta de entrega y fotos. No hay un plazo de ley: vale lo que diga el contrato${cite.rentDeposit}, así que pedí que te detallen con comprobantes qué descuentan. Si no responde, un abogado te dice si conviene mediar o demandar por ese monto.`,
      en: `Claim it in writing, with the amount, a deadline and your account, and attach the lease, receipts, handover record and pictures. The law sets no time: what counts is the contract${cite.rentDeposit}, so ask for every deduction with its receipt. If there is no answer, a lawyer can say whether to mediate or sue for that amount.`,
      pt: `Cobre por escrito, com valor, prazo e sua conta, e junte contrato, recibos, ata de entrega e fotos. Não há prazo na lei: vale o que diga o contrato${cite.rentDeposit}, então peça que detalhem com comprovantes o que descontam. Sem resposta, um advogado diz se convém mediar ou processar por esse valor.`,
    },
  },
  depositTwoMonths: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Es legal que me pidan dos meses de garantía? | cuántos meses de depósito pueden pedir por ley | el dueño me quiere cobrar varios meses de garantía, es legal? | me piden tres meses de depósito, puede ser? | hay un máximo de garantía en el alquiler | me piden meses adelantados más garantía y garante, no es mucho? | me piden el doble de garantia para entrar, pueden? | máximo de garantía permitido | dos alquileres de deposito me parece un monton, es normal? | ¿Limita la ley el monto de la garantía locativa? | quieren 2 meses de garantia + el primer mes, esta permitido',
      en: 'Is it legal to ask for two months of deposit? | how many months of deposit may a landlord ask by law | they want three months of deposit, is that allowed | double security money requested up front, is that lawful | they want two rents as guarantee, can I push back',
      pt: 'É legal pedirem dois meses de caução? | quantos meses de caução podem pedir por lei | querem três meses de depósito, pode? | pedem dois meses de caução, é permitido? | caução dobrado é abuso?',
    },
    answer: {
      es: `Sí, se puede: la ley no fija un máximo, es lo que acuerden${cite.rentDeposit}. Lo usual es ${f.usualDeposit} de alquiler, así que podés negociarlo: menos depósito, en cuotas, o un garante en su lugar. Que el contrato diga cuánto es, qué se puede descontar y en cuántos días se devuelve.`,
      en: `Yes: the law sets no maximum, it is what you agree${cite.rentDeposit}. Usual is ${f.usualDeposit} of rent, so you can negotiate: a smaller deposit, in instalments, or a guarantor instead. Have the contract say how much it is, what may be deducted and within how many days it comes back.`,
      pt: `Sim, pode: a lei não fixa um máximo, é o que combinarem${cite.rentDeposit}. O usual é ${f.usualDeposit} de aluguel, então dá para negociar: menos caução, em parcelas, ou um fiador no lugar. Que o contrato diga quanto é, o que se pode descontar e em quantos dias se devolve.`,
    },
  },
  guarantorUntilWhen: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Hasta cuándo responde el garante del alquiler? | el garante queda libre cuando me voy? | y el garante queda libre? | si renuevo sigue el mismo garante | si me voy antes le cobran a mi garante? | cuándo se libera al codeudor del contrato | sali de garante de mi primo, cuando quedo libre | fin de la fianza | mi cuñado ya dejo la casa, me pueden cobrar todavia como fiador | ¿Cuándo se extingue la obligación del fiador de la locación? | soy garante de un alq y quiero salirme, hasta q fecha respondo',
      en: 'Until when is the guarantor of a lease liable? | is my guarantor released when I leave | does the guarantor stay on after renewal | will they charge my guarantor if I leave early | I co-signed a rental for a friend, when am I released | tenant moved out, can they still chase me as surety',
      pt: 'Até quando responde o fiador do aluguel? | o fiador fica livre quando eu saio? | o fiador continua se eu renovar | vão cobrar do fiador se eu sair antes | sou fiador, até quando respondo? | fim da fiança do aluguel',
    },
    answer: {
      es: 'Hasta donde diga lo que firmó: en general, mientras haya deuda del contrato, aunque ya te hayas ido, y en la renovación solo si la firma. Al irte, pedí un finiquito escrito que diga que no queda nada pendiente y que libera también al garante. Si el contrato no lo aclara, que un abogado lo lea antes de firmar la salida.',
      en: 'As far as what they signed says: generally as long as there is debt from the lease, even after you have left, and in a renewal only if they sign it. When you leave, get a written settlement saying that nothing is owed and that the guarantor is released too. If the contract is not clear, have a lawyer read it before you sign out.',
      pt: 'Até onde disser o que assinou: em geral, enquanto houver dívida do contrato, mesmo que você já tenha saído, e na renovação só se a assinar. Ao sair, peça uma quitação escrita que diga que nada fica pendente e que libera também o fiador. Se o contrato não esclarece, que um advogado o leia antes de assinar a saída.',
    },
  },
  noContractOut: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Me pueden sacar si alquilo sin contrato escrito? | alquilo de palabra hace años y el dueño me da días para irme | no firmé contrato y me quieren desalojar | sin contrato me pueden echar de un día para otro? | alquilo sin contrato y me piden la casa | vivo en una pieza sin contrato y me dijeron que me vaya mañana | vivo alquilado de palabra y me quieren rajar | desalojo sin contrato | pueden echarme de un dia para otro si no hay papel firmado | ¿El locatario verbal goza de protección frente al desahucio? | hace 6 años alquilo sin papeles y el hijo de la dueña quiere q desocupe',
      en: 'Can they evict me if I rent without a written contract? | no lease and the owner gives me days to leave | I rent by word of mouth and he wants me out | no lease on paper, told to be gone by tomorrow | renting informally for years and now they want me gone',
      pt: 'Podem me tirar se alugo sem contrato escrito? | alugo de boca há anos e o dono me deu dias para sair | sem contrato podem me despejar? | moro sem contrato, podem me pôr pra fora? | despejo de quem não tem contrato escrito',
    },
    answer: {
      es: `De un día para otro, no: aunque sea de palabra, si no te vas hace falta un juicio de desalojo, con ${f.eviction} para contestar. Pero sin contrato es difícil probar plazo y precio: juntá recibos, transferencias y mensajes, seguí pagando con comprobante y negociá por escrito una fecha posible. Llevá todo a un abogado o a la Defensoría Pública.`,
      en: `Not overnight: even by word of mouth, if you stay it takes an eviction suit, with ${f.eviction} to answer. But without a contract, term and price are hard to prove: gather receipts, transfers and messages, keep paying with proof and negotiate a workable date in writing. Take it all to a lawyer or the public defender.`,
      pt: `De um dia para o outro, não: mesmo de boca, se você não sai é preciso uma ação de despejo, com ${f.eviction} para responder. Mas sem contrato é difícil provar prazo e preço: junte recibos, transferências e mensagens, siga pagando com comprovante e negocie por escrito uma data possível. Leve tudo a um advogado ou à Defensoria Pública.`,
    },
  },
  repaintOnLeaving: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Tengo que pintar el depto al irme del alquiler? | el dueño quiere que pinte todo antes de entregar | me exigen devolver la casa pintada | termina mi contrato y me piden pintar | es obligación del inquilino pintar al salir | pintar al desocupar | me exigen dejar las paredes como nuevas al salir | entregue hace 2 años, la pintura se gasto sola, igual la pago? | ¿Está obligado el locatario a repintar al restituir? | tengo q dar una mano de pintura antes de devolver las llaves?',
      en: 'Do I have to repaint when my lease ends? | the owner wants me to repaint everything before I leave | must a tenant paint on moving out | is painting the walls on the tenant at move-out | must I pay a painter at the end of my rental',
      pt: 'Tenho que pintar o apartamento ao sair do aluguel? | o dono quer que eu pinte tudo antes de entregar | inquilino é obrigado a pintar na saída | preciso pintar o apê quando eu sair? | pintura na saída do imóvel alugado, sou obrigado?',
    },
    answer: {
      es: 'Solo si lo dice el contrato o el acta de entrada, por ejemplo que te la dieron recién pintada y así se devuelve; el desgaste por el uso normal suele ser del dueño. Buscá esa cláusula y tus fotos del primer día. Si te lo quiere descontar del depósito, pedí presupuesto y comprobante y que todo quede en el acta de entrega.',
      en: 'Only if the contract or the move-in record says so, for example that it was freshly painted and comes back that way; wear from normal use is usually the owner’s. Look up that clause and your pictures of the first day. If it is to come off the deposit, ask for a quote and a receipt and have it all in the handover record.',
      pt: 'Só se o contrato ou o laudo de entrada disser, por exemplo que recebeu recém-pintado e assim se devolve; o desgaste do uso normal costuma ser do dono. Procure essa cláusula e suas fotos do primeiro dia. Se quiserem descontar da caução, peça orçamento e comprovante e que tudo fique na ata de entrega.',
    },
  },
} satisfies Record<string, FaqEntry>
