import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** Ways into a first home with little. */
export const programmesFaq = {
  programmeApply: {
    more: { guide: 'financing', section: 'cheRoga' },
    asked: {
      es: '¿Dónde me inscribo para Che Róga Porã o Primera Vivienda? | cómo postulo a che roga pora | en qué banco se pide el crédito de la AFD | pasos para solicitar primera vivienda | dónde se tramita che róga porã | quiero anotarme al programa de vivienda del gobierno, adónde voy | dónde me anoto para che roga pora | como me anoto para el programa de vivienda che roga pora | inscripcion primera vivienda | ¿Ante qué institución se gestiona la solicitud del programa Primera Vivienda? | en q banco se pide el che roga pora? | Mi hija quiere entrar en ese plan de casas del gobierno, Che Róga Porã, ¿adónde va?',
      en: 'Where do I apply for Che Róga Porã or Primera Vivienda? | how do I apply for che roga pora | which bank handles the AFD loan | steps to apply for the government housing loan | sign up for Che Roga Pora, which office | how do I enrol in Che Róga Porã',
      pt: 'Onde me inscrevo no Che Róga Porã ou Primera Vivienda? | como pedir che roga pora | em que banco se pede o crédito da AFD | onde faço a inscrição no Che Róga Porã? | cadastro no programa Che Roga Pora',
    },
    answer: {
      es: `Se piden en un banco, financiera o cooperativa que los ofrezca: preguntá ahí si hay que anotarse antes en la página oficial, llevá cédula, pruebas de ingreso y los papeles de la casa o del lote, y te dice si calificás. Che Róga Porã va a ingresos de ${f.cheRogaLimits.income}; Primera Vivienda, hasta ${f.afdWho.income}. Preguntá los topes de hoy, y no pagues a nadie por «conseguirte» el cupo.`,
      en: `You ask at a bank, finance company or cooperative that offers them: ask there whether to register first on the official page, bring identity card, proof of income and the papers of the home or plot, and it tells you whether you qualify. Che Róga Porã is for incomes of ${f.cheRogaLimits.income}; Primera Vivienda, up to ${f.afdWho.income}. Ask for today’s limits, and pay nobody to “get” you a place.`,
      pt: `Pedem-se num banco, financeira ou cooperativa que os ofereça: pergunte lá se é preciso inscrever-se antes na página oficial, leve cédula, provas de renda e os papéis da casa ou do lote, e ele diz se você se enquadra. Che Róga Porã é para rendas de ${f.cheRogaLimits.income}; Primera Vivienda, até ${f.afdWho.income}. Pergunte os limites de hoje, e não pague a ninguém para «conseguir» a vaga.`,
    },
  },
  programmeWhich: {
    more: { guide: 'financing', section: 'cheRoga' },
    asked: {
      es: '¿Qué me conviene más, Che Róga Porã o Primera Vivienda de la AFD? | diferencia entre che roga pora y afd | che róga porã o crédito del banco común, cuál es mejor | comparar programas de vivienda | cuál tiene la cuota más baja: afd o che roga pora | en qué se diferencia primera vivienda de che róga porã | entre che roga pora y la afd cual elijo | ¿Qué línea ofrece condiciones más ventajosas: Che Róga Porã o Primera Vivienda? | q diferencia hay entre el credito de la afd y che roga pora | cual de los dos planes del gobierno me deja una cuota mas baja',
      en: 'Which is better, Che Róga Porã or AFD’s Primera Vivienda? | difference between che roga pora and afd | che roga pora or an ordinary bank loan | compare housing loan programmes | Che Roga Pora versus Primera Vivienda, which has lower interest | AFD loan or Che Róga Porã',
      pt: 'O que convém mais, Che Róga Porã ou Primera Vivienda da AFD? | diferença entre che roga pora e afd | comparar programas de moradia | qual compensa mais, Che Róga Porã ou Primera Vivienda? | diferença entre AFD e Che Roga Pora',
    },
    answer: {
      es: `Si entrás en sus topes, Che Róga Porã es la tasa más baja que tengo, ${f.cheRoga.rate} a ${f.cheRoga.term}, y empezás a pagar al mudarte; presta hasta ${f.cheRogaLimits.loan}. Primera Vivienda iba a ${f.afdRates.lower} o ${f.afdRates.upper} según el ingreso, a ${f.afdTerm.mortgage} con hipoteca. Los bancos, la mayoría ${f.bankRates.usual}; pedí la cuota de hoy de los que te acepten.`,
      en: `If you fit its limits, Che Róga Porã has the lowest rate I know, ${f.cheRoga.rate} for ${f.cheRoga.term}, and you start paying when you move in; it lends up to ${f.cheRogaLimits.loan}. Primera Vivienda was at ${f.afdRates.lower} or ${f.afdRates.upper} by income, for ${f.afdTerm.mortgage} with a mortgage. Banks, mostly ${f.bankRates.usual}; get today’s instalment from those that accept you.`,
      pt: `Se você cabe nos limites, Che Róga Porã é a menor taxa que tenho, ${f.cheRoga.rate} por ${f.cheRoga.term}, e começa a pagar ao se mudar; empresta até ${f.cheRogaLimits.loan}. Primera Vivienda ia a ${f.afdRates.lower} ou ${f.afdRates.upper} conforme a renda, por ${f.afdTerm.mortgage} com hipoteca. Os bancos, a maioria ${f.bankRates.usual}; peça a parcela de hoje nos que aceitarem você.`,
    },
  },
  lowIncomeHome: {
    more: { guide: 'financing', section: 'cheRoga' },
    asked: {
      es: '¿Puedo comprar una casa ganando el sueldo mínimo? | gano el salario mínimo y quiero mi casa propia | con sueldo mínimo me dan crédito de vivienda? | soy madre soltera con sueldo mínimo, cómo accedo a una vivienda | con mi sueldo bajo es posible tener casa propia | crédito de vivienda para bajos ingresos | gano minimo, hay alguna manera de tener mi casa propia? | vivienda con salario minimo | ¿Accede un trabajador con remuneración mínima legal al crédito habitacional? | cobro poquito y pago alquiler, por donde empiezo para comprar | Soy limpiadora, gano el básico; ¿algún día podré tener mi techo propio?',
      en: 'Can I buy a house on the minimum wage? | I earn the minimum wage and want my own home | home loan for low incomes | single mother on minimum wage wants a house | is homeownership possible earning minimum wage | which way to buy if I only make the legal minimum',
      pt: 'Dá para comprar casa ganhando salário mínimo? | ganho o salário mínimo e quero casa própria | crédito de moradia para baixa renda | ganho salário mínimo, consigo comprar casa? | dá pra comprar imóvel ganhando só o mínimo?',
    },
    answer: {
      es: `Es difícil pero no imposible: Che Róga Porã admite ingresos de ${f.cheRogaLimits.income}, a ${f.cheRoga.rate} y ${f.cheRoga.term}, y suele contar el ingreso de la familia. Con la medida de la AFD, la cuota no pasa de ${f.afdWho.instalment} de lo que entra. Ayuda sumar ingresos, empezar por un lote en cuotas y construir por partes; consultá en un banco con tu último recibo.`,
      en: `It is hard but not impossible: Che Róga Porã admits incomes of ${f.cheRogaLimits.income}, at ${f.cheRoga.rate} for ${f.cheRoga.term}, and family income usually counts. By AFD’s measure the instalment stays within ${f.afdWho.instalment} of what comes in. It helps to join incomes, or start with a plot on instalments and build in parts; ask at a bank with your last payslip.`,
      pt: `É difícil mas não impossível: Che Róga Porã admite rendas de ${f.cheRogaLimits.income}, a ${f.cheRoga.rate} por ${f.cheRoga.term}, e costuma contar a renda da família. Pela medida da AFD, a parcela não passa de ${f.afdWho.instalment} do que entra. Ajuda somar rendas, começar por um lote parcelado e construir por partes; consulte num banco com o último contracheque.`,
    },
  },
  housingSubsidy: {
    more: { guide: 'financing', section: 'cheRoga' },
    asked: {
      es: '¿El Estado regala viviendas o da subsidios para la casa propia? | cómo accedo a una vivienda social | subsidio habitacional del ministerio de vivienda | me ofrecen una vivienda social a cambio de una coima | casas del gobierno para familias sin techo propio | ayuda estatal para tener casa | el gobierno da casas a los pobres | hay subsidios del gobierno para la primera casa | el gobierno da casas gratis a gente sin recursos? | subsidio del ministerio de vivienda | ¿Qué subsidios habitacionales otorga el Estado y con qué requisitos? | donde me anoto para las casitas del muvh | un señor me cobra por anotarme para una vivienda del estado, es asi?',
      en: 'Does the state give away homes or housing subsidies? | how do I get social housing in Paraguay | government grant to own a home | state help for families without a home | free government housing for poor families | does the state help people with no money get a house',
      pt: 'O Estado dá moradias ou subsídio para a casa própria? | como consigo moradia social no Paraguai | ajuda do governo para ter casa | o governo dá casa de graça no Paraguai? | como consigo uma casa social do ministério',
    },
    answer: {
      es: `Hay viviendas sociales y subsidios que maneja el ministerio de vivienda, con llamados y requisitos propios que no tengo confirmados: preguntá ahí, el trámite no se paga a nadie. Lo que sí tengo es el crédito barato: Che Róga Porã, ${f.cheRoga.rate} anual a ${f.cheRoga.term}. Y ojo: una vivienda social adjudicada suele no poder venderse ni alquilarse por un tiempo.`,
      en: `There is social housing and subsidies run by the housing ministry, with calls and requirements that I have not confirmed: ask there, and pay nobody for it. What I do have is the cheap loan: Che Róga Porã, ${f.cheRoga.rate} a year for ${f.cheRoga.term}. And mind that an awarded social home often may not be sold or let for some time.`,
      pt: `Há moradias sociais e subsídios do ministério da habitação, com chamadas e requisitos que não tenho confirmados: pergunte lá, o trâmite não se paga a ninguém. O que tenho é o crédito barato: Che Róga Porã, ${f.cheRoga.rate} ao ano por ${f.cheRoga.term}. E atenção: uma moradia social concedida costuma não poder ser vendida nem alugada por um tempo.`,
    },
  },
  rentToOwn: {
    more: { guide: 'buying', section: 'contract' },
    asked: {
      es: '¿Existe el alquiler con opción a compra? | alquilar y que lo pagado vaya a cuenta del precio | leasing inmobiliario de vivienda cómo funciona | contrato de alquiler con promesa de venta | el dueño me ofrece alquilar y después comprar | quiero que mi alquiler se descuente de la compra | alquiler que se descuenta del precio si compro | quiero alquilar y que lo pagado cuente para comprar despues | alquiler con opcion de compra | ¿Qué cláusulas requiere una locación con opción de adquisición? | hay leasing de casas aca, pagar renta y quedarmela | lo que voy poniendo de alquiler me lo descuentan del precio final de la casa?',
      en: 'Is there rent to own? | can my rent count towards the purchase price | lease with an option to buy, how does it work | the owner offers to rent now and sell to me later | lease option contracts, do they exist there | renting with the right to purchase later',
      pt: 'Existe aluguel com opção de compra? | meu aluguel pode ser abatido do preço de compra | leasing imobiliário como funciona | aluguel com opção de compra existe? | o dono quer alugar e vender depois, como fica no contrato',
    },
    answer: {
      es: `Existe, aunque no es común, y vale lo que se escriba: precio fijo o cómo se actualiza, qué parte del alquiler se descuenta, hasta cuándo podés comprar y qué pasa si no lo hacés. Hasta la escritura no sos dueño${cite.privateContract}, así que pedí antes el certificado del título${cite.titleReport} y que lo redacte un escribano. Proponelo en la consulta del aviso, sobre todo donde lleva tiempo publicado.`,
      en: `There is, though it is not common, and it is worth what is written: a fixed price or how it is updated, which part of the rent is deducted, until when you may buy and what if you don’t. Until the deed you are no owner${cite.privateContract}, so first get the title certificate${cite.titleReport} and have a notary draft it. Propose it in the listing’s inquiry, above all where it has been up for long.`,
      pt: `Existe, embora não seja comum, e vale o que se escreve: preço fixo ou como se atualiza, que parte do aluguel se desconta, até quando pode comprar e o que acontece se não comprar. Até a escritura você não é dono${cite.privateContract}, então peça antes o certificado do título${cite.titleReport} e que um escribano redija. Proponha na consulta do anúncio, sobretudo onde está há tempo publicado.`,
    },
  },
  plotInstalmentsTransfer: {
    more: { guide: 'land', section: 'instalments' },
    asked: {
      es: '¿Puedo vender o traspasar un lote que todavía estoy pagando en cuotas? | traspaso de terreno en cuotas | compro un lote a alguien que lo venía pagando, cómo se hace | vendo mi terreno a medio pagar | transferir las cuotas del lote a otra persona en la loteadora | me venden el derecho de un lote con cuotas pagadas | quiero pasarle mi lote en cuotas a otra persona | tengo un lote que todavia estoy pagando, lo puedo vender | ya no puedo seguir con mi lote de la loteadora, se lo paso a otro? | cesion de terreno en cuotas | ¿Cómo se cede un boleto de lote a plazos con la loteadora? | quiero vender mi terreno pero faltan cuotas q pagar a la inmobiliaria | traspaso de lote a medio pagar, basta un papel entre nosotros?',
      en: "Can I sell or transfer a plot I am still paying in instalments? | take over somebody’s plot on instalments | sell my half-paid plot | transfer the plot contract to another person at the developer | can I sell a lot I am still paying off | transferring my half-paid lot to somebody else | assign a plot I'm still paying the developer for",
      pt: 'Posso vender ou repassar um lote que ainda estou pagando em parcelas? | repasse de terreno parcelado | comprar um lote de quem estava pagando | posso vender um lote que ainda estou pagando | posso passar pra outro o lote que tô pagando? | vender lote com parcelas em aberto na loteadora',
    },
    answer: {
      es: `Sí, con la loteadora de por medio: se firma una cesión del contrato y ella registra al nuevo titular, muchas veces por un cargo. El que compra, que pida ahí el estado de cuenta, todos los recibos y el certificado del lote antes de pagar, y no acepte solo un papel entre particulares. Con ${f.lotDeed} del precio pagado se puede pedir la escritura, que es más segura.`,
      en: `Yes, with the developer in between: an assignment of the contract is signed and it records the new holder, often for a fee. The buyer should get its statement of account, all receipts and the plot’s certificate before paying, and not accept a mere paper between private persons. With ${f.lotDeed} of the price paid the deed may be asked for, which is safer.`,
      pt: `Sim, com a loteadora no meio: assina-se uma cessão do contrato e ela registra o novo titular, muitas vezes por uma taxa. Quem compra deve pedir lá o extrato, todos os recibos e o certificado do lote antes de pagar, e não aceitar só um papel entre particulares. Com ${f.lotDeed} do preço pago pode-se pedir a escritura, que é mais segura.`,
    },
  },
  beingCodebtor: {
    more: { guide: 'financing', section: 'banks' },
    asked: {
      es: '¿Qué riesgo corro si salgo de codeudor o garante de un crédito de vivienda? | mi hijo me pide que sea codeudor de su préstamo de la casa | me afecta ser garante para pedir mi propio crédito? | firmé como codeudor y el otro no paga el préstamo | cómo salgo de codeudor de un préstamo hipotecario | poner mi casa de garantía para el crédito de otro | me pidieron salir de codeudor, es peligroso | salir de garante de un préstamo, qué me puede pasar | mi hermano quiere q firme con el su hipoteca, que me puede pasar | riesgo de ser codeudor | ¿Qué responsabilidad asume el codeudor solidario en un mutuo hipotecario? | si mi amigo deja de pagar el banco me saca a mi? le firme de codeudor | ser codeudor del prestamo de mi novio me complica sacar uno mio despues?',
      en: "What do I risk as co-debtor or guarantor of a home loan? | my son asks me to co-sign his mortgage | I co-signed and the other doesn’t pay the loan | put up my house as security for someone else’s loan | co-signing a friend's mortgage, dangerous? | liability of a co-borrower who isn't on the title",
      pt: 'Que risco corro como codevedor ou fiador de um crédito de moradia? | meu filho pede que eu seja codevedor do financiamento | dar minha casa em garantia do crédito de outro | ser avalista do financiamento do meu irmão, que risco? | assinei de codevedor no financiamento, podem cobrar de mim?',
    },
    answer: {
      es: 'Mucho: si el otro no paga, pueden cobrarte a vos el total, embargarte y anotarte en los registros de morosos; además esa cuota se resta cuando pidas un crédito tuyo. Si lo hacés, pedí copia del contrato, que te avisen de cada atraso y figurar también en el título si ponés plata. Para salir hace falta que el banco acepte a otro o refinanciar; si ya te reclaman, andá a un abogado.',
      en: 'A lot: if the other does not pay, you may be charged all of it, have your property seized and be listed as in arrears; that instalment is also taken off when you ask for a loan of your own. If you do it, get a copy of the contract, notice of every arrear, and be named in the title too if you put in money. To get out, the bank must accept someone else or refinance; if you are being claimed from, see a lawyer.',
      pt: 'Muito: se o outro não paga, podem cobrar de você o total, penhorar seus bens e colocá-lo nos registros de inadimplência; além disso essa parcela se desconta quando pedir um crédito seu. Se fizer, peça cópia do contrato, aviso de cada atraso e constar também no título se põe dinheiro. Para sair, o banco precisa aceitar outro ou refinanciar; se já cobram de você, procure um advogado.',
    },
  },
  rentPaysLoan: {
    more: { guide: 'investing', section: 'net' },
    asked: {
      es: '¿El alquiler alcanza para pagar la cuota del crédito? | comprar con préstamo y que el inquilino pague la cuota | me endeudo para comprar un depto y alquilarlo, cierra la cuenta? | que se pague solo con el alquiler, es posible? | invertir con crédito del banco para alquilar | apalancamiento para comprar propiedades de renta | puedo pagar la hipoteca con el alquiler | compro con banco y que el inquilino me pague la cuota, cierra? | renta cubre la hipoteca | ¿Cubre el canon locativo el servicio de la deuda hipotecaria? | lo que saco de alquiler me da para la cuota del prestamo o pongo de mi bolsillo | invertir con plata del banco y pagar con el alquiler, funciona en paraguay?',
      en: 'Does the rent cover the loan instalment? | buy with a mortgage and let the tenant pay it | borrow to buy a rental flat, does the sum work | leverage to buy rental property | could a tenant pay off my mortgage for me | leveraged rental, cash flow positive?',
      pt: 'O aluguel cobre a parcela do crédito? | comprar financiado e o inquilino paga a parcela | endividar-me para comprar apartamento e alugar, a conta fecha? | o aluguel paga a parcela do financiamento? | o inquilino quita meu financiamento?',
    },
    answer: {
      es: `Muchas veces no del todo, salvo con mucha entrega: el alquiler bruto ronda ${f.grossYield} del precio al año y los bancos cobran sobre todo ${f.bankRates.usual} en guaraníes, además de devolver el capital. La diferencia sale de tu bolsillo, más los meses vacíos; puede tener sentido si la aguantás varios años. En la página de inversión de Óga hacés la cuenta con cuota, gastos e impuestos.`,
      en: `Often not in full, unless you pay much down: gross rent is about ${f.grossYield} of the price a year and banks mostly charge ${f.bankRates.usual} in guaraníes, besides the principal. The difference comes out of your pocket, and so do empty months; it may make sense if you can bear it for years. Óga’s investment page reckons it with instalment, costs and taxes.`,
      pt: `Muitas vezes não por inteiro, salvo com muita entrada: o aluguel bruto fica em torno de ${f.grossYield} do preço ao ano e os bancos cobram sobretudo ${f.bankRates.usual} em guaranis, além do principal. A diferença sai do seu bolso, mais os meses vazios; pode fazer sentido se aguentar vários anos. Na página de investimento da Óga você faz a conta com parcela, gastos e impostos.`,
    },
  },
} satisfies Record<string, FaqEntry>
