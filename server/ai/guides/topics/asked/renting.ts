import type { Asked } from './asked.ts'

/** How topics of renting and letting are asked for. */
export const rentingAsked = {
  rentingWithPets: {
    es: '¿Se puede alquilar con mascotas? | el dueño puede prohibir mascotas | me pueden echar por tener un perro | tengo gato, me alquilan igual | el edificio no permite animales',
    en: 'Can I rent with pets? | may a landlord forbid pets | can they evict me because of my dog | is it hard to rent with a cat',
    pt: 'Dá para alugar com animais? | o dono pode proibir cachorro | podem me despejar por ter gato',
  },
  negotiating: {
    es: '¿Se puede negociar el precio? | cuanto se puede regatear | es normal pedir descuento en el alquiler | como pido rebaja al dueño | cuanto bajan los precios al negociar',
    en: 'Can I negotiate the price? | how much can you haggle | is it usual to ask for a discount on rent | how much below asking do people offer',
    pt: 'Dá para negociar o preço? | é normal pedir desconto no aluguel | quanto dá para baixar na negociação',
  },
  guarantor: {
    es: '¿Necesito garante para alquilar? | que me piden para alquilar un departamento | que requisitos hay para alquilar | no tengo garante, puedo alquilar igual | que garantia piden los dueños | soy asalariado, que papeles me piden para alquilar | alquilar sin garante',
    en: 'Do I need a guarantor to rent? | what do landlords ask for | requirements to rent an apartment | renting without a guarantor | what papers do I need to rent',
    pt: 'Preciso de fiador para alugar? | o que pedem para alugar um apartamento | alugar sem fiador | que garantia pedem no aluguel',
  },
  rentingAsForeigner: {
    es: '¿Un extranjero puede alquilar? | puedo alquilar sin residencia ni cedula | soy argentino y quiero alquilar que necesito | alquilar con pasaporte | que le piden a un extranjero para alquilar | soy turista y quiero alquilar sin cedula paraguaya | me piden cédula paraguaya para alquilar y todavía no la tengo | recién llegué al país y no tengo documentos paraguayos, me alquilarán | con dni argentino me alquilan',
    en: 'Can a foreigner rent an apartment? | can I rent with just a passport | do I need residency to rent | renting without a cédula | can I rent as a tourist without a Paraguayan id | landlord asks for a cedula to rent and I do not have one',
    pt: 'Estrangeiro pode alugar? | posso alugar sem residência | brasileiro consegue alugar só com passaporte | dá para alugar como turista sem cédula paraguaia',
  },
  rentIncome: {
    es: '¿Cuánto tengo que ganar para alquilar? | que sueldo piden para alquilar un depto | que ingresos hay que demostrar | con el sueldo minimo me alquilan',
    en: 'How much do I have to earn to rent? | what income do landlords require | is there an income rule for renting',
    pt: 'Quanto preciso ganhar para alugar? | que renda pedem para alugar | comprovação de renda no aluguel',
  },
  rentDeposit: {
    es: '¿Cuánto es el depósito de un alquiler? | cuando me devuelven el deposito de garantia | me pueden descontar del deposito | cuantos meses de deposito piden | puede quedarse con mi deposito',
    en: 'How much is the rental deposit? | when do I get my deposit back | how many months of deposit',
    pt: 'De quanto é o depósito do aluguel? | quando devolvem a caução | podem descontar da caução',
  },
  rentIncrease: {
    es: '¿Cuánto me pueden aumentar el alquiler? | el dueño me quiere subir el alquiler, puede | hay un tope para subir el alquiler | cada cuanto aumenta el alquiler | me suben el alquiler por inflacion | si sube el dolar me aumentan el alquiler',
    en: 'How much can the landlord raise the rent? | is there a cap on rent increases | how often does rent go up',
    pt: 'Quanto podem aumentar o aluguel? | existe limite de reajuste do aluguel | o dono quer subir o aluguel, pode',
  },
  soldWhileRented: {
    es: '¿Qué pasa con mi alquiler si venden la casa? | el dueño vende el depto donde alquilo, me tengo que ir | el nuevo dueño me puede echar | venden la casa con inquilino adentro',
    en: 'What happens to my lease if the house is sold? | my landlord is selling, do I have to leave | can a new owner end my lease',
    pt: 'O que acontece com meu aluguel se venderem o imóvel? | o dono vai vender, tenho que sair | o novo dono pode me tirar',
  },
  rentArrears: {
    es: '¿Qué pasa si me atraso con el alquiler? | no pude pagar el alquiler este mes | cuanto interes cobran por atraso en el alquiler | debo dos meses de alquiler, que me pueden hacer',
    en: 'What happens if I pay the rent late? | I can’t pay rent this month | how much interest for late rent | I owe two months of rent',
    pt: 'O que acontece se eu atrasar o aluguel? | não consegui pagar o aluguel este mês | juros por atraso no aluguel',
  },
  leaseTerm: {
    es: '¿Puedo irme antes de que termine el contrato de alquiler? | por cuanto tiempo se firma un alquiler | contrato minimo de alquiler | rescindir el alquiler antes, que multa hay | alquilar por seis meses | puedo firmar contrato por seis meses o tiene que ser un año | cuanto dura un contrato de alquiler | preaviso para dejar el alquiler | quiero romper el contrato de alquiler',
    en: 'Can I leave before the lease ends? | how long is a rental contract | minimum lease term | penalty for breaking a lease | notice period for leaving | can I rent for six months',
    pt: 'Posso sair antes do fim do contrato de aluguel? | por quanto tempo é o contrato | multa por romper o contrato de aluguel | aviso prévio para sair',
  },
  eviction: {
    es: '¿Cómo es el desalojo de un inquilino? | mi inquilino no paga, como lo saco | me pueden echar del alquiler sin juicio | el inquilino no se quiere ir | juicio de desalojo',
    en: 'How does an eviction work? | my tenant doesn’t pay, how do I evict him | can they throw me out without a court | tenant refuses to leave',
    pt: 'Como é o despejo de um inquilino? | meu inquilino não paga, como tiro | podem me despejar sem processo',
  },
  leaseForm: {
    es: '¿Cómo hago un contrato de alquiler? | que tiene que decir un contrato de alquiler | modelo de contrato de alquiler | que clausulas pongo en el contrato de alquiler',
    en: 'How do I write a rental contract? | what should a lease say | lease template for Paraguay | which clauses go into a lease',
    pt: 'Como faço um contrato de aluguel? | o que o contrato de aluguel deve ter | modelo de contrato de aluguel',
  },
  shortStayRules: {
    es: '¿Puedo poner mi departamento en Airbnb? | el reglamento del edificio puede prohibir airbnb | es legal el alquiler temporal | que habilitacion necesito para alquilar por dia | el consorcio no deja alquilar por airbnb',
    en: 'Can I put my flat on Airbnb? | is Airbnb legal in Paraguay | can the building forbid short-term rentals | do I need a licence to rent by the night',
    pt: 'Posso colocar meu apartamento no Airbnb? | o condomínio pode proibir aluguel por temporada | Airbnb é legal no Paraguai',
  },
} as const satisfies Asked
