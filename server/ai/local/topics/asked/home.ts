/* What a home itself and what is around it are asked by on the page of a listing. */

export const askedOfHome = {
  floor: {
    es: 'en qué piso está | a qué altura queda | es planta baja | qué piso es | está en un piso alto | es el último piso | en qué nivel está el depto | cómo se llama el edificio | está muy arriba',
    en: 'what floor is it on | is it on the ground floor | how high up is it | is it the top floor | what is the building called | which level',
    pt: 'em que andar fica | é térreo | que andar é | é o último andar | fica muito alto | como se chama o prédio',
  },
  outlook: {
    es: 'tiene buena vista | qué vista tiene | es luminoso | para dónde mira | le da el sol de la tarde | es al frente o contrafrente | qué orientación tiene | se ve el río | entra luz | se ve bien la ciudad',
    en: 'does it have a view | which way does it face | is it bright | does it get afternoon sun | front or back facing | what can you see from the windows | is it dark inside',
    pt: 'tem vista | para que lado dá | é iluminado | bate sol da tarde | é de frente | dá para ver o rio',
  },
  rooms: {
    es: 'cuántos dormitorios tiene | cuántos baños | tiene cochera | entran dos autos | tiene suite | hay lugar para estacionar | cuántas piezas son | el dormitorio principal tiene baño propio | cocheras cuántas son',
    en: 'how many bedrooms | how many bathrooms | does it have parking | room for two cars | is there an en suite | how many parking spaces | is there a garage',
    pt: 'quantos quartos tem | quantos banheiros | tem vaga | cabem dois carros | tem suíte | tem garagem | quantas vagas são',
  },
  area: {
    es: 'cuántos metros tiene | qué tamaño tiene | cuánto mide | cuánto es de terreno | cuántos metros construidos | qué superficie | cuánto tiene de frente y fondo | medidas del lote | tiene mucho terreno atrás | cuánto patio tiene | tiene mucho fondo | cuánto mide de frente y de fondo | eso es terreno o construido | los metros son de terreno o construidos',
    en: 'how big is it | how many square meters | what size is the plot | built area | dimensions | how large is the living area | how big is the yard | is that the land or the built area',
    pt: 'quantos metros tem | qual o tamanho | quanto mede | área construída | tamanho do terreno | metragem | tem muito terreno atrás | isso é terreno ou construído',
  },
  perSqm: {
    es: 'cuánto sale el metro cuadrado | a cuánto el m2 | precio por metro | cuánto es el metro acá y en el barrio',
    en: 'price per square meter | how much per m2 | what is the price per sqm here',
    pt: 'preço por metro quadrado | quanto é o metro | quanto sai o m2',
  },
  built: {
    es: 'de qué año es | cuántos años tiene el edificio | es nuevo o usado | es a estrenar | qué antigüedad tiene | cuándo se construyó | es muy viejo',
    en: 'what year was it built | how old is the building | is it new | when was it built | age of the house | is it brand new',
    pt: 'de que ano é | quantos anos tem o prédio | é novo ou usado | quando foi construído | é muito antigo',
  },
  condition: {
    es: 'en qué estado está | necesita arreglos | tiene humedad | está recién pintado | hay que refaccionar | tiene goteras | se llueve el techo | cómo están los pisos y paredes | tiene cucarachas o termitas | entra agua cuando llueve',
    en: 'what condition is it in | does it need work | any damp or leaks | was it renovated | does the roof leak | are there cracks | any pests',
    pt: 'em que estado está | precisa de reforma | tem infiltração | foi reformado | tem goteira | tem mofo | tem rachaduras',
  },
  amenities: {
    es: 'tiene pileta | tiene ascensor | tiene quincho | qué comodidades tiene | tiene balcón | hay gimnasio en el edificio | tiene aire acondicionado | viene con heladera | tiene lavarropas | es amoblado | los muebles quedan | tiene cocina equipada | hay lavadero | tiene placares | acepta mascotas | puedo tener un perro | me dejan tener gato | tiene alarma o cámaras | hay portero | tiene patio | tiene generador',
    en: 'does it have a pool | is there an elevator | what amenities does it have | does it have air conditioning | is it furnished | does the furniture stay | is there a washing machine | does it come with a fridge | are pets allowed | can i have a dog | is there a gym | does it have a balcony | is there security | does it have a yard',
    pt: 'tem piscina | tem elevador | que comodidades tem | tem ar condicionado | é mobiliado | os móveis ficam | tem máquina de lavar | vem com geladeira | aceita animais | posso ter cachorro | tem academia | tem varanda | tem portaria | tem quintal',
  },
  services: {
    es: 'qué incluye el alquiler | incluye agua y luz | la luz va aparte | los servicios están incluidos | cuánto se paga de luz y agua aparte | la luz y el internet están incluidos | qué servicios incluye',
    en: 'what is included in the rent | are utilities included | is water and electricity included | do i pay electricity separately | are bills included | is internet and power included in the price',
    pt: 'o que inclui o aluguel | água e luz estão incluídas | a luz é à parte | as contas estão incluídas | luz e internet inclusas',
  },
  internet: {
    es: 'tiene internet | hay fibra | tiene wifi | qué velocidad de internet hay | anda bien el internet ahí',
    en: 'does it have internet | is there fiber | wifi speed | how fast is the internet',
    pt: 'tem internet | tem fibra | tem wifi | qual a velocidade da internet',
  },
  water: {
    es: 'el agua es de essap o de pozo | tiene tanque de agua | tiene buena presión el agua | falta el agua seguido | de dónde viene el agua',
    en: 'is the water from the mains or a well | is the water pressure good | does the water run out | is there a water tank',
    pt: 'a água é de poço ou da rede | tem caixa d água | a pressão da água é boa | falta água',
  },
  power: {
    es: 'se corta la luz seguido | el medidor es propio | tiene medidor aparte | tiene corriente trifásica | cuánto viene de luz por mes | se va mucho la luz en esa zona | la luz es cara ahí',
    en: 'are there power cuts | does it have its own meter | how much is the electricity bill | three phase power | does the power go out often | is electricity expensive there',
    pt: 'cai a luz com frequência | tem medidor próprio | quanto vem de luz por mês | falta luz',
  },
  noise: {
    es: 'es tranquilo o hay ruido | se escuchan los vecinos | hay bares cerca que hagan ruido | es silencioso de noche | cómo son los vecinos | la calle es ruidosa',
    en: 'is it noisy | can you hear the neighbors | is it quiet at night | what are the neighbors like | is the street loud',
    pt: 'é barulhento | dá para ouvir os vizinhos | é silencioso à noite | como são os vizinhos | a rua é barulhenta',
  },
  access: {
    es: 'tiene escaleras | se puede entrar con silla de ruedas | hay gradas en la entrada | es apto para una persona mayor | mi mamá no puede subir escaleras',
    en: 'are there stairs | is it wheelchair accessible | steps at the entrance | is it suitable for an elderly person | my mother cannot climb stairs',
    pt: 'tem escada | é acessível para cadeirante | tem degraus na entrada | serve para idoso | minha mãe não sobe escadas',
  },
  family: {
    es: 'entramos cuatro | es cómodo para una familia | podemos vivir los dos ahí | somos cinco, alcanza | es chico para una pareja con bebé | cabemos con dos hijos | sirve para una familia grande',
    en: 'is it big enough for four | would it suit a family | can two people live there | there are five of us, is it enough | is it too small for a couple with a baby',
    pt: 'cabe uma família de quatro | dá para dois morarem | é pequeno para um casal com bebê | somos cinco, dá | serve para família grande',
  },
  place: {
    es: 'dónde queda | cuál es la dirección | en qué barrio está | sobre qué calle está | me mandás la ubicación | en qué zona exacta es',
    en: 'where is it | what is the address | which neighborhood | what street is it on | send me the location',
    pt: 'onde fica | qual é o endereço | em que bairro fica | em que rua fica | me manda a localização',
  },
  distance: {
    es: 'a cuánto queda del centro | está lejos del aeropuerto | mi hijo estudia en la facultad, le queda cerca | a cuántas cuadras está del shopping | cuánto se tarda hasta el centro | queda cerca de la universidad | se puede ir caminando al súper | qué tan lejos está del hospital | y para ir al centro es fácil | a cuántas cuadras queda del súper y de la parada | a cuánto queda del lago',
    en: 'how far is it from downtown | is it close to the airport | can i walk to the mall | how long to the city center | distance to the university | how far is the supermarket | is it easy to get to the center',
    pt: 'qual a distância do centro | fica longe do aeroporto | dá para ir a pé ao shopping | quanto tempo até o centro | fica perto da universidade | é fácil ir ao centro',
  },
  surroundings: {
    es: 'qué colegios hay cerca | hay supermercado cerca | hay farmacia por ahí | qué hay alrededor | hay hospital cerca | hay una plaza cerca | se inunda la zona | se inunda la calle cuando llueve | hay panadería cerca | hay comisaría cerca | hay gimnasio por la zona | dónde hago las compras | hay guardería o jardín de infantes cerca | mi hijo va a ese colegio, le queda cerca | pasa raudal | hay alguna plaza cerca | hay parque cerca | hay farmacia cerca',
    en: 'are there schools nearby | is there a supermarket nearby | any pharmacy close by | what is around | is there a hospital nearby | does the street flood | is there a park nearby | bakery nearby | where would i do my shopping | any gym in the area | is there a park nearby | is there a pharmacy nearby',
    pt: 'tem escola perto | tem mercado e padaria perto | tem farmácia perto | o que tem por perto | tem hospital perto | alaga a rua quando chove | tem praça perto | tem academia por perto | tem praça perto | tem farmácia perto',
  },
  transport: {
    es: 'qué colectivos pasan | hay parada cerca | pasa el colectivo | no tengo auto, cómo me muevo desde ahí | llega el transporte público | qué línea me deja | hay bolt o uber ahí',
    en: 'which buses pass by | is there a bus stop nearby | is there public transport | how do i get around without a car | can i get an uber there',
    pt: 'que ônibus passa | tem ponto de ônibus perto | tem transporte público | sem carro como me viro | tem uber ali',
  },
  hood: {
    es: 'qué tal el barrio | cómo es la zona | es buena zona para vivir con chicos | qué tal la ubicación | es lindo el barrio para vivir | cómo es el ambiente ahí | qué me podés decir de la zona | es buena zona para niños | es un buen barrio para una familia',
    en: 'what is the neighborhood like | is it a nice area | is it a good location for a family | how is the area | tell me about the neighborhood | what is it like to live there | is it a good area for kids | is this a good neighborhood for a family',
    pt: 'como é o bairro | a região é boa | que tal a zona | como é morar ali | é uma boa região para crianças | é um bom bairro para família',
  },
  safe: {
    es: 'es segura la zona | es peligroso el barrio | se puede caminar de noche | hay robos por ahí | es peligroso volver tarde | es tranquila la zona de noche | no es zona roja',
    en: 'is the area safe | is it dangerous at night | are there break ins | is it safe for a woman alone | can i walk home late',
    pt: 'a região é segura | é perigoso à noite | tem assaltos por ali | dá para andar a pé de noite',
  },
  occupied: {
    es: 'está vacío u ocupado | vive alguien ahí | tiene inquilino | está alquilado ahora | cuándo se desocupa',
    en: 'is it occupied | does someone live there | is there a tenant | is it vacant | is it currently rented',
    pt: 'está vazio ou ocupado | mora alguém | tem inquilino | está alugado agora',
  },
  author: {
    es: 'quién lo vende | es dueño directo | es de inmobiliaria | quién publica el aviso | quién es el dueño | el que vende es dueño directo o inmobiliaria | es dueño o inmobiliaria | vende el dueño o una inmobiliaria',
    en: 'who is selling it | is it by the owner | is it an agency | who published the listing | who owns it | is the seller the owner or an agency',
    pt: 'quem está vendendo | é direto com o dono | é de imobiliária | quem publicou | quem é o dono | quem vende é o dono ou imobiliária',
  },
  age: {
    es: 'hace cuánto está publicado | bajó de precio alguna vez | cuánto lleva en venta | por qué hace tanto que no se vende | desde cuándo está el aviso | subieron el precio | cuánto valía el año pasado | subió desde el año pasado',
    en: 'how long has it been listed | did the price drop | has the price changed | how long has it been on the market | why has it not sold yet | how does the price compare to last year | what was it worth a year ago',
    pt: 'há quanto tempo está anunciado | baixou de preço | desde quando está à venda | por que ainda não vendeu',
  },
  pictures: {
    es: 'tenés más fotos | hay video | tiene plano | mandame fotos del baño | hay recorrido virtual | se puede ver por videollamada',
    en: 'more pictures please | is there a video | is there a floor plan | send photos of the kitchen | virtual tour',
    pt: 'tem mais fotos | tem vídeo | tem planta | manda fotos do banheiro | tour virtual',
  },
  use: {
    es: 'puedo poner una oficina | sirve para consultorio | puedo abrir un negocio ahí | se puede construir otro piso | sirve para depósito | se puede ampliar | puedo hacer una pileta | se podría construir otra casa | se puede construir atrás | puedo ampliar | puedo construir una pileta',
    en: 'can i run a business there | can i use it as an office | could i build another floor | can it be extended | could i put in a pool | could i build another house on it | can i build an extension',
    pt: 'posso abrir um negócio | serve para consultório | dá para construir mais um andar | dá para ampliar | posso fazer uma piscina | dá para construir outra casa | posso ampliar',
  },
  comparables: {
    es: 'hay otros parecidos | mostrame similares | qué otras opciones hay como esta | algo como este en otro barrio',
    en: 'show me similar ones | are there others like it | any alternatives | something like this elsewhere',
    pt: 'tem outros parecidos | me mostra similares | outras opções como esta',
  },
  why: {
    es: 'por qué es tan barato | por qué está tan caro | a qué se debe ese precio',
    en: 'why is it so cheap | why so expensive',
    pt: 'por que é tão barato | por que está tão caro',
  },
  prosAndCons: {
    es: 'qué tiene de bueno y de malo | ventajas y desventajas | qué opinás de este | tiene algo malo | hay algo raro con este | algún problema que deba saber | me conviene este | qué le ves de malo | cuál es el truco | dónde está la trampa | qué contras tiene',
    en: 'pros and cons | what is good and bad about it | any downsides | is there anything wrong with it | any red flags | what do you think of this one | what is the catch with it | what are the weak points',
    pt: 'prós e contras | tem algum problema | o que tem de bom e de ruim | o que acha deste | qual é a pegadinha | onde está a pegadinha | quais os contras',
  },
  missing: {
    es: 'qué debería preguntar | qué falta saber | qué le pregunto al dueño | qué no dice el aviso | en qué me fijo cuando vaya a verlo',
    en: 'what should i ask | what is missing | what does the listing not say | what should i check when i visit',
    pt: 'o que devo perguntar | o que falta saber | o que o anúncio não diz | o que olhar na visita',
  },
  views: {
    es: 'cuánta gente lo vio | cuántas visitas tiene el aviso | hay muchos interesados',
    en: 'how many people viewed it | how many views does the listing have | is there much interest',
    pt: 'quantas pessoas viram | quantas visitas tem o anúncio | tem muita gente interessada',
  },
  videoCall: {
    es: 'me lo muestran por videollamada | se puede ver por video en vivo | visita virtual por zoom',
    en: 'can i see it on a video call | can they show it over facetime | virtual viewing',
    pt: 'dá para ver por chamada de vídeo | mostram por videochamada | visita virtual por zoom',
  },
  hotWater: {
    es: 'tiene agua caliente | tiene calefón | la ducha es eléctrica',
    en: 'is there hot water | does it have a water heater | electric shower',
    pt: 'tem água quente | tem aquecedor | o chuveiro é elétrico',
  },
  sewage: {
    es: 'tiene cloaca o pozo ciego | está conectado a la cloaca | cómo es el desagüe',
    en: 'is it connected to the sewer | septic tank or sewer',
    pt: 'tem esgoto ou fossa | está ligado ao esgoto',
  },
  building: {
    es: 'cuántos pisos tiene el edificio | cuántos departamentos hay por piso | cuántas unidades tiene la torre',
    en: 'how many floors does the building have | how many units are in the building',
    pt: 'quantos andares tem o prédio | quantos apartamentos por andar',
  },
  agency: {
    es: 'es confiable la inmobiliaria | qué más tiene esta inmobiliaria | la inmobiliaria es seria',
    en: 'is the agency reliable | what else does this agency have',
    pt: 'a imobiliária é confiável | o que mais tem esta imobiliária',
  },
  delivery: {
    es: 'cuándo se entrega la obra | está en pozo | para cuándo terminan la construcción',
    en: 'when will it be finished | is it off plan | delivery date of the project',
    pt: 'quando fica pronto | está na planta | data de entrega da obra',
  },
  capacity: {
    es: 'para cuántas personas es | cuánta gente entra | capacidad máxima',
    en: 'how many people does it sleep | maximum number of guests',
    pt: 'para quantas pessoas é | quantas pessoas cabem',
  },
  summary: {
    es: 'contame más | dame un resumen | describime el depto | cómo es | más detalles',
    en: 'tell me more | summarize it | describe it | more details | what is it like',
    pt: 'me conta mais | dá um resumo | descreve | mais detalhes | como é',
  },
} as const

/** Of other homes: no topic of this one. */
export const askedOfOthers = {
  es: 'mostrame otros en el mismo barrio | quiero ver casas más baratas | departamentos en alquiler en luque | hay algo parecido pero más barato | busco uno con tres dormitorios | y con un dormitorio más | mostrame similares con 3 dormitorios | que no pasen de 200 mil | algo más grande en la zona | y en recoleta | no más de 20 por ciento sobre este precio | terrenos en venta | otros con pileta | y sin amoblar | gracias | hola | dale',
  en: 'show me others in the same area | i want to see cheaper houses | apartments for rent in luque | anything similar but cheaper | and with one more bedroom | show me similar ones with 3 bedrooms | no more than 200 thousand | something bigger nearby | at most 20 percent above this price | others with a pool | thanks | hello | ok',
  pt: 'me mostra outros no mesmo bairro | quero ver casas mais baratas | apartamentos para alugar em luque | tem algo parecido mais barato | e com um quarto a mais | similares com 3 quartos | até 200 mil | algo maior na região | no máximo 20 por cento acima deste preço | outros com piscina | obrigado | olá | ok',
} as const
