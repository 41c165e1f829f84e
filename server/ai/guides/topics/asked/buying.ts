import type { Asked } from './asked.ts'

/** How topics of buying are asked for. */
export const buyingAsked = {
  steps: {
    es: '¿Cómo es el proceso para comprar una casa? | por donde empiezo para comprar mi primera casa | que pasos hay que seguir para comprar un departamento | como se compra una propiedad en paraguay | que tengo que hacer para comprar un terreno | explicame el tramite de compra de un inmueble | que reviso antes de comprar | nunca compre una casa, como es | pasos de una compra | quiero comprar mi primera casa y no se por donde arrancar | explicame todo lo que hay que hacer para adquirir una vivienda | ¿Cuáles son las etapas de la compraventa inmobiliaria? | soy nuevo en esto, que sigue despues de elegir la casa hasta q es mia',
    en: 'How does buying a house work? | what are the steps to buy property in Paraguay | walk me through the buying process | where do I start if I want to buy a home | walk me through purchasing a home from start to finish | first time buyer, what comes first and what comes next',
    pt: 'Como funciona a compra de um imóvel? | quais são os passos para comprar uma casa | por onde começo para comprar apartamento no Paraguai | passo a passo pra comprar imóvel no Paraguai | primeira compra, quais são as etapas',
  },
  transferTime: {
    es: '¿Cuánto tarda la transferencia de una propiedad? | cuanto demora la escritura | en cuanto tiempo tengo el titulo a mi nombre | cuanto tarda el papeleo desde la seña hasta la escritura | plazos para escriturar | cuantos dias tarda el registro en inscribir | demora de la inscripción | firme la escritura, en cuanto tiempo sale a mi nombre | ya pague todo, para cuando tengo el titulo inscripto | ¿Qué plazo insume la transferencia e inscripción registral? | mi escribano dice q falta el registro, es normal que demore tanto?',
    en: 'How long does the title transfer take? | how long until the deed is registered | how much time does closing take | how long does it take to buy a house here | how long does buying take from deposit to title | weeks or months to have the deed registered in my name | duration of the conveyance from signing to registration',
    pt: 'Quanto tempo demora a escritura? | qual o prazo para transferir o imóvel | quanto tempo leva para registrar a compra | quanto tempo leva pra escritura sair no meu nome? | assinei, quando fica registrado',
  },
  titleCheck: {
    es: '¿Cómo sé si el título está limpio? | que documentos tengo que pedirle al vendedor antes de dejar la seña | como verifico que el vendedor es el dueño | cuanto sale un estudio de titulo y quien lo hace | que certificado pido para ver si la casa tiene deudas o embargo | donde averiguo quien es el propietario de un inmueble | como me aseguro de que los papeles estan bien | certificado de condicion de dominio | la casa tiene problemas de papeles, como averiguo | verificar título | como averiguo si la casa tiene embargos o deudas antes de comprar | el dueño me mostro la escritura, como se q es buena | ¿Cómo se realiza el estudio de títulos y gravámenes? | tengo miedo de comprar con problemas legales, que certificado pido',
    en: 'How do I make sure the title is clean? | what documents does the seller have to show me | how can I check who owns a property | how do I find out if the land is still in my father’s name | how do I know the seller really is the owner | title search in Paraguay | how do I check for liens | checking a property for liens before purchasing | certificate showing no encumbrances on the home',
    pt: 'Como saber se o título está limpo? | como verifico quem é o dono do imóvel | que certidão peço para ver dívidas ou penhora | como verifico se a escritura não tem problema? | certidão pra saber se o imóvel está limpo',
  },
  privateContract: {
    es: '¿Qué diferencia hay entre boleto de compraventa y escritura? | es lo mismo un contrato privado que la escritura | sirve un boleto de compra venta para ser dueño | me venden con cesion de derechos sin titulo, es lo mismo? | compre con contrato privado, soy dueño? | la casa no tiene titulo solo boleto, que riesgo hay | boleto versus escritura | firmar el contrato privado ya me hace propietario? | tengo solo boleto, soy dueño de verdad? | ¿Qué efectos distinguen al instrumento privado de la escritura pública? | me dicen que el contratito no es lo mismo que escriturar, por que',
    en: 'What is the difference between a private contract and a deed? | is the title deed in my name after I pay in full | does a purchase agreement make me the owner | they only have a private contract and no title, is it safe | is a boleto de compraventa enough | does signing a boleto make me the owner | why is the private paper not enough',
    pt: 'Qual a diferença entre contrato particular e escritura? | contrato de gaveta vale no Paraguai | comprei com boleto, sou dono | qual a diferença entre contrato particular e escritura? | compromisso de compra vale como escritura?',
  },
  deposit: {
    es: '¿Cuánto se deja de seña? | de cuanto es la seña para reservar una casa | que porcentaje se da de reserva | como se hace una seña segura | a quien le entrego la seña | que pongo en el recibo de la seña | monto de la seña | que porcentaje se suele dejar para reservar una casa | es mucho lo que me piden para apartar la propiedad? | ¿Cuál es el porcentaje usual de arras en compraventas? | quiero asegurar la casa, con cuanto se hace la reserva',
    en: 'How much is the deposit to reserve a house? | what percentage is the earnest money | how does the seña work | typical earnest money percentage here | how big a down payment holds the house until signing',
    pt: 'De quanto é o sinal? | quanto se paga de sinal para reservar um imóvel | qual o valor normal do sinal pra reservar um imóvel? | quanto deixo pra segurar a casa',
  },
  hiddenDefects: {
    es: '¿Qué hago si la casa que compré tiene vicios ocultos? | compre y aparecio humedad que no se veia, puedo reclamar | el vendedor me oculto un problema de la casa | cuanto tiempo tengo para reclamar defectos | la casa que compre se llueve | compre y a los dos meses aparecieron filtraciones que taparon | vicios redhibitorios | la casa nueva tiene el techo podrido y no me dijeron nada | ¿Qué plazo hay para accionar por vicios ocultos? | me vendieron una casa con problemas escondidos, que derechos tengo | y qué pruebas junto para reclamar la humedad | qué pruebas junto para reclamar defectos',
    en: 'What if I find hidden defects after buying? | the seller hid a leak, can I claim | how long do I have to complain about defects in a house I bought | seller concealed damp and cracks, can I claim | bought a home and the wiring turned out rotten',
    pt: 'E se o imóvel tiver defeitos ocultos? | comprei e apareceu infiltração, posso reclamar | prazo para reclamar vício oculto | comprei e apareceu infiltração que esconderam | vendedor não contou dos problemas da casa',
  },
  landPapers: {
    es: '¿Qué papeles tengo que pedir de un terreno? | que documentos reviso antes de comprar un lote | como se si el terreno tiene los papeles en regla | que le pido al vendedor de un terreno | el terreno tiene titulo y esta al dia, como compruebo | titulos superpuestos en terrenos | documentos de un lote | voy a comprar un terreno, que tiene que mostrarme el dueño | plano, titulo, impuestos: q mas pido cuando compro tierra | ¿Qué documentación debe requerirse en la compra de un lote?',
    en: 'Which papers should I ask for when buying land? | what documents do I check for a plot | how do I know the land has clean papers | documents needed to purchase a lot | paperwork list for vacant land',
    pt: 'Que documentos peço ao comprar um terreno? | como saber se o terreno está com os papéis em ordem | documentos de um lote | que documentos peço ao comprar um lote? | o que o dono do terreno tem que me mostrar',
  },
  dividing: {
    es: '¿Puedo dividir un terreno en varios lotes? | se puede fraccionar un lote para vender una parte | como hago un loteamiento | subdividir mi terreno entre mis hijos | cuanto tiene que medir un lote para dividir | fraccionar una propiedad | tengo media hectarea y quiero hacer 4 lotecitos | que pide la municipalidad para lotear un predio | ¿Qué requisitos tiene el fraccionamiento de un inmueble? | medida minima de lote para partir un terreno en dos',
    en: 'Can I divide a plot into lots? | can I split my land and sell part of it | how do I subdivide land | subdividing my parcel, what approvals | smallest lot size when partitioning property',
    pt: 'Posso dividir um terreno em lotes? | dá para desmembrar um lote e vender uma parte | como fazer um loteamento | posso desmembrar meu terreno em lotes? | fracionamento de terreno',
  },
  instalmentLots: {
    es: '¿Qué pasa si compro un lote a plazos y dejo de pagar? | cuando me dan el titulo de un terreno en cuotas | lote en cuotas de una loteadora, cuando escrituro | pague la mitad de mi lote, puedo pedir la escritura | ya pague el treinta por ciento de mi terreno, me tienen que escriturar | titulo del lote a plazos | en que momento me escrituran el terreno que voy pagando por mes | cuantas cuotas tengo que pagar para exigir la escritura del lote | ¿Qué derechos otorga la ley al comprador de lotes por mensualidades? | reglas de los terrenos financiados por la loteadora: mora y escritura',
    en: 'When do I get the title of a plot bought in instalments? | what if I stop paying a lot bought in installments | land on a payment plan, when is the deed signed | when does a monthly-payment lot become mine on paper | what happens to my instalment plot if I quit paying',
    pt: 'Quando recebo a escritura de um lote em parcelas? | e se eu parar de pagar o terreno parcelado | terreno parcelado da loteadora | quando sai a escritura do lote pago em parcelas? | direitos de quem compra terreno a prestação',
  },
  unifiedRegistry: {
    es: '¿Qué es el RUN? | que cambia con el registro unificado nacional | que es la ley nueva del registro unico y catastro | con el run tardan menos los tramites | el nuevo registro de inmuebles | registro unificado nacional | unieron catastro y registros publicos, como es ahora | el escribano me hablo del run, que vendria a ser | para que sirve el nuevo registro q junta titulos y catastro | RUN paraguay significado',
    en: 'What is the RUN, the unified registry? | what changes with the new national property registry | is the registry faster now with RUN | what does RUN stand for in property matters | is the land registry now one single office',
    pt: 'O que é o RUN? | o que muda com o registro unificado nacional | novo registro de imóveis no Paraguai | o que é o RUN no Paraguai? | juntaram cadastro e cartório de registro, como ficou',
  },
  bankAccount: {
    es: '¿Necesito una cuenta bancaria en Paraguay para comprar? | hace falta cuenta local para pagar la propiedad | puedo comprar sin tener cuenta en un banco de aca | como pago la casa si no tengo cuenta | abrir cuenta para comprar | sin banco paraguayo puedo pagar una casa? | soy extranjero y no tengo cuenta aca, complica la compra? | ¿Es requisito bancarizarse localmente para adquirir inmuebles? | mi plata esta en argentina, tengo q abrir algo en un banco paraguayo antes de comprar',
    en: 'Do I need a bank account in Paraguay to buy? | can I buy property without a local bank account | how do I pay without a Paraguayan account | purchase a home without a Paraguayan bank | opening an account as a foreign buyer, compulsory?',
    pt: 'Preciso de conta bancária no Paraguai para comprar? | posso comprar sem conta local | como pago sem conta no banco daí | preciso abrir conta no Paraguai pra comprar imóvel? | conta bancária local é obrigatória na compra',
  },
  mortgagedHome: {
    es: '¿Puedo comprar una casa que tiene hipoteca? | la propiedad esta hipotecada, la puedo comprar igual | como se si la casa tiene hipoteca o embargo | el dueño debe al banco y quiere vender | comprar propiedad con embargo | casa hipotecada en venta | el dueño todavia le debe al banco por la propiedad q me gusta | es riesgoso comprar algo que tiene una deuda con el banco encima | ¿Cómo se adquiere un inmueble gravado con hipoteca? | la vivienda esta en garantia de un prestamo, me la pueden vender igual?',
    en: 'Can I buy a house that still has a mortgage? | the seller owes the bank, can I still buy | how do I find out whether a home is mortgaged | seller still owes the bank on the home I like | lien from a bank on the house, is the deal possible',
    pt: 'Posso comprar uma casa hipotecada? | o dono deve ao banco e quer vender | como saber se o imóvel tem hipoteca | o dono ainda deve ao banco, posso comprar a casa? | comprar apê alienado ao banco, como faz',
  },
  landNumbers: {
    es: '¿Qué es la cuenta corriente catastral? | que es el numero de padron | que es la finca o matricula de un inmueble | que significa cta cte ctral | donde encuentro el numero de catastro de mi terreno | numero catastral | que significan finca, padron y cta cte ctral en mi titulo | ¿Qué identifica la nomenclatura catastral de un inmueble? | en la boleta del impuesto dice ctral, q es eso | me piden la cuenta corriente del terreno y no es del banco, verdad?',
    en: 'What is the cuenta corriente catastral? | what is a padrón number | what do finca and matrícula mean on a title | what is the cadastral number on a deed | ID number of a plot in Paraguay',
    pt: 'O que é a cuenta corriente catastral? | o que é padrón e finca | número de cadastro do terreno | o que é a conta corrente cadastral? | finca, padrón e matrícula, o que significam',
  },
  depositAndLoan: {
    es: '¿Me devuelven la seña si el banco no me da el crédito? | di seña y me rechazaron el prestamo | que pasa con la reserva si no sale el credito | pierdo la seña si no consigo financiacion | dar seña con la condición de que salga el crédito | la seña depende de que me aprueben el préstamo | el banco me rechazó el crédito y el vendedor no me devuelve la seña | ya señe y el banco me rechazo | seña sujeta a crédito | me negaron la hipoteca, el vendedor tiene que regresarme la plata | ¿Es restituible el arras ante la denegación de financiación? | como protejo mi reserva por si el credito no se aprueba',
    en: 'Do I get my deposit back if the mortgage is denied? | what happens to my reservation if the bank refuses the loan | will I lose the earnest money without a loan | mortgage refused after I reserved the house, refund? | clause to recover the reservation if financing fails',
    pt: 'Devolvem o sinal se o banco não aprovar o crédito? | perco o sinal se o financiamento não sair | dei sinal e recusaram o empréstimo | dei sinal e o banco negou o financiamento | devolução do sinal por empréstimo recusado',
  },
  formerDebts: {
    es: '¿Quién paga las deudas que dejó el dueño anterior? | compre un depto que debe expensas, me toca pagar | la casa tiene impuestos atrasados del vendedor | deudas de luz y agua del dueño anterior | el edificio me reclama expensas viejas | deudas del vendedor | compre la casa y vino una factura vieja de impuestos | ande me reclama consumo de antes de la compra | ¿Las obligaciones propter rem se transmiten al comprador? | antes de escriturar como se si el dueño debe impuestos o servicios',
    en: 'Who pays the debts of the previous owner? | the flat I bought owes condo fees | unpaid property tax from the former owner | seller left unpaid municipal tax and condo fees, mine now? | unpaid bills from the person who sold me the flat',
    pt: 'Quem paga as dívidas do dono anterior? | o apartamento que comprei deve condomínio | impostos atrasados do vendedor | comprei e o antigo dono deixou dívidas, quem paga? | débitos do proprietário anterior',
  },
} as const satisfies Asked
