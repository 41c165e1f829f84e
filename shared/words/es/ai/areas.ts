import { plural } from '#shared/words/es/plural.ts'

const listings = (n: number, figure: string) => plural(n, { one: '1 aviso', other: `${figure} avisos` })

/** "del centro de Asunción" */
const of = (name: string) => (name.startsWith('el ') ? `d${name}` : `de ${name}`)

/** Of barrios and cities to live or invest in. Figures are formatted. */
export const areas = {
  footfall:
    'Cuánta gente pasa y cuánta competencia hay no lo mido: mirá la cuadra a tu hora de venta, el estacionamiento y qué hay al lado. La habilitación la da la municipalidad y depende del rubro y de la zona: preguntá ahí antes de firmar.',
  wants: {
    school: { one: 'colegio', other: 'colegios' },
    hospital: { one: 'hospital o sanatorio', other: 'hospitales y sanatorios' },
    university: { one: 'universidad', other: 'universidades' },
    park: { one: 'parque o plaza', other: 'parques y plazas' },
    supermarket: { one: 'supermercado', other: 'supermercados' },
    shopping: { one: 'shopping', other: 'shoppings' },
  },
  within: (figure: string, what: string, km: string, nearest: string) =>
    `${figure} ${what} a menos de ${km} km (${nearest})`,
  at: (name: string, km: string) => `${name} a ${km} km`,
  here: (name: string) => `${name} ahí mismo`,
  nearest: (what: string, nearest: string) => `${what}: lo más cercano que conozco, ${nearest}`,
  toGoal: (km: string, name: string) => `a ${km} km ${of(name)}`,
  center: (city: string) => `el centro de ${city}`,
  anySize: 'de cualquier tamaño',
  houses: (n: number, figure: string) => plural(n, { one: '1 casa', other: `${figure} casas` }),
  inGoal: (name: string) => `es ${name} o lo de al lado`,
  toCenter: (km: string, city: string) => `a ${km} km del centro de ${city}`,
  homes: (n: number, figure: string) =>
    plural(n, { one: '1 vivienda publicada', other: `${figure} viviendas publicadas` }),
  median: (rooms: string, price: string, n: number, figure: string) =>
    `${rooms}, mediana ${price} (${listings(n, figure)})`,
  outskirts: (city: string) => `${city} y alrededores`,
  lead: {
    wants: (what: string, place: string, wants: string) =>
      `${what}: por ${wants} cerca y avisos para elegir, en ${place} miraría primero:`,
    goal: (what: string, goal: string) =>
      `${what}: por cercanía a ${goal} y avisos para elegir, miraría primero:`,
  },
  limits:
    'Son distancias en línea recta desde el medio de cada zona, con los lugares que tengo en mi lista. Seguridad, ruido y calidad de los servicios no los mido: pasá a distintas horas.',
  askBoth: '¿Es para alquilar o comprar, y hasta cuánto?',
  askBudget: '¿Hasta cuánto querés pagar?',
  rent: (cheap: string, dear: string, what: string, low: string, high: string) =>
    `Para alquilar es más barato ${cheap}: ${what}, ${low} por mes contra ${high} en ${dear}.`,
  sale: (cheap: string, dear: string, what: string, low: string, high: string) =>
    `Para comprar es más barato ${cheap}: ${what}, ${low} contra ${high} en ${dear}.`,
  lessRent: (amount: string, percent: string) => `Son ${amount} menos por mes (${percent}).`,
  lessSale: (amount: string, percent: string) => `Son ${amount} menos (${percent}).`,
  farther:
    'Restale lo que cueste un viaje más largo si tenés que ir y venir: pasajes, combustible y tiempo no los mido.',
  basis: (n: number, figure: string, m: number, other: string) =>
    `Son medianas de ${listings(n, figure)} y ${listings(m, other)}.`,
  sameRent: (one: string, other: string, what: string, price: string) =>
    `Para alquilar, ${one} y ${other} piden lo mismo: ${what}, ${price} por mes.`,
  sameSale: (one: string, other: string, what: string, price: string) =>
    `Para comprar, ${one} y ${other} piden lo mismo: ${what}, ${price}.`,
  rents: (what: string) => `Para alquilar, de menos a más (${what}, la mediana por mes):`,
  sales: (what: string) => `Para comprar, de menos a más (${what}, la mediana):`,
  row: (name: string, price: string, n: number, figure: string) =>
    `${name}: ${price} (${listings(n, figure)})`,
  fewRent: (name: string, what: string, n: number, figure: string) =>
    n === 0
      ? `En ${name} no hay avisos de alquiler así (${what}).`
      : `En ${name} hay solo ${listings(n, figure)} de alquiler (${what}): no alcanza para una mediana.`,
  fewSale: (name: string, what: string, n: number, figure: string) =>
    n === 0
      ? `En ${name} no hay avisos de venta así (${what}).`
      : `En ${name} hay solo ${listings(n, figure)} de venta (${what}): no alcanza para una mediana.`,
  onlyRent: (name: string, what: string, price: string, n: number, figure: string) =>
    `En ${name} el alquiler pide ${price} por mes de mediana (${what}, ${listings(n, figure)}).`,
  onlySale: (name: string, what: string, price: string, n: number, figure: string) =>
    `En ${name} la venta pide ${price} de mediana (${what}, ${listings(n, figure)}).`,
  fromCheapest: (price: string) => `La más barata pide ${price}.`,
  nearer: (name: string, goal: string, all: string) =>
    `Más cerca ${of(goal)} queda ${name} (${all}, en línea recta; por calle es más, y el tránsito no lo mido).`,
  both: (name: string) => `${name} gana en las dos cosas: más cerca y más barato.`,
  choice: (near: string, cheap: string) => `Si te pesa el viaje, ${near}; si te pesa el precio, ${cheap}.`,
  yields: (what: string) => `Con las medianas de lo que se pide (${what}), de bruto por año:`,
  yield: (name: string, gross: string, price: string, n: string, rent: string, m: string) =>
    `${name}: ${gross} (se vende a ${price}, ${n} en venta; se alquila a ${rent} por mes, ${m} en alquiler)`,
  bestYield: (best: string, gross: string, other: string, less: string) =>
    `Para renta se ve mejor ${best}: ${gross} bruto contra ${less} en ${other}.`,
  bestRent: (name: string, rent: string, other: string, less: string) =>
    `El alquiler más alto es el de ${name}: ${rent} por mes contra ${less} en ${other}.`,
  cheapEntry: (name: string, price: string) => `La entrada más baja es la de ${name}: ${price}.`,
  noYield: (name: string) =>
    `De ${name} no hay avisos bastantes de venta y de alquiler del mismo tamaño para un rendimiento.`,
  grossOnly:
    'Es antes de expensas, meses vacíos e impuestos, con precios pedidos: no es un pronóstico ni un consejo financiero.',
  budgetMost: (name: string, other: string) =>
    `O sea: en ${name} alcanza, y hay más para elegir que en ${other}.`,
  budgetMore: (name: string, more: string) =>
    `O sea: alcanza en ${name} y en ${more}; en ${more} hay más para elegir.`,
  budgetYes: (name: string, more: string) =>
    `O sea: en ${name} alcanza, con opciones contadas; en ${more} hay más para elegir.`,
  budgetNo: (name: string, more: string) =>
    `O sea: en ${name} hoy no alcanza con lo publicado; en ${more} sí.`,
  budgetNowhere:
    'Con ese monto hoy no hay nada publicado en esos lugares: habría que subirlo o mirar más lejos.',
  around: (list: string) => `Cerca, en línea recta desde el medio: ${list}.`,
  inCity: (list: string) => `De los lugares de mi lista, en la ciudad hay ${list}.`,
  unplaced: (names: string) =>
    `De ${names} no tengo la ubicación exacta: mirá en el mapa dónde queda la que te toca y buscamos a su alrededor.`,
  inCityCount: (figure: string, what: string, names: string) => `${figure} ${what} (${names})`,
  kinds: (houses: string, flats: string) =>
    `De las viviendas, ${houses} son casas o dúplex y ${flats} departamentos.`,
  rentsBySize: (list: string) => `De alquiler piden (mediana por mes): ${list}.`,
  salesBySize: (list: string) => `En venta piden (mediana): ${list}.`,
  bySize: (rooms: string, price: string, n: number, figure: string) =>
    `${rooms} ${price} (${listings(n, figure)})`,
  parts: (city: string, list: string) => `En ${city}, donde más viviendas hay: ${list}.`,
  part: (name: string, n: number, figure: string) => `${name} (${listings(n, figure)})`,
}
