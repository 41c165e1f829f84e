import type { Asked } from './asked.ts'

/** How topics of buying are asked for. */
export const buyingAsked = {
  steps: {
    es: '¿Cómo es el proceso para comprar una casa? | por donde empiezo para comprar mi primera casa | que pasos hay que seguir para comprar un departamento | como se compra una propiedad en paraguay | que tengo que hacer para comprar un terreno | explicame el tramite de compra de un inmueble | que reviso antes de comprar | nunca compre una casa, como es',
    en: 'How does buying a house work? | what are the steps to buy property in Paraguay | walk me through the buying process | where do I start if I want to buy a home',
    pt: 'Como funciona a compra de um imóvel? | quais são os passos para comprar uma casa | por onde começo para comprar apartamento no Paraguai',
  },
  transferTime: {
    es: '¿Cuánto tarda la transferencia de una propiedad? | cuanto demora la escritura | en cuanto tiempo tengo el titulo a mi nombre | cuanto tarda el papeleo desde la seña hasta la escritura | plazos para escriturar | cuantos dias tarda el registro en inscribir',
    en: 'How long does the title transfer take? | how long until the deed is registered | how much time does closing take | how long does it take to buy a house here | how long does buying take from deposit to title',
    pt: 'Quanto tempo demora a escritura? | qual o prazo para transferir o imóvel | quanto tempo leva para registrar a compra',
  },
  titleCheck: {
    es: '¿Cómo sé si el título está limpio? | como verifico que el vendedor es el dueño | cuanto sale un estudio de titulo y quien lo hace | que certificado pido para ver si la casa tiene deudas o embargo | donde averiguo quien es el propietario de un inmueble | como me aseguro de que los papeles estan bien | certificado de condicion de dominio | la casa tiene problemas de papeles, como averiguo',
    en: 'How do I make sure the title is clean? | how can I check who owns a property | how do I find out if the land is still in my father’s name | how do I know the seller really is the owner | title search in Paraguay | how do I check for liens',
    pt: 'Como saber se o título está limpo? | como verifico quem é o dono do imóvel | que certidão peço para ver dívidas ou penhora',
  },
  privateContract: {
    es: '¿Qué diferencia hay entre boleto de compraventa y escritura? | es lo mismo un contrato privado que la escritura | sirve un boleto de compra venta para ser dueño | me venden con cesion de derechos sin titulo, es lo mismo? | compre con contrato privado, soy dueño? | la casa no tiene titulo solo boleto, que riesgo hay',
    en: 'What is the difference between a private contract and a deed? | is the title deed in my name after I pay in full | does a purchase agreement make me the owner | they only have a private contract and no title, is it safe | is a boleto de compraventa enough',
    pt: 'Qual a diferença entre contrato particular e escritura? | contrato de gaveta vale no Paraguai | comprei com boleto, sou dono',
  },
  deposit: {
    es: '¿Cuánto se deja de seña? | de cuanto es la seña para reservar una casa | que porcentaje se da de reserva | como se hace una seña segura | a quien le entrego la seña | que pongo en el recibo de la seña',
    en: 'How much is the deposit to reserve a house? | what percentage is the earnest money | how does the seña work',
    pt: 'De quanto é o sinal? | quanto se paga de sinal para reservar um imóvel',
  },
  hiddenDefects: {
    es: '¿Qué hago si la casa que compré tiene vicios ocultos? | compre y aparecio humedad que no se veia, puedo reclamar | el vendedor me oculto un problema de la casa | cuanto tiempo tengo para reclamar defectos | la casa que compre se llueve',
    en: 'What if I find hidden defects after buying? | the seller hid a leak, can I claim | how long do I have to complain about defects in a house I bought',
    pt: 'E se o imóvel tiver defeitos ocultos? | comprei e apareceu infiltração, posso reclamar | prazo para reclamar vício oculto',
  },
  landPapers: {
    es: '¿Qué papeles tengo que pedir de un terreno? | que documentos reviso antes de comprar un lote | como se si el terreno tiene los papeles en regla | que le pido al vendedor de un terreno | el terreno tiene titulo y esta al dia, como compruebo | titulos superpuestos en terrenos',
    en: 'Which papers should I ask for when buying land? | what documents do I check for a plot | how do I know the land has clean papers',
    pt: 'Que documentos peço ao comprar um terreno? | como saber se o terreno está com os papéis em ordem | documentos de um lote',
  },
  dividing: {
    es: '¿Puedo dividir un terreno en varios lotes? | se puede fraccionar un lote para vender una parte | como hago un loteamiento | subdividir mi terreno entre mis hijos | cuanto tiene que medir un lote para dividir',
    en: 'Can I divide a plot into lots? | can I split my land and sell part of it | how do I subdivide land',
    pt: 'Posso dividir um terreno em lotes? | dá para desmembrar um lote e vender uma parte | como fazer um loteamento',
  },
  instalmentLots: {
    es: '¿Qué pasa si compro un lote a plazos y dejo de pagar? | cuando me dan el titulo de un terreno en cuotas | lote en cuotas de una loteadora, cuando escrituro | pague la mitad de mi lote, puedo pedir la escritura | ya pague el treinta por ciento de mi terreno, me tienen que escriturar',
    en: 'When do I get the title of a plot bought in instalments? | what if I stop paying a lot bought in installments | land on a payment plan, when is the deed signed',
    pt: 'Quando recebo a escritura de um lote em parcelas? | e se eu parar de pagar o terreno parcelado | terreno parcelado da loteadora',
  },
  unifiedRegistry: {
    es: '¿Qué es el RUN? | que cambia con el registro unificado nacional | que es la ley nueva del registro unico y catastro | con el run tardan menos los tramites | el nuevo registro de inmuebles',
    en: 'What is the RUN, the unified registry? | what changes with the new national property registry | is the registry faster now with RUN',
    pt: 'O que é o RUN? | o que muda com o registro unificado nacional | novo registro de imóveis no Paraguai',
  },
  bankAccount: {
    es: '¿Necesito una cuenta bancaria en Paraguay para comprar? | hace falta cuenta local para pagar la propiedad | puedo comprar sin tener cuenta en un banco de aca | como pago la casa si no tengo cuenta',
    en: 'Do I need a bank account in Paraguay to buy? | can I buy property without a local bank account | how do I pay without a Paraguayan account',
    pt: 'Preciso de conta bancária no Paraguai para comprar? | posso comprar sem conta local | como pago sem conta no banco daí',
  },
  mortgagedHome: {
    es: '¿Puedo comprar una casa que tiene hipoteca? | la propiedad esta hipotecada, la puedo comprar igual | como se si la casa tiene hipoteca o embargo | el dueño debe al banco y quiere vender | comprar propiedad con embargo',
    en: 'Can I buy a house that still has a mortgage? | the seller owes the bank, can I still buy | how do I find out whether a home is mortgaged',
    pt: 'Posso comprar uma casa hipotecada? | o dono deve ao banco e quer vender | como saber se o imóvel tem hipoteca',
  },
  landNumbers: {
    es: '¿Qué es la cuenta corriente catastral? | que es el numero de padron | que es la finca o matricula de un inmueble | que significa cta cte ctral | donde encuentro el numero de catastro de mi terreno',
    en: 'What is the cuenta corriente catastral? | what is a padrón number | what do finca and matrícula mean on a title',
    pt: 'O que é a cuenta corriente catastral? | o que é padrón e finca | número de cadastro do terreno',
  },
  depositAndLoan: {
    es: '¿Me devuelven la seña si el banco no me da el crédito? | di seña y me rechazaron el prestamo | que pasa con la reserva si no sale el credito | pierdo la seña si no consigo financiacion | dar seña con la condición de que salga el crédito | la seña depende de que me aprueben el préstamo | el banco me rechazó el crédito y el vendedor no me devuelve la seña',
    en: 'Do I get my deposit back if the mortgage is denied? | what happens to my reservation if the bank refuses the loan | will I lose the earnest money without a loan',
    pt: 'Devolvem o sinal se o banco não aprovar o crédito? | perco o sinal se o financiamento não sair | dei sinal e recusaram o empréstimo',
  },
  formerDebts: {
    es: '¿Quién paga las deudas que dejó el dueño anterior? | compre un depto que debe expensas, me toca pagar | la casa tiene impuestos atrasados del vendedor | deudas de luz y agua del dueño anterior | el edificio me reclama expensas viejas',
    en: 'Who pays the debts of the previous owner? | the flat I bought owes condo fees | unpaid property tax from the former owner',
    pt: 'Quem paga as dívidas do dono anterior? | o apartamento que comprei deve condomínio | impostos atrasados do vendedor',
  },
} as const satisfies Asked
