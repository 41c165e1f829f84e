import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const livingArrivingFaq = {
  bankAccount: {
    more: { guide: 'moving', section: 'settle' },
    asked: {
      es: '¿Puedo abrir una cuenta bancaria siendo extranjero? | abrir caja de ahorro en un banco paraguayo sin cédula | recién mudado, como abro una cuenta en el banco | que papeles pide un banco a un extranjero para abrir cuenta | banco que acepte pasaporte para abrir cuenta corriente | cuenta en dólares para extranjeros residentes | me dejan tener caja de ahorro sin ser paraguayo? | soy argentino, que me pide un banco para abrirme cuenta alla | apertura de cuenta bancaria por no residentes | cuenta de banco para extranjeros | llegue hace un mes y ningun banco me quiere abrir una cuenta',
      en: 'Can a foreigner open a bank account in Paraguay? | open a bank account without residency | which papers does a bank ask to open an account | dollar account for foreigners | opening a bank account without being Paraguayan | can I get an account before I have my residency card',
      pt: 'Estrangeiro pode abrir conta em banco no Paraguai? | abrir conta bancária sem cédula | que documentos o banco pede para abrir uma conta | gringo consegue abrir conta em banco no Paraguai? | preciso de cédula pra ter conta bancária aí',
    },
    answer: {
      es: `Depende del banco: lo usual es que pidan cédula de residente y que expliques de dónde viene tu dinero, y algunos abren cuentas con menos. La residencia temporal, de hasta ${f.temporaryResidence}, da cédula${cite.residenceWithoutProperty}. Preguntá en dos o tres bancos con tu documento y comprobantes de ingresos.`,
      en: `It depends on the bank: usually they ask for a resident’s cédula and for where your money comes from, and some open accounts with less. Temporary residence, of up to ${f.temporaryResidence}, gives you a cédula${cite.residenceWithoutProperty}. Ask two or three banks with your document and proof of income.`,
      pt: `Depende do banco: o usual é pedirem a cédula de residente e a origem do seu dinheiro, e alguns abrem contas com menos. A residência temporária, de até ${f.temporaryResidence}, dá a cédula${cite.residenceWithoutProperty}. Pergunte em dois ou três bancos com seu documento e comprovantes de renda.`,
    },
  },
  drivingLicence: {
    asked: {
      es: '¿Sirve mi licencia de conducir extranjera en Paraguay? | manejar con registro de otro país | cómo saco el registro de conducir al mudarme | canjear carnet de conducir argentino o brasileño | licencia de conducir para residentes nuevos | puedo manejar con mi brevete de afuera? | puedo manejar con mi registro argentino alla? | como canjeo mi carnet de conducir de españa | donde saco el registro si ya tengo residencia | registro de conducir extranjero | validez de la licencia de conducir expedida en otro país',
      en: 'Is my foreign driving licence valid in Paraguay? | driving with a licence from another country | how do I get a driver’s license as a new resident | exchange my driving license | can I drive with my US license there | do I need to take a driving test again once resident',
      pt: 'Minha carteira de motorista vale no Paraguai? | dirigir com CNH brasileira | como tirar a habilitação sendo residente | minha CNH vale pra dirigir no Paraguai? | posso dirigir aí com habilitação estrangeira',
    },
    answer: {
      es: 'De visita suele aceptarse la licencia de tu país si está vigente; cuando residís, el registro lo da la municipalidad donde vivís. Requisitos, exámenes y canje preguntalos ahí, con tu cédula y tu licencia a mano. Si todavía no manejás, puedo buscar «alquiler cerca de» tu trabajo.',
      en: 'As a visitor your country’s license is usually accepted while it is valid; once you reside here the municipality where you live issues the license. Ask there about requirements, tests and exchange, with your cédula and license at hand. If you do not drive yet, I can search “rent near” your work.',
      pt: 'Como visitante costuma valer a carteira do seu país dentro da validade; como residente, quem dá a habilitação é a municipalidade onde você mora. Pergunte lá sobre requisitos, provas e troca, com a cédula e a carteira. Se ainda não dirige, posso buscar «aluguel perto de» onde trabalha.',
    },
  },
  importCar: {
    asked: {
      es: '¿Puedo traer mi auto al mudarme a Paraguay? | importar mi vehículo de mudanza | entrar con camioneta con chapa argentina y quedarme a vivir | traer la moto desde brasil para radicarme | aduana auto usado extranjero residente | cuanto tiempo puedo andar con chapa extranjera | tengo mi carro en otro país, lo puedo llevar? | quiero llevarme la camioneta cuando me mude, se puede? | cuanto se paga de aduana por entrar un auto usado de argentina | internación de vehículo propio por cambio de residencia | meter mi auto al pais | mi coche tiene diez años, me dejan nacionalizarlo alla?',
      en: 'Can I bring my car when I move to Paraguay? | import my vehicle as a new resident | driving a foreign plated car while living here | customs for a used car | taking my own vehicle with me when relocating, is that allowed | can I import my truck from the States',
      pt: 'Posso levar meu carro na mudança para o Paraguai? | importar veículo sendo residente novo | ficar com carro de placa brasileira morando lá | posso levar meu carro do Brasil quando eu for morar aí | mudança pro Paraguai com carro brasileiro',
    },
    answer: {
      es: 'Se puede en ciertos casos, pero los plazos, la antigüedad que se admite y lo que se paga los dice Aduanas, y cambian si sos turista, residente nuevo o repatriado. Preguntá en Aduanas o a un despachante antes de traerlo. Si venís con auto, buscá viviendas con cochera techada: se puede filtrar.',
      en: 'In certain cases yes, but time limits, the age allowed and what you pay are told by Customs, and differ for tourists, new residents and returning Paraguayans. Ask Customs or a customs broker before you bring it. If you come with a car, filter homes by covered parking.',
      pt: 'Em certos casos sim, mas os prazos, a idade permitida e o que se paga quem diz é a Aduana, e mudam para turista, residente novo ou repatriado. Pergunte na Aduana ou a um despachante antes de trazer. Se vier com carro, busque moradias com garagem coberta: dá para filtrar.',
    },
  },
  importPets: {
    asked: {
      es: '¿Cómo traigo a mi perro o gato al mudarme a Paraguay? | traer mi mascota desde el extranjero papeles | entrar con perro por la frontera vacunas | viajar con gato desde españa hasta paraguay | importar mascotas senacsa | que certificado veterinario necesita mi perrito para entrar al país | que papeles necesita mi gata para entrar al pais | me mudo con mi perro desde españa, que vacunas le piden | hay cuarentena para los perros que vienen de afuera? | llevar mascota al mudarse | no me voy sin mi perrito, como hago para que lo dejen pasar la frontera',
      en: 'How do I bring my dog or cat when moving to Paraguay? | bringing pets from abroad papers | vaccines to enter with a dog | importing a cat | relocating with two cats, what certificates are required | vet paperwork and rabies shot for entering with a pet',
      pt: 'Como levo meu cachorro ou gato na mudança para o Paraguai? | entrar com cachorro pela fronteira vacinas | trazer animal de estimação do Brasil documentos | vou me mudar com meu cachorro, que documentos ele precisa | entrada de animais de estimação no país',
    },
    answer: {
      es: 'Suelen pedir certificado veterinario de salud y vacunas al día, sobre todo la antirrábica; la lista exacta la da la autoridad sanitaria animal (Senacsa) y la del país de salida. Consultala unas semanas antes. Para la casa, buscá avisos que digan «acepta mascotas» y pedí que conste en el contrato.',
      en: 'A vet’s health certificate and up-to-date vaccines, above all rabies, are usually asked for; the exact list is given by the animal health authority (Senacsa) and the one of the country you leave. Check some weeks ahead. For the home, search listings that accept pets and have it written in the contract.',
      pt: 'Costumam pedir atestado veterinário de saúde e vacinas em dia, sobretudo a antirrábica; a lista exata é da autoridade sanitária animal (Senacsa) e da do país de saída. Consulte algumas semanas antes. Para a casa, busque anúncios que aceitam animais e peça que conste no contrato.',
    },
  },
  shipFurniture: {
    asked: {
      es: '¿Conviene traer mis muebles del exterior o comprar en Paraguay? | contenedor de mudanza internacional a paraguay | traer muebles y electrodomésticos de argentina al mudarme | paga aduana el menaje de casa? | flete internacional de muebles hasta asunción | me mudo de españa con todos mis muebles | vale la pena mandar mis muebles en contenedor | mando mis cosas en contenedor o vendo todo y compro alla | pago aduana por el menaje de casa cuando me mudo de pais? | traigo mi juego de comedor de europa o empiezo de cero | mudanza internacional de muebles | ingreso de enseres domésticos usados por traslado de residencia',
      en: 'Should I ship my furniture or buy it in Paraguay? | moving container to Paraguay | do household goods pay customs | international movers to Asuncion | bring my furniture from abroad | container shipment of household goods or start from scratch there | do I pay customs on my used furniture when relocating',
      pt: 'Compensa levar meus móveis ou comprar no Paraguai? | contêiner de mudança internacional para o Paraguai | trazer móveis e eletrodomésticos do Brasil aduana | levo meus móveis do Brasil ou compro tudo lá? | paga imposto pra entrar com móveis usados na mudança',
    },
    answer: {
      es: 'Depende del volumen, la distancia y lo que valen: pedí dos o tres presupuestos puerta a puerta y comparalos con amoblar acá. Para el menaje de quien se muda puede haber un trato propio en Aduanas; preguntá qué papeles piden antes de embarcar. Muchos empiezan con un alquiler amoblado y deciden después.',
      en: 'It depends on volume, distance and what they are worth: get two or three door-to-door quotes and compare them with furnishing here. Customs may have a treatment of its own for a mover’s household goods; ask which papers are needed before shipping. Many start with a furnished rental and decide later.',
      pt: 'Depende do volume, da distância e do que valem: peça dois ou três orçamentos porta a porta e compare com mobiliar aqui. Para os bens de quem se muda pode haver tratamento próprio na Aduana; pergunte que papéis pedem antes de embarcar. Muitos começam com um aluguel mobiliado e decidem depois.',
    },
  },
  localMovers: {
    asked: {
      es: '¿Cómo contrato una mudanza o un flete dentro de Paraguay? | necesito empresa de mudanzas en asunción | cuanto sale un flete para mudarme de depto | camión de mudanza recomendado | fletero de confianza para llevar mis cosas | mudanza de un edificio, hay que avisar a la administración? | cuanto cobran por mudar un depto de dos piezas | camion para llevar muebles entre ciudades | flete dentro del pais | tengo que avisar al edificio el dia q mudo mis muebles? | cuánto me sale un flete de una ciudad a otra con muebles | tenés algún fletero o mudadora de confianza | cuanto cobra un camion de mudanza de encarnacion a asuncion | me mudo de una ciudad a otra, ustedes tienen flete? | uds hacen mudanzas?',
      en: 'How do I hire movers or a van inside Paraguay? | moving company in Asuncion | how much does a removal truck cost | do I have to tell the building about my move | man with a van in Asunción, how do I book one | what should I ask a mover when changing flats in the city | how much is a moving truck from one city to another | can you recommend movers you trust',
      pt: 'Como contrato um frete ou mudança dentro do Paraguai? | empresa de mudanças em Assunção | caminhão de frete para mudar de apartamento | preciso de um caminhão de mudança dentro da cidade | frete pra levar meus móveis de um apê pro outro | quanto custa um frete de uma cidade pra outra com móveis | conhece alguma empresa de mudança de confiança',
    },
    answer: {
      es: 'No recomendamos empresas ni tenemos precios: pedí dos o tres presupuestos con fotos, pisos, ascensor y distancia, y que digan si incluye embalaje y seguro. En un edificio avisá a la administración, que suele tener días y horarios de mudanza. Sacá fotos de todo al salir y al entrar.',
      en: 'We do not recommend companies and have no prices: get two or three quotes with photos, floors, elevator and distance, and ask whether packing and insurance are included. In a building tell the management, which often sets days and hours for moves. Take photos when you leave and when you enter.',
      pt: 'Não recomendamos empresas nem temos preços: peça dois ou três orçamentos com fotos, andares, elevador e distância, e se inclui embalagem e seguro. Num prédio avise a administração, que costuma ter dias e horários de mudança. Tire fotos ao sair e ao entrar.',
    },
  },
  furnishHome: {
    asked: {
      es: '¿Amoblado o sin muebles: qué sale más a cuenta? | alquilo amoblado o me compro yo los muebles? | amoblar un departamento cuanto se gasta | alquilar vacío y equipar yo heladera y aire | un año nomás, con muebles o sin muebles | que me hace falta comprar para un depto sin amoblar | vale la pena pagar mas por un amoblado | me conviene pagar mas por uno con muebles o comprar los mios | sale mas barato alquilar pelado y equiparlo yo? | que suele faltar en un depto sin muebles, hasta heladera? | con muebles o vacío | si voy a estar varios años vale la pena alquilar amueblado',
      en: 'Furnished or unfurnished: which pays off? | rent a furnished place or get my own furniture | furnished versus unfurnished for a year | what do I have to buy for an unfurnished flat | is a furnished rental worth the extra | is it better to rent with furniture or bring my own | what is usually missing in an empty rental',
      pt: 'Mobiliado ou sem móveis: o que compensa? | alugo mobiliado ou compro meus móveis? | mobiliado ou vazio para um ano | o que preciso comprar para um apartamento sem móveis | mobiliado ou vazio, qual compensa mais | sai mais barato alugar sem mobília e comprar tudo?',
    },
    answer: {
      es: 'Depende de cuánto te quedes: por pocos meses suele convenir amoblado; por años, vacío y con lo tuyo. Sin muebles suele faltar todo: heladera, cocina, aire y hasta lámparas, así que preguntá qué queda. Te ayudo a comparar: pedime «alquiler amoblado en Villa Morra» y después lo mismo sin amoblar.',
      en: 'It depends on how long you stay: for a few months furnished usually pays, for years empty with your own things. Unfurnished often means nothing at all: fridge, stove, air conditioning, even lamps may be missing, so ask what stays. To compare, ask me for “furnished rental in Villa Morra” and then the same unfurnished.',
      pt: 'Depende de quanto tempo fica: por poucos meses costuma compensar mobiliado; por anos, vazio e com o seu. Sem móveis costuma faltar tudo: geladeira, fogão, ar e até lâmpadas, então pergunte o que fica. Para comparar, peça «aluguel mobiliado em Villa Morra» e depois o mesmo sem móveis.',
    },
  },
  domesticStaff: {
    asked: {
      es: '¿Qué hay que saber para contratar empleada doméstica o niñera? | sueldo y seguro de una empleada domestica | contratar limpieza por día en casa | jardinero y piletero, los tomo en blanco? | trabajo doméstico con retiro o sin retiro, que ley | tengo que inscribir en IPS a la señora que limpia | qué ley hay para la empleada que duerme en casa | que le tengo q pagar a la chica que limpia mi casa | quiero tomar una señora con cama adentro, que derechos tiene | obligaciones del empleador en el trabajo doméstico | contratar niñera en paraguay | aguinaldo y vacaciones de la muchacha, como es',
      en: 'What should I know to hire a maid or nanny? | domestic worker pay and insurance in Paraguay | hiring a cleaner by the day | do I register my housekeeper with social security | hiring a live-in housekeeper, what are my obligations | pay and benefits for a nanny in Paraguay',
      pt: 'O que preciso saber para contratar empregada doméstica ou babá? | salário e seguro da empregada doméstica | contratar faxineira por dia | quero contratar uma empregada doméstica aí, quais são as regras | diarista precisa ser registrada no IPS?',
    },
    answer: {
      es: 'Es un trabajo con ley propia: sueldo, horario, aguinaldo, vacaciones y seguro social. Qué corresponde a tu caso lo dicen el Ministerio de Trabajo, IPS o un contador; hacelo por escrito desde el primer día. Si va a vivir en la casa, buscá avisos con dependencia de servicio: se puede filtrar.',
      en: 'It is work with a law of its own: pay, hours, yearly bonus, holidays and social security. The Ministry of Labor, IPS or an accountant tell you what applies; put it in writing from the first day. If the person is to live in, search homes with a service room: there is a filter.',
      pt: 'É um trabalho com lei própria: salário, horário, décimo terceiro, férias e seguro social. O que vale no seu caso dizem o Ministério do Trabalho, o IPS ou um contador; faça por escrito desde o primeiro dia. Se a pessoa vai morar na casa, busque imóveis com dependência de serviço: há filtro.',
    },
  },
  healthCover: {
    asked: {
      es: '¿Cómo es la atención médica y el seguro médico para quien se muda? | prepaga o seguro de salud privado en paraguay | soy extranjero, me atienden en hospitales públicos? | cobertura médica para jubilados que se mudan | que seguro médico conviene a una familia recién llegada | IPS para extranjeros | seguro médico para extranjeros | que hago si me enfermo alla, hay salud publica gratis? | seguro medico privado o ips, que le conviene a un recien llegado | cobertura medica para extranjeros | como anda la salud y los hospitales si me voy a vivir alla | tengo diabetes, me van a aceptar en un seguro privado',
      en: 'How does health care and medical insurance work for newcomers? | private health insurance in Paraguay | are foreigners treated in public hospitals | health cover for retirees who move | are hospitals good and do I need private insurance | will an insurer take me at seventy',
      pt: 'Como funciona a saúde e o plano médico para quem se muda? | plano de saúde privado no Paraguai | estrangeiro é atendido em hospital público? | como funciona o plano de saúde no Paraguai | convênio médico pra quem vai morar em Assunção',
    },
    answer: {
      es: 'Hay hospitales públicos, el seguro social (IPS) para quien trabaja inscripto y seguros privados; coberturas, edades y precios los dice cada uno, y conviene comparar dos o tres. Elegí también por cercanía: decime «alquiler cerca del Hospital de Clínicas», o el sanatorio que uses, y te muestro qué hay.',
      en: 'There are public hospitals, social security (IPS) for registered workers and private insurers; each says what it covers, for which ages and at what price, and it pays to compare two or three. Choose by distance too: say “rent near Hospital de Clínicas”, or the clinic you use, and I show you what there is.',
      pt: 'Há hospitais públicos, o seguro social (IPS) para quem trabalha registrado e planos privados; coberturas, idades e preços quem diz é cada um, e convém comparar dois ou três. Escolha também pela distância: diga «aluguel perto do Hospital de Clínicas», ou a clínica que usa, e mostro o que há.',
    },
  },
  childrenSchooling: {
    asked: {
      es: '¿Cómo inscribo a mis hijos en el colegio si venimos de otro país? | papeles para matricular niños extranjeros en la escuela | reconocimiento de estudios de otro país para entrar al colegio | cuando empiezan las clases y la matrícula en paraguay | mi hija viene de brasil, en qué grado entra | vacante en colegio a mitad de año | cómo inscribo a mi hija en el cole viniendo de otro país | nos mudamos en junio, los chicos podran entrar a la escuela a mitad de año? | q documentos del colegio traigo de argentina para anotar a mi nena | como consigo vacante en una escuela para mis hijos al llegar | escuela para hijos de extranjeros | mis nenes hicieron la primaria en brasil, les reconocen los grados?',
      en: "How do I enroll my children in school if we come from abroad? | papers to register foreign kids at school | when does the school year start and enrollment | recognition of foreign studies | school admission for kids arriving from another country | will my son's grades from abroad be recognised",
      pt: 'Como matriculo meus filhos na escola vindo de outro país? | documentos para matrícula de criança estrangeira | quando começam as aulas e a matrícula no Paraguai | como matriculo meus filhos na escola vindo do Brasil | vaga em colégio pra criança estrangeira',
    },
    answer: {
      es: 'Cada colegio dice sus vacantes, fechas y papeles: suelen pedir documentos del niño y certificados de estudios legalizados, y el Ministerio de Educación dice cómo se reconocen. Escribiles antes de elegir casa, porque el lugar del colegio decide tu viaje diario. Después pedime «casas cerca de» y su nombre.',
      en: 'Each school tells its places, dates and papers: the child’s documents and legalized school records are usual, and the Ministry of Education says how they are recognized. Write to them before choosing a home, since the school decides your daily trip. Then ask me for “houses near” and its name.',
      pt: 'Cada colégio diz suas vagas, datas e papéis: costumam pedir documentos da criança e históricos escolares legalizados, e o Ministério da Educação diz como se reconhecem. Escreva antes de escolher a casa, porque o colégio decide o seu trajeto diário. Depois peça «casas perto de» e o nome dele.',
    },
  },
  languageSpoken: {
    asked: {
      es: '¿Se puede vivir en Paraguay sin hablar español? | en paraguay hablan inglés? | que idioma se habla, castellano o guaraní | me arreglo solo con portugués para vivir ahí? | no hablo español, como hago las visitas y los trámites | idioma jopara | no hablo nada de castellano, me las arreglo? | solo hablo inglés, puedo vivir ahí | no hablo castellano, me voy a poder manejar? | un amigo ingles solo habla su idioma, sobrevive alla? | vivir sin saber castellano | que lengua se habla en la calle y alcanza con el ingles? | mi esposo aleman no sabe nada de español, se adaptara',
      en: 'Can I live in Paraguay without speaking Spanish? | are locals fluent in English | which language is spoken, Spanish or Guarani | can I get by with English or German | do people understand English there or is Spanish essential | getting around with only Portuguese or English',
      pt: 'Dá para viver no Paraguai sem falar espanhol? | falam português no Paraguai? | que idioma se fala, espanhol ou guarani | não falo espanhol, consigo viver aí? | dá pra se virar só com inglês no dia a dia?',
    },
    answer: {
      es: 'Se puede empezar sin él, pero los trámites y contratos son en español, que con el guaraní son las lenguas del país; mucha gente los mezcla (jopará). El portugués se entiende bastante cerca de Brasil y el inglés, menos. Acá podés preguntarme y buscar en español, inglés o portugués.',
      en: 'You can start without it, but paperwork and contracts are in Spanish, which with Guaraní is the language of the country; many mix the two (jopará). Portuguese is widely understood near Brazil, English less so. Here you may ask me and search in Spanish, English or Portuguese.',
      pt: 'Dá para começar sem ele, mas trâmites e contratos são em espanhol, que com o guarani são as línguas do país; muita gente mistura as duas (jopará). O português se entende bastante perto do Brasil, o inglês menos. Aqui você pode perguntar e buscar em espanhol, inglês ou português.',
    },
  },
  learnGuarani: {
    asked: {
      es: '¿Hace falta aprender guaraní para vivir en Paraguay? | conviene estudiar guarani si me mudo | dónde aprendo guaraní | frases en guarani utiles para un recién llegado | enseñame algo de guaraní | como se dice casa en guaraní | si ya se español me alcanza o tengo q estudiar la lengua indigena? | donde hay cursos de guarani | en el campo hablan solo guarani? deberia aprenderlo | aprender guarani, hace falta | es obligatorio saber jopara para trabajar o tratar con la gente',
      en: 'Do I need to learn Guaraní to live in Paraguay? | teach me some Guarani | useful Guarani phrases for newcomers | how do you say house in Guarani | should I study Guaraní before moving or is Spanish enough | is knowing Guaraní necessary in the countryside',
      pt: 'Preciso aprender guarani para viver no Paraguai? | me ensina um pouco de guarani | como se diz casa em guarani | preciso estudar guarani pra morar no Paraguai? | só espanhol basta ou guarani é necessário?',
    },
    answer: {
      es: 'No hace falta, pero unas palabras abren puertas, sobre todo en el interior: «mba’éichapa» es ¿cómo estás?, «iporã» es bien o lindo, «aguyje» gracias, «óga» casa e «yvy» tierra. Hay cursos en universidades e institutos; preguntá en el tuyo. Y si me escribís algo en guaraní sobre una casa, intento entenderte.',
      en: 'You do not need it, but a few words open doors, above all outside the capital: “mba’éichapa” is how are you?, “iporã” good or pretty, “aguyje” thanks, “óga” house and “yvy” land. Universities and institutes give courses. And if you write to me about a home in Guaraní, I try to understand.',
      pt: 'Não é preciso, mas umas palavras abrem portas, sobretudo no interior: «mba’éichapa» é como vai?, «iporã» bem ou bonito, «aguyje» obrigado, «óga» casa e «yvy» terra. Há cursos em universidades e institutos. E se me escrever em guarani sobre uma casa, tento entender.',
    },
  },
  cheaperThanHome: {
    asked: {
      es: '¿Paraguay es más barato que Argentina o Brasil para vivir? | rinde mas la plata en paraguay que en mi país? | comparar el costo de vida de paraguay con españa | me alcanza mi sueldo argentino viviendo allá | es caro vivir ahí comparado con chile | diferencia de gastos entre brasil y paraguay | es más barato paraguay que uruguay | es verdad que alla todo cuesta menos que en buenos aires? | me rinde mas la plata viviendo en paraguay que en brasil? | mi sueldo argentino alcanza para mas alla? | mas barato que mi pais | un primo dice que se ahorra yendose de cordoba a asuncion, es cierto',
      en: 'Is Paraguay cheaper than Argentina or Brazil to live in? | compare expenses in Paraguay with the US | does money go further in Paraguay than at home | how does Paraguay compare in cost with Spain | cost of living there compared with Buenos Aires or São Paulo | is daily life less expensive than in Argentina',
      pt: 'O Paraguai é mais barato que o Brasil para morar? | comparar os gastos do Paraguai com o Brasil | o dinheiro rende mais no Paraguai que na Argentina? | o custo de vida é menor que no Brasil? | Paraguai ou Argentina, onde se gasta menos pra viver',
    },
    answer: {
      es: 'De otros países no tengo precios, así que no los comparo; depende mucho del cambio y de cómo vivas. Lo que sí te muestro son alquileres y precios de venta de acá: preguntame «¿cuánto cuesta alquilar dos dormitorios en Asunción?». Para comida, luz y salud, pedí números a alguien que viva como vos.',
      en: 'I have no prices of other countries, so I do not compare them; much depends on exchange rates and on how you live. What I can show are rents and sale prices here: ask “how much is a two-bedroom rental in Asunción?”. For food, power and health, ask somebody who lives as you do.',
      pt: 'De outros países não tenho preços, então não comparo; depende muito do câmbio e de como você vive. O que mostro são aluguéis e preços de venda daqui: pergunte «quanto custa alugar dois dormitórios em Assunção?». Para comida, luz e saúde, peça números a alguém que viva como você.',
    },
  },
} satisfies Record<string, FaqEntry>
