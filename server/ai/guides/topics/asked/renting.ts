import type { Asked } from './asked.ts'

/** How topics of renting and letting are asked for. */
export const rentingAsked = {
  rentingWithPets: {
    es: '¿Se puede alquilar con mascotas? | el dueño puede prohibir mascotas | me pueden echar por tener un perro | tengo gato, me alquilan igual | el edificio no permite animales | alquilar con perro | tengo dos gatos, me van a aceptar en un alquiler? | se paga algo extra por tener animales en un depto alquilado | ¿Puede el locador vedar la tenencia de animales? | no quiero dejar a mi perrito, como convenzo al dueño para q me alquile',
    en: 'Can I rent with pets? | may a landlord forbid pets | can they evict me because of my dog | is it hard to rent with a cat | do landlords accept dogs | extra security money for animals in a rental',
    pt: 'Dá para alugar com animais? | o dono pode proibir cachorro | podem me despejar por ter gato | posso alugar tendo cachorro?',
  },
  negotiating: {
    es: '¿Se puede negociar el precio? | cuanto se puede regatear | es normal pedir descuento en el alquiler | como pido rebaja al dueño | cuanto bajan los precios al negociar | regatear el precio | cuanto se le puede bajar a lo que pide el vendedor | quiero hacer una contraoferta por una casa, cuanto menos ofrezco | ¿Existe margen de negociación sobre el valor publicado? | como hago para q el dueño me rebaje',
    en: 'Can I negotiate the price? | how much can you haggle | is it usual to ask for a discount on rent | how much below asking do people offer | offering below the asking amount, how much | room for a discount on listed homes',
    pt: 'Dá para negociar o preço? | é normal pedir desconto no aluguel | quanto dá para baixar na negociação | dá pra pechinchar no preço do imóvel? | margem de negociação com o vendedor',
  },
  guarantor: {
    es: '¿Necesito garante para alquilar? | que me piden para alquilar un departamento | que requisitos hay para alquilar | no tengo garante, puedo alquilar igual | que garantia piden los dueños | soy asalariado, que papeles me piden para alquilar | alquilar sin garante | no conozco a nadie que me salga de garantia, me alquilan igual? | me exigen una persona con inmueble que firme por mi, es siempre asi? | ¿Es exigible fiador para celebrar la locación? | seguro de caucion en vez de garante, aceptan?',
    en: 'Do I need a guarantor to rent? | what do landlords ask for | requirements to rent an apartment | renting without a guarantor | what papers do I need to rent | no one can co-sign for me, can I still lease | is a surety always demanded by landlords',
    pt: 'Preciso de fiador para alugar? | o que pedem para alugar um apartamento | alugar sem fiador | que garantia pedem no aluguel | precisa de fiador pra alugar no Paraguai? | seguro fiança no lugar do avalista',
  },
  rentingAsForeigner: {
    es: '¿Un extranjero puede alquilar? | puedo alquilar sin residencia ni cedula | soy argentino y quiero alquilar que necesito | alquilar con pasaporte | que le piden a un extranjero para alquilar | soy turista y quiero alquilar sin cedula paraguaya | me piden cédula paraguaya para alquilar y todavía no la tengo | recién llegué al país y no tengo documentos paraguayos, me alquilarán | con dni argentino me alquilan | recien llego al pais y no tengo cedula, me alquilan? | sin residencia se puede ser inquilino en asuncion? | ¿Qué documentación se exige al locatario no residente? | mi hija viene de venezuela y busca alquilar, puede sin papeles de aca? | necesito cédula paraguaya para alugar o alcanza con dni',
    en: 'Can a foreigner rent an apartment? | can I rent with just a passport | do I need residency to rent | renting without a cédula | can I rent as a tourist without a Paraguayan id | landlord asks for a cedula to rent and I do not have one | can I lease a flat on a tourist visa | papers an expat shows to a landlord',
    pt: 'Estrangeiro pode alugar? | posso alugar sem residência | brasileiro consegue alugar só com passaporte | dá para alugar como turista sem cédula paraguaia | sou brasileiro, posso alugar apê no Paraguai? | que documentos pedem pro inquilino estrangeiro | precisa de cédula paraguaia pra alugar? | trabalho em foz e quero morar em cde, que documento pedem pra alugar',
  },
  rentIncome: {
    es: '¿Cuánto tengo que ganar para alquilar? | que sueldo piden para alquilar un depto | que ingresos hay que demostrar | con el sueldo minimo me alquilan | sueldo mínimo para alquilar | que ingresos me piden para tomar un depto | que parte del sueldo deberia ir al alquiler | ¿Qué relación ingreso-canon exige el mercado? | cuantas veces el alq tengo q cobrar en mi trabajo',
    en: 'How much do I have to earn to rent? | what income do landlords require | is there an income rule for renting | salary required to be accepted as tenant | what share of my pay should housing take | would my German pension do as proof of income for a lease',
    pt: 'Quanto preciso ganhar para alugar? | que renda pedem para alugar | comprovação de renda no aluguel | quanto preciso ganhar pra alugar um apê? | quantas vezes o aluguel tenho que comprovar',
  },
  rentDeposit: {
    es: '¿Cuánto es el depósito de un alquiler? | cuando me devuelven el deposito de garantia | me pueden descontar del deposito | cuantos meses de deposito piden | puede quedarse con mi deposito | garantía de alquiler monto | cuantos meses de deposito se piden para entrar | lo normal de garantia en un depto cuanto seria | ¿Cuál es la cuantía usual del depósito locativo? | ademas del primer mes, cuanto hay q dejar en garantia?',
    en: 'How much is the rental deposit? | when do I get my deposit back | how many months of deposit | usual security money for a lease | customary rental deposit in Paraguay',
    pt: 'De quanto é o depósito do aluguel? | quando devolvem a caução | podem descontar da caução | quanto se dá de caução num aluguel? | valor da garantia locatícia',
  },
  rentIncrease: {
    es: '¿Cuánto me pueden aumentar el alquiler? | el dueño me quiere subir el alquiler, puede | hay un tope para subir el alquiler | cada cuanto aumenta el alquiler | me suben el alquiler por inflacion | si sube el dolar me aumentan el alquiler | reajuste anual | que porcentaje sube el alquiler cada año | el dueño me quiere subir un monton al renovar, cual es el maximo | ¿Limita la ley el incremento del canon locativo? | se termina el año y me dicen q sube, cuanto es lo normal',
    en: 'How much can the landlord raise the rent? | is there a cap on rent increases | how often does rent go up | legal cap on yearly rental hikes | by what amount does the monthly price go up at renewal',
    pt: 'Quanto podem aumentar o aluguel? | existe limite de reajuste do aluguel | o dono quer subir o aluguel, pode | quanto o dono pode reajustar por ano? | porcentagem normal de aumento na renovação',
  },
  soldWhileRented: {
    es: '¿Qué pasa con mi alquiler si venden la casa? | el dueño vende el depto donde alquilo, me tengo que ir | el nuevo dueño me puede echar | venden la casa con inquilino adentro | cambio de dueño con inquilino | vendieron el depto donde vivo, sigue valiendo mi contrato? | compraron la casa que alquilo, a quien le pago y quien tiene mi garantia | ¿Es oponible la locación al adquirente del inmueble? | me entere q la casa ya tiene comprador y yo soy inquilina, que pasa conmigo | que pasa con mi garantia si el dueño vende el depto | el que compra la casa me tiene que devolver el deposito',
    en: 'What happens to my lease if the house is sold? | my landlord is selling, do I have to leave | can a new owner end my lease | new owner bought my rental, is my contract still good | must the purchaser honour an existing tenancy | what happens to my deposit if the landlord sells the flat | does the new owner take over my lease and my deposit',
    pt: 'O que acontece com meu aluguel se venderem o imóvel? | o dono vai vender, tenho que sair | o novo dono pode me tirar | venderam o imóvel que alugo, meu contrato continua? | inquilino quando o apê é vendido | se o dono vender o imóvel, quem devolve meu depósito de aluguel?',
  },
  rentArrears: {
    es: '¿Qué pasa si me atraso con el alquiler? | no pude pagar el alquiler este mes | cuanto interes cobran por atraso en el alquiler | debo dos meses de alquiler, que me pueden hacer | mora del inquilino | no llego a pagar este mes el alq, que me puede pasar | debo dos meses, ya me pueden iniciar desalojo? | ¿Qué consecuencias acarrea la mora del locatario? | perdi el trabajo y estoy atrasado con el dueño del depto, como lo manejo',
    en: "What happens if I pay the rent late? | I can’t pay rent this month | how much interest for late rent | I owe two months of rent | I can't make this month's payment, consequences? | penalty for paying my landlord after the due date",
    pt: 'O que acontece se eu atrasar o aluguel? | não consegui pagar o aluguel este mês | juros por atraso no aluguel | atrasei o aluguel, o que pode acontecer? | multa por pagar aluguel fora do prazo',
  },
  leaseTerm: {
    es: '¿Puedo irme antes de que termine el contrato de alquiler? | por cuanto tiempo se firma un alquiler | contrato minimo de alquiler | rescindir el alquiler antes, que multa hay | alquilar por seis meses | puedo firmar contrato por seis meses o tiene que ser un año | cuanto dura un contrato de alquiler | preaviso para dejar el alquiler | quiero romper el contrato de alquiler | cortar antes la locación | firme por un año y quiero irme a los seis meses, hay multa? | me sale laburo en otra ciudad, puedo dejar el depto antes de la fecha? | ¿Puede el locatario rescindir anticipadamente y con qué indemnización? | me arrepenti del contrato de 2 años, puedo salirme | quiero salir antes del alquiler, me faltan cinco meses | me quiero ir y todavia me quedan meses de contrato',
    en: 'Can I leave before the lease ends? | how long is a rental contract | minimum lease term | penalty for breaking a lease | notice period for leaving | can I rent for six months | break a fixed term rental halfway, cost? | signed for a year but need to move sooner | can I go month to month | is a rental without a fixed term possible, month by month | I have months left on the lease and want out',
    pt: 'Posso sair antes do fim do contrato de aluguel? | por quanto tempo é o contrato | multa por romper o contrato de aluguel | aviso prévio para sair | posso sair antes do fim do contrato, tem multa? | assinei um ano e preciso ir embora antes | posso alugar mês a mês sem prazo fixo | faltam cinco meses do contrato e quero sair',
  },
  eviction: {
    es: '¿Cómo es el desalojo de un inquilino? | mi inquilino no paga, como lo saco | me pueden echar del alquiler sin juicio | el inquilino no se quiere ir | juicio de desalojo | etapas del desalojo | como funciona el juicio para sacar a alguien que ocupa mi propiedad | me llego una demanda de desahucio, como es el procedimiento | ¿Cómo se sustancia el juicio de desalojo? | explicame el proceso legal para q un locatario se vaya',
    en: 'How does an eviction work? | my tenant doesn’t pay, how do I evict him | can they throw me out without a court | tenant refuses to leave | procedure to put out a tenant in Paraguay | how do courts handle removing occupants',
    pt: 'Como é o despejo de um inquilino? | meu inquilino não paga, como tiro | podem me despejar sem processo | como funciona o despejo no Paraguai? | processo legal pra tirar um inquilino',
  },
  leaseForm: {
    es: '¿Cómo hago un contrato de alquiler? | que tiene que decir un contrato de alquiler | modelo de contrato de alquiler | que clausulas pongo en el contrato de alquiler | modelo de contrato de locación | que tiene que llevar el papel para alquilar mi casa | quiero redactar un contrato entre dueño e inquilino, que pongo | ¿Qué formalidades requiere el contrato de locación? | armar contrato para mi depto sin abogado, como se hace',
    en: 'How do I write a rental contract? | what should I check before signing a rental contract | what should a lease say | lease template for Paraguay | which clauses go into a lease | drafting a tenancy agreement | what goes in a rental agreement template',
    pt: 'Como faço um contrato de aluguel? | o que o contrato de aluguel deve ter | modelo de contrato de aluguel | como faço um contrato de aluguel? | precisa reconhecer firma no contrato de locação',
  },
  shortStayRules: {
    es: '¿Puedo poner mi departamento en Airbnb? | el reglamento del edificio puede prohibir airbnb | es legal el alquiler temporal | que habilitacion necesito para alquilar por dia | el consorcio no deja alquilar por airbnb | reglamento y airbnb | mi edificio me puede prohibir alquilar por dia? | soy dueño y quiero ofrecerlo a turistas, esta permitido? | ¿Admite el reglamento de copropiedad el alquiler temporario? | que requisitos hay para publicar mi casa por noches',
    en: 'Can I put my flat on Airbnb? | is Airbnb legal in Paraguay | can the building forbid short-term rentals | do I need a licence to rent by the night | does condo bylaw allow nightly guests in my unit | is listing my apartment on Airbnb permitted',
    pt: 'Posso colocar meu apartamento no Airbnb? | o condomínio pode proibir aluguel por temporada | Airbnb é legal no Paraguai | posso colocar meu apê no Airbnb? | precisa licença pra alugar por temporada?',
  },
} as const satisfies Asked
