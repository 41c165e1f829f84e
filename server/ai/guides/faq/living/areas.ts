import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const livingAreasFaq = {
  choosingArea: {
    more: { guide: 'moving', section: 'settle' },
    asked: {
      es: '¿Qué criterios uso para decidir el barrio si no conozco la ciudad? | como hago para elegir barrio si recién llego | no conozco Asunción y no sé por dónde empezar a mirar zonas | criterios para decidir en qué barrio mudarse | qué tengo que mirar para elegir una zona | como saber si un barrio es para mi | pasos para decidir la zona antes de mudarse | cómo elijo barrio si no conozco asunción | no conozco nada de asuncion, como hago para elegir donde vivir | recien llegamos y no sabemos por que zona decidirnos | soy nuevo aca y todos los barrios me suenan igual, por donde arranco | pautas para decidir zona | mi familia duda entre varios barrios, como los comparamos sin conocer la ciudad',
      en: 'How do I choose a neighborhood if I do not know the city? | criteria to decide on an area | I do not know Asuncion, how should I pick an area | what to look at when choosing a part of town | new to the city and clueless about which part to live in | method for narrowing down neighbourhoods as a newcomer',
      pt: 'Como escolho o bairro se não conheço a cidade? | critérios para decidir a zona | não conheço Assunção, por onde começo a escolher bairro | não conheço a cidade, como escolho em qual bairro morar | tô perdido entre tantos bairros, por onde começo',
    },
    answer: {
      es: 'Empezá por los lugares a los que vas cada día, trabajo, colegio, médico, y mirá qué queda cerca: pedime «alquiler cerca de» y el nombre. Después compará precio y tamaño entre dos o tres barrios. Por último andá a pie, de día, de noche, con lluvia y a la hora pico, y hablá con vecinos: eso no sale en un aviso.',
      en: 'Start from the places you go to every day, work, school, doctor, and see what lies near: ask me for “rent near” and the name. Then compare price and size in two or three areas. Last, walk there by day, by night, in rain and at rush hour, and talk to neighbors: no listing shows that.',
      pt: 'Comece pelos lugares a que vai todo dia, trabalho, escola, médico, e veja o que fica perto: peça «aluguel perto de» e o nome. Depois compare preço e tamanho em dois ou três bairros. Por fim ande a pé, de dia, de noite, com chuva e na hora do rush, e fale com vizinhos: isso não sai num anúncio.',
    },
  },
  withoutCar: {
    asked: {
      es: '¿Se puede vivir sin auto en Asunción? | no manejo, en qué zona me arreglo a pie | vivir sin coche y moverme en colectivo | barrio caminable con todo a mano sin auto | no tengo movilidad propia, que me conviene | se puede hacer todo caminando? | no manejo, me las arreglo igual viviendo en asuncion? | zonas donde no necesite vehiculo propio para el dia a dia | se puede hacer todo caminando o necesito coche si o si? | vivir sin vehiculo propio | soy mayor y no conduzco, me servira asuncion sin movilidad propia',
      en: 'Can I live without a car in Asunción? | walkable area without a car | I do not drive, where can I manage on foot | getting by with no car | do I absolutely need a car to live in Asunción | getting by carless in the Paraguayan capital',
      pt: 'Dá para viver sem carro em Assunção? | não dirijo, onde me viro a pé | bairro onde se faz tudo caminhando sem carro | dá pra morar em Assunção sem ter carro? | preciso de carro próprio pra viver na capital',
    },
    answer: {
      es: 'Se puede si elegís bien: cerca del trabajo, de un súper y de una avenida con colectivos; muchos suman taxi o aplicación. Caminabilidad y paradas no las medimos, así que caminá la zona y preguntá qué líneas pasan. Pedime «alquiler cerca de» tu trabajo o de un shopping y compará distancias.',
      en: 'You can if you choose well: near work, a supermarket and an avenue with buses; many add taxis or apps. We do not measure walkability or stops, so walk the area and ask which lines pass. Ask me for “rent near” your work or a shopping mall and compare distances.',
      pt: 'Dá, se escolher bem: perto do trabalho, de um mercado e de uma avenida com ônibus; muitos somam táxi ou aplicativo. Se dá para andar a pé e onde há paradas não medimos, então caminhe pela zona e pergunte que linhas passam. Peça «aluguel perto de» seu trabalho ou de um shopping e compare distâncias.',
    },
  },
  publicTransport: {
    asked: {
      es: '¿Cómo es el transporte público en Asunción y alrededores? | colectivos y tarjeta para pagar el bus | que lineas de colectivo pasan por el barrio | hay metro o tren? | andar en bus todos los días desde las afueras | hasta que hora hay colectivo de noche | que colectivo va al centro | qué colectivo pasa, cómo es el transporte | andan bien los colectivos por alla? | como se paga el bondi en asuncion, con tarjeta o efectivo | hasta que hora pasan los micros de noche por la capital | lineas de colectivo y tarjeta | dependo del bus para ir a trabajar, q tal es el servicio | y para tomar micro al centro, se complica | cómo es para tomar colectivo desde ese barrio',
      en: 'What is public transport like in Asunción? | buses and bus card | which bus lines pass near the home | is there a metro or train | night buses | are the buses reliable in the capital and how do you pay | bus lines, timetables and travel card in Greater Asunción',
      pt: 'Como é o transporte público em Assunção? | ônibus e cartão para pagar | que linhas de ônibus passam no bairro | tem metrô ou trem? | como funcionam os ônibus em Assunção | qual cartão se usa pra pagar o ônibus na capital',
    },
    answer: {
      es: 'Se va sobre todo en colectivo, y se completa con taxis y aplicaciones; líneas, horarios y la tarjeta de pago cambian, y los dice el Viceministerio de Transporte o la propia empresa. Los avisos casi no dicen qué línea pasa: preguntá en la consulta. Probá el viaje a tu hora antes de firmar.',
      en: 'People go mainly by bus, with taxis and apps besides; lines, hours and the payment card change and are told by the transport authority or the company. Listings seldom say which line passes: ask in the inquiry. Try the trip at your own hour before you sign.',
      pt: 'Vai-se sobretudo de ônibus, completando com táxis e aplicativos; linhas, horários e o cartão mudam e quem informa é a autoridade de transporte ou a empresa. Os anúncios quase não dizem que linha passa: pergunte na consulta. Teste o trajeto no seu horário antes de assinar.',
    },
  },
  trafficCommute: {
    asked: {
      es: '¿Hay mucho tráfico en Asunción a la hora pico? | cuánto voy a tardar del trabajo a casa con los embotellamientos | tranque en la hora pico desde luque o san lorenzo al centro | cómo calculo el viaje diario antes de mudarme | conviene vivir lejos y viajar todos los dias al trabajo? | vivo en las afueras y trabajo en el centro, el tráfico me mata | cuanto se tarda en entrar a asuncion a las siete de la mañana | las trancadas pa ir al laburo son muy largas? | embotellamientos a la mañana y tardecita | me dicen que el trafico es una locura cuando salen de las oficinas | que tan congestionados estan los accesos a la capital',
      en: 'How bad is rush hour traffic in Asunción? | commute time to work from the suburbs | is it worth living far out and commuting daily | estimate my daily drive before moving | how long do people get stuck in jams driving into the capital | is commuting by car from Luque at 7 am a nightmare',
      pt: 'O trânsito em Assunção é ruim na hora do rush? | quanto demora do trabalho para casa com engarrafamento | vale a pena morar longe e ir todo dia ao trabalho | o trânsito pra entrar em Assunção de manhã é muito ruim? | congestionamento no horário de pico',
    },
    answer: {
      es: 'En las entradas a Asunción a la hora pico se pierde bastante tiempo; cuánto, no lo mido: te doy distancias en línea recta. Antes de decidir hacé el viaje un día hábil a tu hora, de ida y de vuelta, y uno con lluvia. Para acortar, pedime «alquiler cerca de» tu trabajo y compará lo que se paga de más con lo que ahorrás de viaje.',
      en: 'On the ways into Asunción rush hour costs a good deal of time; how much I do not measure: I give straight-line distances. Before deciding, make the trip on a working day at your hour, both ways, and once in rain. To shorten it, ask me for “rent near” your work and weigh the extra rent against the travel saved.',
      pt: 'Nas entradas de Assunção na hora do rush perde-se bastante tempo; quanto, não meço: dou distâncias em linha reta. Antes de decidir faça o trajeto num dia útil no seu horário, ida e volta, e uma vez com chuva. Para encurtar, peça «aluguel perto de» seu trabalho e compare o que paga a mais com o que economiza de viagem.',
    },
  },
  nearAirport: {
    asked: {
      es: '¿Conviene vivir cerca del aeropuerto? | se escuchan los aviones en luque cerca del silvio pettirossi | viajo mucho y quiero estar a mano del aeropuerto | ruido de aviones al vivir al lado del aeropuerto | ventajas de vivir por la zona del aeropuerto | viajo cada semana por trabajo, es buena idea instalarme al lado del aeropuerto? | molesta mucho el ruido de los aviones viviendo en luque | soy azafata, me combiene una casa por el silvio pettirossi | ruido de aviones en casa | pros y contras de tener el aeropuerto a la vuelta',
      en: 'Is it a good idea to live near the airport? | plane noise near the airport | I fly a lot and want to be close to the airport | is plane noise bad if you live by the airport | pros and cons of a house next to Silvio Pettirossi',
      pt: 'Vale a pena morar perto do aeroporto? | barulho de avião perto do aeroporto | viajo muito e quero ficar perto do aeroporto | vale a pena morar pertinho do aeroporto? | o barulho dos aviões incomoda quem mora por ali',
    },
    answer: {
      es: 'Depende de cuánto viajes y de si te molesta el ruido: eso no lo medimos, así que quedate un rato en la casa a distintas horas y preguntá a los vecinos por los aviones. El aeropuerto está en Luque. Pedime «alquiler cerca del aeropuerto» y te muestro qué hay y a qué distancia.',
      en: 'It depends on how often you fly and whether noise bothers you: we do not measure it, so spend time in the home at different hours and ask neighbors about planes. The airport is in Luque. Ask me for “rent near the airport” and I show what there is and how far.',
      pt: 'Depende de quanto viaja e de se o barulho incomoda: isso não medimos, então fique um tempo na casa em horários diferentes e pergunte aos vizinhos pelos aviões. O aeroporto fica em Luque. Peça «aluguel perto do aeroporto» e mostro o que há e a que distância.',
    },
  },
  workDowntown: {
    asked: {
      es: '¿Me conviene vivir en el centro de Asunción si trabajo ahí? | trabajo en el microcentro, vivo en el centro o en otro barrio? | como es vivir en el centro histórico, de noche queda vacío? | ventajas y contras de mudarse al microcentro | el centro para vivir es recomendable | mi oficina esta en el microcentro, vivo por ahi o me voy mas lejos? | que tal es vivir en pleno centro, de noche queda vacio? | ventajas y desventajas de residir en el centro historico trabajando alli | vivir en el centro asunceno | los domingos el centro es muerto? pienso alquilar ahi por el trabajo',
      en: 'Should I live downtown if I work in the center of Asunción? | living in the historic center, is it empty at night | downtown or another area if my office is downtown | my job is in the historic center, does living there make sense | pros and cons of renting downtown next to my office',
      pt: 'Vale a pena morar no centro de Assunção se trabalho lá? | morar no centro histórico, fica vazio à noite? | centro ou outro bairro se meu escritório é no centro | trabalho no centro de Assunção, compensa morar por lá? | meu escritório é no centro histórico, moro perto ou longe',
    },
    answer: {
      es: 'Depende de qué te pese más: en el centro tenés oficinas, bancos y colectivos a mano, y suele haber menos movimiento de noche y los fines de semana. Andá un domingo y una noche, mirá el edificio y el estacionamiento, y compará. Pedime «alquiler en el centro» y otro barrio, y te digo cuánto piden en cada uno.',
      en: 'It depends on what matters more to you: downtown has offices, banks and buses at hand, and tends to be emptier at night and on weekends. Go on a Sunday and at night, look at the building and parking, and compare. Ask me for “rent in the center” and another area, and I tell you what each asks.',
      pt: 'Depende do que pesa mais: no centro há escritórios, bancos e ônibus à mão, e costuma haver menos movimento à noite e nos fins de semana. Vá num domingo e numa noite, veja o prédio e o estacionamento, e compare. Peça «aluguel no centro» e outro bairro, e digo quanto pedem em cada um.',
    },
  },
  universityStudents: {
    asked: {
      es: '¿Cómo busca un estudiante casa cerca de la universidad? | mi hija va a estudiar en la facultad y necesita donde quedarse | pensión o departamento para universitario del interior | residencia estudiantil o alquilar entre compañeros | compartir depto entre estudiantes, que conviene | cuarto para estudiante de la UNA o la católica consejos | mi hijo empieza la facultad y necesita donde vivir cerca | soy del interior y voy a estudiar en la una, como consigo pieza | se puede alquilar entre tres compañeros de la facu | alojamiento para universitarios | mi nieta va a estudiar a la capital, como le busco un lugar seguro cerca de su facultad',
      en: 'How does a student look for a place near the university? | student residence or sharing a flat | my daughter will study at university and needs somewhere to stay | sharing an apartment with classmates | how do students find a room close to campus | student housing by the National University, where do I begin',
      pt: 'Como um estudante procura moradia perto da universidade? | república ou apartamento dividido para estudantes | minha filha vai estudar na faculdade e precisa de um lugar para ficar | vou fazer faculdade em Assunção, como acho moradia perto | dá pra dividir apartamento com colegas da faculdade?',
    },
    answer: {
      es: 'Lo primero es la cercanía: pedime «alquiler cerca de la Universidad Nacional», o el nombre de la facultad, y bajá el tope de precio. Compartir abarata, pero preguntá si el dueño lo acepta y que firmen todos o quede claro quién responde. Pensiones y residencias se anuncian también en la facultad; y mirá de noche la parada y la calle.',
      en: 'Distance comes first: ask me for “rent near Universidad Nacional”, or the faculty’s name, and set a limit. Sharing is cheaper, but ask whether the owner accepts it and have everybody sign, or make clear who is liable. Student residences are advertised at the faculty too; and look at the street and bus stop by night.',
      pt: 'Primeiro a proximidade: peça «aluguel perto da Universidad Nacional», ou o nome da faculdade, e ponha um teto de preço. Dividir barateia, mas pergunte se o dono aceita e que todos assinem ou fique claro quem responde. Pensões e residências se anunciam também na faculdade; e veja de noite a rua e a parada.',
    },
  },
  medicalStudentsBorder: {
    asked: {
      es: '¿Cómo alquilan los estudiantes brasileños de medicina? | voy a estudiar medicina en ciudad del este o pedro juan, dónde me quedo | voy a cursar medicina en cde, alquiler para estudiante | alojamiento estudiantes de medicina en presidente franco | medicina en pedro juan caballero donde se quedan los alumnos | voy a estudiar medicina en cde viniendo de brasil, como alquilo | los brasileros que cursan medicina en pedro juan que piden para alquilar | alquiler para estudiantes brasileños de medicina en la frontera | una alumna brasileña de medicina puede firmar contrato con su documento | que garantia dan los futuros medicos brasileros en ciudad del este',
      en: "How do Brazilian medical students rent near the faculty? | medical student in Ciudad del Este or Pedro Juan, where to rent | Brazilian medical students housing near the faculty | studying medicine in CDE, where to stay | I'm from Brazil starting med school in Ciudad del Este, how do I rent | my daughter will study medicine at the border coming from São Paulo, housing?",
      pt: 'Como alugam os brasileiros que fazem medicina no Paraguai? | estudar medicina em Ciudad del Este ou Pedro Juan, onde fico | vou cursar medicina na fronteira, onde fico | república para estudante de medicina em CDE | passei em medicina em Ciudad del Este, como alugo um apê lá | moradia pra quem faz medicina na fronteira',
    },
    answer: {
      es: 'Partí de tu facultad: pedime «alquiler en Ciudad del Este cerca de» y su nombre, o «alquiler en Pedro Juan Caballero» si es ahí. Podés alquilar con tu documento si el dueño acepta; preguntá qué garantía pide, si el contrato sigue en las vacaciones y si sirve vivir del lado brasileño, contando el cruce del puente o la calle a diario.',
      en: 'Start from your faculty: ask me for “rent in Ciudad del Este near” and its name, or “rent in Pedro Juan Caballero” if it is there. You may rent with your own document if the owner agrees; ask what guarantee is needed, whether rent runs on in the holidays, and count the daily crossing if you think of the Brazilian side.',
      pt: 'Parta da sua faculdade: peça «aluguel em Ciudad del Este perto de» e o nome dela, ou «aluguel em Pedro Juan Caballero» se for lá. Você pode alugar com seu documento se o dono aceitar; pergunte que garantia pede, se paga nas férias e, se pensa em morar do lado brasileiro, conte a travessia diária.',
    },
  },
  nearHospital: {
    asked: {
      es: '¿Cómo encuentro vivienda cerca de un hospital o sanatorio? | mi mamá está enferma y tiene que vivir cerca del hospital | depto cerca de clínicas o de IPS para un tratamiento | alquiler temporal mientras dura un tratamiento médico | que hospitales quedan cerca de un aviso? | mi mama va a hacer quimio y necesitamos parar cerca del hospital | quiero vivir a pasos de un sanatorio por mi salud | hospedaje durante un tratamiento medico en asuncion | casa cerca del hospital | por la edad de mi marido queremos quedar al lado de un centro medico',
      en: 'How do I find a home near a hospital or clinic? | my mother is ill and must live close to the hospital | temporary rental during medical treatment | which hospitals are near a listing | I need to stay close to a clinic during treatment | my father has surgery soon, short rental by the hospital',
      pt: 'Como encontro moradia perto de um hospital? | minha mãe está doente e precisa morar perto do hospital | aluguel temporário durante um tratamento médico | preciso morar perto do hospital por causa do tratamento da minha mãe | moradia perto de clínica médica',
    },
    answer: {
      es: 'Pedime «alquiler cerca del Hospital de Clínicas», o el nombre del hospital o sanatorio: te muestro lo que hay y la distancia en línea recta. Para un tratamiento, agregá «amoblado» o «por noche». Fijate en ascensor o planta baja, en que el taxi llegue a la puerta y, para la noche, en la farmacia más cercana.',
      en: 'Ask me for “rent near Hospital de Clínicas”, or the hospital’s or clinic’s name: I show what there is and the straight-line distance. For a treatment add “furnished” or “by the night”. Look for an elevator or ground floor, that a taxi reaches the door, and for the nearest pharmacy at night.',
      pt: 'Peça «aluguel perto do Hospital de Clínicas», ou o nome do hospital ou clínica: mostro o que há e a distância em linha reta. Para um tratamento, acrescente «mobiliado» ou «por noite». Veja se há elevador ou térreo, se o táxi chega à porta e a farmácia mais próxima.',
    },
  },
  nightlifeArea: {
    asked: {
      es: '¿Dónde está la vida nocturna para quien sale mucho de noche? | que barrio elijo si me gusta la noche y salir | zona con bares y restaurantes para gente joven | donde está la movida nocturna de asunción | quiero vivir cerca de la joda y los boliches | barrio con vida nocturna para solteros | donde estan los boliches y bares para vivir cerca | salgo todos los findes, que zona tiene movida | quiero vivir donde haya joda y restaurantes abiertos tarde | movida nocturna en asuncion | en que parte conviene vivir si me gusta ir a bailar',
      en: 'Where is the nightlife if I like going out? | nightlife area for somebody who goes out a lot | area with bars and restaurants for young people | live close to bars and clubs | which part of town has the bars and clubs | area with lots of restaurants and parties at night',
      pt: 'Que bairro serve para quem gosta de vida noturna? | zona com bares e restaurantes para jovens | morar perto das baladas em Assunção | onde ficam as baladas e barzinhos da cidade | bairro com vida noturna agitada',
    },
    answer: {
      es: 'La movida cambia de lugar y no la medimos: preguntá a quienes salen, y decime un bar, un shopping o un paseo que te guste, por ejemplo «monoambiente cerca del Paseo La Galería», y busco alrededor. Antes de firmar pasá un viernes de noche: lo que divierte a una cuadra se oye en la cama.',
      en: 'Nightlife moves and we do not measure it: ask those who go out, and name a bar, mall or promenade you like, such as “studio near Paseo La Galería”, and I search around it. Before signing, pass by on a Friday night: what is fun a block away is heard in bed.',
      pt: 'A noite muda de lugar e não a medimos: pergunte a quem sai, e diga um bar, shopping ou passeio de que goste, por exemplo «kitnet perto do Paseo La Galería», e busco ao redor. Antes de assinar passe numa sexta à noite: o que diverte a uma quadra se ouve na cama.',
    },
  },
  quietArea: {
    asked: {
      es: '¿Cómo sé si una zona es silenciosa y tranquila? | quiero dormir sin ruido, como averiguo antes de alquilar | calle tranquila sin bares ni iglesias ni talleres, como me entero | odio el ruido, en qué me fijo al elegir | nivel de ruido de un barrio antes de mudarme | no aguanto los ruidos, como averiguo si el barrio es tranquilo antes de firmar | los vecinos haran fiestas? como me doy cuenta antes de mudarme | trabajo de noche y duermo de dia, como se si no hay bochinche | saber si hay ruido | soy una persona mayor y me molesta la bulla, como elijo un lugar calmo',
      en: 'How do I know whether an area is quiet? | I hate noise, what should I check before renting | find out noise levels of a street before moving | quiet street without bars or churches | how can I tell if the street is noisy before renting | signs of noise to look for around a house',
      pt: 'Como sei se uma zona é silenciosa? | odeio barulho, o que verifico antes de alugar | saber o nível de barulho da rua antes de me mudar | como descubro se a rua é barulhenta antes de alugar | vizinhança tranquila ou com barulho, como saber',
    },
    answer: {
      es: 'El ruido no lo medimos y los avisos no lo dicen. Pasá un viernes y un domingo de noche y una mañana de semana; mirá si hay bares, iglesias, canchas, talleres, escuelas o una avenida cerca, y preguntá a dos vecinos por perros y fiestas. En un edificio, los pisos altos y al contrafrente suelen ser más callados.',
      en: 'We do not measure noise and listings do not tell. Pass by on a Friday and a Sunday night and on a weekday morning; see whether bars, churches, sports courts, workshops, schools or an avenue are near, and ask two neighbors about dogs and parties. In a building, high floors and the rear side tend to be quieter.',
      pt: 'O barulho não medimos e os anúncios não dizem. Passe numa sexta e num domingo à noite e numa manhã de semana; veja se há bares, igrejas, quadras, oficinas, escolas ou avenida perto, e pergunte a dois vizinhos por cachorros e festas. Num prédio, andares altos e de fundos costumam ser mais calmos.',
    },
  },
  dogOwnersArea: {
    asked: {
      es: '¿Qué zona y qué vivienda convienen si tengo perros? | tengo dos perros grandes, casa o depto? | barrio con plazas para pasear al perro | parque para sacar a pasear mascotas cerca de casa | vivir en departamento con un perro grande es posible | tengo dos ovejeros, me conviene casa o depto | soy perrera, donde y en que tipo de lugar vivir con mis perros grandes | que barrio tiene parque para pasear a los perros y que vivienda elijo | vivir con perros, casa o edificio | con tres caniches, es mas comodo algo con patio?',
      en: 'Is a house or a flat easier with dogs? | home and area for dog owners | area with parks to walk the dog | two big dogs, house or apartment | living in a flat with a large dog | flat or house for someone with big dogs | do buildings limit the size or number of dogs I can keep',
      pt: 'Que moradia e zona servem se tenho cachorros? | bairro com praças para passear com o cachorro | dois cães grandes, casa ou apartamento | tenho dois cachorros grandes, casa com quintal ou apartamento? | prédio limita porte de cachorro?',
    },
    answer: {
      es: 'Con perros grandes suele ser más fácil una casa con patio cerrado; en un edificio manda el reglamento, que puede limitar tamaño o cantidad. Pedime «casa con patio que acepte mascotas» o «alquiler cerca del Ñu Guasu» para tener parque. Decí en la consulta cuántos y de qué tamaño, y que quede en el contrato.',
      en: 'With large dogs a house with a fenced yard tends to be easier; in a building the rules may limit size or number. Ask me for “house with a yard that accepts pets” or “rent near Ñu Guasu” to have a park. Say in the inquiry how many and how big, and have it written in the contract.',
      pt: 'Com cães grandes costuma ser mais fácil uma casa com quintal fechado; num prédio manda o regulamento, que pode limitar tamanho ou quantidade. Peça «casa com quintal que aceite animais» ou «aluguel perto do Ñu Guasu» para ter parque. Diga na consulta quantos e de que tamanho, e que conste no contrato.',
    },
  },
  olderPeopleHome: {
    asked: {
      es: '¿Qué vivienda conviene para una persona mayor o con movilidad reducida? | mi abuela no puede subir escaleras, que busco | casa sin escalones para silla de ruedas | departamento accesible con ascensor para mis padres mayores | quiero algo en planta baja para mi papá que camina mal | mi mama usa silla de ruedas, que tengo q mirar en la casa | tengo ochenta años y me cuesta subir escaleras, que me conviene | que tipo de depto es mejor para alguien con bastón | mi papa anda con andador, sirve un piso alto o mejor planta baja? | requisitos de accesibilidad en una vivienda para adultos mayores',
      en: 'Which home suits an elderly person or one with reduced mobility? | wheelchair accessible home | my grandmother cannot climb stairs | step free home for my elderly parents | wheelchair user, what features should the home have | step-free housing for seniors, what to check',
      pt: 'Que moradia serve para um idoso ou alguém com mobilidade reduzida? | minha avó não pode subir escada | casa sem degraus para cadeira de rodas | meu pai é cadeirante, que tipo de imóvel devo procurar | minha avó tem dificuldade com escada, casa térrea ou prédio com elevador?',
    },
    answer: {
      es: 'Buscá una planta o ascensor, pocos escalones hasta la calle, baño con lugar para barras y médico y farmacia a mano. Se puede pedir «departamento con ascensor» o «casa de una planta cerca de» un hospital; el ancho de puertas y los escalones casi nunca figuran: pedí medidas y fotos en la consulta y probá el recorrido en la visita.',
      en: 'Look for one floor or an elevator, few steps to the street, a bathroom with room for grab bars, and doctor and pharmacy at hand. You may ask for “apartment with an elevator” or “single-storey house near” a hospital; door widths and steps are seldom given: ask for measures and photos in the inquiry and try the way on your visit.',
      pt: 'Busque um só piso ou elevador, poucos degraus até a rua, banheiro com espaço para barras, e médico e farmácia perto. Dá para pedir «apartamento com elevador» ou «casa térrea perto de» um hospital; largura das portas e degraus quase nunca aparecem: peça medidas e fotos na consulta e teste o percurso na visita.',
    },
  },
  cityOrSuburbs: {
    asked: {
      es: '¿Vale la pena irse a las afueras de la capital? | capital o afueras: que se gana y que se pierde en el gran asunción | vivir en asuncion o en las afueras, no me decido | asunción o luque, lambaré, fernando: cómo decido entre capital y alrededores | mas espacio afuera o menos viaje adentro | mudarse a las afueras vale la pena? | gran asunción para una familia, ventajas y contras de irse lejos | dudamos entre la capital y las ciudades de al lado | vale irse mas lejos para tener patio grande aunque viaje mas? | capital o periferia | mi mujer quiere lejos del centro con mas terreno y yo cerca del laburo',
      en: 'Should we live in Asunción itself or in the suburbs? | capital or Gran Asuncion, how to decide | more space outside or less commuting | is moving to the outskirts worth it | inside the capital versus the outskirts, which suits a family | is it worth living outside Asunción and commuting in',
      pt: 'É melhor morar em Assunção ou nos arredores? | capital ou Grande Assunção, como decidir | mais espaço fora ou menos trajeto dentro | morar na capital ou nas cidades vizinhas, o que compensa | Assunção ou região metropolitana pra família',
    },
    answer: {
      es: 'Depende de tu viaje diario y de cuánto espacio querés: afuera, por el mismo dinero, suele haber más terreno, y adentro quedan más cerca oficinas, médicos y colegios. Sumá combustible y horas al precio. Preguntame «¿qué es más barato, Asunción o Luque?» y te doy las medianas de los avisos de cada lado.',
      en: 'It depends on your daily trip and on the space you want: outside, the same money tends to buy more land; inside, offices, doctors and schools are nearer. Add fuel and hours to the price. Ask me “which is cheaper, Asunción or Luque?” and I give the medians of listings on each side.',
      pt: 'Depende do seu trajeto diário e de quanto espaço quer: fora, pelo mesmo dinheiro, costuma haver mais terreno; dentro ficam mais perto escritórios, médicos e escolas. Some combustível e horas ao preço. Pergunte «o que é mais barato, Assunção ou Luque?» e dou as medianas dos anúncios de cada lado.',
    },
  },
  judgingSafety: {
    asked: {
      es: '¿Cómo averiguo si una zona es segura antes de mudarme? | a quién le pregunto por los robos en la cuadra | en que me fijo para saber si el barrio es peligroso | soy mujer y voy a vivir sola, cómo elijo zona | roban mucho por ahí? como me entero antes de alquilar | cómo sé si es zona roja | es seguro vivir ahí? | como se si el barrio es peligroso | tengo miedo de los robos, como averiguo antes de alquilar ahi | soy una mujer sola, como verifico que la zona sea segura | inseguridad en el barrio | que señales mirar de noche para saber si asaltan por ahi',
      en: 'How can I find out whether an area is safe before I move? | whom do I ask about crime on a street | woman living alone, how do I choose a safe place | is Paraguay safe for expats | is it safe to live there | how dangerous is that neighborhood, how do I check | as a woman living alone how do I judge whether a street is safe',
      pt: 'Como descubro se uma zona é segura antes de me mudar? | a quem pergunto sobre assaltos na rua | mulher morando sozinha, como escolher a zona | como sei se o bairro é perigoso antes de mudar | moro sozinha, como verifico se a área é segura',
    },
    answer: {
      es: 'No medimos la seguridad y no la juzgamos. Preguntá a dos o tres vecinos, al almacén de la esquina y en la comisaría del lugar; pasá de noche y mirá luz, veredas, gente y cómo se entra al edificio o se guarda el auto. Si te ayuda, puedo buscar avisos que dicen tener guardia, barrio cerrado o portón.',
      en: 'We do not measure safety and do not judge it. Ask two or three neighbors, the corner shop and the local police station; pass by at night and look at lights, sidewalks, people and how one enters the building or parks. If it helps, I can search listings that say they have guards or are gated.',
      pt: 'Não medimos a segurança e não a julgamos. Pergunte a dois ou três vizinhos, no mercadinho da esquina e na delegacia do lugar; passe à noite e veja luz, calçadas, gente e como se entra no prédio ou se guarda o carro. Se ajudar, posso buscar anúncios que dizem ter guarda ou condomínio fechado.',
    },
  },
} satisfies Record<string, FaqEntry>
