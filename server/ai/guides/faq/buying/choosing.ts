import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite } from '#shared/guides/facts/facts.ts'

export const choosingFaq = {
  offerMade: {
    more: { guide: 'buying', section: 'deposit' },
    asked: {
      es: '¿Conviene hacer por escrito la oferta de compra de una casa? | quiero hacer una oferta por una casa, cómo hago | oferto por una casa que me gustó, cómo lo hago | cuánto menos puedo ofrecer al comprar | hay otro interesado en la casa, qué hago | el vendedor no contesta mi oferta de compra | cómo negocio el precio de compra con el dueño | como le propongo un precio al vendedor sin ofenderlo | quiero ofertar por una casa, lo digo de palabra o mando algo escrito | me gustó una casa y hay otro interesado, ¿cómo presento mi propuesta? | que tiene q decir una oferta formal al dueño: plazo, forma de pago... | ¿Qué elementos debe contener la propuesta de adquisición dirigida al vendedor? | puedo ofrecer quince por ciento menos de lo que piden | rechazaron mi oferta, que hago | y si me dicen que no a la oferta | puedo hacer una oferta de compra por la página',
      en: 'How do I make an offer on a house I want to buy? | how much below the asking price can I offer for a house | another buyer is interested, what do I do | should my purchase offer be in writing | how should I put in a bid on a property | making an offer below asking, how do I word it | is it ok to offer fifteen percent less than asked | they refused my offer, what now | how far below the asking price can I bid on a listing that has been up for months | and if the seller says no to my offer | can I put an offer in through your site',
      pt: 'Como faço uma oferta por uma casa que quero comprar? | quanto abaixo posso oferecer na compra | tem outro interessado na casa, o que faço | como faço uma proposta de compra pro dono? | quero oferecer menos pela casa, como apresento a oferta | posso oferecer quinze por cento a menos | recusaram minha proposta, o que faço | posso fazer uma oferta pelo site',
    },
    answer: {
      es: 'Por escrito, con precio, forma de pago, plazo y una fecha hasta la que vale. Apoyala en precios de avisos parecidos de la zona y en lo que haya que arreglar; pagar al contado o cerrar rápido suele pesar. Si hay otro interesado, ofrecé lo que para vos vale y no más, y dejala sujeta a que el título esté limpio.',
      en: 'In writing, with the price, how you pay, the term and a date until which it holds. Base it on asking prices of similar homes nearby and on what needs repair; cash or a quick closing usually weighs. If somebody else is interested, offer what it is worth to you and no more, and make it subject to a clear title.',
      pt: 'Por escrito, com preço, forma de pagamento, prazo e data até a qual vale. Apoie-a nos preços de anúncios parecidos da zona e no que precisa de conserto; pagar à vista ou fechar rápido costuma pesar. Se há outro interessado, ofereça o que vale para você e não mais, e condicione a que o título esteja limpo.',
    },
  },
  whichFloor: {
    asked: {
      es: '¿Conviene piso alto o planta baja? | que piso elijo en un edificio | el último piso es más caluroso | planta baja con patio o piso de arriba | depto en piso alto sin ascensor, conviene? | primer piso es más ruidoso que un piso alto | me ofrecen el piso nueve y la planta baja, cual agarro | ultimo piso o abajo, cual es mejor? | Tengo las rodillas malas, ¿me conviene departamento abajo aunque sea menos fresco? | el depto de arriba de todo es muy caluroso? y el de abajo muy humedo? | en un edificio q altura conviene elegir pensando en ruido, vista y cortes de luz',
      en: 'Is a high floor or the ground floor better? | which floor should I choose in a building | is the top floor hotter | ground floor flat with patio or an upper floor | ground level apartment or something higher up | is living on the top floor too hot',
      pt: 'É melhor andar alto ou térreo? | que andar escolho num prédio | o último andar é mais quente | andar alto ou térreo, qual compensa? | em que andar é melhor morar',
    },
    answer: {
      es: 'El piso alto suele dar vista, aire y menos ruido de calle, y por eso suele pedirse más; el último recibe el sol del techo, preguntá cómo está aislado. La planta baja sirve si hay chicos, mayores o cortes de luz, pero mirá humedad, rejas y qué pasa cuando llueve fuerte. Probá el ascensor y preguntá si funciona con generador.',
      en: 'A high floor usually gives view, air and less street noise, and so usually asks more; the top one gets the sun on the roof, so ask how it is insulated. The ground floor suits children, older people or power cuts, but check damp, bars and what heavy rain does. Try the elevator and ask whether it runs on the generator.',
      pt: 'O andar alto costuma dar vista, ar e menos ruído da rua, e por isso costuma pedir mais; o último recebe o sol do teto, pergunte como é isolado. O térreo serve com crianças, idosos ou quedas de luz, mas veja umidade, grades e o que acontece com chuva forte. Teste o elevador e pergunte se funciona com gerador.',
    },
  },
  orientationSun: {
    asked: {
      es: '¿Qué orientación es mejor para una casa en Paraguay? | el depto da al oeste, es muy caluroso? | hacia donde tiene que mirar el frente para que sea fresco | sol de la tarde en los dormitorios | orientación norte o sur, cuál es más fresca | la casa recibe mucho sol, es un problema | hacia donde tiene que mirar la casa para que no sea un horno | el dormitorio da al oeste, va a ser muy caliente? | Quiero comprar un lote y construir, ¿para qué lado conviene que dé el frente por el sol? | depto q mira al oeste con este calor, sirve o ni loco | que lado es mas fresco en asuncion, este, norte...',
      en: 'Which orientation is best for a house in Paraguay? | is a west facing flat too hot | north or south facing, which is cooler | afternoon sun in the bedrooms | which way should a home face in this heat | best sun exposure for a home there',
      pt: 'Qual é a melhor orientação solar para uma casa no Paraguai? | apartamento voltado para oeste esquenta muito | face norte ou sul, qual é mais fresca | pra que lado a casa deve ficar virada por causa do sol? | melhor face, norte ou sul',
    },
    answer: {
      es: 'Para el calor suelen rendir mejor el sur y el este: el sol de la tarde, del oeste, es el que más calienta. El norte da sol de invierno y se maneja con aleros o galería. Visitá a media tarde, abrí ventanas enfrentadas para ver si corre aire y fijate en árboles, toldos y aislación del techo.',
      en: 'For the heat, south and east usually do best: the afternoon sun from the west heats most. North brings winter sun and is handled with eaves or a veranda. Visit in mid-afternoon, open facing windows to see whether air flows, and look at trees, awnings and roof insulation.',
      pt: 'Para o calor, sul e leste costumam render melhor: o sol da tarde, do oeste, é o que mais esquenta. O norte dá sol de inverno e se controla com beirais ou varanda. Visite no meio da tarde, abra janelas opostas para ver se corre ar e repare em árvores, toldos e isolamento do telhado.',
    },
  },
  noiseBeforeBuying: {
    asked: {
      es: '¿Cómo sé si una vivienda es ruidosa antes de comprarla? | hay un boliche cerca de la casa que quiero comprar | se escuchan los vecinos por las paredes del depto | ruido de la avenida en el dormitorio | a qué hora visito para saber si hay ruido | vecinos bulliciosos antes de comprar | cómo sé si los vecinos hacen bulla antes de firmar | como me entero si el barrio es bullanguero antes de firmar la compra | no quiero mudarme y descubrir q hay un bar abajo, como chequeo antes | visité el depto un domingo y era tranquilo, pero no sé cómo será entre semana | ¿De qué forma compruebo el silencio de una propiedad que pienso adquirir? | hay algun truco p saber si se escucha todo entre paredes antes de comprar',
      en: 'How do I know whether a home is noisy before buying it? | can you hear the neighbours through the walls | there is a bar near the house I want to buy | street noise in the bedroom, how to check | how can I test for street noise before I purchase | checking noise levels prior to buying',
      pt: 'Como sei se um imóvel é barulhento antes de comprar? | dá para ouvir os vizinhos pelas paredes | tem um bar perto da casa que quero comprar | como descubro se o apê é barulhento antes de fechar a compra? | testar barulho antes de comprar',
    },
    answer: {
      es: 'Volvé a otra hora: un día de semana en hora pico y un viernes o sábado de noche. Cerrá todo, quedate un rato callado en el dormitorio y hablá con el portero o un vecino. Fijate si hay cerca bares, talleres, colegios, canchas, iglesias o un generador, y si al lado hay un baldío donde se va a construir.',
      en: 'Come back at another hour: a weekday at rush hour and a Friday or Saturday night. Close everything, sit quietly in the bedroom for a while and talk to the doorman or a neighbor. Look for bars, workshops, schools, pitches, churches or a generator nearby, and for an empty plot next door where somebody will build.',
      pt: 'Volte em outro horário: um dia de semana na hora do rush e uma sexta ou sábado à noite. Feche tudo, fique um tempo em silêncio no quarto e fale com o porteiro ou um vizinho. Repare em bares, oficinas, escolas, quadras, igrejas ou gerador por perto, e se ao lado há um terreno vazio onde vão construir.',
    },
  },
  oldHouse: {
    asked: {
      es: '¿Conviene comprar una casa vieja para refaccionar? | la casa tiene cuarenta años, vale la pena arreglarla | cuánto envejece una casa y qué hay que cambiar | comprar barato y remodelar para vivir | casa antigua en el centro para restaurar | conviene demoler y hacer de nuevo | encontre una casona antigua barata, me meto a reciclarla? | comprar para refaccionar, conviene | una casa de los años cincuenta, ¿cuánto puede esconder de arreglos antes de ofertar? | sale a cuenta agarrar algo viejo y ponerlo a nuevo p vivir | q cosas suelen estar podridas en una vivienda antigua, caños, cables?',
      en: 'Is it worth buying an old house to renovate? | fixer upper in Paraguay to live in | the house is forty years old, what will need replacing | demolish or restore an old house | fixer-upper to live in, good idea or money pit | should I purchase a dated house and remodel it',
      pt: 'Vale a pena comprar uma casa velha para reformar? | comprar barato e reformar para morar | casa antiga, derrubar ou restaurar | vale a pena comprar casa antiga pra reformar? | imóvel antigo para reforma, compensa',
    },
    answer: {
      es: 'Conviene si el precio más la obra queda por debajo de lo que pide una casa lista en la misma cuadra. En una casa vieja suelen necesitar cambio caños, instalación eléctrica, techo y baños: pedí un presupuesto antes de ofertar y dejá un margen. Preguntá en la municipalidad si está protegida como patrimonio y si sus ampliaciones figuran en el plano.',
      en: 'It is worth it if the price plus the works stays below what a finished house on the same block asks. In an old house pipes, wiring, roof and bathrooms usually need replacing: get a quote before you offer and leave a margin. Ask the municipality whether it is listed as heritage and whether its extensions are on the plans.',
      pt: 'Vale se o preço mais a obra fica abaixo do que pede uma casa pronta na mesma quadra. Numa casa velha costumam precisar de troca canos, fiação, telhado e banheiros: peça um orçamento antes de oferecer e deixe margem. Pergunte na municipalidade se é tombada como patrimônio e se as ampliações constam da planta.',
    },
  },
  parkingDeed: {
    more: { guide: 'costs', section: 'condo' },
    asked: {
      es: '¿La cochera viene incluida con el departamento? | la baulera y la cochera figuran en la escritura? | compré el depto y me dicen que la cochera se paga aparte | la cochera es propia o de uso común | puedo vender la cochera separada del depto | cómo sé qué lugar de estacionamiento me toca | el depto q compro trae estacionamiento o va aparte? | cochera con escritura propia o de uso | ¿La unidad de estacionamiento constituye finca independiente o bien común? | la plaza de auto es mia o es del edificio nomas | el lugar para el coche se compra separado del dpto o viene en el precio',
      en: "Is the parking space included with the apartment? | are the storage room and parking on the deed | can I sell the garage separately from the flat | is the parking owned or common use | does the flat's garage spot have its own title | parking bay ownership in a condo",
      pt: 'A vaga de garagem está incluída no apartamento? | a vaga e o depósito constam na escritura | posso vender a garagem separada do apartamento | a vaga de garagem vem junto com o apartamento? | apê à venda com garagem, ela é minha mesmo',
    },
    answer: {
      es: `Depende del edificio: puede ser una unidad con escritura y catastro propios, un uso asignado por el reglamento o un lugar común. Pedí que el contrato diga número y ubicación, y mirá el reglamento de copropiedad${cite.condo}. Medila con tu auto y preguntá si paga expensas aparte; el escribano ve qué se inscribe.`,
      en: `It depends on the building: it may be a unit with its own deed and cadastre number, a use assigned by the rules or a common space. Have the contract state its number and place, and read the condominium rules${cite.condo}. Try it with your car and ask whether it pays fees of its own; the notary sees what is registered.`,
      pt: `Depende do prédio: pode ser uma unidade com escritura e cadastro próprios, um uso atribuído pelo regulamento ou um lugar comum. Peça que o contrato diga número e localização, e veja o regulamento de copropriedade${cite.condo}. Teste com o seu carro e pergunte se paga expensas à parte; o escribano vê o que se registra.`,
    },
  },
} satisfies Record<string, FaqEntry>
