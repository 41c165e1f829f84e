import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const livingPlacesFaq = {
  cdeAndFoz: {
    more: { guide: 'foreigners', section: 'border' },
    asked: {
      es: '¿Se puede vivir en Ciudad del Este y trabajar en Foz? | trabajo en foz do iguaçu y quiero alquilar del lado paraguayo | cruzar el puente de la amistad todos los días para trabajar | vivir en cde o en foz, qué conviene | moro em foz pero trabajo en ciudad del este, me mudo? | cruzar el puente de la amistad todos los dias por trabajo, es viable? | tengo laburo en foz do iguazu pero quiero alquilar del lado paraguayo | se puede ir y venir de foz cada dia viviendo en ciudad del este | vivir en cde, trabajar en foz | mi empleo esta del lado brasilero, cuanto se pierde en el puente si vivo en cde',
      en: 'Can I live in Ciudad del Este and work in Foz? | cross the Friendship Bridge every day for work | live in CDE or in Foz | working in Foz and renting on the Paraguayan side | live on the Paraguayan side and commute over Friendship Bridge to Brazil | working in Brazil, sleeping in CDE, does that work',
      pt: 'Dá para morar em Ciudad del Este e trabalhar em Foz? | atravessar a Ponte da Amizade todo dia para trabalhar | morar em CDE ou em Foz, o que compensa | trabalho em Foz e quero alugar do lado paraguaio | trabalho em Foz, posso morar do lado paraguaio? | compensa alugar em Ciudad del Este e trampar em Foz do Iguaçu?',
    },
    answer: {
      es: 'Mucha gente lo hace, pero el puente puede llevar tiempo: cruzalo varios días a tu hora antes de decidir. Dónde residís y dónde cobrás cambia papeles e impuestos: preguntá en Migraciones y a un contador de cada lado. De Foz no tengo avisos; de este lado pedime «alquiler en Ciudad del Este» o «en Hernandarias».',
      en: 'Many people do, but the bridge can take time: cross it on several days at your hour before deciding. Where you reside and where you are paid changes papers and taxes: ask the migrations office and an accountant on each side. I have no listings of Foz; on this side ask me for “rent in Ciudad del Este” or “in Hernandarias”.',
      pt: 'Muita gente faz isso, mas a ponte pode tomar tempo: atravesse-a vários dias no seu horário antes de decidir. Onde você reside e onde recebe muda papéis e impostos: pergunte em Migraciones e a um contador de cada lado. De Foz não tenho anúncios; deste lado peça «aluguel em Ciudad del Este» ou «em Hernandarias».',
    },
  },
  encarnacionAndPosadas: {
    more: { guide: 'foreigners', section: 'border' },
    asked: {
      es: '¿Conviene vivir en Encarnación y trabajar o estudiar en Posadas? | soy de posadas y quiero mudarme a encarnación | cruzar el puente san roque a diario | vivir en encarnacion siendo argentino y laburar del otro lado | encarnación para vivir todo el año, cómo es fuera del verano | estudio en la unam de posadas, me convendra alquilar del otro lado | soy misionero y quiero mudarme a encarnacion sin dejar mi trabajo argentino | vivir en encarnacion y laburar en posadas | encarna o posadas viviendo en una y trabajando en otra',
      en: 'Should I live in Encarnación and work in Posadas? | moving from Posadas to Encarnación | crossing the bridge to Argentina every day | Encarnacion outside the summer season | daily commute across the river to Posadas from Encarnación',
      pt: 'Vale a pena morar em Encarnación e trabalhar em Posadas? | atravessar a ponte para a Argentina todo dia | Encarnación fora do verão para morar | morar em Encarnación e trabalhar em Posadas na Argentina | cruzar a ponte pra Posadas todo dia',
    },
    answer: {
      es: `Depende del cruce: probalo a tu hora varios días, y preguntá en Migraciones y a un contador qué cambia si residís de un lado y cobrás del otro. Un argentino puede comprar casa o departamento en la ciudad; lo limitado es lo rural de la franja${cite.borderUrban}. En verano y carnaval sube la demanda por noche: acordá contrato de año entero; pedime «alquiler en Encarnación».`,
      en: `It depends on the crossing: try it at your hour on several days, and ask the migrations office and an accountant what changes if you reside on one side and are paid on the other. An Argentine may buy a house or flat in town; what is limited is rural land in the strip${cite.borderUrban}. In summer and carnival demand by the night rises: agree a lease for the whole year; ask me for “rent in Encarnación”.`,
      pt: `Depende da travessia: teste no seu horário vários dias, e pergunte em Migraciones e a um contador o que muda se reside de um lado e recebe do outro. Um argentino pode comprar casa ou apartamento na cidade; o limitado é o rural da faixa${cite.borderUrban}. No verão e no carnaval sobe a procura por noite: combine contrato do ano inteiro; peça «aluguel em Encarnación».`,
    },
  },
  lakeTownAllYear: {
    asked: {
      es: '¿Se puede vivir todo el año en San Bernardino? | sanber fuera de temporada queda muerto? | mudarse a san bernardino y viajar a asunción para trabajar | casa en el lago como vivienda permanente | vivir en sanber con chicos en edad escolar en invierno | vivir en sanber todo el año | en invierno sanber queda muerto o se puede vivir bien | queremos dejar la capital e instalarnos en san ber de forma fija | san bernardino fuera de temporada | vivir fijo en sanber',
      en: "Can one live in San Bernardino all year round? | is San Bernardino dead off season | a lake house as a permanent home | moving to San Bernardino and commuting to Asuncion | is San Bernardino a ghost town outside summer | moving full time to San Ber, what's winter like | is san ber dead in winter, could I really live there all year with school age kids",
      pt: 'Dá para morar o ano todo em San Bernardino? | San Bernardino fica vazia fora da temporada? | casa no lago como moradia permanente | dá pra morar em San Bernardino fora da temporada? | no inverno a cidade do lago fica vazia?',
    },
    answer: {
      es: 'Se puede, y hay quien lo hace, pero cambia mucho: en verano y feriados hay gente, ruido y tráfico, y el resto del año calma y menos comercios abiertos. Pasá una semana de invierno ahí, probá el viaje a Asunción y mirá colegio y médico. Pedime «alquiler en San Bernardino» y avisá que es por todo el año, no por temporada.',
      en: 'You can, and some do, but it changes a lot: in summer and on holidays there are people, noise and traffic; the rest of the year is calm, with fewer shops open. Spend a winter week there, try the drive to Asunción and check school and doctor. Ask me for “rent in San Bernardino” and say it is for the whole year, not the season.',
      pt: 'Dá, e há quem faça, mas muda muito: no verão e feriados há gente, barulho e trânsito; no resto do ano calma e menos comércio aberto. Passe uma semana de inverno lá, teste a viagem a Assunção e veja escola e médico. Peça «aluguel em San Bernardino» e avise que é o ano todo, não por temporada.',
    },
  },
  movingToChaco: {
    asked: {
      es: '¿Qué tengo que saber antes de mudarme al Chaco? | mudarse a filadelfia o al chaco central, agua y calor | el chaco para instalarse con la familia, servicios y distancias | agua en el chaco, cómo se abastece una casa | me ofrecieron trabajo en boqueron, como es instalarse ahi | me ofrecen trabajo en filadelfia, que debo saber antes de irme para alla | como se vive en el chaco, hay agua? | vivir en boqueron, caminos agua y hospital | mudanza al chaco | es muy duro el chaco para un porteño?',
      en: 'What should I know before moving to the Chaco? | settling in Filadelfia, water and heat | moving with family to the Chaco, services and distances | water supply in the Chaco | relocating to the Paraguayan Chaco, what should I be aware of | job offer in Filadelfia, what is life out there like',
      pt: 'O que preciso saber antes de me mudar para o Chaco? | água e calor no Chaco para se instalar | mudar para Filadelfia com a família | vou me mudar pro Chaco paraguaio, o que preciso saber | morar em Filadelfia no Chaco com a família',
    },
    answer: {
      es: 'Las distancias y el agua son lo que más pesa: muchas casas y campos dependen de lluvia guardada (aljibe o tajamar), y el pozo puede dar agua salada. Preguntá de dónde sale el agua en la seca, cómo está el camino con lluvia, luz, señal y el hospital más cercano. Visitá en verano; pedime «casas en Filadelfia» y veo qué hay.',
      en: 'Distances and water weigh most: many houses and farms depend on stored rain (cistern or pond), and wells may give salty water. Ask where water comes from in the dry season, how the road is in rain, about power, signal and the nearest hospital. Visit in summer; ask me for “houses in Filadelfia” and I look what there is.',
      pt: 'Distâncias e água são o que mais pesa: muitas casas e campos dependem de chuva guardada (cisterna ou açude), e o poço pode dar água salgada. Pergunte de onde vem a água na seca, como fica a estrada com chuva, luz, sinal e o hospital mais próximo. Visite no verão; peça «casas em Filadelfia» e vejo o que há.',
    },
  },
  countryLife: {
    asked: {
      es: '¿Qué mirar antes de irse a vivir al campo o al interior? | quiero dejar la ciudad y vivir en una chacra | mudarse al interior, servicios que faltan | vivir en una quinta con huerta y animales, en que me fijo | casa de campo para vivir siempre con internet y luz | cansado de la ciudad, quiero irme a vivir al interior, que reviso primero | antes de comprar una casita en el campo que tengo q fijarme | vida rural, consejos antes de dar el paso | irse a vivir al campo | con mi viejo queremos pasar a un pueblito, que servicios hay q controlar',
      en: 'What should I check before moving to the countryside? | leave the city and live on a small farm | living in the interior, which services are missing | country house as a permanent home with internet | swapping the city for a rural place, checklist please | what to verify before settling on a rural property',
      pt: 'O que olhar antes de ir morar no campo ou no interior? | largar a cidade e viver numa chácara | casa de campo para morar com internet e luz | quero largar a cidade e morar no campo, o que verificar | morar na roça, o que olhar primeiro',
    },
    answer: {
      es: 'Mirá seis cosas en el lugar: agua (pozo o red), luz y cortes, camino con lluvia, señal e internet, médico y escuela, y vecinos cerca. Que un escribano vea el título y que el acceso figure en él; probá alquilar antes de comprar. Pedime «casa con terreno en Areguá», o el pueblo que te guste, y te digo qué hay y cuánto piden.',
      en: 'Check six things on the spot: water (well or mains), power and cuts, the road in rain, signal and internet, doctor and school, and close neighbors. Have a notary see the title and that access is in it; try renting before you buy. Ask me for “house with land in Areguá”, or the town you like, and I tell you what there is and its price.',
      pt: 'Veja seis coisas no lugar: água (poço ou rede), luz e quedas, estrada com chuva, sinal e internet, médico e escola, e vizinhos por perto. Que um escribano veja o título e que o acesso conste nele; experimente alugar antes de comprar. Peça «casa com terreno em Areguá», ou o povoado que quiser, e digo o que há e quanto pedem.',
    },
  },
  riverOrLakeside: {
    asked: {
      es: '¿Qué cuidados hay con una propiedad a orillas de un río o lago? | que miro en una casa a la orilla del lago antes de firmar | casa con costa de río, crecidas y permisos | terreno frente al lago ypacaraí, se puede cercar la orilla? | vivir pegado al arroyo es problema? | propiedad con salida al río, de quién es la costa | quiero una casa frente al rio, se inunda con la creciente? | lote con costa al lago, hasta donde puedo construir | restricciones de dominio en la ribera | terreno a orilla del lago | la propiedad linda con el rio paraguay, que averiguo antes de comprarla',
      en: 'What should I check before buying by a river or lake? | riverfront house, high water and permits | lakefront plot, who owns the shore | living beside a stream | risks of buying waterfront land on the Paraguay river | flooding history of a plot beside a stream, how do I check',
      pt: 'O que olhar antes de comprar à beira de rio ou lago? | casa na beira do rio, cheias e licenças | terreno em frente ao lago, de quem é a margem | imóvel na beira do rio, alaga na cheia? | cuidados com casa em beira de arroio',
    },
    answer: {
      es: 'Lo primero es hasta dónde llegó el agua en las crecidas grandes: preguntá a vecinos viejos y a la municipalidad, y mirá marcas en muros y árboles. La orilla y los arroyos tienen franjas protegidas donde no se construye ni se cierra el paso: qué vale en ese lote lo dicen la municipalidad, el Ministerio del Ambiente y el título, con un escribano.',
      en: 'First find how far the water came in the great floods: ask old neighbors and the municipality, and look for marks on walls and trees. Shores and streams have protected strips where one may not build or close the way: what applies to that plot is told by the municipality, the environment ministry and the title, with a notary.',
      pt: 'Primeiro, até onde chegou a água nas grandes cheias: pergunte a vizinhos antigos e à municipalidade, e veja marcas em muros e árvores. Margens e arroios têm faixas protegidas onde não se constrói nem se fecha a passagem: o que vale nesse lote dizem a municipalidade, o Ministério do Ambiente e o título, com um escribano.',
    },
  },
  gatedOrStreet: {
    asked: {
      es: '¿Barrio cerrado o barrio común para una casa? | me conviene mas un barrio cerrado o uno abierto | country o casa en la calle para familia con chicos | vale la pena pagar expensas de un barrio cerrado | desventajas de vivir en un barrio cerrado | barrio cerrado versus barrio abierto | me conviene vivir en un country? | me compro en un country o en una calle normal? | vale la pena pagar expensas por un barrio privado | ventajas de vivir en urbanizacion cerrada frente a barrio abierto | country o barrio abierto | mi señora quiere barrio cerrado y a mi me parece caro, vale la diferencia?',
      en: 'Is a gated community better than a house on an ordinary street? | downsides of living in a gated community | gated or open neighborhood for a family | are gated community fees worth it | is it worth paying fees to live inside a gated estate | house in a condominium with guards or just a normal block',
      pt: 'Condomínio fechado ou casa em bairro comum, o que compensa? | desvantagens de morar em condomínio fechado | vale a pena pagar a taxa do condomínio fechado | condomínio fechado ou casa de rua, o que é melhor | prós e contras de bairro fechado',
    },
    answer: {
      es: 'Depende de lo que valores: el barrio cerrado da control de acceso y áreas comunes, con expensas todos los meses, reglas para construir y a veces más viaje; el común da libertad y suele quedar más cerca de todo. Pedí el reglamento y las últimas expensas antes de decidir. Te busco las dos cosas: «casa en barrio cerrado en Luque» y sin esa condición.',
      en: 'It depends on what you value: a gated one gives access control and common areas, with fees every month, building rules and often a longer trip; an ordinary street gives freedom and tends to be nearer to everything. Ask for the rules and the latest fees before you decide. I can search both: “house in a gated community in Luque” and without that.',
      pt: 'Depende do que valoriza: o fechado dá controle de acesso e áreas comuns, com taxa todo mês, regras para construir e às vezes mais trajeto; o comum dá liberdade e costuma ficar mais perto de tudo. Peça o regulamento e as últimas taxas antes de decidir. Busco os dois: «casa em condomínio fechado em Luque» e sem essa condição.',
    },
  },
  gatedRules: {
    asked: {
      es: '¿Qué reglas tiene un barrio cerrado o condominio? | reglamento del country: visitas, obras, mascotas y alquiler | puedo construir como quiera en un barrio cerrado? | me multan si no cumplo el reglamento del condominio | personal y delivery en barrio cerrado, cómo entran | reglas de convivencia del condominio antes de comprar | en el country me pueden prohibir alquilar o tener perro? | que te exigen para construir en una urbanizacion cerrada | reglamento del country | que cosas no se pueden hacer en un barrio privado | ¿qué restricciones impone el reglamento interno de una urbanización cerrada?',
      en: 'What rules does a gated community have? | rules for visitors, works, pets and renting out in a condominium | can I build as I like in a gated community | fines for breaking the community rules | what restrictions apply inside a private estate | bylaws of a gated neighbourhood, what do they cover',
      pt: 'Que regras tem um condomínio fechado? | regulamento do condomínio: visitas, obras e animais | posso construir como quiser no condomínio fechado? | quais são as regras de um condomínio fechado de casas | regulamento interno de bairro fechado',
    },
    answer: {
      es: `Cada uno tiene las suyas: visitas, velocidad, ruidos, mascotas, alquileres, plazos y estilo de obra, y multas. Pedí el reglamento y la última asamblea antes de firmar, y preguntá cuánto son las expensas, qué incluyen y si hay deuda. En propiedad horizontal un dueño no se libra de las expensas por renunciar a lo común${cite.condoFees}.`,
      en: `Each has its own: visitors, speed, noise, pets, letting, time and style of works, and fines. Ask for the rules and the last assembly’s minutes before you sign, and how much the fees are, what they include and whether any are owed. In horizontal property an owner is not freed of fees by giving up the common parts${cite.condoFees}.`,
      pt: `Cada um tem as suas: visitas, velocidade, barulho, animais, aluguéis, prazo e estilo de obra, e multas. Peça o regulamento e a última assembleia antes de assinar, e pergunte quanto são as expensas, o que incluem e se há dívida. Em propriedade horizontal o dono não se livra das expensas por renunciar ao comum${cite.condoFees}.`,
    },
  },
  amenitiesUse: {
    asked: {
      es: '¿Puedo usar la piscina y el quincho del edificio si alquilo? | reservar el quincho o el salón de eventos del edificio | hay que pagar para usar los amenities? | invitados en la pileta del edificio | hacer un asado en el balcón de un departamento está permitido? | puedo usar la pileta del edificio siendo inquilino | siendo inquilina me dejan usar la pileta y el gimnasio? | el alquiler incluye los amenities o es solo para propietarios | me cobran aparte por usar el sum del edificio? | amenities para inquilinos | ¿goza el locatario de las áreas comunes del edificio?',
      en: "May a tenant use the building’s pool and barbecue area? | booking the quincho or events room | do amenities cost extra | guests at the building pool | grilling on the balcony | do renters get access to the gym and pool too | booking the building's party room when I'm just renting",
      pt: 'Quem aluga pode usar a piscina e a churrasqueira do prédio? | reservar o salão ou o quincho do prédio | convidados na piscina do prédio | churrasco na varanda do apartamento | inquilino tem direito à piscina e à churrasqueira do prédio? | salão de festas liberado pra locatário?',
    },
    answer: {
      es: 'Por lo general sí, el inquilino usa lo común como el dueño, con el reglamento del edificio: horarios, turnos, cupo de invitados y a veces un cargo por limpieza. Pedilo antes de firmar y que el contrato diga que los amenities están incluidos. Para buscar: «departamento con piscina y quincho en alquiler».',
      en: 'Usually yes: a tenant uses common areas as the owner would, under the building’s rules: hours, turns, number of guests and at times a cleaning charge. Ask for them before signing and have the contract say amenities are included. To search: “apartment with pool and quincho for rent”.',
      pt: 'Em geral sim: o inquilino usa o comum como o dono, com o regulamento do prédio: horários, turnos, número de convidados e às vezes uma taxa de limpeza. Peça-o antes de assinar e que o contrato diga que as áreas comuns estão incluídas. Para buscar: «apartamento com piscina e quincho para alugar».',
    },
  },
  stayWhileDeciding: {
    more: { guide: 'moving', section: 'visit' },
    asked: {
      es: '¿Sirve probar la zona unos meses con un alquiler amoblado antes de decidir? | pruebo el barrio alquilando y después compro ahí? | alquilar unos meses para conocer la zona y después comprar | vengo a explorar el país antes de decidir mudarme | viaje de prueba para ver si me gusta vivir en paraguay | alquilo algo por temporada antes de comprar para ver si nos gusta? | no estoy seguro de la zona, es prudente vivir primero un tiempo ahi | probar antes de comprar | me da miedo comprar y arrepentirme, hago un alquiler cortito de prueba? | un alquiler temporario como ensayo del barrio, es buena idea?',
      en: 'Is it wise to try out an area for some months first? | try a neighborhood by renting before I buy there | scouting trip before deciding to move to Paraguay | rent some months to get to know the area then buy | rent for a while first or buy straight away | would a short furnished let help me decide on the area',
      pt: 'Vale a pena testar um bairro alugando antes de comprar? | viagem de reconhecimento antes de decidir me mudar | alugar uns meses para conhecer a zona e depois comprar | melhor alugar uns meses pra testar o bairro antes de comprar? | alugo mobiliado por temporada até ter certeza do lugar?',
    },
    answer: {
      es: `Suele ser lo más prudente: unos meses ahí muestran calor, lluvia, tráfico y vecinos, y deshacer un alquiler cuesta menos que revender. De visita podés quedarte ${f.visitorStay}, prorrogables una vez. Buscá amoblado, por noche o por pocos meses, y guardá las búsquedas de compra para que te avisemos de lo nuevo.`,
      en: `It is usually the prudent way: some months there show heat, rain, traffic and neighbors, and leaving a rental costs less than reselling. As a visitor you may stay ${f.visitorStay}, extendable once. Look for furnished homes, by the night or for a few months, and save your purchase searches to be told of new listings.`,
      pt: `Costuma ser o mais prudente: uns meses lá mostram calor, chuva, trânsito e vizinhos, e desfazer um aluguel custa menos que revender. Como visitante você pode ficar ${f.visitorStay}, prorrogáveis uma vez. Busque mobiliado, por noite ou por poucos meses, e salve as buscas de compra para receber avisos novos.`,
    },
  },
} satisfies Record<string, FaqEntry>
