import { meaningOf } from './realSearches.ts'

/* Searches of the kinds that people type, in the columns of the real ones, without their number. */
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
venta de campos en concepcion paraguay|sale|land|Concepción
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
`

export const likelySearches = table
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', ...meaning] = line.split('|')
    return { text, ...meaningOf(meaning) }
  })
