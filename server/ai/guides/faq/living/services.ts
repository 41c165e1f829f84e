import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const livingServicesFaq = {
  powerCuts: {
    asked: {
      es: '¿Se corta mucho la luz en Paraguay? | cortes de energía de la ande en verano | cómo sé si en esa zona se va la luz seguido | baja tensión y apagones cuando hace calor | se me queman los aparatos por los bajones de electricidad | zonas con menos cortes de luz | hay muchos apagones en enero? | se va seguido la luz en verano? | cuantas veces por mes hay apagones en asuncion | con las tormentas se quedan sin electricidad mucho rato? | cortes de luz | baja la tension y se queman los aparatos, pasa mucho por ahi? | se corta mucho la luz en ese barrio | hay muchos cortes de luz en verano',
      en: 'Are power cuts frequent in Paraguay? | blackouts in summer | how do I know if the area has outages | low voltage and electricity outages | are blackouts common in summer | how reliable is the power grid in Asunción | do they lose power a lot there in summer',
      pt: 'Falta muita luz no Paraguai? | quedas de energia no verão | como sei se na zona cai a energia com frequência | falta muita energia aí no verão? | apagão toda vez que chove?',
    },
    answer: {
      es: 'Pasa, sobre todo en los días de mucho calor y con tormentas, y varía de una cuadra a otra; no lo medimos. Preguntá a dos vecinos cuánto duró el último corte, mirá el tablero y la tensión en la visita, y usá protectores. Si te importa, se puede filtrar por generador; preguntá qué alimenta: todo, o solo ascensor y pasillos.',
      en: 'They happen, above all on very hot days and in storms, and vary from block to block; we do not measure them. Ask two neighbors how long the last one was, look at the fuse board and voltage on your visit, and use surge protectors. You can filter by generator; ask what it feeds: everything, or only elevator and hallways.',
      pt: 'Acontece, sobretudo nos dias de muito calor e com tempestades, e varia de uma quadra a outra; não medimos. Pergunte a dois vizinhos quanto durou a última queda, veja o quadro e a tensão na visita e use protetores. Dá para filtrar por gerador; pergunte o que ele alimenta: tudo, ou só elevador e corredores.',
    },
  },
  generatorWorth: {
    asked: {
      es: '¿Vale la pena un edificio con generador? | casa con generador propio, conviene? | generador para todo el departamento o solo áreas comunes | inversor y baterías en vez de generador | ups para trabajar cuando se va la luz | pago mas expensas por una torre con grupo electrogeno, vale? | vivo en el piso doce, necesito si o si generador? | generador o inversor con bateria para mi casa | edificio con grupo electrógeno | tengo insulina en la heladera, me conviene un lugar con respaldo de energia',
      en: 'Is a building with a generator worth it? | full generator or common areas only | inverter and batteries instead of a generator | backup power for working from home | should I pay extra for a tower with backup power | backup generator or battery inverter for a home office',
      pt: 'Vale a pena um prédio com gerador? | gerador para todo o apartamento ou só áreas comuns | nobreak e baterias em vez de gerador | vale pagar mais caro por prédio com gerador? | gerador ou inversor com bateria em casa',
    },
    answer: {
      es: 'Depende de cuánto te complique un corte: si trabajás en casa, vivís en piso alto o guardás remedios en frío, suele valer; preguntá qué alimenta, quién paga el combustible y cada cuánto se prueba. Para una casa, un inversor con batería alcanza para luces e internet; para el aire hace falta más. Pedime «departamento con generador».',
      en: 'It depends on how much a cut upsets you: if you work at home, live high up or keep medicine cold, it usually pays; ask what it feeds, who pays the fuel and how often it is tested. For a house, an inverter with a battery is enough for lights and internet; air conditioning needs more. Ask me for “apartment with a generator”.',
      pt: 'Depende de quanto uma queda atrapalha: se trabalha em casa, mora em andar alto ou guarda remédio gelado, costuma valer; pergunte o que alimenta, quem paga o combustível e se é testado. Para uma casa, um inversor com bateria basta para luzes e internet; para o ar é preciso mais. Peça «apartamento com gerador».',
    },
  },
  coolingBills: {
    asked: {
      es: '¿Cuánto aumenta la boleta de luz con el aire acondicionado? | el split consume mucho en verano? | cómo bajar el consumo de electricidad de la casa | aires inverter y aislación para gastar menos energía | por qué me vino tan alta la factura de la luz del depto | cuanto me va a venir de luz con los aires | me asusta cuanto voy a pagar de ande con dos splits prendidos | cuanto sube la factura de energia en enero por el aire | consumo del split en verano | si dejo el aire toda la noche me viene una fortuna de luz? | que boletas le pido al dueño para saber el gasto electrico en verano | cuánto viene de ANDE con dos aires prendidos todo el verano',
      en: 'How much does air conditioning raise the electricity bill? | AC consumption in summer | how to lower power use at home | why is my electricity bill so high | running two AC units all summer, what happens to my power bill | cutting electricity costs from air conditioners | roughly what would ANDE charge with two ACs running all summer | what is the power bill like with air conditioning',
      pt: 'Quanto o ar-condicionado aumenta a conta de luz? | o split gasta muito no verão? | como baixar o consumo de energia da casa | quanto vem a conta de luz usando ar-condicionado o dia todo | conta de luz no verão com split | quanto vem de luz com ar-condicionado ligado o verão todo',
    },
    answer: {
      es: 'Bastante en verano, y depende de cuántos equipos, cuántas horas y qué tan fresca es la casa: tarifas y tramos los dice la ANDE. Pedí ver las facturas de enero y febrero antes de firmar. Ayudan equipos inverter, sombra, techo aislado, aberturas que cierren y no tener la siesta con sol del oeste.',
      en: 'A good deal in summer, depending on how many units, how many hours and how cool the home is; ANDE tells the rates. Ask to see the January and February bills before you sign. Inverter units, shade, an insulated roof, windows that close well and no afternoon sun from the west all help.',
      pt: 'Bastante no verão, e depende de quantos aparelhos, quantas horas e quão fresca é a casa: tarifas e faixas quem diz é a ANDE. Peça para ver as contas de janeiro e fevereiro antes de assinar. Ajudam aparelhos inverter, sombra, teto isolado, aberturas que fecham bem e não ter o sol da tarde do oeste.',
    },
  },
  waterSupply: {
    asked: {
      es: '¿Cómo es el agua en las casas, de ESSAP, aguatería o pozo? | el agua de la canilla se puede tomar? | falta agua o tiene poca presión en verano, cómo averiguo | diferencia entre essap y aguatería del barrio | casa con pozo propio, es buena el agua? | tanque de agua y presión en la ducha | el agua sale con poca fuerza | de donde viene el agua de la canilla en esa zona | que es una aguateria, es lo mismo que essap? | el lugar tiene pozo propio, se puede tomar esa agua? | proveedor de agua corriente | como averiguo si hay buena presion y quien cobra el agua | hay agua corriente en la zona | de dónde sale el agua de la canilla ahí | llega el agua de la aguatera a ese barrio',
      en: 'Where does tap water come from, ESSAP, a local supplier or a well? | is tap water safe to drink in Paraguay | low water pressure and shortages in summer | house with its own well, is the water good | what is the water like in houses in Asuncion | who provides the running water in the suburbs | does tap pressure drop or run out in summer there | is there running water in that area | is the tap water safe to drink where we are moving',
      pt: 'De onde vem a água das casas: ESSAP, aguatería ou poço? | dá para beber água da torneira no Paraguai? | falta de água e pouca pressão no verão | a água vem da ESSAP ou de poço? | água de poço artesiano na casa é confiável?',
    },
    answer: {
      es: 'Depende de la zona: ESSAP en muchas ciudades, aguaterías o juntas de barrio en otras, y pozo donde no hay red. Preguntá quién provee, cuánto vino la última factura, si falta en verano y si hay tanque; abrí ducha y canilla a la vez en la visita. Si es pozo, pedí un análisis; si se puede beber lo dice el proveedor.',
      en: 'It depends on the area: ESSAP in many cities, local suppliers elsewhere, a well where there are no mains. Ask who supplies, what the last bill was, whether it fails in summer and whether there is a tank; open shower and tap together on your visit. With a well ask for a test; the supplier tells whether it is drinkable.',
      pt: 'Depende da zona: ESSAP em muitas cidades, aguaterías ou juntas de bairro em outras, e poço onde não há rede. Pergunte quem fornece, quanto veio a última conta, se falta no verão e se há caixa-d’água; abra chuveiro e torneira juntos na visita. Se for poço, peça uma análise; se é potável quem diz é o fornecedor.',
    },
  },
  septicTank: {
    asked: {
      es: '¿Qué es el pozo ciego o la cámara séptica y qué cuidados lleva? | casa sin cloaca, con pozo ciego, es un problema? | se llenó el pozo ciego, quien lo vacía | desagüe cloacal o cámara séptica antes de comprar | cada cuánto hay que llamar al camión atmosférico | la casa no tiene cloaca, a donde van los desechos del baño | cada cuanto se vacia el pozo negro | me dicen q tiene camara septica, eso que mantenimiento necesita | sin red cloacal | llamar al camion atmosferico, cuando y quien',
      en: "What is a septic tank or cesspit and what care does it need? | house without sewer connection | the cesspit is full, who empties it | sewer or septic tank before buying | the house isn't connected to sewers, how does waste get handled | looking after a septic system in a Paraguayan house",
      pt: 'O que é a fossa ou câmara séptica e que cuidados precisa? | casa sem rede de esgoto, só com fossa | a fossa encheu, quem esvazia | a casa tem fossa, de quanto em quanto tempo esvazia | fossa séptica ou poço negro, como funciona',
    },
    answer: {
      es: 'Donde no llega la red cloacal, lo usado va a una cámara séptica y a un pozo ciego en el terreno, que un camión atmosférico vacía cuando se llena. Es lo usual en muchos barrios. Preguntá dónde está, cuándo se vació, si rebalsa con lluvia y a qué distancia queda del pozo de agua; un técnico lo revisa antes de comprar.',
      en: 'Where there is no sewer, waste goes to a septic chamber and a cesspit on the plot, which a tank truck empties when full. It is usual in many areas. Ask where it is, when it was last emptied, whether it overflows in rain and how far it is from the water well; have a technician check it before you buy.',
      pt: 'Onde não há rede de esgoto, os dejetos vão a uma câmara séptica e a uma fossa no terreno, que um caminhão esvazia quando enche. É o usual em muitos bairros. Pergunte onde fica, quando foi esvaziada, se transborda com chuva e a que distância está do poço de água; um técnico confere antes da compra.',
    },
  },
  homeInternet: {
    asked: {
      es: '¿Cómo sé si llega fibra óptica a la casa? | internet rápido en el barrio, que empresa llega | cobertura de internet hogar antes de alquilar | velocidad de wifi para teletrabajo en asunción | en mi zona no hay fibra, qué alternativas tengo | que compañía de internet es mejor | como averiguo si en esa direccion hay wifi bueno | q compañia de internet llega a la casa que quiero alquilar | cobertura de internet hogar | mi nieta estudia por computadora, se puede poner internet ahi? | cómo anda el internet, trabajo desde casa',
      en: 'How do I know whether fiber internet reaches the home? | internet speed for remote work in Asuncion | which provider covers the area | no fiber in my area, what alternatives | which providers offer broadband at that address | is fast wifi available in that house | what is the internet like, I work from home',
      pt: 'Como sei se a fibra óptica chega à casa? | internet rápida para trabalhar em casa em Assunção | que operadora de internet chega ao bairro | como sei se tem internet de fibra nesse endereço | internet boa pra home office, como verificar antes de alugar',
    },
    answer: {
      es: 'Preguntá a las empresas con la dirección exacta: la fibra llega a muchas calles y falta en otras, a veces a una cuadra. Cuál es mejor no lo medimos; los vecinos lo saben. Acá se puede filtrar por fibra óptica y algunos avisos dicen la velocidad; donde no llega, hay internet móvil, por antena o satelital: probalo ahí mismo.',
      en: 'Ask the companies with the exact address: fiber reaches many streets and misses others, sometimes a block away. Which is better we do not measure; neighbors know. Here you can filter by fiber and some listings tell the speed; where it does not reach there is mobile, radio or satellite internet: test it on the spot.',
      pt: 'Pergunte às empresas com o endereço exato: a fibra chega a muitas ruas e falta em outras, às vezes a uma quadra. Qual é melhor não medimos; os vizinhos sabem. Aqui dá para filtrar por fibra óptica e alguns anúncios dizem a velocidade; onde não chega, há internet móvel, por antena ou satélite: teste no local.',
    },
  },
  mobileSignal: {
    asked: {
      es: '¿Hay buena señal de celular en el interior o en una zona alejada? | cobertura tigo personal claro donde voy a vivir | como compruebo la señal del telefono antes de mudarme | no agarra señal en la casa de campo | chip de celular paraguayo para extranjeros | hay señal de tigo en el campo | me agarra el celu en una estancia lejos? | que compañia telefonica tiene mejor cobertura en el campo | tengo que hacer llamadas desde la quinta, habra cobertura? | cobertura de telefonía móvil | me compro un lugar retirado y temo quedar sin linea en el telefono',
      en: 'Is mobile coverage good outside the cities? | check phone signal before moving | no cell signal at the country house | SIM card for foreigners | do phones work in remote rural areas | will I have 4G at a farm far from town',
      pt: 'O sinal de celular é bom no interior? | cobertura das operadoras onde vou morar | chip de celular paraguaio para estrangeiro | pega celular no interior do Paraguai? | sinal de telefone em sítio afastado',
    },
    answer: {
      es: 'En ciudades y rutas suele haber; en campo y zonas bajas depende de la empresa y hasta de la habitación. No lo medimos: probá con tu teléfono dentro de la casa, con chips de dos empresas, y preguntá a los vecinos cuál agarra. Qué documento piden para una línea lo dice cada empresa.',
      en: 'In cities and along main roads it usually is; in the country and low places it depends on the company and even on the room. We do not measure it: test inside the house with SIMs of two companies and ask neighbors which works. Each company tells which document it needs for a line.',
      pt: 'Em cidades e estradas costuma haver; no campo e em baixadas depende da operadora e até do cômodo. Não medimos: teste com seu telefone dentro da casa, com chips de duas operadoras, e pergunte aos vizinhos qual pega. Que documento pedem para uma linha diz cada empresa.',
    },
  },
  hotWaterAndGas: {
    asked: {
      es: '¿Se cocina con gas de garrafa o por cañería, y cómo se calienta el agua? | hay gas natural en las casas? | ducha eléctrica, calefón o termo, qué hay en los deptos | garrafa de gas en un departamento se permite? | cocina eléctrica o a gas en paraguay | hay gas natural en las casas o todo es garrafa? | como se bañan con agua caliente, calefon electrico? | puedo tener garrafa en un edificio? | ducha electrica o termo | vengo de buenos aires, alla hay gas de red como aca?',
      en: 'Is there piped gas, and how is water heated in homes? | gas bottle or electric stove | electric shower or boiler in apartments | natural gas at home in Paraguay | do apartments have hot water | do homes have mains gas or bottled cylinders | electric stove or gas bottle, what is standard there',
      pt: 'Tem gás encanado, e como se esquenta a água nas casas? | botijão de gás no apartamento é permitido? | chuveiro elétrico ou aquecedor | tem gás encanado ou é botijão? | pode ter botijão de gás no apartamento?',
    },
    answer: {
      es: 'Lo usual es cocina eléctrica o a gas de garrafa, porque no hay red de gas natural en las casas; algunos edificios tienen gas central propio. El agua se calienta con ducha eléctrica, calefón o termo; en un edificio el reglamento puede no admitir garrafas. Preguntá qué queda instalado y probá la ducha en la visita.',
      en: 'Electric stoves or bottled gas are usual, as homes have no natural gas mains; some buildings have central gas of their own. Water is heated by an electric shower head, an instant heater or a tank. A building’s rules may not admit gas bottles; ask what stays installed and try the shower on your visit.',
      pt: 'O usual é fogão elétrico ou a gás de botijão, porque não há rede de gás natural nas casas; alguns prédios têm central própria. A água se esquenta com chuveiro elétrico, aquecedor de passagem ou boiler. Num prédio o regulamento pode não admitir botijão; pergunte o que fica instalado e teste o chuveiro na visita.',
    },
  },
  heatAndCold: {
    asked: {
      es: '¿Cómo elijo una casa fresca para el calor de Paraguay? | el verano es insoportable, que miro de la orientación | casa que no se recaliente con el sol de la tarde | hace frío en invierno, hace falta calefacción? | orientación norte sur para el calor | hace mucho calor en paraguay? cuantos meses dura el verano | no soporto el calor, que tiene q tener la casa para que sea fresca | para que lado tiene que mirar el dormitorio por el sol | hace frio en invierno y hay calefaccion en las viviendas? | casa fresca en verano | el techo de chapa hace un horno, que materiales convienen',
      en: "How do I choose a home that stays cool in the heat of Paraguay? | which orientation is best for the summer heat | is it cold in winter, do homes need heating | apartment that does not overheat in the afternoon | is it very hot in summer | which way should a house face so it doesn't overheat | shade, insulation, cross breeze, what matters against the heat",
      pt: 'Como escolho uma casa fresca para o calor do Paraguai? | orientação do apartamento para o calor do verão | faz frio no inverno, precisa de aquecimento? | qual orientação solar deixa a casa mais fresca | faz frio aí e as casas têm aquecimento?',
    },
    answer: {
      es: 'Mirá la orientación: el sol del oeste calienta toda la tarde; sur y este son más frescos, y el norte da sol en invierno. Ayudan galería, árboles, techo aislado, losa intermedia y ventilación cruzada. Hay olas de frío cortas y pocas casas tienen calefacción: suele alcanzar un aire frío-calor; visitá a la siesta.',
      en: 'Look at the orientation: western sun heats all afternoon; south and east are cooler, and north brings winter sun. A veranda, trees, an insulated roof, a floor above yours and cross ventilation help. Cold spells are short and few homes have heating: a reversible air conditioner usually does; visit in the early afternoon.',
      pt: 'Veja a orientação: o sol do oeste esquenta a tarde toda; sul e leste são mais frescos, e o norte dá sol no inverno. Ajudam varanda, árvores, teto isolado, andar acima e ventilação cruzada. Há ondas de frio curtas e poucas casas têm aquecimento: costuma bastar um ar quente e frio; visite no começo da tarde.',
    },
  },
  rainStreams: {
    asked: {
      es: '¿La calle se vuelve un río cuando llueve fuerte? | cómo sé por qué calles baja el raudal | que es un raudal | pasa raudal por la calle de la casa? | raudales en asunción donde pasan | arrastra autos el agua en la calle, cómo averiguo | quedo aislado si llueve mucho en ese barrio? | que es eso de los raudales, son peligrosos? | se inunda la calle con los temporales y no puedo salir? | llueve y el agua entra al garaje, como lo averiguo antes | calles con raudal | mi auto se lo puede llevar la correntada en asuncion?',
      en: 'Does the street turn into a river in heavy rain? | which streets have a raudal | what is a raudal | how do I know if a torrent runs down the street | streets flooded by heavy rain in Asuncion | flash floods in city streets, how do I spot a bad block | does the road outside flood during storms',
      pt: 'A rua vira um rio quando chove forte? | por que ruas desce o raudal | o que é um raudal | enxurrada nas ruas de Assunção | o que é raudal e como sei se a rua enche | alagamento de rua em dia de chuva forte',
    },
    answer: {
      es: 'En algunas calles sí: un raudal es la correntada que baja por la calle con lluvia fuerte donde faltan desagües; puede ser peligroso cruzarlo. No lo medimos: preguntá a los vecinos hasta dónde sube, mirá cordones altos, marcas en muros y compuertas en portones, y andá a ver con lluvia. La municipalidad sabe qué calles se cortan.',
      en: 'On some streets it does: a raudal is the torrent that runs down a street in heavy rain where drains are missing; crossing it can be dangerous. We do not measure it: ask neighbors how high it gets, look for high curbs, marks on walls and barriers at gates, and go and see in rain. The municipality knows which streets are cut off.',
      pt: 'Em algumas ruas sim: um raudal é a enxurrada que desce pela rua com chuva forte onde faltam bueiros; atravessá-lo pode ser perigoso. Não medimos: pergunte aos vizinhos até onde sobe, veja meios-fios altos, marcas nos muros e comportas nos portões, e vá ver com chuva. A municipalidade sabe que ruas ficam cortadas.',
    },
  },
  mosquitoes: {
    asked: {
      es: '¿Hay muchos mosquitos y dengue? | cómo elijo casa con menos mosquitos | dengue en verano, tela mosquitera en ventanas | baldío al lado lleno de mosquitos | alacranes y bichos en las casas de paraguay | fumigar la casa antes de entrar | me preocupa el dengue, es muy comun ahi? | hay plaga de bichos que pican en verano | tengo un bebé, como se si la casa va a estar llena de mosquitos | riesgo de dengue | que precauciones tomar contra el aedes al elegir vivienda',
      en: "Are there many mosquitoes and dengue? | mosquito screens and dengue season | scorpions and bugs in homes in Paraguay | fumigate before moving in | is dengue a serious problem where I'd live | how do I pick a home with fewer mosquitoes",
      pt: 'Tem muito mosquito e dengue? | tela mosquiteira e dengue no verão | escorpiões e bichos nas casas do Paraguai | tem muita dengue no Paraguai? | o que olhar na casa por causa de mosquito',
    },
    answer: {
      es: 'En los meses cálidos hay mosquitos, y algunos años dengue: el Ministerio de Salud informa dónde y qué hacer. Al visitar mirá telas mosquiteras, patios y canaletas con agua, y baldíos o arroyos cerca. Pedí una fumigación antes de entrar y rejillas en los desagües, que también frenan alacranes y cucarachas.',
      en: 'In the warm months there are mosquitoes, and in some years dengue: the Ministry of Health tells where and what to do. On a visit look for screens, standing water in yards and gutters, and empty lots or streams nearby. Ask for fumigation before you enter and for grates on drains, which also stop scorpions and roaches.',
      pt: 'Nos meses quentes há mosquitos, e em alguns anos dengue: o Ministério da Saúde informa onde e o que fazer. Na visita veja telas, água parada em pátios e calhas, e baldios ou arroios perto. Peça dedetização antes de entrar e grelhas nos ralos, que também barram escorpiões e baratas.',
    },
  },
  garbage: {
    asked: {
      es: '¿Cómo funciona la recolección de basura? | que días se saca la basura y pasa el basurero | quién paga la tasa de basura | donde tiro escombros, ramas o muebles viejos | no pasa el camión recolector por mi calle | reciclaje de residuos en casa | que dias pasa el basurero y a quien se le paga | donde tiro los residuos si vivo en un edificio | no pasa el camion de la basura por mi calle, quien es responsable | retiro de residuos | como es eso de la basura, hay contenedores en la calle?',
      en: 'How does garbage collection work? | which days does the garbage truck come | who pays the trash fee | where do I dump rubble or old furniture | what days do they pick up the trash | where do apartment residents put their rubbish',
      pt: 'Quem faz a coleta de lixo no bairro? | que dias passa o caminhão do lixo | quem paga a taxa de lixo | onde jogo entulho e móveis velhos | como funciona a coleta de lixo | taxa de lixo quem paga, eu ou o condomínio',
    },
    answer: {
      es: 'La recolección la organiza la municipalidad, con sus camiones o con una empresa; días, horarios y tasa los dice ella o un vecino. En edificios y barrios cerrados va a un depósito común y suele estar en las expensas. En un alquiler, que el contrato diga quién paga la tasa; para escombros o ramas se contrata un volquete.',
      en: 'Collection is organized by the municipality, with its own trucks or a company; it or a neighbor tells days, hours and fee. In buildings and gated communities it goes to a common store and is usually in the fees. In a rental have the contract say who pays; for rubble or branches one hires a skip.',
      pt: 'A coleta é organizada pela municipalidade, com caminhões próprios ou uma empresa; dias, horários e taxa quem diz é ela ou um vizinho. Em prédios e condomínios vai a um depósito comum e costuma estar nas expensas. Num aluguel, que o contrato diga quem paga; para entulho ou galhos contrata-se uma caçamba.',
    },
  },
  dirtStreets: {
    asked: {
      es: '¿Es un problema que la calle sea de tierra o empedrado? | calle sin asfalto, cuando llueve no se entra | casa barata sobre calle de tierra, en qué me afecta | cuando van a asfaltar mi calle y quien lo paga | entra polvo y barro por la calle sin pavimentar | empedrado rompe el auto? | la casa me gusta pero el camino es de arena, es un drama cuando llueve? | vale la pena comprar sobre calle sin asfaltar | mucho polvo y barro frente a la casa, eso baja el precio? | casa sobre calle sin asfalto | cuando asfaltan, los vecinos pagamos la obra?',
      en: 'Is an unpaved or cobbled street a problem? | dirt road in front of the house when it rains | when will my street be paved and who pays | dust and mud from an unpaved street | should I avoid a house on an unsurfaced road | mud in front of the home after rain, dealbreaker?',
      pt: 'É problema a rua ser de terra ou de pedra? | rua sem asfalto, quando chove não entra carro | quando vão asfaltar minha rua e quem paga | rua de terra atrapalha muito na chuva? | calçamento de pedra estraga o carro?',
    },
    answer: {
      es: 'Depende: el empedrado es muy común y se transita con lluvia, aunque sacude; la tierra da polvo en seca y barro en lluvia, y por eso suele pedirse menos. Andá después de llover; si hay obra prevista y cómo se paga lo dicen la municipalidad y la comisión vecinal. Se puede filtrar por calle asfaltada.',
      en: 'It depends: cobbles are very common and passable in rain, though bumpy; dirt means dust when dry and mud when wet, and so prices tend to be lower. Go after rain; whether works are planned and how they are paid is told by the municipality and the neighbors’ commission. You can filter by paved street.',
      pt: 'Depende: o calçamento de pedra (empedrado) é muito comum e se passa com chuva, embora sacuda; a terra dá poeira na seca e barro na chuva, e por isso costuma pedir-se menos. Vá depois de chover; se há obra prevista e como se paga dizem a municipalidade e a comissão de vizinhos. Dá para filtrar por rua asfaltada.',
    },
  },
  solarAtHome: {
    asked: {
      es: '¿Convienen los paneles solares en una casa en Paraguay? | poner energía solar en mi techo | termotanque solar para ahorrar luz | paneles y batería para el campo sin ande | vender energía solar a la red desde mi casa | quiero poner placas solares en el techo, se amortiza? | la ande me compra la energia q me sobra? | inversion en energia fotovoltaica domiciliaria | paneles en el techo | con la luz tan barata tiene sentido lo solar?',
      en: 'Are solar panels worth it on a house in Paraguay? | solar power on my roof | solar water heater | off grid solar for a farm | do rooftop photovoltaics pay off with such cheap electricity | can I sell surplus energy to ANDE from my own panels',
      pt: 'Compensa painel solar numa casa no Paraguai? | energia solar no telhado | placa solar e bateria no campo sem rede | placa solar em casa compensa aí? | painel solar pra sítio sem rede elétrica',
    },
    answer: {
      es: 'Depende de tu consumo y de la red: con luz a la puerta, la cuenta va por cuánto gastás de día y qué permite la ANDE al conectarte; en el campo sin red suele ser la salida. Pedí dos presupuestos con los kilovatios, las baterías y la garantía. Para ver casas que ya los tienen, pedime «casa con paneles solares».',
      en: 'It depends on your use and on the grid: with mains at the door it turns on how much you spend by day and what ANDE allows for connecting; in the country without mains it is often the way. Get two quotes with power, batteries and warranty. To see homes that have them, ask me for “house with solar panels”.',
      pt: 'Depende do consumo e da rede: com luz na porta, a conta depende de quanto gasta de dia e do que a ANDE permite conectar; no campo sem rede costuma ser a saída. Peça dois orçamentos com potência, baterias e garantia. Para ver casas que já têm, peça «casa com painéis solares».',
    },
  },
} satisfies Record<string, FaqEntry>
