import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const applyingFaq = {
  rentApplicationPapers: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Qué documentos preparo para que me aprueben un alquiler? | q papeles llevo a la inmobiliaria para alquilar | carpeta de documentos del inquilino | me piden fotocopia de cédula, liquidación de salario y certificado laboral para un depto, es normal? | qué tengo que presentar para que el propietario me acepte como inquilino | el extracto bancario sirve como comprobante para un alquiler? | llevo papeles a la inmobiliaria para que me aprueben el alquiler, cuáles | q papeles me van a pedir para alquilar | carpeta para postular a un alquiler | ¿Qué documentación acredita solvencia ante el locador? | cedula, recibo de sueldo, que mas presento al dueño para que me alquile | soy extranjera con pasaporte, ¿qué documentos exige quien alquila? | que papeles le piden a un extranjero para alquilar | que documentos pide la inmobiliaria a alguien de afuera',
      en: 'Which documents should I prepare to get approved for a rental? | papers a landlord asks of a tenant before approving | do bank statements work as proof for a lease | they want my ID copy, work certificate and payslips to rent, is that normal | paperwork a landlord asks from applicants | proof of income and references for renting | what paperwork will an agency want from an American to rent | which documents does a foreigner show to rent a flat',
      pt: 'Que documentos preparo para aprovarem meu aluguel? | papéis que a imobiliária pede ao inquilino | extrato bancário serve de comprovante para alugar? | que documentos pedem pra alugar? | tenho só passaporte, o que apresento pra alugar | que documentos pedem a um estrangeiro para alugar',
    },
    answer: {
      es: 'Depende de quien alquila, pero suelen pedir cédula o pasaporte, comprobantes de ingresos (liquidaciones de salario, facturas o extractos), referencias y los datos del garante si lo hay. Tené todo en un solo archivo antes de visitar: el que entrega primero suele quedar mejor. Mandalo recién cuando sepas con quién tratás.',
      en: 'It depends on who lets, but they usually ask for an ID card or passport, proof of income (payslips, invoices or bank statements), references and the guarantor’s data if there is one. Have it in one file before you visit: whoever hands it in first often does better. Send it only once you know whom you are dealing with.',
      pt: 'Depende de quem aluga, mas costumam pedir cédula ou passaporte, comprovantes de renda (holerites, notas ou extratos), referências e os dados do fiador, se houver. Tenha tudo num só arquivo antes de visitar: quem entrega primeiro costuma se sair melhor. Envie só quando souber com quem está tratando.',
    },
  },
  informconfRental: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Puedo alquilar si estoy en Informconf? | tengo informconf sucio, me van a alquilar igual? | me rechazaron el alquiler de un depto por estar en informconf | figuro como moroso y necesito alquilar | los dueños consultan informconf del inquilino? | alquilar estando en la lista de morosos | tengo una deuda vieja en informconf, algún dueño me alquila? | salgo en informconf por una cuota, me van a alquilar igual? | me salta una deuda en informconf, igual me van a alquilar? | alquilar con informconf manchado | ¿Puede el locador rechazarme por antecedentes crediticios negativos? | debo en una financiera y quiero mudarme, me dejan alquilar igual? | tengo una mora ya pagada q sigue figurando y me traba el alquiler',
      en: 'Can I rent if I am listed in Informconf? | bad credit record and renting | do landlords check the credit bureau | I was turned down for a rental because of Informconf | rent with bad credit history in Informconf | debt on record and looking to rent',
      pt: 'Posso alugar estando no Informconf? | nome sujo e alugar | os donos consultam o Informconf do inquilino? | tô no Informconf, consigo alugar? | o dono viu minha dívida no Informconf, ainda dá pra alugar?',
    },
    answer: {
      es: 'Se puede, si quien alquila lo acepta: muchos consultan Informconf y cada uno decide. Conviene contarlo de entrada y ofrecer algo a cambio: más depósito, meses por adelantado, un garante o un seguro. Si lo que figura ya está pagado o es un error, pedile al acreedor el comprobante y que lo actualicen.',
      en: 'Yes, if whoever lets accepts it: many check Informconf and each decides. It is best to say so at the start and offer something in return: more deposit, months in advance, a guarantor or an insurance. If what is listed is already paid or wrong, get proof from the creditor and have it updated.',
      pt: 'Pode, se quem aluga aceitar: muitos consultam o Informconf e cada um decide. Convém contar logo e oferecer algo em troca: mais depósito, meses adiantados, um fiador ou um seguro. Se o que consta já foi pago ou é erro, peça o comprovante ao credor e que atualizem.',
    },
  },
  rentSelfEmployed: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Cómo alquilo si soy independiente y no tengo recibo de sueldo? | trabajo por mi cuenta y no tengo liquidación de salario, cómo demuestro ingresos | soy freelancer, cómo alquilo un depto | no estoy en IPS y quiero alquilar | tengo un negocio informal y me piden comprobante para alquilar | monotributista unipersonal alquilar sin sueldo fijo | hago changas y no tengo recibo, cómo alquilo | trabajo por mi cuenta y no tengo liquidacion de salario, como pruebo q puedo pagar el alquiler | inquilino freelance sin recibo | ¿Cómo acredita solvencia locativa un trabajador autónomo? | vendo por internet y me piden recibo de sueldo para alquilar, que muestro | tengo mi negocito, ¿con qué papeles convenzo al propietario de alquilarme?',
      en: 'How do I rent if I am self-employed without payslips? | freelancer renting an apartment without salary slips | remote worker proof for a landlord | I have my own business, how do I prove income to rent | freelancer looking to rent with no payslips | rent as independent contractor, what do I show',
      pt: 'Como alugo sendo autônomo e sem holerite? | trabalho por conta própria, como comprovo renda para alugar | sou freelancer e quero alugar | sou autônomo sem holerite, como alugo? | trabalho por conta, o dono pede contracheque pra alugar',
    },
    answer: {
      es: 'Se puede: lo que importa es mostrar que el alquiler se paga, de la forma que acepte quien alquila. Sirven extractos bancarios de varios meses, facturas, declaraciones de impuestos, contratos con clientes y referencias de alquileres anteriores. Si no alcanza, ofrecé más depósito, adelanto, garante o seguro; tu contador te puede armar una constancia de ingresos.',
      en: 'You can: what matters is to show that the rent gets paid, in a way the owner accepts. Bank statements of several months, invoices, tax returns, contracts with clients and references from earlier rentals all help. If that is not enough, offer more deposit, an advance, a guarantor or an insurance; your accountant can write a statement of income.',
      pt: 'Dá: o que importa é mostrar que o aluguel será pago, da forma que quem aluga aceite. Servem extratos de vários meses, notas, declarações de imposto, contratos com clientes e referências de aluguéis anteriores. Se não bastar, ofereça mais depósito, adiantamento, fiador ou seguro; seu contador pode fazer uma declaração de renda.',
    },
  },
  guarantorAlternatives: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Qué puedo ofrecer en lugar de un garante? | alternativas al garante | no conozco a nadie que me salga de garante | soy del interior y no consigo garante con propiedad, qué hago | cómo reemplazo la garantía propietaria | nadie me quiere firmar la garantía del alquiler | no tengo a nadie q me salga de garante, q hago para alquilar | alquilar sin garante, opciones | ¿Qué garantías sustitutas de la fianza suele admitir el locador? | mas deposito en lugar de garante, me lo aceptan? | no conozco a ninguna persona que me avale para el alquiler, ¿cómo me arreglo? | te piden garante o alcanza con deposito | hace falta garante como en buenos aires o con mas deposito basta | garantia propietaria como en argentina, acá se usa? | y si no tengo garante | no tengo a nadie que me salga de garante | no tengo garante, qué otra opción hay | si pongo tres meses de depósito me perdonan el garante',
      en: 'What can I offer instead of a guarantor? | alternatives to a guarantor | nobody will sign as my guarantor, what else works | replace the guarantor with something else | no guarantor, what else would a landlord take | renting as a newcomer without anyone to vouch for me | do I need a guarantor or is a bigger deposit enough | and if I have no guarantor',
      pt: 'O que posso oferecer no lugar de um fiador? | alternativas ao fiador | ninguém quer ser meu fiador | não tenho fiador, o que ofereço no lugar? | posso pagar meses adiantados em vez de fiador? | precisa de fiador ou o depósito basta | e se eu não tiver fiador',
    },
    answer: {
      es: `Depende de lo que acepte quien alquila; lo más común es un depósito mayor que el usual de ${f.usualDeposit}, meses por adelantado, un seguro de alquiler, o que firme tu empresa o un familiar con ingresos comprobables. Proponelo con números en la primera consulta y, si lo aceptan, que quede en el contrato qué se devuelve y cuándo${cite.rentDeposit}.`,
      en: `It depends on what the owner accepts; most common are a deposit above the usual ${f.usualDeposit}, months in advance, a rent insurance, or your company or a relative with provable income signing. Propose it with figures in the first inquiry and, if accepted, have the contract say what comes back and when${cite.rentDeposit}.`,
      pt: `Depende do que aceite quem aluga; o mais comum é um depósito maior que o usual de ${f.usualDeposit}, meses adiantados, um seguro de aluguel, ou que assine sua empresa ou um parente com renda comprovável. Proponha com números na primeira consulta e, se aceitarem, que o contrato diga o que se devolve e quando${cite.rentDeposit}.`,
    },
  },
  guarantorWho: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Quién puede ser garante y qué le piden? | mi papá jubilado puede ser mi garante? | el garante tiene que tener casa propia a su nombre? | qué requisitos tiene que cumplir un codeudor de alquiler | un garante extranjero o del interior vale? | puede salir de garante alguien sin inmueble | y si pongo a mi suegra de garante? | mi hermano puede salir de garante o tiene q tener casa propia? | requisitos del garante de alquiler | ¿Qué condiciones debe reunir el fiador locativo? | un amigo con sueldo formal alcanza como garante o piden inmueble | q documentos le van a pedir a mi tia si es mi garante',
      en: 'Who can be a guarantor and what is asked of them? | does the guarantor have to own property | can my retired father be my guarantor | requirements for a co-signer | who qualifies as guarantor for a lease | what papers does a rental guarantor hand in',
      pt: 'Quem pode ser fiador e o que pedem dele? | o fiador precisa ter imóvel próprio? | meu pai aposentado pode ser fiador | quem pode ser meu fiador no aluguel? | que documentos pedem pro fiador',
    },
    answer: {
      es: `Lo decide quien alquila: unos piden un garante con inmueble a su nombre y otros alguien con sueldo comprobable${cite.usualDeposit}. Suelen pedirle cédula, comprobantes de ingresos o el título, y que firme el contrato. Preguntá antes qué aceptan y que tu garante lea hasta cuándo y por cuánto responde.`,
      en: `The owner decides: some want a guarantor with property in their name, others someone with a provable salary${cite.usualDeposit}. They are usually asked for an ID card, proof of income or the title, and sign the contract. Ask beforehand what is accepted, and have your guarantor read until when and for how much they answer.`,
      pt: `Quem decide é quem aluga: uns pedem fiador com imóvel em seu nome e outros alguém com salário comprovável${cite.usualDeposit}. Costumam pedir cédula, comprovantes de renda ou o título, e que assine o contrato. Pergunte antes o que aceitam e que seu fiador leia até quando e por quanto responde.`,
    },
  },
  guarantorRisk: {
    asked: {
      es: '¿A qué me comprometo si salgo de garante de alguien? | un amigo me pide que firme como garante de su alquiler, qué riesgo tengo | soy garante y el inquilino dejó de pagar | cómo dejo de ser garante de un alquiler | pueden embargar al garante? | me quiero bajar de codeudor | un pariente quiere que le salga de garantía para su depto, es peligroso? | mi sobrino me pide q le firme de garante para alquilar, me pueden embargar? | consecuencias de ser garante | ¿Qué alcance tiene la fianza solidaria en un contrato de locación? | si el que alquila rompe todo, yo como garante respondo? | Soy viuda y mi nieto quiere que lo garantice en su alquiler, ¿pongo en riesgo mi casa?',
      en: "What do I commit to if I sign as someone’s guarantor? | a friend asks me to be guarantor of his lease, risks | I am the guarantor and the tenant stopped paying | how do I stop being a guarantor | being guarantor for a friend's rental, liability | can I withdraw as guarantor of a lease",
      pt: 'A que me comprometo se for fiador de alguém? | um amigo pede que eu seja fiador, que risco corro | sou fiador e o inquilino parou de pagar | vou ser fiador do meu sobrinho no aluguel, que risco corro? | o inquilino que eu afiancei não paga, e agora',
    },
    answer: {
      es: 'A pagar con lo tuyo lo que el inquilino no pague, hasta donde diga lo que firmes. Antes de firmar mirá si sos solidario, si cubre también daños y costas, si tiene tope y si sigue en las renovaciones. Si ya sos garante y hay deuda o querés salir, hablá por escrito con el dueño y llevale el contrato a un abogado.',
      en: 'To pay out of your own pocket what the tenant does not, as far as what you sign says. Before signing, check whether you are jointly liable, whether damage and costs are covered, whether there is a cap and whether it goes on in renewals. If you already are one and there is debt, or you want out, write to the owner and take the contract to a lawyer.',
      pt: 'A pagar com o seu o que o inquilino não pague, até onde disser o que você assinar. Antes, veja se é solidário, se cobre também danos e custas, se tem teto e se segue nas renovações. Se já é fiador e há dívida ou quer sair, fale por escrito com o dono e leve o contrato a um advogado.',
    },
  },
  reserveRental: {
    more: { guide: 'renting', section: 'costs' },
    asked: {
      es: '¿Conviene dejar seña para reservar un alquiler y me la devuelven? | me piden una reserva para guardarme el depto hasta fin de mes | di una seña por un alquiler y me arrepentí | pagué la reserva y el dueño se lo alquiló a otro | la seña del alquiler se descuenta del primer mes? | reservar un depto de alquiler cuánto se deja | pagué una reserva de alquiler y después el propietario se echó atrás | me piden seña para guardarme el depto de alquiler, es normal? | reserva de alquiler, devolucion | ¿Es reintegrable la suma entregada en concepto de reserva locativa? | señe un alquiler y el dueño se lo dio a otro, q me corresponde | hay que dejar algo para q no se lo alquilen a otro? y si no firmo despues?',
      en: 'Should I pay to reserve a rental and is it refunded? | holding fee for an apartment to rent | I paid a reservation and the landlord rented it to someone else | I changed my mind after reserving a rental | holding deposit for a flat to rent, refundable? | landlord gave it to another person after my reservation payment',
      pt: 'Vale deixar sinal para reservar um aluguel e devolvem? | paguei a reserva e o dono alugou para outro | desisti depois de reservar o aluguel | pago um sinal pra reservar o aluguel, devolvem? | deixei sinal num aluguel e o dono alugou pra outro',
    },
    answer: {
      es: 'Es usual y sirve para que lo saquen del mercado, pero si vuelve o no depende de lo que firmes. Dala después de visitar, con recibo que diga monto, hasta cuándo vale, si se descuenta del primer pago y qué pasa si se baja cada parte. Si el que se bajó es el dueño, reclamala por escrito; un abogado te dice qué corresponde.',
      en: 'It is usual and takes the home off the market, but whether it comes back depends on what you sign. Pay it after visiting, with a receipt that says the amount, until when it holds, whether it counts towards the first payment and what happens if either side withdraws. If the owner withdrew, claim it in writing; a lawyer says what is due.',
      pt: 'É usual e tira o imóvel do mercado, mas se volta ou não depende do que você assinar. Dê depois de visitar, com recibo que diga o valor, até quando vale, se desconta do primeiro pagamento e o que acontece se cada parte desistir. Se quem desistiu foi o dono, reclame por escrito; um advogado diz o que cabe.',
    },
  },
  rentUnseen: {
    more: { guide: 'moving', section: 'home' },
    asked: {
      es: '¿Puedo alquilar desde el exterior sin ver el lugar? | estoy en otro país y quiero dejar alquilado antes de llegar | alquilar a distancia por videollamada | cómo alquilo desde Argentina sin viajar | todavía no llegué a Paraguay y necesito un depto para cuando llegue | firmar un alquiler de forma remota | ¿Conviene alquilar antes de llegar o esperar a estar en Paraguay? | todavia no viajé y quiero dejar un depto alquilado desde mi país | alquilar a distancia sin haber visto el departamento | llego el mes que viene, reservo alquiler ya o busco al llegar? | me mudo desde afuera, donde me quedo las primeras semanas | alquilar online antes del viaje es riesgoso? | me mudo desde otro pais y tengo q alquilar antes de llegar, como hago | alquilar a distancia sin visitar | ¿Qué precauciones tomar al celebrar una locación a distancia sin inspección previa? | estoy en España y quiero tener techo alquilado al aterrizar, es seguro? | llego el mes que viene, alquilo por internet o espero estar ahi | me piden meses por adelantado y seña para reservar sin ver la casa',
      en: 'Can I rent from abroad without seeing the place? | rent remotely before I arrive | sign a lease from another country | video tour and renting at a distance | Should I rent before I arrive or wait until I am in Paraguay? | renting sight unseen from my country | I land next month, book a rental now or look on arrival | where to stay the first weeks after arriving | renting remotely before I arrive, safe? | how to secure a flat before moving to Paraguay without viewing | they want months in advance and a deposit without showing the house',
      pt: 'Posso alugar do exterior sem ver o lugar? | alugar à distância antes de chegar | fechar aluguel por videochamada | É melhor alugar antes de chegar ou esperar estar no Paraguai? | alugar à distância sem ver o apartamento | onde fico nas primeiras semanas quando chegar | posso alugar do Brasil sem visitar antes? | vou me mudar e quero fechar o aluguel antes de chegar, é seguro?',
    },
    answer: {
      es: 'Se puede, pero es donde más estafas hay: lo más seguro es tomar algo por unas semanas y elegir estando acá. Si tiene que ser antes, pedí videollamada en vivo, que alguien de confianza lo visite, el título con la cédula de quien firma y el contrato antes de pagar. No mandes plata por un aviso que nadie tuyo vio.',
      en: 'You can, but it is where most scams happen: safest is to take something for a few weeks and choose once here. If it must be sooner, ask for a live video call, have someone you trust visit, and get the title with the signer’s ID and the contract before paying. Send no money for a listing nobody of yours has seen.',
      pt: 'Dá, mas é onde há mais golpes: o mais seguro é ficar em algo por umas semanas e escolher estando aqui. Se tiver de ser antes, peça videochamada ao vivo, que alguém de confiança visite, o título com o documento de quem assina e o contrato antes de pagar. Não mande dinheiro por um anúncio que ninguém seu viu.',
    },
  },
  landlordIsOwner: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Cómo sé que quien me alquila es realmente el dueño? | cómo compruebo que el locador es propietario | me alquila el hijo del dueño, está bien? | puede alquilarme alguien que no es el propietario | qué le pido al que dice ser dueño para no caer con un alquiler falso | el que alquila no figura en el título | tengo miedo q el tipo que me muestra el depto no sea el propietario | que papel le pido al locador para comprobar que la casa es suya | titularidad del inmueble locado, cómo verificarla antes de suscribir | me quiere alquilar una señora que dice que es de ella, le creo nomas? | verificar dueño antes de alquilar',
      en: "How do I know the person letting is really the owner? | verify the landlord owns the apartment | the owner’s son is renting it to me, is that fine | fake landlord how to check | how can I be sure the person renting me the flat owns it | how can I check that the guy renting me this flat actually owns it | worried about paying rent to someone who isn't the real landlord",
      pt: 'Como sei que quem me aluga é mesmo o dono? | verificar se o locador é proprietário | quem aluga não consta no título | como confirmo se o locador é mesmo o proprietário do imóvel | que documento prova que a casa é de quem está alugando',
    },
    answer: {
      es: 'Pedile el título o un informe del registro y su cédula: los nombres tienen que coincidir. Si firma un hijo, un apoderado o una inmobiliaria, pedí el poder o la autorización escrita del dueño, y pagá a la cuenta que diga el contrato. Si algo no cierra, no pagues: un escribano puede revisarlo.',
      en: 'Ask for the title or a registry report and their ID: the names must match. If a child, an attorney or an agency signs, ask for the power of attorney or the owner’s written authorization, and pay into the account the contract names. If something does not fit, do not pay: a notary can check it.',
      pt: 'Peça o título ou um informe do registro e o documento: os nomes têm de coincidir. Se assina um filho, um procurador ou uma imobiliária, peça a procuração ou a autorização escrita do dono, e pague na conta que o contrato disser. Se algo não fecha, não pague: um escribano pode verificar.',
    },
  },
  rentalTiming: {
    asked: {
      es: '¿Con cuánta anticipación empiezo a buscar alquiler? | cuántas semanas antes de mudarme busco depto | en qué época del año hay más alquileres | me mudo en enero, desde cuándo busco | el mejor mes para conseguir alquiler | los alquileres vuelan, o tengo unas semanas para pensarlo? | me mudo en marzo, ya tengo q ponerme a mirar deptos o es muy temprano | cuantos meses antes hay que salir a buscar donde alquilar | si veo una casa hoy y entro recien en tres meses, me la guardan? | mejor momento para buscar alquiler | quisiera saber con qué antelación conviene comenzar la búsqueda de una locación',
      en: "How far in advance should I start looking for a rental? | how many weeks before moving do I search for a rental | best time of the year to find a rental | do rentals go fast | moving in six months, is it too early to look at rentals | will a landlord hold a place for me if I'm only arriving later",
      pt: 'Com quanta antecedência começo a procurar aluguel? | melhor época do ano para achar aluguel | quantas semanas antes da mudança procuro | faltam três meses pra eu mudar, já começo a procurar aluguel? | qual época do ano é mais concorrida pra alugar',
    },
    answer: {
      es: 'Alcanza con unas semanas, un par de meses si querés elegir con calma: mucho antes, pocos dueños te lo guardan sin cobrar. Cerca del inicio de clases y de fin de año suele haber más movimiento y más competencia. Guardá tu búsqueda para que te avisemos de lo nuevo, y tené tus papeles listos para decidir rápido.',
      en: 'A few weeks do, a couple of months if you want to choose calmly: much earlier, few owners hold it without charging. Around the start of classes and the end of the year there is usually more movement and more competition. Save your search so that we tell you of what is new, and have your papers ready to decide quickly.',
      pt: 'Bastam algumas semanas, uns dois meses se quiser escolher com calma: muito antes, poucos donos guardam sem cobrar. Perto do início das aulas e do fim do ano costuma haver mais movimento e mais concorrência. Salve sua busca para avisarmos das novidades, e tenha os papéis prontos para decidir rápido.',
    },
  },
} satisfies Record<string, FaqEntry>
