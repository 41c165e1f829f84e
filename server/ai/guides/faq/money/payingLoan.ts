import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** A loan that runs, and who else lends. */
export const payingLoanFaq = {
  loanFixedRate: {
    more: { guide: 'financing', section: 'compare' },
    asked: {
      es: '¿Tasa fija o variable para la hipoteca? | conviene tasa fija o variable en el crédito de vivienda | me puede subir la cuota del préstamo con los años? | qué es tasa variable en un préstamo hipotecario | el banco puede cambiar el interés de mi crédito | tasa fija por unos años y después variable, qué significa | la tasa de mi crédito puede cambiar después de unos años | prefiero cuota fija o ajustable en la hipoteca | el banco me ofrece tasa q cambia o tasa fija, cual tomo? | interes fijo o variable | ¿Qué conviene pactar: interés inmutable o reajustable en el mutuo hipotecario? | que quiere decir tasa fija los primeros años y despues ajustable | cuota que no se mueva nunca o una q arranca mas baja, que elijo',
      en: 'Fixed or variable rate for the mortgage? | can the bank raise the interest of my loan | can my mortgage instalment go up over the years | fixed for some years then variable, what does it mean | adjustable rate or locked rate on a home loan | interest type for mortgage, stable or moving?',
      pt: 'Taxa fixa ou variável no financiamento? | a parcela do crédito pode subir com os anos? | o banco pode mudar os juros do meu crédito | taxa fixa ou variável no financiamento? | juro fixo x flutuante na hipoteca',
    },
    answer: {
      es: `Con tasa fija sabés la cuota hasta el final; con variable suele empezar más baja y puede subir. Hay créditos fijos unos años que después se ajustan. Che Róga Porã publica ${f.cheRoga.rate} a ${f.cheRoga.term}; pedí por escrito hasta cuándo es fija, con qué índice cambia y el tope, y fijate si pagarías la cuota con una tasa más alta.`,
      en: `A fixed rate tells you the instalment to the end; a variable one usually starts lower and may rise. Some loans are fixed for some years and adjust afterwards. Che Róga Porã publishes ${f.cheRoga.rate} for ${f.cheRoga.term}; ask in writing until when it is fixed, by which index it changes and its cap, and see whether you could pay at a higher rate.`,
      pt: `Com taxa fixa você sabe a parcela até o fim; com variável costuma começar mais baixa e pode subir. Há créditos fixos por alguns anos que depois se ajustam. Che Róga Porã publica ${f.cheRoga.rate} por ${f.cheRoga.term}; peça por escrito até quando é fixa, por que índice muda e o teto, e veja se pagaria a parcela com taxa maior.`,
    },
  },
  loanPrepaying: {
    more: { guide: 'financing', section: 'compare' },
    asked: {
      es: '¿Puedo pagar mi hipoteca antes de tiempo? | me cobran penalización por cancelar antes el crédito de la casa | conviene adelantar cuotas del préstamo hipotecario | amortizar capital: bajar la cuota o bajar el plazo | cobré aguinaldo y quiero adelantar pagos del crédito de vivienda | cancelación anticipada del préstamo | si adelanto plata al préstamo de la casa me baja la cuota | cobre un extra, conviene meterlo al credito de la casa? | cancelacion anticipada de hipoteca | ¿Tengo derecho a la precancelación total o parcial del mutuo? | adelantar cuotas: bajo plazo o bajo cuota en mi prestamo de vivienda | vendí mi auto y quiero liquidar de una vez el préstamo de la casa',
      en: 'Can I pay off my mortgage early? | penalty for early repayment of a home loan | should I prepay instalments of my mortgage | lower the instalment or shorten the term when prepaying | early repayment penalty on my home loan | paying down my mortgage faster',
      pt: 'Posso quitar o financiamento antes do prazo? | multa por quitar o crédito antecipadamente | vale a pena adiantar parcelas do crédito imobiliário | posso quitar o financiamento antes do prazo? | multa por quitar a hipoteca antes',
    },
    answer: {
      es: 'Sí, pero mirá el contrato: puede haber un cargo por cancelar antes o un mínimo por pago. Pedí que lo que adelantás vaya a capital y no a cuotas futuras: acortar el plazo ahorra más interés, bajar la cuota te da más aire. Antes pedile al banco el saldo y el costo por escrito, y no te quedes sin ahorro para imprevistos.',
      en: 'Yes, but look at the contract: there may be a charge for paying early or a minimum per payment. Ask that what you advance goes to principal and not to future instalments: a shorter term saves more interest, a lower instalment gives you more room. First get the balance and the cost from the bank in writing, and do not run down your savings for emergencies.',
      pt: 'Sim, mas veja o contrato: pode haver um encargo por quitar antes ou um mínimo por pagamento. Peça que o que adianta vá para o principal e não para parcelas futuras: encurtar o prazo poupa mais juros, baixar a parcela dá mais folga. Antes peça ao banco o saldo e o custo por escrito, e não fique sem reserva para imprevistos.',
    },
  },
  loanCannotPay: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: '¿Qué pasa si no puedo pagar las cuotas de la hipoteca? | me quedé sin trabajo y tengo el crédito de la casa | perdí el empleo, el banco me saca la casa? | estoy atrasado con el préstamo hipotecario | refinanciar el crédito de vivienda porque no llego con la cuota | cuántas cuotas atrasadas tienen que ser para que rematen la casa | me quede sin trabajo y no llego a la cuota de la casa | atraso con la hipoteca, remate | ¿Puede solicitarse refinanciación antes de la ejecución hipotecaria? | debo tres cuotas del credito de vivienda, q hago para no perderla | Estoy enferma y ya no puedo seguir con la cuota del banco, ¿me van a rematar?',
      en: "What happens if I can’t pay the mortgage? | I lost my job and have a home loan | will the bank take my house if I fall behind | refinance my mortgage because I can’t afford the instalment | what if I lose my job and can’t pay the mortgage | lost my job and can't keep up with home loan instalments | will the bank take my house if I miss payments",
      pt: 'O que acontece se não consigo pagar as parcelas do financiamento? | perdi o emprego e tenho crédito da casa | o banco toma a casa se eu atrasar? | não consigo mais pagar as parcelas da casa, o que acontece? | perdi o emprego, como renegocio o financiamento da casa',
    },
    answer: {
      es: `Hablá con el banco antes de atrasarte: suelen ofrecer estirar el plazo, una espera o refinanciar, y es más fácil sin mora. Si no alcanza, vender vos y cancelar deja más que un remate, que es a lo que puede llegar el banco. Mirá si tu seguro cubre desempleo, el interés por mora tiene un tope legal${cite.usuryLimit}, y si ya hay demanda, andá a un abogado.`,
      en: `Talk to the bank before you fall behind: they often offer a longer term, a pause or refinancing, and it is easier without arrears. If that is not enough, selling yourself and paying off leaves more than the auction the bank may go for. See whether your insurance covers unemployment; interest has a legal limit${cite.usuryLimit}; and if you have been sued, see a lawyer.`,
      pt: `Fale com o banco antes de atrasar: costumam oferecer esticar o prazo, uma espera ou refinanciar, e é mais fácil sem mora. Se não bastar, vender você mesmo e quitar deixa mais que um leilão, que é aonde o banco pode chegar. Veja se o seu seguro cobre desemprego; os juros têm um limite legal${cite.usuryLimit}; e se já há ação, procure um advogado.`,
    },
  },
  loanInsurance: {
    more: { guide: 'financing', section: 'compare' },
    asked: {
      es: '¿Qué seguros exige el banco con el crédito de la casa? | es obligatorio el seguro de vida en la hipoteca | seguro de incendio del préstamo hipotecario | puedo elegir yo la aseguradora del crédito de vivienda | qué pasa con la deuda de la casa si fallece el que la paga, cubre el seguro? | cuánto suma el seguro a la cuota de la hipoteca | el banco me cobra seguros junto con la cuota, es normal | me cargan dos seguros en la cuota de la hipoteca, son obligatorios? | seguro de vida del credito hipotecario | ¿Puedo contratar mi propia póliza en lugar de la ofrecida por el acreedor hipotecario? | que polizas pide el banco cuando te presta para vivienda | seguro contra incendio obligado por el prestamo, cuanto incluye?',
      en: "What insurance does the bank require with a mortgage? | is life insurance compulsory with a home loan | fire insurance for the mortgage | can I choose the insurer of my home loan | mandatory policies attached to a home loan | does the loan's insurance clear my debt if I die",
      pt: 'Que seguros o banco exige com o crédito da casa? | seguro de vida é obrigatório no financiamento? | seguro de incêndio do financiamento | que seguros o banco obriga no financiamento? | posso usar minha própria apólice no crédito da casa?',
    },
    answer: {
      es: 'Lo usual es un seguro de vida por el saldo, que cancela la deuda si muere quien la paga, y uno de incendio sobre la casa; van sumados a la cuota. Preguntá cuánto es cada uno, si podés traer tu propia póliza, si cubre a los dos codeudores y qué enfermedades deja afuera. Compará bancos con la cuota ya con seguros.',
      en: 'Usually life insurance for the balance, which clears the debt if the payer dies, and fire insurance on the house; both come on top of the instalment. Ask what each costs, whether you may bring your own policy, whether it covers both co-debtors and which illnesses it leaves out. Compare banks by the instalment with insurance included.',
      pt: 'O usual é um seguro de vida pelo saldo, que quita a dívida se morre quem paga, e um de incêndio sobre a casa; vão somados à parcela. Pergunte quanto é cada um, se pode trazer a sua apólice, se cobre os dois codevedores e que doenças deixa de fora. Compare bancos pela parcela já com seguros.',
    },
  },
  loanSwitchBank: {
    more: { guide: 'financing', section: 'compare' },
    asked: {
      es: '¿Puedo pasar mi hipoteca a otro banco con mejor tasa? | compra de deuda hipotecaria por otro banco | trasladar el crédito de vivienda a otra entidad | otro banco me ofrece menos interés, conviene cambiarme? | bajar la tasa de mi crédito hipotecario actual | renegociar la tasa con mi banco | puedo cambiar mi crédito de banco | transferir mi crédito a otro banco más barato | otro banco me ofrece menos interes, puedo llevar mi credito de la casa ahi? | compra de deuda hipotecaria | ¿Es factible la subrogación del mutuo hipotecario por otra entidad? | cuanto sale cambiar el prestamo de vivienda de un banco a otro | refinanciar mi casa con la competencia, sale a cuenta o los gastos se comen el ahorro?',
      en: 'Can I move my mortgage to another bank with a better rate? | switch my home loan to another lender | another bank offers me lower interest, is it worth changing | renegotiate my mortgage rate | refinance with a different lender at lower interest | mortgage takeover by competing bank',
      pt: 'Posso levar meu financiamento para outro banco com taxa melhor? | portabilidade do crédito imobiliário | renegociar a taxa do meu crédito | portabilidade do financiamento pra outro banco, dá? | trocar o financiamento de banco compensa',
    },
    answer: {
      es: 'Sí, si otro banco acepta comprarte la deuda: paga el saldo y constituye una hipoteca nueva. Sumá lo que cuesta el cambio (cancelación, tasación, escribano, inscripción, seguros) y mirá en cuántas cuotas lo recuperás. Antes llevá la oferta a tu banco: muchas veces mejoran la tasa sin mover nada.',
      en: 'Yes, if another bank agrees to take over the debt: it pays the balance and sets up a new mortgage. Add what the change costs (early payment, appraisal, notary, registration, insurance) and see after how many instalments you have it back. First take the offer to your own bank: they often improve the rate without moving anything.',
      pt: 'Sim, se outro banco aceita comprar a dívida: paga o saldo e constitui uma nova hipoteca. Some o que custa a mudança (quitação, avaliação, escribano, registro, seguros) e veja em quantas parcelas recupera. Antes leve a oferta ao seu banco: muitas vezes melhoram a taxa sem mover nada.',
    },
  },
  mortgageLifted: {
    more: { guide: 'buying', section: 'title' },
    asked: {
      es: 'Terminé de pagar el crédito, ¿cómo levanto la hipoteca? | ya cancelé el préstamo y la hipoteca sigue figurando en el título | cancelación de hipoteca en el registro, trámite | pagué toda la casa, cómo queda libre la escritura | quién hace la cancelación de la hipoteca y quién la paga | sacar la hipoteca del registro | ya pagué todo al banco, cómo saco la hipoteca de mi título | ya cancele todo, como saco la hipoteca del registro | cancelacion registral de hipoteca | ¿Quién otorga la escritura de cancelación del gravamen una vez saldado el mutuo? | terminé la deuda con el banco, se borra sola la hipoteca del titulo o hago tramite? | cuanto cobra el escribano por levantar el gravamen despues de pagar el prestamo',
      en: 'I finished paying the loan, how is the mortgage lifted? | the mortgage still shows in the registry after I paid it off | how to cancel a mortgage at the registry | who pays to release the mortgage | mortgage fully paid, how do I clear it from the registry | does the lien vanish by itself once I repay',
      pt: 'Terminei de pagar o crédito, como baixo a hipoteca? | a hipoteca ainda consta no registro depois de quitada | quem paga o cancelamento da hipoteca | quitei o financiamento, como dou baixa na hipoteca? | paguei tudo ao banco e a hipoteca ainda aparece no título',
    },
    answer: {
      es: `No se borra sola: el banco te da la constancia de cancelación y firma la escritura con que un escribano la levanta en el registro. Suele pagarla quien tomó el crédito, así que pedí presupuesto. Hacelo apenas termines: mientras figure, sale en el certificado${cite.titleReport} y te complica vender.`,
      en: `It does not go by itself: the bank gives you proof that it is paid off and signs the deed by which a notary lifts it at the registry. The borrower usually pays for it, so ask for a quote. Do it as soon as you finish: while it stands, it shows in the certificate${cite.titleReport} and gets in the way of a sale.`,
      pt: `Ela não some sozinha: o banco dá a constância de quitação e assina a escritura com que um escribano a baixa no registro. Costuma pagar quem tomou o crédito, então peça orçamento. Faça assim que terminar: enquanto constar, aparece no certificado${cite.titleReport} e atrapalha a venda.`,
    },
  },
  sellWithLoan: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Puedo vender mi casa si todavía debo el crédito al banco? | quiero vender y tengo la casa hipotecada | vender una casa que todavía estoy pagando | me faltan años de hipoteca y me quiero mudar | el comprador puede seguir pagando mi préstamo? | transferir mi crédito de vivienda al que me compra | debo todavía años de hipoteca, puedo vender | quiero vender el depto pero falta pagar la hipoteca | vender casa hipotecada | ¿Cómo se instrumenta la venta de un inmueble gravado con saldo pendiente? | debo todavia cinco años al banco, mi propiedad se puede poner en venta? | con la plata de la venta cancelo lo que le debo al banco, se hace asi?',
      en: 'Can I sell my house while I still owe the bank? | sell a home with a running mortgage | can the buyer take over my loan | I want to sell but the house is mortgaged | selling with an outstanding mortgage | can I list my home if the bank still has a lien',
      pt: 'Posso vender minha casa se ainda devo ao banco? | vender imóvel que ainda estou financiando | o comprador pode assumir meu financiamento? | posso vender a casa ainda financiada? | o comprador assume meu financiamento ou quito antes da venda',
    },
    answer: {
      es: 'Sí. Lo usual es pedir al banco el saldo por escrito y cancelarlo con parte del precio el día de la escritura, en el mismo acto en que se levanta la hipoteca. Que el comprador siga con tu crédito solo vale si el banco lo acepta a él; decilo en el aviso desde el principio, y que el escribano coordine con el banco.',
      en: 'Yes. Usually you ask the bank for the balance in writing and pay it off out of the price on the day of the deed, in the same act that lifts the mortgage. The buyer may go on with your loan only if the bank accepts them; say so in the listing from the start, and have the notary arrange it with the bank.',
      pt: 'Sim. O usual é pedir ao banco o saldo por escrito e quitá-lo com parte do preço no dia da escritura, no mesmo ato em que se baixa a hipoteca. O comprador só segue com o seu crédito se o banco o aceitar; diga no anúncio desde o início, e que o escribano combine com o banco.',
    },
  },
  developerFinancing: {
    more: { guide: 'financing', section: 'compare' },
    asked: {
      es: '¿Qué mirar en la financiación propia de la constructora? | financiación directa del desarrollador o crédito del banco | el dueño me financia el saldo en cuotas sin banco | cuotas sin interés de la constructora, es verdad? | financiación propia sin banco, qué riesgos tiene | compro en cuotas directo con el dueño sin banco, es seguro? | la constructora me financia ella misma sin banco, q tengo que revisar | financiacion directa del desarrollador | ¿Qué cláusulas conviene examinar en el financiamiento otorgado por la propia empresa constructora? | comparo el plan de cuotas de la desarrolladora con el precio contado, como? | me ofrecen pagar el depto directo a la empresa en años, que pregunto',
      en: "What should I check in a developer’s own financing? | developer financing or bank loan | seller financing without a bank, what are the risks | interest-free instalments from the developer, is it true | builder's in-house payment plan, what to look out for | financing through the construction company",
      pt: 'O que olhar no financiamento próprio da construtora? | posso financiar com a construtora morando em outro país | financiamento direto com a construtora ou banco | parcelas sem juros da construtora é verdade? | a construtora financia direto, o que devo olhar? | financiamento próprio da construtora',
    },
    answer: {
      es: `Mirá el total: sumá entrega, cuotas y refuerzos y comparalo con el precio al contado; la diferencia es lo que te cuesta financiar, aunque digan que no hay interés. Preguntá si la cuota se ajusta y con qué, y cuándo te escrituran: mientras tanto tenés un contrato y no la propiedad${cite.privateContract}. Que un escribano lea el contrato antes.`,
      en: `Look at the total: add down payment, instalments and balloon payments and compare it with the cash price; the difference is what the financing costs you, even if they say there is no interest. Ask whether the instalment is adjusted and by what, and when you get the deed: until then you hold a contract, not the property${cite.privateContract}. Have a notary read it first.`,
      pt: `Olhe o total: some entrada, parcelas e reforços e compare com o preço à vista; a diferença é o que o financiamento custa, mesmo que digam que não há juros. Pergunte se a parcela se reajusta e por qual índice, e quando sai a escritura: até lá você tem um contrato e não o imóvel${cite.privateContract}. Que um escribano leia o contrato antes.`,
    },
  },
  privateLender: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: '¿Es seguro pedir plata a un prestamista con la casa como garantía? | préstamo particular con hipoteca sobre mi casa | un prestamista quiere que le transfiera la casa hasta que le pague | me piden firmar venta con pacto de retroventa por un préstamo | préstamo rápido dejando el título en garantía | usurero me pide la escritura de garantía | un usurero me presta pero quiere la escritura de mi casa | necesito plata urgente y un usurero me pide la escritura como respaldo | prestamo particular con garantia hipotecaria | ¿Es lícita la retroventa inmobiliaria como garantía de un préstamo entre particulares? | me dan guita rapida pero tengo q poner mi casa y un poder, es peligroso? | q interes maximo puede cobrar un prestamista que toma mi inmueble de garantia',
      en: 'Is it safe to borrow from a private lender against my house? | private loan secured on my home | the lender wants me to sign the house over until I repay | fast loan leaving my title as security | loan shark wants my title as collateral | lender asks me to sign a sale as security',
      pt: 'É seguro pedir dinheiro a um agiota com a casa em garantia? | empréstimo particular com hipoteca da minha casa | querem que eu transfira a casa até pagar o empréstimo | agiota pede minha casa de garantia, é perigoso? | o cara empresta se eu assinar uma procuração da casa, faço?',
    },
    answer: {
      es: `Es riesgoso: podés perder la casa por una deuda mucho menor. Nunca firmes una venta ni un poder como garantía: la venta con pacto de retroventa de inmuebles está prohibida${cite.repurchase}. El interés tampoco puede pasar del tope legal, ${f.usuryLimit.guaranies} anual en guaraníes en el último dato que tenemos; antes de firmar, que un escribano o abogado tuyo lea todo.`,
      en: `It is risky: you may lose the house over a much smaller debt. Never sign a sale or a power of attorney as security: selling real estate with a right of repurchase is forbidden${cite.repurchase}. Nor may interest exceed the legal limit, ${f.usuryLimit.guaranies} a year in guaraníes by our latest figure; before you sign, have a notary or lawyer of your own read everything.`,
      pt: `É arriscado: você pode perder a casa por uma dívida muito menor. Nunca assine uma venda nem uma procuração como garantia: a venda com pacto de retrovenda de imóveis é proibida${cite.repurchase}. O juro também não pode passar do limite legal, ${f.usuryLimit.guaranies} ao ano em guaranis no último dado que temos; antes de assinar, que um escribano ou advogado seu leia tudo.`,
    },
  },
  promissoryNotes: {
    more: { guide: 'land', section: 'instalments' },
    asked: {
      es: '¿Es normal firmar pagarés por las cuotas? | la constructora me hace firmar pagarés por cada cuota | me piden un pagaré por el saldo del terreno | qué pasa con los pagarés cuando termino de pagar | firmar pagaré en blanco por la compra de un lote | pueden vender mis pagarés a una financiera? | me hicieron firmar muchos pagarés, está bien | me hacen firmar un monton de pagares para comprar el lote, esta bien? | pagares en compra a plazos | ¿Qué recaudos tomar al librar pagarés por el saldo de precio? | si firmo documentos en blanco por las cuotas q me puede pasar | pague la cuota y no me devolvieron el pagare, hay problema?',
      en: 'Is it normal to sign promissory notes for the instalments? | the developer makes me sign a pagaré for each instalment | blank promissory note for buying a plot | what happens to the promissory notes when I finish paying | seller wants a signed IOU for every instalment, usual? | should the note be returned once paid',
      pt: 'É normal assinar promissórias pelas parcelas? | a construtora pede promissória de cada parcela | promissória em branco na compra do lote | assinar notas promissórias pelas parcelas é normal? | paguei a parcela e não devolveram a promissória',
    },
    answer: {
      es: 'Sí, es muy usual, pero un pagaré se puede cobrar por juicio rápido y puede pasar a otro, así que cuidá tres cosas: que no tenga espacios en blanco, que diga de qué contrato y cuota es, y que te lo devuelvan al pagarla, con recibo. Guardá todos; y que el contrato diga que los pagarés son esas cuotas y no otra deuda. Si algo no cierra, consultá a un escribano.',
      en: 'Yes, it is very usual, but a promissory note (pagaré) can be enforced by a fast suit and passed on to others, so mind three things: no blanks left, it says of which contract and instalment it is, and you get it back when you pay, with a receipt. Keep them all; and have the contract say that the notes are those instalments and no further debt. If something seems off, ask a notary.',
      pt: 'Sim, é muito usual, mas um pagaré (promissória) se cobra por ação rápida e pode passar a outro, então cuide três coisas: que não tenha espaços em branco, que diga de que contrato e parcela é, e que o devolvam ao pagar, com recibo. Guarde todos; e que o contrato diga que são essas parcelas e não outra dívida. Se algo não fecha, consulte um escribano.',
    },
  },
} satisfies Record<string, FaqEntry>
