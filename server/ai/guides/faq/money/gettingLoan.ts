import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** Who is lent to, and on what. */
export const gettingLoanFaq = {
  loanPapers: {
    more: { guide: 'financing', section: 'compare' },
    asked: {
      es: '¿Qué documentos pide el banco para un crédito hipotecario? | papeles para sacar préstamo de vivienda | requisitos del banco para comprar casa a crédito | qué tengo que llevar al banco para pedir el préstamo de la casa | carpeta para crédito hipotecario | que piden p/ un prestamo d vivienda | documentos necesarios para pedir hipoteca | q papeles llevo al banco para pedir el prestamo de la casa | requisitos prestamo vivienda, documentos | ¿Qué documentación integra la carpeta de un crédito hipotecario? | voy mañana al banco por el crédito de vivienda, ¿qué tengo que llevar? | lista de comprobantes q piden para solicitar hipoteca',
      en: 'What documents does the bank ask for a mortgage? | papers for a home loan | mortgage application documents | what do I bring to the bank to ask for a home loan | paperwork for a home loan application | mortgage application checklist',
      pt: 'Que documentos o banco pede para um crédito hipotecário? | papéis para financiamento da casa | requisitos do banco para emprestar para comprar casa | que documentos o banco pede pro financiamento da casa? | o que levar ao banco pra pedir hipoteca',
    },
    answer: {
      es: 'Suelen pedir tres cosas: tu cédula y la de tu cónyuge, pruebas de ingreso (certificado de trabajo, liquidaciones y aportes a IPS, o declaraciones de IVA e IRP si facturás) y los papeles del inmueble: título, impuestos al día y tasación. Cada banco tiene su lista: pedila en dos o tres antes de señar, y sumá las deudas que ya tenés, porque también las miran.',
      en: 'They usually ask for three things: identity cards of you and your spouse, proof of income (employer’s certificate, payslips and IPS contributions, or VAT and income tax returns if you invoice) and the papers of the property: title, taxes paid up and an appraisal. Each bank has its list: get it at two or three before you pay a deposit, and reckon the debts you have, for they look at them too.',
      pt: 'Costumam pedir três coisas: a sua cédula e a do cônjuge, provas de renda (certificado de trabalho, contracheques e contribuições ao IPS, ou declarações de IVA e IRP se você fatura) e os papéis do imóvel: título, impostos em dia e avaliação. Cada banco tem a sua lista: peça em dois ou três antes de dar sinal, e some as dívidas que já tem, porque também as olham.',
    },
  },
  loanInformalIncome: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: '¿Puedo sacar crédito para casa si trabajo en negro? | cobro en negro y quiero un préstamo de vivienda | no tengo recibo de sueldo ni ips, me dan crédito hipotecario? | cómo demuestro ingresos informales al banco | gano bien pero no puedo justificar ingresos para el préstamo | soy empleada sin ips y quiero comprar una casa a crédito | vendo en el mercado sin comprobantes, hay banco que me preste para comprar casa | mi marido es albañil y cobra por día, nos dan crédito para la casa | soy mecánico y no facturo, me darán crédito para casa | cobro en efectivo sin ips, hay forma de que me presten para una casa? | credito vivienda sin ingresos formales | ¿Es viable un préstamo habitacional sin ingresos demostrables? | vendo en el mercado y no declaro nada, como consigo un credito p mi casita | soy empleada doméstica sin aportes, quiero comprar casa financiada',
      en: 'Can I get a mortgage if I am paid off the books? | home loan with informal income | no payslips, can the bank lend me for a house | how do I prove undeclared income for a loan | informal worker with no payslip, home loan possible? | mortgage without provable income',
      pt: 'Posso conseguir financiamento trabalhando informalmente? | crédito para casa sem contracheque | como provar renda informal ao banco | trabalho sem registro, consigo financiamento imobiliário? | recebo por fora, o banco empresta pra comprar casa?',
    },
    answer: {
      es: `Un banco presta sobre ingresos que se puedan demostrar, así que en negro es difícil. Ayuda empezar a facturar con RUC y juntar declaraciones, mover el dinero por una cuenta, sumar a alguien con ingreso formal o preguntar en una cooperativa y por el fondo Fogavi${cite.guaranteeFund}. Preguntá en la entidad cuántos meses de historial te pide.`,
      en: `A bank lends on income that can be shown, so off the books it is hard. It helps to start invoicing with a RUC and gather tax returns, run the money through an account, add somebody with formal income, or ask at a cooperative and about the Fogavi fund${cite.guaranteeFund}. Ask the lender how many months of history it wants.`,
      pt: `Um banco empresta sobre renda que se possa demonstrar, então informalmente é difícil. Ajuda começar a faturar com RUC e juntar declarações, passar o dinheiro por uma conta, somar alguém com renda formal ou perguntar numa cooperativa e pelo fundo Fogavi${cite.guaranteeFund}. Pergunte quantos meses de histórico pedem.`,
    },
  },
  loanSelfEmployed: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: '¿Dan crédito hipotecario a independientes? | trabajo por mi cuenta y facturo, puedo sacar préstamo para casa | soy profesional independiente con RUC, qué me pide el banco | tengo un negocio propio y quiero un crédito de vivienda | crédito para casa siendo cuentapropista | freelancer préstamo vivienda | soy monotributista, bueno, con ruc, me prestan para la casa? | hipoteca para freelancer con ruc | ¿Cómo acreditan ingresos los trabajadores autónomos ante la entidad hipotecaria? | tengo mi propio negocio con facturas, califico p credito de vivienda? | soy contadora por cuenta propia, ¿cuánta antigüedad de RUC me exigen para la hipoteca?',
      en: 'Can the self-employed get a mortgage? | I am a freelancer, can I get a home loan | I own a business and want a mortgage | what do banks ask of the self-employed for a home loan | freelancer with tax returns wanting a home loan | self-employed borrower requirements',
      pt: 'Autônomo consegue financiamento imobiliário? | sou freelancer, posso fazer crédito para casa | tenho um negócio próprio e quero financiar um imóvel | sou autônomo com RUC, consigo financiamento? | financiamento imobiliário para quem é MEI ou autônomo',
    },
    answer: {
      es: 'Sí, si tu ingreso se puede ver: suelen pedir RUC con cierta antigüedad, las últimas declaraciones de IVA e IRP o balances, y extractos de cuenta. Cuentan lo que declarás, no lo que facturás en bruto. Ordená los papeles con tu contador y consultá en dos o tres bancos, que miden distinto al que trabaja por su cuenta.',
      en: 'Yes, if your income can be seen: they usually ask for a RUC of some standing, the last VAT and income tax returns or balance sheets, and bank statements. They count what you declare, not what you invoice. Put the papers in order with your accountant and ask at two or three banks, which measure the self-employed differently.',
      pt: 'Sim, se a sua renda puder ser vista: costumam pedir RUC com certa antiguidade, as últimas declarações de IVA e IRP ou balanços, e extratos. Contam o que você declara, não o que fatura em bruto. Arrume os papéis com seu contador e consulte dois ou três bancos, que medem o autônomo de forma diferente.',
    },
  },
  loanIncomeAbroad: {
    more: { guide: 'financing', section: 'foreigners' },
    asked: {
      es: '¿Puedo pedir un crédito en Paraguay si gano en el exterior? | vivo en España y quiero comprar casa en Paraguay con préstamo | trabajo para una empresa de afuera y cobro en dólares, me dan hipoteca? | soy paraguayo en Argentina, quiero crédito para casa en mi país | el banco acepta ingresos del extranjero? | crédito hipotecario para paraguayos en el exterior | trabajo en Estados Unidos y quiero comprarle una casa a mi mamá con crédito | trabajo en Estados Unidos y quiero financiar una casa en mi pais | credito hipotecario residente en el exterior | ¿Admiten los bancos locales ingresos de fuente extranjera para hipoteca? | soy extranjero y trabajo remoto p una empresa de afuera, me dan prestamo de vivienda? | hago changas en Argentina y mando plata, puedo sacar credito alla para comprar',
      en: 'Can I get a loan in Paraguay with income from abroad? | I work remotely for a foreign company, can I get a mortgage here | Paraguayan living abroad wants a home loan | do banks accept foreign income | working overseas, could a Paraguayan bank finance my home | expat with remote job abroad seeking a housing loan there',
      pt: 'Posso pedir crédito no Paraguai com renda do exterior? | trabalho remoto para empresa de fora e quero financiar | o banco aceita renda de outro país? | ganho em reais no Brasil, consigo financiamento no Paraguai? | trabalho fora do país e quero financiar uma casa aí',
    },
    answer: {
      es: `Depende del banco: algunos aceptan ingresos de afuera si son estables y entran por una cuenta, con contrato de trabajo y declaraciones traducidas o legalizadas; otros piden un codeudor acá. A un extranjero le piden además residencia, y suelen darle ${f.foreignerRates}. Preguntá antes de señar; si no sale, queda la financiación de quien vende.`,
      en: `It depends on the bank: some accept income from abroad if it is steady and comes through an account, with the work contract and tax returns translated or legalized; others want a co-debtor here. Foreigners are asked for residence too, and tend to be lent to at ${f.foreignerRates}. Ask before you pay a deposit; failing that, there is the seller’s own financing.`,
      pt: `Depende do banco: alguns aceitam renda de fora se for estável e entrar por uma conta, com contrato de trabalho e declarações traduzidas ou legalizadas; outros pedem um codevedor aqui. Do estrangeiro pedem ainda residência, e costumam cobrar ${f.foreignerRates}. Pergunte antes de dar sinal; se não sair, resta o financiamento de quem vende.`,
    },
  },
  loanAgeLimit: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: '¿Hasta qué edad dan un crédito hipotecario? | tengo más de sesenta, me dan préstamo para casa? | edad máxima para sacar préstamo de vivienda | soy jubilado, puedo pedir un crédito para comprar | edad mínima para pedir un préstamo hipotecario | soy muy joven, recién cumplí la mayoría de edad, me prestan para casa? | a mi edad todavía puedo pedir una hipoteca | me prestan a mi edad a veinte años | tengo cincuenta y ocho años, me dan hipoteca? | tengo sesenta y dos años, ya soy muy viejo para una hipoteca? | edad maxima prestamo vivienda | ¿Existe tope etario para contratar un mutuo hipotecario? | con cincuenta y pico a cuantos años me financian todavia | me dijeron q por mi edad no me prestan para comprar, es asi?',
      en: "Up to what age do banks give a mortgage? | maximum age for a home loan | can a retired person get a mortgage | am I too old for a home loan | too old for a home loan? | I'm in my late fifties, will a bank still lend me for a house",
      pt: 'Até que idade dão crédito hipotecário? | idade máxima para financiar casa | aposentado consegue financiamento? | idade máxima pra financiar imóvel | sou aposentado, passei da idade pro crédito da casa?',
    },
    answer: {
      es: 'No hay una edad única: cada entidad suma tu edad y el plazo, y suele pedir que termines de pagar antes de cierto límite, que viene del seguro de vida. Con más edad te dan menos plazo y la cuota sube; a veces ayuda sumar a un hijo como codeudor o poner más entrega. Preguntá en dos o tres bancos el límite y qué seguro aplican.',
      en: 'There is no single age: each lender adds your age and the term, and usually wants it paid off before some limit, which comes from the life insurance. Being older gives you a shorter term and a higher instalment; adding a son or daughter as co-debtor or a larger down payment may help. Ask two or three banks for the limit and the insurance they apply.',
      pt: 'Não há uma idade única: cada entidade soma a sua idade e o prazo, e costuma pedir que termine de pagar antes de certo limite, que vem do seguro de vida. Com mais idade o prazo é menor e a parcela sobe; às vezes ajuda somar um filho como codevedor ou dar mais entrada. Pergunte em dois ou três bancos o limite e o seguro.',
    },
  },
  loanJointIncome: {
    more: { guide: 'financing', section: 'afd' },
    asked: {
      es: '¿Puedo sumar ingresos con mi pareja para el crédito? | pedir un préstamo de vivienda entre dos sin estar casados | sumamos los sueldos con mi novia para la hipoteca? | mi mamá puede ser codeudora de mi crédito de vivienda | crédito conjunto con mi hermano para comprar | codeudor crédito hipotecario qué implica | podemos juntar los dos sueldos con mi concubina para que aprueben el crédito | con mi esposa podemos sumar los sueldos para el préstamo | con mi novia juntamos los dos sueldos para pedir la hipoteca, se puede? | sumar ingresos familiares al credito | ¿Admite la entidad la acumulación de ingresos de concubinos o parientes? | pedir el credito de la casa entre dos hermanos, sirve? | mi esposo y yo ganamos poquito cada uno, ¿el banco cuenta los dos sueldos?',
      en: 'Can I add my partner’s income to the loan application? | joint mortgage without being married | can my mother be co-debtor of my home loan | buying with a joint loan with my brother | combining two salaries for a home loan | joint mortgage application with girlfriend',
      pt: 'Posso somar a renda do meu parceiro para o crédito? | financiamento em conjunto sem ser casado | minha mãe pode ser codevedora do meu crédito | posso juntar minha renda com a da namorada pro financiamento? | financiamento a dois, o banco aceita',
    },
    answer: {
      es: `Sí, es común: con el cónyuge, y muchas entidades también con la pareja, padres o hermanos, como codeudores. La AFD mira el ingreso familiar, con tope de ${f.afdWho.income}, y una cuota de hasta ${f.afdWho.instalment}. Ojo: cada codeudor suele responder por el total, no por la mitad; acuerden por escrito a nombre de quién se escritura y qué pasa si se separan.`,
      en: `Yes, it is common: with a spouse, and at many lenders also with a partner, parents or siblings, as co-debtors. AFD looks at family income, up to ${f.afdWho.income}, and an instalment of at most ${f.afdWho.instalment}. Mind that each co-debtor usually answers for all of it, not half; agree in writing in whose name the deed is and what happens if you part.`,
      pt: `Sim, é comum: com o cônjuge, e em muitas entidades também com parceiro, pais ou irmãos, como codevedores. A AFD olha a renda familiar, até ${f.afdWho.income}, e uma parcela de até ${f.afdWho.instalment}. Atenção: cada codevedor costuma responder pelo total, não pela metade; combinem por escrito em nome de quem fica a escritura e o que acontece se se separarem.`,
    },
  },
  loanPreapproval: {
    more: { guide: 'financing', section: 'compare' },
    asked: {
      es: '¿Conviene tener el crédito preaprobado antes de buscar casa? | qué es una preaprobación del banco | primero busco la casa o primero pido el préstamo? | cuánto tarda el banco en aprobar un crédito hipotecario | demora de la aprobación del préstamo de vivienda | cuánto dura la preaprobación del crédito | primero voy al banco o primero busco la casa? | preaprobacion hipotecaria, sirve? | ¿Qué grado de compromiso implica una precalificación bancaria? | ya elegi casa pero no pregunte en el banco, hice mal? | cuanto demora el banco en aprobar y si me conviene pedirlo antes de elegir',
      en: "Should I get a pre-approved loan before looking for a house? | what is a mortgage pre-approval | how long does a bank take to approve a mortgage | house first or loan first | get the bank's ok first or find a home first | how long does approval take and should I start before house hunting",
      pt: 'Convém ter o crédito pré-aprovado antes de procurar casa? | o que é a pré-aprovação do banco | quanto demora o banco para aprovar o crédito hipotecário | peço a pré-aprovação antes de procurar casa? | primeiro o banco ou primeiro o imóvel',
    },
    answer: {
      es: 'Sí, conviene: la preaprobación te dice hasta cuánto te prestan por tus ingresos y te deja negociar en serio, aunque no obliga al banco, que todavía revisa el título y la tasación. La aprobación entera suele llevar semanas y puede pasar del mes. Pedila antes de señar, y que la seña diga que depende de que el crédito salga.',
      en: 'Yes, it pays: a pre-approval tells you how much they lend on your income and lets you negotiate in earnest, though it does not bind the bank, which still checks the title and the appraisal. Full approval usually takes weeks and may pass a month. Get it before you pay a deposit, and have the deposit say that it depends on the loan.',
      pt: 'Sim, convém: a pré-aprovação diz quanto emprestam pela sua renda e permite negociar a sério, embora não obrigue o banco, que ainda revisa o título e a avaliação. A aprovação completa costuma levar semanas e pode passar de um mês. Peça antes de dar sinal, e que o sinal diga que depende de o crédito sair.',
    },
  },
  loanRefused: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: 'El banco me rechazó el crédito, ¿qué hago? | me negaron el préstamo para la casa | no califico para el crédito hipotecario, qué opciones tengo | por qué rechazan un crédito de vivienda | el crédito no salió, hay otra forma de comprar | me rebotaron el prestamo en el banco | no me aprobaron el crédito hipotecario, y ahora | el banco no me quiere prestar, qué hago ahora | me negaron la hipoteca y no me explicaron por que | credito rechazado, alternativas | Ante la denegatoria de mi solicitud hipotecaria, ¿qué alternativas me quedan? | no me aprobaron el prestamo, sera x el titulo o por mi sueldo | me rebotaron la carpeta del crédito para mi casita, ¿y ahora qué hago, hija?',
      en: 'The bank refused my loan, what now? | my mortgage was rejected | I don’t qualify for a mortgage, what are my options | why do banks turn down home loans | mortgage application denied, next steps | got rejected, can I try a different bank or lower amount',
      pt: 'O banco recusou meu crédito, o que faço? | meu financiamento foi negado | não consegui o crédito imobiliário, que opções tenho | o banco negou meu financiamento, e agora? | não aprovaram minha hipoteca, tento em outro lugar?',
    },
    answer: {
      es: `Preguntá el motivo: casi siempre es ingreso justo, otra deuda, un registro de morosidad o los papeles del inmueble. Según cuál, podés pedir menos, dar más entrega, cancelar una cuota, sumar un codeudor, probar en otra entidad o preguntar por el fondo Fogavi${cite.guaranteeFund}. Si ya señaste, mirá qué dice la seña sobre el crédito.`,
      en: `Ask for the reason: it is mostly too little income, another debt, a record of arrears or the papers of the property. Depending on it, you can ask for less, pay more down, clear an instalment, add a co-debtor, try another lender or ask about the Fogavi fund${cite.guaranteeFund}. If you have paid a deposit, see what it says about the loan.`,
      pt: `Pergunte o motivo: quase sempre é renda justa, outra dívida, um registro de inadimplência ou os papéis do imóvel. Conforme for, dá para pedir menos, dar mais entrada, quitar uma parcela, somar um codevedor, tentar outra entidade ou perguntar pelo fundo Fogavi${cite.guaranteeFund}. Se já deu sinal, veja o que ele diz do crédito.`,
    },
  },
  loanInformconf: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: '¿Puedo sacar un crédito de vivienda si estoy en Informconf? | estoy en informconf y quiero comprar casa | tengo deudas viejas en informconf, me prestan igual? | cómo salgo de informconf para pedir un préstamo | figuro como moroso y quiero un crédito hipotecario | operaciones morosas y préstamo para casa | tengo una deuda vieja en informconf, puedo sacar crédito para mi casa igual | figuro en informconf por una tarjeta vieja, me van a dar hipoteca? | credito casa con informconf sucio | ¿Obsta al crédito habitacional un antecedente de morosidad registrado? | tengo una cuentita vieja sin pagar en una tienda, me afecta p la hipoteca?',
      en: 'Can I get a home loan while I am listed in Informconf? | bad credit record and a mortgage | how do I get off the debtors’ list to ask for a loan | old debts in the credit bureau and buying a house | bad credit record in Informconf, home loan possible? | how do I clear Informconf so the bank lends me for a house',
      pt: 'Consigo crédito para casa estando no Informconf? | nome sujo e financiamento imobiliário | como sair do Informconf para pedir empréstimo | tenho nome sujo, posso financiar uma casa | tô com nome sujo no Informconf, consigo financiar casa? | nome negativado no Paraguai, o banco me empresta pra casa?',
    },
    answer: {
      es: 'Mientras figure una deuda vencida, lo usual es que el banco diga que no. Pedí primero tu propio informe, pagá o acordá con cada acreedor, guardá el comprobante de cancelación y pedí que actualicen el dato; si está mal o prescripto, se puede reclamar y un abogado te dice cómo. Con eso limpio, presentá la carpeta.',
      en: 'While an overdue debt is listed, a bank usually says no. First get your own report, pay or settle with each creditor, keep the proof of payment and ask for the record to be updated; if it is wrong or time-barred you can contest it, and a lawyer tells you how. Once it is clean, apply.',
      pt: 'Enquanto constar uma dívida vencida, o usual é o banco dizer não. Peça primeiro o seu próprio relatório, pague ou negocie com cada credor, guarde o comprovante de quitação e peça que atualizem o dado; se está errado ou prescrito, dá para reclamar e um advogado diz como. Com isso limpo, apresente o pedido.',
    },
  },
  loanOtherDebts: {
    more: { guide: 'financing', section: 'afd' },
    asked: {
      es: '¿Puedo pedir un crédito hipotecario si ya tengo otro préstamo? | estoy pagando el auto en cuotas y quiero un préstamo para casa | puedo tener dos créditos de vivienda a la vez | segundo crédito hipotecario para otra propiedad | tengo tarjetas y préstamos, cuánto me descuentan al pedir la hipoteca | ya tengo casa a crédito y quiero comprar otra | tengo otro crédito, me darán la hipoteca | estoy pagando un auto en cuotas, me darian igual para la casa? | hipoteca con prestamo vigente | ¿Cómo incide mi endeudamiento actual en la capacidad hipotecaria? | conviene cancelar antes mis otras cuotas para sacar el prestamo de la casa | ya tengo una hipoteca y quiero otra para un segundo depto',
      en: 'Can I get a mortgage if I already have another loan? | second mortgage for another property | I am paying off a car, can I get a home loan | can I have two home loans at once | car loan running, can I still apply for a mortgage | do I need to clear my card instalments before a home loan',
      pt: 'Posso pedir crédito hipotecário se já tenho outro empréstimo? | segundo financiamento para outro imóvel | estou pagando o carro e quero financiar a casa | já pago um empréstimo, posso pedir financiamento da casa? | tenho cartão e consignado em dia, ainda consigo hipoteca?',
    },
    answer: {
      es: `Sí, si tu ingreso alcanza para todas las cuotas juntas: el banco resta lo que ya pagás, tarjetas incluidas, antes de decir cuánto presta. Primera Vivienda de la AFD, en cambio, es para quien no tiene otra casa a su nombre${cite.afdWho}. Cancelar antes una deuda chica suele subir bastante lo que te prestan: preguntá con números en tu banco.`,
      en: `Yes, if your income covers all the instalments together: the bank takes off what you already pay, cards included, before it says how much it lends. AFD’s Primera Vivienda, though, is for those with no other home to their name${cite.afdWho}. Clearing a small debt first often raises what you are lent: ask your bank with figures.`,
      pt: `Sim, se a sua renda alcança para todas as parcelas juntas: o banco desconta o que você já paga, cartões inclusive, antes de dizer quanto empresta. Primera Vivienda, da AFD, porém, é para quem não tem outra casa em seu nome${cite.afdWho}. Quitar antes uma dívida pequena costuma aumentar bastante o que emprestam: pergunte no seu banco.`,
    },
  },
  loanCooperative: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: '¿Conviene pedir el préstamo de vivienda en una cooperativa o en un banco? | crédito de cooperativa para comprar casa | qué diferencia hay entre cooperativa y banco para la vivienda | las cooperativas prestan para vivienda? | soy socio de una cooperativa, puedo sacar crédito hipotecario ahí | financiera, cooperativa o banco para la casa | soy socio de una coope, pido ahi o voy al banco? | cooperativa vs banco vivienda | ¿Qué ventajas ofrece el crédito habitacional cooperativo frente al bancario? | donde es menos caro el prestamo de casa, en coop o en banco | mi hijo dice que saque el préstamo de la vivienda en su cooperativa, ¿será bueno?',
      en: 'Is a cooperative or a bank better for a home loan? | home loan from a cooperative | do cooperatives lend for houses | difference between a bank and a cooperative for a mortgage | credit union or bank for financing a house | borrowing from a cooperative to purchase a home',
      pt: 'Cooperativa ou banco para o crédito da casa? | empréstimo de cooperativa para comprar casa | cooperativas emprestam para moradia? | financiar pela cooperativa ou pelo banco? | sou sócio de cooperativa, peço lá o financiamento?',
    },
    answer: {
      es: `Depende de la cuenta final. La cooperativa suele pedir que seas socio con antigüedad y aportes, y a veces es más flexible con tus papeles; el banco suele dar más plazo y monto. El dinero de la AFD llega por los dos; pedí en cada uno la cuota total, con seguros, aportes y gastos, y compará eso, no la tasa sola.`,
      en: `It depends on the final sum. A cooperative usually wants you to be a member of some standing with contributions, and is sometimes more flexible about papers; a bank usually gives longer terms and larger sums. AFD’s money comes through both; ask each for the whole instalment, with insurance, contributions and fees, and compare that, not the rate alone.`,
      pt: `Depende da conta final. A cooperativa costuma pedir que você seja sócio há algum tempo e com aportes, e às vezes é mais flexível com os papéis; o banco costuma dar mais prazo e valor. O dinheiro da AFD chega pelos dois; peça em cada um a parcela total, com seguros, aportes e gastos, e compare isso, não só a taxa.`,
    },
  },
  loanShareOfPrice: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: '¿El banco financia el total del precio de la casa? | se puede comprar sin entrega inicial | crédito hipotecario sin entrada, todo financiado | no tengo ahorros, me prestan el cien por ciento? | qué porcentaje del valor presta el banco | comprar depto sin poner plata de entrada | q porcentaje de la casa me presta el banco y cuanto pongo yo | financiacion al cien por ciento | ¿Cuál es la relación préstamo-valor que aplican las entidades? | el banco paga todo o necesito entrada propia para comprar | cuanto tengo que poner de mi bolsillo si compro con banco',
      en: 'Does the bank finance the whole price of the house? | can I buy without a down payment | full financing mortgage no money down | what share of the value does the bank lend | loan to value, how much will they cover | does a bank lend the entire cost or do I need my own cash',
      pt: 'O banco financia o valor total da casa? | dá para comprar sem entrada | financiamento sem entrada, tudo financiado | o banco financia o valor todo ou preciso de entrada? | quanto por cento da casa o banco empresta',
    },
    answer: {
      es: `Depende de la entidad y del programa: lo usual es que presten una parte de lo que diga su tasación, o del precio si es menor, y el resto lo ponés vos. Aun con todo financiado necesitás ahorro: contá ${f.closingCosts} del precio en gastos de escritura. Preguntá el porcentaje en dos o tres, y si no tenés entrega, mirá también lo que financia quien vende.`,
      en: `It depends on lender and programme: they usually lend part of what their appraisal says, or of the price if that is lower, and you bring the rest. Even fully financed you need savings: count on ${f.closingCosts} of the price in closing costs. Ask two or three for the share, and without a down payment look at sellers’ own financing too.`,
      pt: `Depende da entidade e do programa: o usual é emprestarem uma parte do que diz a avaliação deles, ou do preço se for menor, e o resto você põe. Mesmo com tudo financiado precisa de poupança: conte ${f.closingCosts} do preço em gastos de escritura. Pergunte a porcentagem em dois ou três, e sem entrada veja também o que financia quem vende.`,
    },
  },
  loanPlotOrBuild: {
    more: { guide: 'financing', section: 'cheRoga' },
    asked: {
      es: '¿Hay crédito para construir en mi terreno? | préstamo para construir sobre lote propio | crédito para comprar lote y construir | el banco presta solo para comprar un terreno? | préstamo para ampliar o refaccionar mi casa | crédito de construcción por etapas o desembolsos | quiero pedir plata para edificar en el lote que ya tengo | ya tengo lote propio, el banco me presta para levantar la casa? | prestamo para construccion | ¿Qué líneas financian la edificación en inmueble propio? | credito para terminar mi casa a medio hacer o ampliarla | me financian comprar un lote solo o lote mas construccion',
      en: 'Is there a loan to build on my own plot? | construction loan on land I own | loan to buy a plot and build | home improvement or extension loan | construction loan on land I already have | can I finance just a plot from the bank',
      pt: 'Existe crédito para construir no meu terreno? | empréstimo para construir em lote próprio | crédito para ampliar ou reformar a casa | tem financiamento pra construir no meu lote? | o banco empresta pra terminar a construção da minha casa?',
    },
    answer: {
      es: `Sí: la AFD y Che Róga Porã prestan para construir, para lote más construcción y para ampliar o terminar${cite.afdUses}${cite.cheRogaUses}. Suelen pedir el título a tu nombre, planos y presupuesto firmados por un profesional, y entregar el dinero por avance de obra. Para comprar solo un terreno hay menos opciones: preguntá en tu banco.`,
      en: `Yes: AFD and Che Róga Porã lend to build, for a plot with construction, and to extend or finish${cite.afdUses}${cite.cheRogaUses}. They usually want the title in your name, plans and a budget signed by a professional, and pay out as works progress. For a bare plot there are fewer options: ask your bank.`,
      pt: `Sim: a AFD e Che Róga Porã emprestam para construir, para lote mais construção e para ampliar ou terminar${cite.afdUses}${cite.cheRogaUses}. Costumam pedir o título em seu nome, plantas e orçamento assinados por um profissional, e liberar o dinheiro conforme a obra avança. Só para o terreno há menos opções: pergunte no seu banco.`,
    },
  },
  savingForHome: {
    more: { guide: 'financing', section: 'compare' },
    asked: {
      es: '¿Cómo hago para ahorrar para la entrada de una casa? | no llego a ahorrar para comprar casa, algún consejo | consejos para juntar plata para mi primera casa | cómo me organizo para comprar mi casa propia en unos años | me cuesta ahorrar pagando alquiler | dónde guardo los ahorros para la casa | cómo junto la plata de la entrega | no me alcanza nunca, como junto para la entrega de la vivienda | plan de ahorro para entrada | en q moneda guardo lo que voy ahorrando para mi casa | ¿Cómo me organizo con mi pareja para llegar a la entrega inicial de un depto? | soy joven y quiero empezar a guardar guita para mi primera vivienda, por donde arranco',
      en: 'How do I save for a down payment on a house? | tips to save money for my first home | I can’t save while paying rent | how to plan to buy my own home in a few years | how to build up a deposit for my first home | where and in what currency do I keep house savings',
      pt: 'Como economizar para a entrada de uma casa? | dicas para juntar dinheiro para a primeira casa | não consigo guardar pagando aluguel | como juntar dinheiro pra entrada da casa? | pago aluguel e quero poupar pra entrada, como faço',
    },
    answer: {
      es: `Empezá por la meta: la entrega que te pidan más ${f.closingCosts} del precio para la escritura; después apartá cada mes, apenas cobrás, lo que sería la diferencia entre tu alquiler y la futura cuota: ahorrás y probás si la aguantás. Guardalo en la moneda en que vas a pagar y, si podés, a plazo; sin deudas caras antes. Decime zona y presupuesto y te muestro precios.`,
      en: `Start from the goal: the down payment asked plus ${f.closingCosts} of the price for the deed. Then put aside each month, as soon as you are paid, the difference between your rent and the future instalment: you save, and test whether you can bear it. Keep it in the currency you will pay in, on term if you can, and clear dear debts first; tell me area and budget and I show you prices.`,
      pt: `Comece pela meta: a entrada pedida mais ${f.closingCosts} do preço para a escritura; depois separe todo mês, assim que recebe, a diferença entre o seu aluguel e a futura parcela: você guarda e testa se aguenta. Guarde na moeda em que vai pagar e, se puder, a prazo; antes, sem dívidas caras. Diga zona e orçamento e mostro preços.`,
    },
  },
} satisfies Record<string, FaqEntry>
