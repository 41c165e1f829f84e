import { z } from 'zod/mini'
import { amenities, propertyTypes } from '#shared/listings/listingTypes.ts'

/* search | times a month | sale, rent, short or an amenity | types | city | neighborhood */
const table = `
alquileres en asunción baratos|390|rent||Asunción
alquiler amoblado asuncion|20|rent||Asunción
alquiler de departamentos de 2 dormitorios en asunción|140|rent|apartment|Asunción
departamentos para alquilar en asuncion|90|rent|apartment|Asunción
alquiler de monoambiente en asuncion|40|rent|apartment|Asunción
alquiler departamento amoblado asuncion|20|rent|apartment|Asunción
alquiler de departamentos amoblados en asuncion|10|rent|apartment|Asunción
alquiler de departamentos baratos en asunción|10|rent|apartment|Asunción
alquiler de departamentos en paraguay asuncion|10|rent|apartment|Asunción
alquiler de departamentos zona municipalidad de asuncion|10|rent|apartment|Asunción
alquiler de departamentos de un ambiente en asunción|0|rent|apartment|Asunción
departamento en asuncion|1300||apartment|Asunción
departamentos amoblados en asuncion|90||apartment|Asunción
departamentos amoblados baratos en asunción|50||apartment|Asunción
departamentos en pozo asuncion|90||apartment|Asunción
departamentos baratos en asuncion|40||apartment|Asunción
precio de departamentos en asuncion|10||apartment|Asunción
alquiler de departamentos asunción centro|20|rent|apartment|Asunción|Centro
alquiler departamento asuncion centro|20|rent|apartment|Asunción|Centro
alquiler de departamentos zona ciudad nueva asuncion|0|rent|apartment|Asunción|Ciudad Nueva
alquiler casa asunción|590|rent|house|Asunción
alquiler de casa asuncion|320|rent|house|Asunción
alquiler de casa en asunción 3 dormitorios|70|rent|house|Asunción
alquiler casa en asuncion paraguay|20|rent|house|Asunción
alquiler de casas en asuncion paraguay|10|rent|house|Asunción
alquiler casa barrio pinoza asunción|10|rent|house|Asunción|Pinozá
alquiler de casa en barrio ciudad nueva asuncion|10|rent|house|Asunción|Ciudad Nueva
alquiler de casa zona barrio obrero asuncion|10|rent|house|Asunción|Obrero
casa en venta en asuncion|390|sale|house|Asunción
casas en remate en asunción|30|sale|house|Asunción
casa asuncion venta|10|sale|house|Asunción
casa en venta en paraguay asuncion|10|sale|house|Asunción
casas en venta asuncion paraguay|10|sale|house|Asunción
clasipar venta de casas en asuncion|10|sale|house|Asunción
clasipar casas baratas en asunción|90||house|Asunción
casas en asuncion paraguay|20||house|Asunción
alquiler de casa en san lorenzo|260|rent|house|San Lorenzo
casa en alquiler san lorenzo|210|rent|house|San Lorenzo
casas en alquiler san lorenzo|210|rent|house|San Lorenzo
alquiler de casa en san lorenzo barato|140|rent|house|San Lorenzo
casa alquiler san lorenzo ruta 2|10|rent|house|San Lorenzo
alquiler de casa en san lorenzo zona sinalco|10|rent|house|San Lorenzo
alquiler de casa independiente en san lorenzo|10|rent|house|San Lorenzo
departamentos en venta asuncion|260|sale|apartment|Asunción
venta de departamentos baratos en asunción paraguay|110|sale|apartment|Asunción
venta de departamentos en asuncion|90|sale|apartment|Asunción
departamentos en venta en asuncion paraguay|30|sale|apartment|Asunción
comprar departamentos en asuncion|30|sale|apartment|Asunción
comprar departamento en asuncion paraguay|30|sale|apartment|Asunción
venta de departamentos en asuncion paraguay|20|sale|apartment|Asunción
alquiler de casa en luque|170|rent|house|Luque
alquiler de casa en luque barato|90|rent|house|Luque
alquiler de casa zona luque|10|rent|house|Luque
alquiler de casas baratas en luque|10|rent|house|Luque
alquiler de casas en luque zona conmebol|30|rent|house|Luque|Zona Conmebol
alquiler de casa en barrio molino luque|10|rent|house|Luque|Molino
alquiler de casa en isla bogado luque|10|rent|house|Luque|Isla Bogado
alquiler de casas baratas en ciudad del este|170|rent|house|Ciudad del Este
alquiler de casa cde|50|rent|house|Ciudad del Este
alquiler de casa en cde barato|10|rent|house|Ciudad del Este
alquiler de casa en ciudad del este paraguay|10|rent|house|Ciudad del Este
alquiler de casas cde km 7|140|rent|house|Ciudad del Este|Km 7
casas en alquiler lambare|40|rent|house|Lambaré
alquiler de casas economicas en lambare|10|rent|house|Lambaré
casas en venta luque|170|sale|house|Luque
casas en venta en luque paraguay 80 millones|40|sale|house|Luque
casas en luque venta|10|sale|house|Luque
chalet en luque|10||house|Luque
casas economicas en luque|10||house|Luque
casas en venta lambare|140|sale|house|Lambaré
casa venta lambare|140|sale|house|Lambaré
clasipar casas economicas en lambaré|10||house|Lambaré
alquiler de casa fernando de la mora|70|rent|house|Fernando de la Mora
alquiler de casas baratas en fernando dela mora paraguay|10|rent|house|Fernando de la Mora
alquiler de casas economicas en fernando dela mora zona norte|10|rent|house|Fernando de la Mora|Zona Norte
departamentos en alquiler ciudad del este|10|rent|apartment|Ciudad del Este
alquiler de apartamentos en ciudad del este|10|rent|apartment|Ciudad del Este
terreno en aregua|110||land|Areguá
terreno aregua|50||land|Areguá
terrenos a cuotas sin entrega en areguá|20||land|Areguá
loteamientos en areguá|10||land|Areguá
terrenos a cuotas en aregua|10||land|Areguá
terrenos baratos en aregua|10||land|Areguá
terrenos en caacupemi aregua|10||land|Areguá
terrenos en venta aregua|0|sale|land|Areguá
casas en venta san lorenzo|110|sale|house|San Lorenzo
clasipar venta de casas en san lorenzo|20|sale|house|San Lorenzo
casa de venta en san lorenzo|10|sale|house|San Lorenzo
casas de venta en san lorenzo|10|sale|house|San Lorenzo
casa en venta en san lorenzo paraguay|10|sale|house|San Lorenzo
casas baratas en san lorenzo|10||house|San Lorenzo
chalet san lorenzo|10||house|San Lorenzo
alquiler de apartamentos en san lorenzo|10|rent|apartment|San Lorenzo
departamentos en alquiler lambare|70|rent|apartment|Lambaré
alquiler de departamento en luque|90|rent|apartment|Luque
alquiler de departamento en luque económicos|40|rent|apartment|Luque
alquiler de casa en mariano roque alonso barato|50|rent|house|Mariano Roque Alonso
terrenos en venta en luque|10|sale|land|Luque
vendo terreno en luque|10|sale|land|Luque
venta de terrenos en luque paraguay|10|sale|land|Luque
lotes a cuotas en luque|10||land|Luque
terrenos en luque paraguay|10||land|Luque
terreno en luque zona aeropuerto|10||land|Luque|Zona Aeropuerto
terrenos en luque 4to barrio|10||land|Luque|4to Barrio
alquiler departamento fernando de la mora|70|rent|apartment|Fernando de la Mora
alquiler de departamento en fernando de la mora|50|rent|apartment|Fernando de la Mora
alquiler de departamentos fernando de la mora zona norte|10|rent|apartment|Fernando de la Mora|Zona Norte
alquiler de departamentos en fernando zona sur clasipar|10|rent|apartment|Fernando de la Mora|Zona Sur
casa en venta en fernando de la mora|20|sale|house|Fernando de la Mora
casas en fernando de la mora zona norte|30||house|Fernando de la Mora|Zona Norte
clasipar venta de casas en fernando dela mora zona norte|10|sale|house|Fernando de la Mora|Zona Norte
casas en venta mariano roque alonso|70|sale|house|Mariano Roque Alonso
casas ciudad del este|70||house|Ciudad del Este
casa en venta en ciudad del este paraguay|10|sale|house|Ciudad del Este
casas en alquiler encarnacion|70|rent|house|Encarnación
duplex en alquiler luque|50|rent|house|Luque
terrenos en venta cde|50|sale|land|Ciudad del Este
terrenos en venta ciudad del este|10|sale|land|Ciudad del Este
loteamientos en ciudad del este|10||land|Ciudad del Este
terreno en itaugua|50||land|Itauguá
casas en venta encarnacion|40|sale|house|Encarnación
casas economicas en encarnación|10||house|Encarnación
alquiler temporal asuncion|40|short||Asunción
terreno en ypacarai|30||land|Ypacaraí
terrenos con vista al lago ypacarai|10||land
venta de terreno en limpio|10|sale|land|Limpio
terrenos a cuotas limpio|10||land|Limpio
terrenos en venta en encarnacion paraguay|10|sale|land|Encarnación
casas en venta limpio|20|sale|house|Limpio
casa en venta en limpio paraguay|10|sale|house|Limpio
terrenos en venta capiata|20|sale|land|Capiatá
terrenos baratos en capiata ruta 2|10||land|Capiatá
loteamientos en san bernardino|40||land|San Bernardino
san bernardino terrenos|10||land|San Bernardino
terrenos baratos en san bernardino|10||land|San Bernardino
terrenos en venta san bernardino|30|sale|land|San Bernardino
venta de terreno en san bernardino|20|sale|land|San Bernardino
terrenos de venta en san bernardino|10|sale|land|San Bernardino
lotes en venta en san bernardino|10|sale|land|San Bernardino
casas en venta en san bernardino paraguay|30|sale|house|San Bernardino
casas en venta san bernardino paraguay|10|sale|house|San Bernardino
alquiler de casas baratas en loma pyta|90|rent|house|Asunción|Loma Pytá
alquiler de casa en loma pyta|30|rent|house|Asunción|Loma Pytá
alquiler de casa en loma pytá|10|rent|house|Asunción|Loma Pytá
alquiler de casa en loma pyta barato|10|rent|house|Asunción|Loma Pytá
alquiler barato en loma pyta|10|rent||Asunción|Loma Pytá
alquiler de pieza en loma pyta barato|30|rent||Asunción|Loma Pytá
alquiler de casa quinta en asuncion paraguay|10|rent|house|Asunción
alquiler de departamentos en barrio sajonia asuncion|10|rent|apartment|Asunción|Sajonia
alquiler de casa barrio san vicente asuncion|10|rent|house|Asunción|San Vicente
alquiler de departamentos en villa morra|10|rent|apartment|Asunción|Villa Morra
alquiler de departamentos en villa morra asuncion|10|rent|apartment|Asunción|Villa Morra
casas baratas en caacupé|10||house|Caacupé
clasipar venta de duplex en fernando dela mora zona norte|10|sale|house|Fernando de la Mora|Zona Norte
infocasas luque|30|||Luque
inmobiliaria en luque|70|||Luque
casa barata en ñemby|10||house|Ñemby
casas en venta en pedro juan caballero|10|sale|house|Pedro Juan Caballero
clasipar casas en villa elisa|20||house|Villa Elisa
casas a cuotas en villa elisa|10||house|Villa Elisa
casas en venta en villa elisa paraguay|10|sale|house|Villa Elisa
casa en venta en villarrica paraguay|10|sale|house|Villarrica
casas y terrenos en venta en villarrica paraguay|20|sale|house+land|Villarrica
casa en venta san bernabe|10|sale|house||San Bernabé
casa en venta en coronel oviedo paraguay|10|sale|house|Coronel Oviedo
casas en venta en concepcion paraguay|10|sale|house|Concepción
casas financiadas en paraguay|10||house
casas lujosas en paraguay|10||house
casas en venta paraguay|90|sale|house
casas de venta en paraguay|70|sale|house
casa quinta en venta paraguay|10|sale|house
casas a la venta en paraguay|10|sale|house
venta de departamentos financiados en paraguay|20|sale|apartment
departamentos en paraguay venta|10|sale|apartment
inmobiliaria en asuncion|260|||Asunción
barrio cerrado paraguay|90|gated
`

const meaning = z.object({
  transaction: z.optional(z.union([z.enum(['sale', 'rent', 'short']), z.enum(amenities)])),
  types: z.optional(
    z.pipe(
      z.transform((text: string) => text.split('+').toSorted()),
      z.array(z.enum(propertyTypes)),
    ),
  ),
  city: z.optional(z.string()),
  neighborhood: z.optional(z.string()),
})

export function meaningOf(columns: readonly string[]): z.infer<typeof meaning> {
  const [transaction, types, city, neighborhood] = columns.map((value) => value || undefined)
  return meaning.parse({ transaction, types, city, neighborhood })
}

export const realSearches = table
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', monthly = '', ...columns] = line.split('|')
    return { text, monthly: z.int().parse(Number(monthly)), ...meaningOf(columns) }
  })
