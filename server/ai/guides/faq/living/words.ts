import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const livingWordsFaq = {
  conditionWords: {
    asked: {
      es: '¿Qué significa a estrenar, reciclado o a refaccionar en un aviso? | que es un depto a estrenar | refaccionado y reciclado es lo mismo? | que quiere decir impecable estado | casa a reciclar o para demoler, que significa | qué es una propiedad en block o a terminar | que quiere decir que una casa esta reciclada | a estrenar es nuevo de verdad? | vi un depto refaccionado, que le habran hecho | estado del inmueble en avisos | diferencia entre impecable, a terminar y para refaccionar',
      en: 'What do a estrenar, reciclado and a refaccionar mean? | meaning of a estrenar in an ad | what does refaccionado mean | impecable estado meaning | meaning of reciclado and refaccionado in a Spanish ad | the ad says a demoler, is the house unusable',
      pt: 'O que quer dizer a estrenar, reciclado ou a refaccionar? | o que significa a estrenar no anúncio | o que é refaccionado | o que quer dizer a estrenar no anúncio | casa a refaccionar precisa de obra?',
    },
    answer: {
      es: '«A estrenar» es que nadie lo habitó todavía. «Refaccionado» o «reciclado» es usado y renovado: preguntá qué se cambió, si cañerías y electricidad o solo pintura. «A refaccionar» y «a terminar» piden obra, y «a demoler» vale por el terreno. «Impecable» es opinión de quien vende: se ve en la visita.',
      en: '“A estrenar” means nobody has lived in it yet. “Refaccionado” or “reciclado” is used and renovated: ask what was replaced, pipes and wiring or only paint. “A refaccionar” and “a terminar” need works, and “a demoler” is worth its land. “Impecable” is the seller’s opinion: see it on a visit.',
      pt: '«A estrenar» é novo, nunca habitado. «Refaccionado» ou «reciclado» é usado e reformado: pergunte o que se trocou, canos e fiação ou só pintura. «A refaccionar» e «a terminar» pedem obra, e «a demoler» vale pelo terreno. «Impecable» é opinião de quem vende: vê-se na visita.',
    },
  },
  roomWords: {
    asked: {
      es: '¿Qué es una pieza, un placard, un toilette o un lavadero en los avisos? | que es dormitorio en suite | a que le dicen pieza acá | qué significa toilette o baño social | lavadero y placard que son | que es un kitchenette o cocina integrada | que es comedor diario y estar íntimo | que es un baño social, y uno en suite | toilette en el aviso es un baño entero o sin ducha? | kitchenette, comedor diario y lavadero q son | nombres de los ambientes | no soy de aca, pieza es dormitorio o toda la casa?',
      en: 'What do pieza, placard, toilette and lavadero mean? | meaning of dormitorio en suite | what is a baño social | names of rooms in Paraguayan ads | the ad mentions kitchenette and en suite, what rooms are those in Paraguay | meaning of comedor diario and baño social',
      pt: 'O que quer dizer pieza, placard, toilette e lavadero? | o que é placard | o que significa baño social e dormitorio en suite | nomes dos cômodos em espanhol | o que é placard e pieza nos anúncios paraguaios | lavadero e comedor diario são quais cômodos?',
    },
    answer: {
      es: 'Pieza es un cuarto o dormitorio; en suite, con baño propio; baño social o toilette, el de las visitas, a veces sin ducha. Placard es el ropero empotrado, lavadero el lugar de lavar ropa, kitchenette una cocina chica dentro del ambiente, comedor diario el de la cocina. Si dudás de qué trae uno, preguntalo en la consulta.',
      en: 'Pieza is a room or bedroom; en suite, with its own bathroom; baño social or toilette, the guests’ one, at times without a shower. Placard is a built-in wardrobe, lavadero the laundry area, kitchenette a small kitchen within the room, comedor diario the one in the kitchen. If in doubt, ask in the inquiry.',
      pt: 'Pieza é um quarto; en suite, com banheiro próprio; baño social ou toilette é o lavabo das visitas, às vezes sem chuveiro. Placard é o guarda-roupa embutido, lavadero a área de serviço, kitchenette uma cozinha pequena no ambiente, comedor diario a copa. Na dúvida, pergunte na consulta.',
    },
  },
  countryWords: {
    asked: {
      es: '¿Qué diferencia hay entre quinta, chacra, granja y estancia? | que es una chacra | que es una quinta en paraguay | estancia o campo ganadero significado | qué se entiende por granja y por colonia | que es un casco de estancia | quinta y chacra son lo mismo? | que vendria a ser una estancia y cual es el casco | me ofrecen una chacra, eso es campo grande o chico | tipos de propiedad rural | mi abuelo dice granja y el vendedor dice quinta, en que se diferencian',
      en: 'What is the difference between quinta, chacra, granja and estancia? | what is a chacra | what is a quinta | meaning of estancia | is a chacra a farm or a ranch | Paraguayan words for rural properties explained',
      pt: 'O que quer dizer quinta, chacra, granja e estancia? | o que é uma chacra | diferença entre quinta e estancia | chacra é sítio ou fazenda? | granja, chacra e estância, qual a diferença',
    },
    answer: {
      es: 'Quinta es casa con parque grande, casi siempre de descanso; chacra, tierra chica de cultivo; granja, la que cría animales menores; estancia, el campo ganadero grande, y su casco, las casas. No hay medida fija: mirá las hectáreas y el uso. Pedime «quinta en Areguá» o «campo en Paraguarí».',
      en: 'Quinta is a house with large grounds, mostly for leisure; chacra, small farmland; granja, one that raises small animals; estancia, a large cattle ranch, and its casco the buildings. There is no fixed size: look at hectares and use. Ask me for “quinta in Areguá” or “ranch in Paraguarí”.',
      pt: 'Quinta é casa com terreno grande, quase sempre de lazer (chácara de lazer); chacra, sítio pequeno de cultivo; granja, a que cria animais pequenos; estancia, a fazenda de gado, e o casco, a sede. Não há medida fixa: veja hectares e uso. Peça «quinta em Areguá» ou «fazenda em Paraguarí».',
    },
  },
  streetWords: {
    asked: {
      es: '¿Qué es empedrado, ripio o camino de todo tiempo? | que quiere decir calle empedrada | que significa sobre asfalto | camino terraplenado o enripiado que es | a metros de la ruta, todo tiempo, significado | que quiere decir camino de todo tiempo en un aviso de campo | ripio es lo mismo que tierra? | vi calle enripiada y no se q es | palabras de caminos y calles | sobre asfalto que implica, el frente del terreno da a la ruta?',
      en: 'What do empedrado, ripio and todo tiempo mean? | meaning of calle empedrada | what is a terraplen road | sobre asfalto meaning | the ad says ripio, what kind of road is that | all weather road, is that what todo tiempo stands for',
      pt: 'O que quer dizer empedrado, ripio e todo tiempo? | o que é rua empedrada | o que significa sobre asfalto | o que é empedrado e ripio no anúncio | terraplén e enripiado, que tipo de estrada é',
    },
    answer: {
      es: 'Empedrado es calle de piedra; ripio o enripiado, de grava; terraplén, de tierra levantada, que puede cerrarse con lluvia; «todo tiempo», que se pasa también lloviendo; «sobre asfalto», con frente a calle asfaltada. Confirmalo yendo con lluvia y mirá también el último tramo, que casi nunca está en las fotos.',
      en: 'Empedrado is a cobbled street; ripio or enripiado, gravel; terraplén, a raised dirt road that may close in rain; “todo tiempo”, passable in rain too; “sobre asfalto”, fronting a paved street. Confirm it by going in rain, and see the last stretch too, which is seldom in the photos.',
      pt: 'Empedrado é rua de pedra; ripio ou enripiado, de cascalho; terraplén, de terra elevada, que pode fechar com chuva; «todo tiempo», que se passa também chovendo; «sobre asfalto», de frente para rua asfaltada. Confirme indo com chuva e veja também o último trecho, que quase nunca aparece nas fotos.',
    },
  },
  storeWords: {
    asked: {
      es: '¿Qué es un tinglado, un galpón o un salón comercial? | diferencia entre tinglado y depósito | que significa tinglado en el aviso | qué es un salón o local a la calle | que es una vivienda con salon | que es un galpón | un tinglado tiene paredes o solo techo? | que diferencia hay entre deposito, galpon y salon | busco guardar camiones y me dicen tinglado o galpon, cual es cual | tinglado y galpón | estructura de chapa abierta, como se llama en los avisos y en que difiere del deposito',
      en: 'What is a tinglado, a galpón or a salón? | tinglado meaning | difference between galpon and deposito | is a galpón the same as a warehouse | salón in a commercial ad, shop or hall',
      pt: 'O que quer dizer tinglado, galpón e salón? | o que é um tinglado | diferença entre galpón e depósito | o que é galpón | tinglado é galpão aberto ou fechado? | o que é depósito, salão e tinglado nos anúncios',
    },
    answer: {
      es: 'Tinglado es un techo de chapa sobre estructura, abierto o cerrado; galpón o depósito, el cerrado para guardar o trabajar; salón, un local comercial, muchas veces al frente de una vivienda. Preguntá altura libre, portón para camión, electricidad trifásica y si la municipalidad habilita tu rubro. Pedime «depósito en alquiler en Luque».',
      en: 'A tinglado is a metal roof on a frame, open or closed; galpón or depósito, a closed one to store or work in; salón, a shop, often in front of a home. Ask for clear height, a gate for trucks, three-phase power and whether the municipality licenses your trade. Ask me for “warehouse for rent in Luque”.',
      pt: 'Tinglado é um telhado metálico sobre estrutura, aberto ou fechado; galpón ou depósito, o fechado para guardar ou trabalhar; salón, uma loja, muitas vezes na frente de uma moradia. Pergunte pé-direito, portão para caminhão, energia trifásica e se a municipalidade habilita seu ramo. Peça «galpão para alugar em Luque».',
    },
  },
  dealWords: {
    asked: {
      es: '¿Qué significa dueño directo, escucha ofertas, apto crédito o en exclusiva? | que es vende dueño directo | escucha ofertas que quiere decir | qué es propiedad en exclusividad | que es apto crédito afd en un aviso | vendo por viaje o urgente que significa | liquido propiedad que quiere decir | que quiere decir apto credito en una casa en venta | el aviso pone escucha ofertas, puedo regatear? | dueño directo es que no hay inmobiliaria de por medio? | jerga de las ventas en avisos | apto banco, oportunidad, exclusividad, no entiendo esos terminos',
      en: 'What do dueño directo, escucha ofertas and apto crédito mean? | meaning of escucha ofertas in an ad | what is en exclusiva | apto credito meaning | ad says apto crédito, does that mean the bank will lend | dueño directo in an ad, is there no agent then',
      pt: 'O que quer dizer dueño directo, escucha ofertas e apto crédito? | o que significa escucha ofertas | o que é en exclusiva | o que quer dizer apto crédito no anúncio | dueño directo é direto com o proprietário?',
    },
    answer: {
      es: '«Dueño directo» es que publica el propietario, sin agente. «Escucha ofertas» avisa que el precio se negocia. «En exclusiva», que una sola inmobiliaria la ofrece. «Apto crédito», que los papeles estarían en regla para un banco: lo confirma el banco y un escribano. «Urgente» o «por viaje» no cambia los cuidados: papeles primero.',
      en: '“Dueño directo” means the owner lists it, without an agent. “Escucha ofertas”: the price is negotiable. “En exclusiva”: only one agency offers it. “Apto crédito”: its papers should do for a bank, which the bank and a notary confirm. “Urgente” or “por viaje” changes nothing in what to check: papers first.',
      pt: '«Dueño directo» é o proprietário anunciando, sem corretor. «Escucha ofertas», preço negociável. «En exclusiva», só uma imobiliária oferece. «Apto crédito», que os papéis serviriam para um banco: quem confirma é o banco e um escribano. «Urgente» ou «por viaje» não muda os cuidados: papéis primeiro.',
    },
  },
  furnishedWords: {
    asked: {
      es: '¿Qué incluye amoblado, semiamoblado o equipado con línea blanca? | que significa semi amoblado | qué es línea blanca en un alquiler | amoblado incluye ropa de cama y vajilla? | que quiere decir cocina equipada | amoblado y equipado es lo mismo | semiamoblado trae heladera o no? | que es linea blanca en un alquiler | equipado y amoblado son lo mismo? | que trae un semi amueblado | me alquilan semi amoblado, que cosas se supone q estan',
      en: 'What do amoblado, semiamoblado and línea blanca include? | what does semi furnished mean in Paraguay | meaning of linea blanca | does amoblado include bedding and dishes | what is amoblado | does semiamoblado come with a fridge and bed | what should be inside a flat advertised as amoblado',
      pt: 'O que quer dizer amoblado, semiamoblado e línea blanca? | o que significa línea blanca | amoblado inclui roupa de cama e louça? | semiamoblado vem com o quê? | amoblado inclui eletrodomésticos ou só móveis?',
    },
    answer: {
      es: 'Amoblado es con muebles, y suele incluir electrodomésticos; semiamoblado, solo lo fijo, como placares, muebles de cocina y a veces aire; línea blanca, heladera, cocina y lavarropas. No hay regla: pedí la lista de lo que queda, con fotos, y que vaya como inventario firmado junto al contrato.',
      en: 'Amoblado is furnished, usually with appliances; semiamoblado, only what is fixed, such as wardrobes, kitchen cabinets and at times air conditioning; línea blanca, fridge, stove and washing machine. There is no rule: ask for a list of what stays, with photos, signed as an inventory with the lease.',
      pt: 'Amoblado é mobiliado, em geral com eletrodomésticos; semiamoblado, só o fixo, como armários, móveis de cozinha e às vezes ar; línea blanca, geladeira, fogão e máquina de lavar. Não há regra: peça a lista do que fica, com fotos, como inventário assinado junto ao contrato.',
    },
  },
  outdoorWords: {
    asked: {
      es: '¿Qué es una galería, un corredor, una churrasquera o un parrillero? | que es galeria en una casa paraguaya | parrilla, churrasquera y quincho son lo mismo? | que quiere decir patio verde o patio interno | pileta o piscina que diferencia hay | que es un solárium o terraza propia | churrasquera y quincho es lo mismo? | que le dicen galeria, es un pasillo? | corredor en el aviso q significa, adentro o afuera | galería y churrasquera | mi nuera leyo corredor jere y patio interno y no sabe que son',
      en: "What are galería, corredor, churrasquera and parrillero? | meaning of galeria in a house | pileta or piscina | what is a patio interno | what's the difference between quincho and parrillero | pileta and piscina, same thing?",
      pt: 'O que quer dizer galería, corredor, parrillero e pileta? | o que é galería numa casa paraguaia | parrillero e quincho são a mesma coisa? | galería é varanda? | o que é corredor e patio interno na casa',
    },
    answer: {
      es: 'Galería o corredor es el espacio techado y abierto junto a la casa, donde se vive en verano. Parrilla, parrillero o churrasquera es para asar; si tiene techo y lugar para recibir, es quincho. Pileta y piscina son lo mismo. Patio interno es un espacio abierto adentro, que da luz. Se puede filtrar por quincho, parrilla, jardín o piscina.',
      en: 'Galería or corredor is the roofed open space along the house, where one lives in summer. Parrilla, parrillero or churrasquera is a grill; with a roof and room for guests it is a quincho. Pileta and piscina are both a pool. Patio interno is an open court inside, for light. You can filter by quincho, grill, garden or pool.',
      pt: 'Galería ou corredor é a varanda coberta junto à casa, onde se vive no verão. Parrilla, parrillero ou churrasquera é a churrasqueira; com teto e lugar para receber, é um quincho. Pileta e piscina são o mesmo. Patio interno é um vão aberto dentro, que dá luz. Dá para filtrar por quincho, churrasqueira, jardim ou piscina.',
    },
  },
  adAbbreviations: {
    asked: {
      es: '¿Qué significan las abreviaturas de los avisos, como dpto, dorm, m2t o Gs? | que es gs y que es usd en los precios | abreviaturas inmobiliarias paraguay | que quiere decir s/ y c/ en el aviso | coch, bñ, dorm que significan | esq. mcal. avda. abreviaciones | no entiendo los acortamientos, que es dorm y coch | m2c y m2t que significan | en el aviso pone c/ s/ y esq, traducime | siglas de los anuncios | gs. es guaranies? y el signo raro con la g tachada',
      en: 'What do abbreviations in ads mean, such as dpto, dorm or Gs? | what is Gs in prices | real estate abbreviations in Spanish | what do m2t, coch and dorm stand for | is Gs the local currency symbol in ads',
      pt: 'O que querem dizer as abreviaturas dos anúncios, como dpto, dorm e Gs? | o que é Gs no preço | abreviaturas imobiliárias em espanhol | o que quer dizer dorm, coch e m2c no anúncio | abreviações dos anúncios, dpto esq mcal',
    },
    answer: {
      es: 'Dpto o depto es departamento; dorm, dormitorios; coch, cochera; c/ con y s/ sobre o sin; esq., esquina; Mcal., mariscal; avda., avenida. Gs. o ₲ son guaraníes y USD, dólares; «millones» se dice de guaraníes. En superficies, fijate si hablan del terreno o de lo construido: acá los avisos dicen cuál es cuál cuando lo saben.',
      en: 'Dpto or depto is apartment; dorm, bedrooms; coch, parking space; c/ with and s/ on or without; esq., corner; Mcal., marshal; avda., avenue. Gs. or ₲ is guaraníes and USD dollars; “millones” is said of guaraníes. With areas see whether plot or built area is meant: here listings say which is which where they know it.',
      pt: 'Dpto ou depto é apartamento; dorm, dormitórios; coch, vaga; c/ com e s/ sobre ou sem; esq., esquina; Mcal., marechal; avda., avenida. Gs. ou ₲ são guaranis e USD, dólares; «millones» se diz de guaranis. Nas áreas, veja se falam do terreno ou do construído: aqui os anúncios dizem qual é qual quando se sabe.',
    },
  },
  portugueseGlossary: {
    asked: {
      es: '¿Cómo se dicen en portugués los términos de inmuebles de acá? | vocabulario del alquiler en español para brasileños | glosario inmobiliario español portugués | traducir alquiler, garantía y escribano al portugués | cómo se dice alquiler en portugués | como le digo a un brasilero garantia y expensas en su idioma | traduccion al portugues de seña y escritura | mis clientes son de brasil, como se dice cochera en portugues | glosario inmobiliario portugués | boleto de compraventa, en brasil que nombre tiene',
      en: 'Which Spanish real estate terms should a newcomer know? | Spanish glossary for renting and buying | real estate vocabulary in Spanish | what does escribano mean | what does boleto mean | basic Spanish property words I should learn before renting | translate expensas, seña and escribano for a newcomer',
      pt: 'O que querem dizer alquiler, dueño e escribano? | vocabulário em espanhol para alugar casa | glossário imobiliário espanhol português | o que significa seña, boleto e garantía | o que significa expensas, seña e escribano em português | vocabulário imobiliário espanhol português',
    },
    answer: {
      es: 'Alquiler es aluguel; dueño, proprietário; inquilino, inquilino; garantía, caução o fiador; expensas, taxa de condomínio; escribano, tabelião; escritura, escritura; seña, sinal; boleto, compromisso de compra e venda; cochera, vaga; amoblado, mobiliado. Decime la palabra de tu aviso y te la explico.',
      en: 'Alquiler is rent; dueño, owner; inquilino, tenant; garantía, deposit or guarantor; expensas, building fees; escribano, notary; escritura, deed; seña, earnest money; boleto, purchase agreement; cochera, parking space; amoblado, furnished. Tell me the word in your ad and I explain it.',
      pt: 'Alquiler é aluguel; dueño, proprietário; garantía, caução ou fiador; expensas, taxa de condomínio; escribano, tabelião; escritura, escritura; seña, sinal; boleto, compromisso de compra e venda; cochera, vaga; amoblado, mobiliado. Diga a palavra do seu anúncio e explico.',
    },
  },
  waterWords: {
    asked: {
      es: '¿Qué es un tajamar, un aljibe, un ykua o un pozo artesiano? | que es un tajamar en un campo | que significa ykua | aljibe que es | arroyo, esteral o bañado en un terreno que significa | aljibe y pozo es igual? | artesiano o comun, que tipo de pozo es cada uno | palabras de agua en campos | el terreno tiene estero y naciente, eso que es?',
      en: "What are tajamar, aljibe, ykua and pozo artesiano? | what is a tajamar on a farm | meaning of ykua and estero | tajamar in a farm ad, is it a pond | is an ykua a spring, and what's an estero",
      pt: 'O que quer dizer tajamar, aljibe, ykua e pozo artesiano? | o que é um tajamar | o que significa estero e bañado num terreno | tajamar é açude? | pozo artesiano e estero, o que significam',
    },
    answer: {
      es: 'Tajamar es un estanque hecho para juntar lluvia; aljibe, una cisterna de agua de techo; ykua, naciente o manantial en guaraní; pozo artesiano, el profundo con bomba. Estero o bañado es tierra baja que se llena de agua: mirá cuánto ocupa y hasta dónde sube. Preguntá de dónde sale el agua en seca.',
      en: 'A tajamar is a pond made to collect rain; aljibe, a cistern for roof water; ykua, a spring in Guaraní; pozo artesiano, a deep well with a pump. Estero or bañado is low land that fills with water: see how much it covers and how high it rises. Ask where the water comes from when it is dry.',
      pt: 'Tajamar é um açude para juntar chuva; aljibe, cisterna de água do telhado; ykua, nascente em guarani; pozo artesiano, poço profundo com bomba. Estero ou bañado é terra baixa que alaga: veja quanto ocupa e até onde sobe. Pergunte de onde vem a água na seca.',
    },
  },
  placeWords: {
    asked: {
      es: '¿Qué significa eje corporativo y microcentro? | cual es el eje corporativo de asuncion | que ciudades abarca gran asunción | que quiere decir zona mcal o zona shopping en un aviso | qué significa km cuando dicen una dirección | que abarca gran asuncion | donde queda el eje corporativo ese | en los avisos dicen eje corporativo, que calles son | zona microcentro, qué es | soy del interior, que ciudades entran en gran asuncion?',
      en: 'What are microcentro, Gran Asunción and eje corporativo? | what is the eje corporativo | which towns are in Gran Asuncion | what does km mean in an address | where is the so called corporate axis in Asunción | is microcentro the old downtown',
      pt: 'O que significa eje corporativo e microcentro? | o que é o eje corporativo | o que significa km num endereço | onde fica o eixo corporativo de Assunção | microcentro é o centro velho?',
    },
    answer: {
      es: 'Microcentro es el centro de oficinas y comercios de Asunción; Gran Asunción, la capital con las ciudades pegadas, como Lambaré, Luque o San Lorenzo; eje corporativo, la zona de torres nuevas alrededor de Santa Teresa y Aviadores del Chaco. «Zona» en un aviso es cerca de, no ahí mismo, y el km cuenta sobre la ruta: pedí el punto en el mapa.',
      en: 'Microcentro is Asunción’s center of offices and shops; Gran Asunción, the capital with the towns joined to it, such as Lambaré, Luque or San Lorenzo; eje corporativo, the area of new towers around Santa Teresa and Aviadores del Chaco. “Zona” in an ad means near, not right there, and km counts along the highway: ask for the point on the map.',
      pt: 'Microcentro é o centro de escritórios e lojas de Assunção; Gran Asunción, a capital com as cidades coladas, como Lambaré, Luque ou San Lorenzo; eje corporativo, a zona de torres novas em torno de Santa Teresa e Aviadores del Chaco. «Zona» num anúncio é perto, não ali mesmo, e o km conta pela estrada: peça o ponto no mapa.',
    },
  },
} satisfies Record<string, FaqEntry>
