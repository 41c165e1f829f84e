import { meaningOf } from './realSearches.ts'

/* In the columns of `realSearches.ts` without the frequency. */
const table = `
casas en venta en asuncion|sale|house|Asunción
casas en alquiler en asuncion dueño directo|rent|house|Asunción
casa con patio en alquiler lambare|rent|house|Lambaré
departamentos en venta asuncion villa morra|sale|apartment|Asunción|Villa Morra
casas en venta barrio herrera asuncion|sale|house|Asunción|Herrera
alquiler de casa en trinidad asuncion|rent|house|Asunción|Santísima Trinidad
alquiler de piezas en san lorenzo|rent||San Lorenzo
alquiler de habitacion en luque|rent||Luque
oficinas en alquiler asuncion|rent|office+temp_office+virtual_office|Asunción
alquiler de salon comercial en asuncion|rent|commercial|Asunción
alquiler de local comercial san lorenzo|rent|commercial|San Lorenzo
alquiler de depositos en asuncion|rent|warehouse|Asunción
galpones en alquiler mariano roque alonso|rent|warehouse|Mariano Roque Alonso
edificio en venta asuncion|sale||Asunción
hotel en venta san bernardino|sale||San Bernardino
estancias en venta chaco paraguayo|sale|land
estancia en venta paraguay|sale|land
campos en venta en paraguay|sale|land
venta de campos en concepcion paraguay|sale|land|
quinta en venta san bernardino|sale|house|San Bernardino
alquiler de quintas en luque|rent|house|Luque
alquiler de casas en san bernardino por dia|short|house|San Bernardino
alquiler temporario encarnacion|short||Encarnación
departamentos por dia asuncion|short|apartment|Asunción
alquiler diario encarnacion|short||Encarnación
alquiler vacacional san bernardino|short||San Bernardino
monoambiente en alquiler asuncion|rent|apartment|Asunción
alquiler monoambiente amoblado asuncion|rent|apartment|Asunción
loft en alquiler asuncion|rent|apartment|Asunción
duplex en venta asuncion|sale|house|Asunción
duplex en venta fernando de la mora zona norte|sale|house|Fernando de la Mora|Zona Norte
duplex en san lorenzo||house|San Lorenzo
casas a estrenar san lorenzo||house|San Lorenzo
casas en cuotas asuncion||house|Asunción
casas financiadas en luque||house|Luque
casas en venta financiadas san lorenzo|sale|house|San Lorenzo
terrenos en cuotas||land
terrenos a plazo en itaugua||land|Itauguá
lotes a cuotas en capiata||land|Capiatá
loteadora en san lorenzo|||San Lorenzo
barrio cerrado luque|gated||Luque
barrios cerrados en asuncion|gated||Asunción
casas en condominio cerrado asuncion|gated|house|Asunción
terrenos en venta|sale|land
terrenos en paraguay||land
terrenos baratos en paraguay||land
terreno en asuncion en venta|sale|land|Asunción
terrenos en venta en lambare|sale|land|Lambaré
terreno en caacupe||land|Caacupé
terreno en piribebuy||land|Piribebuy
terreno en ita paraguay||land|Itá
terreno en villeta||land|Villeta
terrenos en altos cordillera||land|Altos
terrenos en villa hayes||land|Villa Hayes
terreno en benjamin aceval||land|Benjamín Aceval
terrenos en nueva italia||land|Nueva Italia
terrenos en hernandarias||land|Hernandarias
terrenos en presidente franco||land|Presidente Franco
casas en venta hernandarias|sale|house|Hernandarias
casas en venta minga guazu|sale|house|Minga Guazú
casas en venta cde km 4|sale|house|Ciudad del Este|Km 4
alquiler de casas cde km 9|rent|house|Ciudad del Este|Km 9
casas en venta km 7 ciudad del este|sale|house|Ciudad del Este|Km 7
departamento en venta ciudad del este|sale|apartment|Ciudad del Este
alquiler de departamentos en encarnacion centro|rent|apartment|Encarnación|Centro
terrenos en encarnacion||land|Encarnación
casas en alquiler villarrica|rent|house|Villarrica
casas en venta caaguazu|sale|house|Caaguazú
alquiler de casa en pedro juan caballero|rent|house|Pedro Juan Caballero
terreno en pedro juan caballero||land|Pedro Juan Caballero
casa en alquiler ñemby|rent|house|Ñemby
alquiler de casas en nemby|rent|house|Ñemby
duplex en ñemby||house|Ñemby
alquiler de casas en villa elisa|rent|house|Villa Elisa
alquiler de casa en capiata|rent|house|Capiatá
alquiler de casa en capiata ruta 1|rent|house|Capiatá
alquiler de casa en itaugua|rent|house|Itauguá
casas en venta aregua|sale|house|Areguá
alquiler de casa en limpio|rent|house|Limpio
alquiler de casa en mariano roque alonso|rent|house|Mariano Roque Alonso
casas en venta roque alonso|sale|house|Mariano Roque Alonso
casas en venta san antonio|sale|house|San Antonio
casas en venta caacupe|sale|house|Caacupé
alquiler de casa barrio obrero|rent|house|Asunción|Obrero
alquiler de casa en sajonia|rent|house|Asunción|Sajonia
alquiler de departamento barrio las mercedes|rent|apartment|Asunción|Las Mercedes
departamentos en venta recoleta|sale|apartment|Asunción|Recoleta
departamento en carmelitas||apartment|Asunción|Carmelitas
departamentos en villa morra||apartment|Asunción|Villa Morra
departamentos centro asuncion||apartment|Asunción|Centro
alquiler de departamentos en lambare amoblados|rent|apartment|Lambaré
alquiler de casas economicas en asuncion|rent|house|Asunción
alquiler de casas|rent|house
alquileres|rent
alquileres en san lorenzo|rent||San Lorenzo
alquileres en fernando de la mora|rent||Fernando de la Mora
alquiler ciudad del este|rent||Ciudad del Este
clasipar alquiler luque|rent||Luque
clasificados abc alquiler de casas|rent|house
clasificados ultima hora casas en venta|sale|house
infocasas asuncion|||Asunción
hendyla casas en alquiler|rent|house
inmobiliarias en san lorenzo|||San Lorenzo
inmobiliarias en encarnacion|||Encarnación
inmobiliarias en paraguay
remax paraguay casas en venta|sale|house
propiedades en venta asuncion|sale||Asunción
inmuebles en venta asuncion|sale||Asunción
casas en remate|sale|house
remate de casas en luque|sale|house|Luque
casas usadas en venta san lorenzo|sale|house|San Lorenzo
casas con piscina en alquiler luque|rent|house|Luque
casas de lujo en asuncion||house|Asunción
mansiones en paraguay||house
casas pequeñas en venta|sale|house
casas prefabricadas en paraguay||house
casas en venta asuncion 100 millones|sale|house|Asunción
alquiler de casa 1500000 san lorenzo|rent|house|San Lorenzo
alquiler de departamento de 1 dormitorio en asuncion|rent|apartment|Asunción
casa 2 dormitorios alquiler fernando de la mora|rent|house|Fernando de la Mora
alquiler casa 3 dormitorios luque|rent|house|Luque
departamentos en pozo asuncion precios||apartment|Asunción
preventa departamentos asuncion|sale|apartment|Asunción
proyectos inmobiliarios asuncion|||Asunción
comprar casa en paraguay|sale|house
comprar terreno en paraguay|sale|land
vendo casa en luque|sale|house|Luque
se vende casa en san lorenzo|sale|house|San Lorenzo
alquilo departamento asuncion|rent|apartment|Asunción
busco departamento para alquilar en asuncion|rent|apartment|Asunción
precio de terrenos en luque||land|Luque
cuanto cuesta alquilar una casa en asuncion|rent|house|Asunción
casas en venta zona norte fernando de la mora|sale|house|Fernando de la Mora|Zona Norte
departamento fernando de la mora zona norte alquiler|rent|apartment|Fernando de la Mora|Zona Norte
alquiler fernando dela mora|rent||Fernando de la Mora
casas en venta luque laurelty|sale|house|Luque|Laurelty
alquiler de casa luque maramburé|rent|house|Luque|Maramburé
casas en venta en mora cue luque|sale|house|Luque|Mora Cué
terrenos en surubii||land|Luque|Surubi'í
terreno en luque yukyry||land|Luque|Yukyry
terrenos en tarumandy luque||land|Luque|Tarumandy
casa en venta luque tercer barrio|sale|house|Luque|3er Barrio
alquiler departamento san lorenzo centro|rent|apartment|San Lorenzo|Centro
alquiler de casa en san lorenzo barrio lucerito|rent|house|San Lorenzo|Lucerito
alquiler de departamento en san lorenzo zona campus|rent|apartment|San Lorenzo|Villa Universitaria
casas en venta reducto san lorenzo|sale|house|San Lorenzo|Reducto
terreno en aldana cañada capiata||land|Capiatá|Aldana Cañada
alquiler lambare valle apua|rent||Lambaré|Valle Apu'a
casa en venta lambare yacht|sale|house|Lambaré|Yacht
terrenos en venta parana country club|sale|land|Hernandarias|Paraná Country Club
casas baratas en venta|sale|house
casas baratas en encarnacion||house|Encarnación
casas en alquiler|rent|house
departamentos en alquiler|rent|apartment
departamento||apartment
alquiler departamento cerca del shopping del sol|rent|apartment|Asunción|Carmelitas
alquiler de casa en cordillera|rent|house
terrenos en cordillera paraguay||land
terrenos en alto parana||land
campo en venta chaco|sale|land
terreno en paraguari||land|Paraguarí
casa en lambaré o villa elisa||house|Lambaré+Villa Elisa
departamento en recoleta o villa morra||apartment|Asunción|Recoleta+Villa Morra
casa con 2 baños y cochera luque||house|Luque
casa con amplio patio en venta luque|sale|house|Luque
casa en esquina luque||house|Luque
apartments for rent in asuncion paraguay|rent|apartment|Asunción
land for sale in paraguay|sale|land
apartamento para alugar em assunção paraguai|rent|apartment|Asunción
casas para alugar em ciudad del este|rent|house|Ciudad del Este
casa a venda em ciudad del este|sale|house|Ciudad del Este
terreno a venda no paraguai|sale|land
aluguel em ciudad del este|rent||Ciudad del Este
viviendas economicas paraguay||house
alquiler de dpto en asuncion|rent|apartment|Asunción
dptos en alquiler fernando de la mora|rent|apartment|Fernando de la Mora
alquiler de caza en san lorenso|rent|house|San Lorenzo
departamneto en alquiler asunsion|rent|apartment|Asunción
casas en venta en asucion|sale|house|Asunción
teresnos en venta aregua|sale|land|Areguá
alquiler de casas en san lorenzo con patio|rent|house|San Lorenzo
alquiler de casa en asuncion 2 habitaciones|rent|house|Asunción
alquiler de departamentos en asuncion con cochera|rent|apartment|Asunción
alquiler de dptos en san lorenzo|rent|apartment|San Lorenzo
alquiler de duplex en fernando de la mora zona norte|rent|house|Fernando de la Mora|Zona Norte
alquiler de duplex en san lorenzo|rent|house|San Lorenzo
alquiler de casas en luque cerca del aeropuerto|rent|house|Luque|Zona Aeropuerto
inquilinato en san lorenzo|||San Lorenzo
alquiler de casa en fernando zona sur|rent|house|Fernando de la Mora|Zona Sur
alquiler de casas en lambare baratas 2 dormitorios|rent|house|Lambaré
alquiler de casa 600 mil guaranies|rent|house
alquiler de departamentos en asuncion desde 1.000.000|rent|apartment|Asunción
alquiler barrio jara asuncion|rent||Asunción|Jara
alquiler casa zeballos cue|rent|house|Asunción|Zeballos Cué
alquiler de casa en santisima trinidad|rent|house|Asunción|Santísima Trinidad
alquiler de casas en barrio san pablo asuncion|rent|house|Asunción|San Pablo
alquiler en tacumbu|rent||Asunción|Tacumbú
casas en venta barrio obrero asuncion|sale|house|Asunción|Obrero
venta de casas en encarnacion paraguay|sale|house|Encarnación
venta de casas en cde baratas|sale|house|Ciudad del Este
venta casa san lorenzo|sale|house|San Lorenzo
venta de propiedades en paraguay|sale
venta de departamentos en villa morra|sale|apartment|Asunción|Villa Morra
venta de duplex en asuncion|sale|house|Asunción
venta de terrenos en caacupe|sale|land|Caacupé
venta de estancias en paraguay|sale|land
venta de lotes en cuotas|sale|land
lotes en venta luque|sale|land|Luque
loteamiento en itaugua||land|Itauguá
loteamientos paraguay||land
terrenos a cuotas en san bernardino||land|San Bernardino
terrenos a cuotas san lorenzo||land|San Lorenzo
terrenos baratos en luque||land|Luque
terrenos en venta en paraguay baratos|sale|land
terrenos en caacupe con arroyo||land|Caacupé
terreno en tobati||land|Tobatí
terreno en nueva colombia||land|Nueva Colombia
terrenos en km 30 cde||land|Ciudad del Este
terrenos en villa elisa||land|Villa Elisa
terrenos en ypane||land|Ypané
terreno mariano roque alonso arecaya||land|Mariano Roque Alonso|Arecayá
casas en venta en areguá|sale|house|Areguá
casas en venta hasta 100 millones en paraguay|sale|house
casas en venta fdo de la mora|sale|house|Fernando de la Mora
casas en fernando de la mora||house|Fernando de la Mora
casas luque||house|Luque
casas a cuotas en paraguay||house
casas en alquiler en ciudad del este km 7|rent|house|Ciudad del Este|Km 7
casas en alquiler para oficina asuncion|rent|house|Asunción
casa para comprar en luque|sale|house|Luque
casa con 3 dormitorios en luque||house|Luque
casas en condominio luque|gated|house|Luque
casas de campo en venta paraguay|sale|house
casas con pileta en alquiler|rent|house
casa quinta san bernardino alquiler|rent|house|San Bernardino
chalet en venta lambare|sale|house|Lambaré
duplex luque||house|Luque
duplex economicos en paraguay||house
duplex en villa elisa en venta|sale|house|Villa Elisa
departamentos en luque||apartment|Luque
departamentos en encarnacion||apartment|Encarnación
departamentos en pozo||apartment
departamentos de lujo en asuncion||apartment|Asunción
departamentos para estudiantes en san lorenzo||apartment|San Lorenzo
departamentos amoblados en villa morra||apartment|Asunción|Villa Morra
departamentos zona shopping del sol||apartment|Asunción|Carmelitas
departamentos economicos asuncion||apartment|Asunción
inmobiliarias asuncion paraguay|||Asunción
inmobiliaria paraguay
infocasas venta asuncion|sale||Asunción
infocasas san bernardino|||San Bernardino
clasipar casas en alquiler luque|rent|house|Luque
clasipar departamentos en alquiler|rent|apartment
local comercial en alquiler|rent|commercial
alquiler de local en san lorenzo|rent|commercial|San Lorenzo
alquiler de salon en luque|rent|commercial|Luque
alquiler de deposito en san lorenzo|rent|warehouse|San Lorenzo
oficina en venta asuncion|sale|office+temp_office+virtual_office|Asunción
oficinas virtuales asuncion||virtual_office|Asunción
coworking asuncion||coworking|Asunción
alquiler de oficinas por hora asuncion|rent|coworking+temp_office|Asunción
casas y departamentos en alquiler asuncion|rent|apartment+house|Asunción
alquiler asuncion o lambare|rent||Asunción+Lambaré
alquiler temporal de departamentos en asuncion|short|apartment|Asunción
alquiler de casas por dia en san bernardino|short|house|San Bernardino
alquiler casa encarnacion enero|rent|house|Encarnación
alquiler de departamentos en encarnacion con pileta|rent|apartment|Encarnación
alquiler de casas en encarnacion buena vista|rent|house|Encarnación|Buena Vista
casas en venta eusebio ayala|sale|house|Eusebio Ayala
casas en alquiler en itaugua|rent|house|Itauguá
alquiler de casa en santa rita alto parana|rent|house|Santa Rita
casas en venta san juan bautista misiones|sale|house|San Juan Bautista
casas en venta santani|sale|house|San Estanislao
casas en venta salto del guaira|sale|house|Salto del Guairá
terrenos en carmen del parana||land|Carmen del Paraná
terreno loma plata chaco||land|Loma Plata
`

export const likelySearches = table
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', ...meaning] = line.split('|')
    return { text, ...meaningOf(meaning) }
  })
