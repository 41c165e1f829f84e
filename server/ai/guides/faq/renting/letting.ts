import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const lettingFaq = {
  letAloneOrAgency: {
    more: { guide: 'costs', section: 'agency' },
    asked: {
      es: '¿Me conviene alquilar mi propiedad por mi cuenta o con inmobiliaria? | poner mi depto en alquiler yo mismo o darlo a una agencia | qué hace la inmobiliaria cuando administra un alquiler | soy propietario y no tengo tiempo de lidiar con el inquilino | administración de alquileres qué incluye | tengo un depto para alquilar, lo manejo yo o le doy a una inmobiliaria | vale la pena pagar administracion de alquileres? | soy propietario, me ahorro algo si busco inquilino sin intermediarios | Vivo lejos y heredé una casa, ¿que la alquile un agente o me ocupo yo? | ventajas de que la inmobiliaria me cobre el alq y atienda al inquilino',
      en: 'Should I let my property myself or through an agency? | what does rental management include | I am an owner with no time to deal with tenants | property manager for my rental worth it | as an owner, is a letting agent worth the fee | find a tenant directly without a realtor',
      pt: 'Convém alugar meu imóvel por conta própria ou com imobiliária? | o que inclui a administração de aluguel | sou proprietário e não tenho tempo para o inquilino | alugo meu imóvel sozinho ou por imobiliária? | sou dono, direto com inquilino ou com corretor',
    },
    answer: {
      es: `Depende de tu tiempo y de dónde vivís: solo te ahorrás la comisión, usual ${f.leaseCommission} de alquiler, y la administración, cerca de ${f.rentAdministration}. A cambio mostrás, filtrás, cobrás y atendés arreglos vos. Si lo das, pedí por escrito qué incluye, cuándo te pasa la plata, quién autoriza gastos y cómo se sale; compará dos o tres.`,
      en: `It depends on your time and where you live: alone you save the commission, usually ${f.leaseCommission} of rent, and management, about ${f.rentAdministration}. In return you show, screen, collect and see to repairs. If you hand it over, get in writing what is included, when you are paid, who approves expenses and how to end it; compare two or three.`,
      pt: `Depende do seu tempo e de onde mora: sozinho poupa a comissão, usual ${f.leaseCommission} de aluguel, e a administração, cerca de ${f.rentAdministration}. Em troca você mostra, filtra, cobra e cuida de consertos. Se entregar, peça por escrito o que inclui, quando repassam, quem autoriza gastos e como se sai; compare duas ou três.`,
    },
  },
  chooseTenant: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Cómo elijo un buen inquilino para mi propiedad? | qué le pido a quien quiere alquilar mi casa | cómo filtro inquilinos para que me paguen | tengo varios interesados en mi depto, a cuál elijo | verificar antecedentes de un inquilino antes de firmar | miedo a alquilar y que no me paguen | como se si el q me quiere alquilar es confiable | selección de inquilinos | tengo tres interesados en mi depto, a cual le alquilo | ¿Qué referencias exigir a un candidato a locatario? | miedo de alquilarle a alguien que despues no pague, que reviso antes',
      en: 'How do I choose a good tenant for my property? | screening tenants as an owner | what to ask someone who wants to rent my house | check a tenant’s background before signing | how to screen applicants for my apartment | picking between several people who want my place',
      pt: 'Como escolho um bom inquilino para meu imóvel? | o que peço a quem quer alugar minha casa | verificar o histórico do inquilino antes de assinar | como escolher um inquilino confiável? | seleção de inquilino, o que o dono verifica',
    },
    answer: {
      es: `Pedí a todos lo mismo: cédula, comprobantes de ingresos, referencia del alquiler anterior y la garantía que prefieras, además del depósito usual de ${f.usualDeposit}. Llamá a las referencias y decidí por capacidad de pago y cuidado, no por origen, familia o creencias. Que firmen todos los que van a vivir, con inventario y fotos.`,
      en: `Ask the same of everyone: ID card, proof of income, a reference from the last rental and the guarantee you prefer, besides the usual deposit of ${f.usualDeposit}. Call the references and decide by ability to pay and care, not by origin, family or beliefs. Have all who will live there sign, with inventory and pictures.`,
      pt: `Peça a todos o mesmo: cédula, comprovantes de renda, referência do aluguel anterior e a garantia que preferir, além do depósito usual de ${f.usualDeposit}. Ligue às referências e decida por capacidade de pagar e cuidado, não por origem, família ou crenças. Que assinem todos os que vão morar, com inventário e fotos.`,
    },
  },
  setMyRent: {
    more: { guide: 'investing', section: 'gross' },
    asked: {
      es: '¿A cuánto pongo en alquiler mi depto? | cómo calculo el precio de alquiler de mi casa | cuánto puedo pedir de alquiler por mi propiedad | no sé qué precio de alquiler cobrar por mi casa | poner precio a un alquiler siendo dueño | estoy pidiendo mucho por mi alquiler? | ¿En cuánto pongo el alquiler de mi departamento? | soy dueño, que precio de alquiler pido | como calculo el alquiler mensual de mi casa para publicar | que precio le pongo al depto que voy a dar en alquiler | valor mensual de mi propiedad | no se si estoy cobrando poco por mi duplex alquilado, como calculo | Quisiera saber cuánto debería cobrarle a un inquilino por mi casa | como fijo el monto mensual para ofrecer mi inmueble en locacion',
      en: 'How do I set the rent for my apartment? | what rent can I ask for my property | pricing my rental as an owner | am I asking too much rent for my place | How much rent should I ask for my apartment? | I am an owner, how do I set the monthly rent | my flat is not renting, should I lower it | what should I charge per month for my flat | how much could my house be let for',
      pt: 'Por quanto ponho meu apartamento para alugar? | como calculo o preço do aluguel da minha casa | não sei quanto cobrar de aluguel | Quanto peço de aluguel pelo meu apartamento? | sou dono, como calculo o aluguel mensal | meu apartamento não aluga, baixo o preço? | quanto cobro de aluguel pelo meu apartamento? | como definir o preço do aluguel do meu imóvel',
    },
    answer: {
      es: 'Mirá avisos parecidos de la misma zona, tamaño y estado, y ponete cerca de la mediana: la calculadora de precios te la da también para alquiler. Son precios pedidos, así que dejá un margen. Si en unas semanas casi nadie pregunta, bajá un poco o mejorá las fotos: un mes vacío suele costar más que una rebaja chica.',
      en: 'Look at similar listings of the same area, size and condition, and stay near the median: the price calculator gives it for rent too. Those are asking prices, so leave some room. If hardly anyone asks in some weeks, lower it a little or improve the pictures: an empty month usually costs more than a small cut.',
      pt: 'Veja anúncios parecidos da mesma zona, tamanho e estado, e fique perto da mediana: a calculadora de preços a dá também para aluguel. São preços pedidos, então deixe margem. Se em algumas semanas quase ninguém perguntar, baixe um pouco ou melhore as fotos: um mês vazio costuma custar mais que uma redução pequena.',
    },
  },
  rentalStaysEmpty: {
    more: { guide: 'investing', section: 'net' },
    asked: {
      es: '¿Por qué no se alquila mi propiedad? | bajé el precio y mi alquiler sigue sin interesados | publiqué el alquiler y nadie consulta | qué hago para alquilar más rápido mi casa | cuánto tiempo está vacío un depto entre inquilinos | cómo preparo mi depto para que se alquile rápido | mi depto está vacío hace meses y no se alquila | mi depto lleva 4 meses vacio y nadie llama | no consigo inquilino | por que sera que nadie quiere alquilar mi casita | el inmueble ofrecido en locacion no recibe consultas, ¿qué ajusto? | vienen a ver y no alquilan, que le falta a mi aviso',
      en: "Why is my property not renting? | my rental has been empty for months | I listed my rental and nobody asks | how to rent out my house faster | my flat has been empty for months | my flat has been vacant for months and no tenant shows up | why can't I find someone to rent my house",
      pt: 'Por que meu imóvel não aluga? | meu apartamento está vazio há meses e ninguém aluga | como alugo minha casa mais rápido | meu imóvel está vazio há meses e ninguém aluga | não acho inquilino pro meu apê',
    },
    answer: {
      es: 'Casi siempre es el precio, las fotos o lo que falta en el aviso: expensas, garantía que aceptás, mascotas, desde cuándo. Compará con la mediana de la zona, sacá fotos de día con todo limpio, pintá y arreglá lo que se ve, y contestá rápido. Aceptar más tipos de garantía o mascotas también amplía a quién le sirve.',
      en: 'It is nearly always the price, the pictures or what the listing leaves out: building fees, guarantee accepted, pets, from when. Compare with the area’s median, take daylight pictures of a clean place, paint and fix what shows, and answer fast. Accepting more kinds of guarantee or pets also widens whom it suits.',
      pt: 'Quase sempre é o preço, as fotos ou o que falta no anúncio: condomínio, garantia que aceita, animais, desde quando. Compare com a mediana da zona, tire fotos de dia com tudo limpo, pinte e conserte o que se vê, e responda rápido. Aceitar mais tipos de garantia ou animais também amplia a quem serve.',
    },
  },
  tenantNotPaying: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Qué hago si mi inquilino no paga el alquiler? | el inquilino me debe tres meses y no contesta | cómo le cobro al inquilino moroso | soy dueño y no me pagan la renta, cuándo puedo desalojar? | mi inquilino paga siempre tarde | intimar al inquilino por falta de pago | hace meses que mi inquilino no me paga, qué paso sigue | hace dos meses q el inquilino no me deposita | locatario moroso | como reclamo la deuda a quien vive en mi depto y a su garante | el pibe al q le alquile no garpa, que pasos sigo | ¿Qué medidas tiene el locador ante la falta de pago del canon?',
      en: 'What do I do if my tenant does not pay? | my tenant owes me months of rent and does not answer | collect overdue rent as an owner | my tenant always pays late | renter owes me three months, what are my steps | how can an owner collect overdue payments from occupant and guarantor',
      pt: 'O que faço se meu inquilino não paga? | meu inquilino me deve meses e não responde | sou dono e o inquilino sempre paga atrasado | meu inquilino parou de pagar, o que faço? | me devem três meses de aluguel do meu imóvel',
    },
    answer: {
      es: `Primero reclamá por escrito con monto y fecha, avisá al garante o al seguro y proponé un plan de pago firmado; el interés es el que diga el contrato${cite.arrears}. Si no cumple, un abogado puede intimar e iniciar el desalojo y el cobro: el inquilino tiene ${f.eviction} para contestar. No cortes servicios ni cambies la cerradura.`,
      en: `First claim in writing with amount and date, tell the guarantor or insurer and propose a signed payment plan; interest is what the contract says${cite.arrears}. If that fails, a lawyer can give formal notice and sue for eviction and the debt: the tenant has ${f.eviction} to answer. Do not cut services or change the lock.`,
      pt: `Primeiro cobre por escrito com valor e data, avise o fiador ou o seguro e proponha um plano assinado; os juros são os do contrato${cite.arrears}. Se não cumprir, um advogado pode notificar e pedir o despejo e a dívida: o inquilino tem ${f.eviction} para contestar. Não corte serviços nem troque a fechadura.`,
    },
  },
  tenantStays: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Qué hago si venció el contrato y el inquilino no se va? | no consigo que el inquilino desocupe mi casa | el inquilino no quiere entregar las llaves | se terminó el alquiler y sigue adentro | cómo recupero mi propiedad alquilada | el inquilino metió a otra gente y no sale | se termino el plazo y el q alquila sigue adentro | el inquilino no desocupa | ¿Cómo recupero el inmueble si el locatario permanece vencido el término? | ya se cumplio el año y la familia no se muda, que hago siendo propietario | vencido el contrato, mi inquilino se atrinchero en el depto',
      en: "What if the lease ended and my tenant will not leave? | how do I get my rented property back | tenant refuses to hand over the keys | tenant still inside after the end of the contract | tenant overstaying after the contract expired | lease is over, occupants still there, I'm the owner",
      pt: 'O que faço se o contrato venceu e o inquilino não sai? | como recupero meu imóvel alugado | o inquilino não quer entregar as chaves | o contrato acabou e o inquilino não desocupa | inquilino que fica depois do prazo vencido',
    },
    answer: {
      es: `Pedile la entrega por escrito con fecha y buscá un acuerdo firmado, que suele ser más rápido. Si no se va, el camino es el juicio de desalojo, contra el inquilino o quien ocupe, con ${f.eviction} para contestar; cuánto tarda depende del juzgado. Llevá a un abogado el contrato, las notas y los recibos, y preguntale si aceptar pagos te perjudica.`,
      en: `Ask for it in writing with a date and seek a signed agreement, which is usually faster. If they stay, the way is an eviction suit, against the tenant or whoever occupies it, with ${f.eviction} to answer; how long it takes depends on the court. Take lease, notes and receipts to a lawyer, and ask whether accepting payments harms you.`,
      pt: `Peça a entrega por escrito com data e busque um acordo assinado, que costuma ser mais rápido. Se não sair, o caminho é a ação de despejo, contra o inquilino ou quem ocupe, com ${f.eviction} para contestar; quanto demora depende do juízo. Leve a um advogado contrato, notas e recibos, e pergunte se aceitar pagamentos prejudica.`,
    },
  },
  tenantDamage: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Qué hago si el inquilino me dejó la casa destruida? | el inquilino rompió cosas y el depósito no alcanza | me devolvieron el depto con las paredes arruinadas | cobrar daños al inquilino que ya se fue | se llevó los muebles el inquilino | daños del inquilino quién responde | el inquilino dejó todo roto y se fue, cómo le cobro | se fueron y me dejaron todo roto en la casa | destrozos del inquilino | me entregaron el depto hecho un desastre y la garantia no alcanza | ¿Cómo reclamar daños al locatario tras la restitución del inmueble? | mi casita quedo destruida despues de q se mudaron, a quien le cobro el arreglo',
      en: "What if my tenant left the house damaged? | tenant damage and the deposit does not cover it | my tenant took the furniture | claim damages from a former tenant | renters trashed my place and left, how do I recover costs | damage is more than what the security money covers, I'm the landlord",
      pt: 'O que faço se o inquilino deixou a casa destruída? | danos do inquilino e a caução não basta | o inquilino levou os móveis | o inquilino deixou minha casa toda quebrada | levaram até os ar-condicionados quando se mudaram, e agora',
    },
    answer: {
      es: `Documentá antes de tocar nada: fotos con fecha, el inventario de entrada y presupuestos por escrito. Descontá del depósito lo que permita el contrato${cite.rentDeposit} y reclamá el resto por escrito al inquilino y al garante. Si no pagan o falta algo tuyo, un abogado te dice qué acción corresponde.`,
      en: `Document it before touching anything: dated pictures, the move-in inventory and written quotes. Deduct from the deposit what the contract allows${cite.rentDeposit} and claim the rest in writing from tenant and guarantor. If they do not pay or things are missing, a lawyer says which action fits.`,
      pt: `Documente antes de mexer: fotos com data, o inventário de entrada e orçamentos por escrito. Desconte do depósito o que o contrato permita${cite.rentDeposit} e cobre o resto por escrito do inquilino e do fiador. Se não pagarem ou faltar algo seu, um advogado diz qual ação cabe.`,
    },
  },
  nightlyLetWork: {
    more: { guide: 'investing', section: 'shortStay' },
    asked: {
      es: '¿Qué gastos y trabajo tiene alquilar por Airbnb? | quién limpia y entrega las llaves en un alquiler temporario | cuánto se va en limpieza y comisión si pongo mi depto en Airbnb | administrador de Airbnb qué cobra y qué hace | un huésped me rompió cosas en el alquiler por noche | sábanas, limpieza y check in de alquiler por día | cuanto laburo da tener un depto por noche | gastos de un airbnb | limpieza, sabanas, comisiones: q se gasta en alquiler por dia | Me recomiendan alquilar por noche, ¿es mucho trabajo para una jubilada? | hay alguien que administre el temporal por mi y cuanto se lleva',
      en: 'What costs and work does letting on Airbnb bring? | who cleans and hands over keys in a short-term let | Airbnb co-host, what do they do | a guest broke things in my nightly rental | running costs and hassle of short-term letting | cleaning, laundry and platform fees for a host',
      pt: 'Que gastos e trabalho dá alugar pelo Airbnb? | quem limpa e entrega as chaves no aluguel por temporada | um hóspede quebrou coisas no meu aluguel por noite | quanto custa e quanto trabalho dá o airbnb | dá muito trabalho alugar por temporada? | o que gasto pra hospedar por diária',
    },
    answer: {
      es: `Más que un alquiler por mes: limpieza en cada salida, lavado, reposición, servicios e internet a tu cargo, comisión de la plataforma y alguien que reciba y resuelva. En Asunción la ocupación rondaba ${f.shortStay.occupancy}, así que calculá con noches vacías. Pedí precio a dos administradores, poné depósito o cobertura por daños y hablá de impuestos con un contador.`,
      en: `More than a monthly let: cleaning after each stay, laundry, replacements, utilities and internet on you, the platform’s fee and someone to receive and solve. Occupancy in Asunción was about ${f.shortStay.occupancy}, so reckon with empty nights. Get quotes from two managers, set a deposit or damage cover and see an accountant about taxes.`,
      pt: `Mais que um aluguel mensal: limpeza a cada saída, lavagem, reposição, serviços e internet por sua conta, comissão da plataforma e alguém que receba e resolva. Em Assunção a ocupação rondava ${f.shortStay.occupancy}, então conte noites vazias. Peça preço a dois administradores, ponha caução ou cobertura de danos e fale de impostos com um contador.`,
    },
  },
} satisfies Record<string, FaqEntry>
