import { plural } from '#shared/words/es/plural.ts'

interface Counted {
  n: number
  figure: string
}

const listings = (n: number, figure: string) => plural(n, { one: '1 aviso', other: `${figure} avisos` })

/** Figures are formatted. */
export const advice = {
  noMore:
    'Más que lo que te dije recién no lo tengo confirmado. Con tus papeles te lo puede decir un escribano si es de la compra o del título, un contador si es de impuestos, un abogado si es de un contrato o un conflicto, o el banco si es del crédito.',
  advisers: {
    owners:
      'Quién tiene que firmar lo dice el título, y cómo se reparte, el acuerdo entre las partes o un juez: no lo juzgo. Un escribano mira el título y te dice qué firmas hacen falta; si no hay acuerdo, un abogado. Cuánto piden por inmuebles parecidos sí te lo digo: decime zona, dormitorios y metros.',
    municipality:
      'Eso lo dice la municipalidad del lugar, y sus normas no las tengo: cambian de una a otra. Preguntá ahí con la dirección o la cuenta catastral a mano, y pedilo por escrito antes de firmar o pagar; si es por el título, también a un escribano.',
    building:
      'Eso lo dicen el reglamento del edificio y su administración, que no tengo. Pedile a la administración el reglamento y lo último que se decidió, y si hace falta permiso, que te lo den por escrito antes de empezar.',
    works:
      'Eso se ve en el lugar, no en un aviso. Pedile a un ingeniero, arquitecto o técnico que lo revise antes de firmar, pedile un presupuesto, y que quede por escrito quién paga el arreglo o cuánto baja el precio.',
    survey:
      'Los límites y las medidas los dicen el título y la mensura: un agrimensor mide en el lugar y un escribano lo compara con el registro. Hacelo antes de pagar, y pedí que el acceso figure en el título.',
    services:
      'Las conexiones y las cuentas de luz y agua son de ANDE, de ESSAP o de la aguatería del lugar: sus requisitos y tarifas no los tengo. Preguntales con la dirección, y a quien publica, si ya hay medidor y si hay deuda.',
    insurance:
      'Cuánto cuesta y qué cubre lo dice cada aseguradora: no tengo precios confirmados. Pedí dos o tres cotizaciones con los metros, el tipo de construcción y el valor; si comprás con crédito, preguntá al banco qué seguro pide.',
  },
  percentOf: (percent: string, of: string, part: string) => `El ${percent} de ${of} son ${part}.`,
  taxSums: {
    sale: (
      price: string,
      { low, high, tax, least, most }: Record<'low' | 'high' | 'tax' | 'least' | 'most', string>,
    ) =>
      `De ${price}, la comisión sería de ${low} a ${high} más IVA si vende una inmobiliaria, y el IRP de quien reside, como mucho ${tax}: quedarían de ${least} a ${most}, antes de ese IVA y de deudas de la propiedad.`,
    shop: (percent: string) =>
      `De un local, una oficina o un depósito el IVA del alquiler es ${percent}, con factura; de una vivienda, lo que sigue.`,
    rent: (rent: string, vat: string, tax: string) =>
      `De un alquiler de ${rent}, el IVA que se suma serían ${vat} y el IRP de quien reside, como mucho ${tax} por mes.`,
  },
  sums: {
    liveOff: (monthly: string, many: string, capital: string) =>
      `Para ${monthly} de alquiler bruto harían falta unas ${many} viviendas así, que piden unos ${capital}; después de gastos e impuestos, más. Es una cuenta con los avisos de hoy, no una promesa.`,
    countOf: (price: string, down: string, of: Record<'rest' | 'part' | 'many' | 'years', string>) =>
      `De ${price}, con ${down} de entrega quedan ${of.rest}: en pagos de ${of.part} son ${of.many}, unos ${of.years} años si son mensuales, sin intereses y si quien vende acepta.`,
    part: (percent: string, of: string, part: string, rest: string) =>
      `El ${percent} de ${of} son ${part}; quedan ${rest}.`,
    times: (each: string, area: string, total: string) => `A ${each} por m², ${area} son ${total}.`,
    perSqm: (price: string, area: string, each: string) => `${price} por ${area} son ${each} por m².`,
    split: (of: string, ways: string, each: string) => `${of} entre ${ways} son ${each} cada uno.`,
    count: (of: string, part: string, many: string, years: string) =>
      `${of} en cuotas de ${part} son ${many} cuotas: si son mensuales, ${years} años, sin intereses.`,
    dollars: (pyg: string, usd: string, rate: string) => `${pyg} son ${usd} al cambio de ${rate} por dólar.`,
    noReais: 'La cotización del real no la tengo: mirala en tu banco.',
  },
  closer: {
    is: (name: string, target: string, all: string) =>
      `${name} queda más cerca de ${target}. En línea recta, desde el medio de cada lugar: ${all}. Por calle es más.`,
  },
  homes: {
    title: 'Viviendas',
    studio: 'un solo ambiente (monoambiente)',
    children: (n: number, rooms: string) =>
      `Para ${plural(n, { one: '1 hijo', other: `${n} hijos` })} busqué viviendas de ${rooms} o más.`,
    rent: (rooms: string, place: string, price: string) =>
      `Una vivienda de ${rooms} en ${place} se alquila a ${price} por mes.`,
    sale: (rooms: string, place: string, price: string) =>
      `Una vivienda de ${rooms} en ${place} se vende a ${price}.`,
    basis: (n: number, figure: string, low: string, high: string) =>
      `Es la mediana de ${listings(n, figure)}; la mitad central va de ${low} a ${high}.`,
    sales: (place: string) => `Viviendas en venta en ${place}, la mediana:`,
    rents: (place: string) => `Viviendas en alquiler en ${place}, la mediana por mes:`,
    row: (rooms: string, price: string, n: number, figure: string) =>
      `${rooms}: ${price} (${listings(n, figure)})`,
    orMore: (rooms: string) => `${rooms} o más`,
    none: (rooms: string, place: string) =>
      `No hay avisos suficientes de viviendas de ${rooms} en ${place} para decir cuánto piden.`,
  },
  living: {
    internet:
      'Qué proveedores de internet llegan y a qué velocidad lo dice cada uno con la dirección exacta: cambia de una cuadra a otra y no lo mido.',
    unmeasured: 'Seguridad, ruido y tránsito no los mido: pasá a distintas horas y preguntá a los vecinos.',
    lead: (what: string, city: string) => `${what}. Estos son los barrios de ${city} con más avisos así:`,
    row: (place: string, n: number, figure: string) => `${place}: ${listings(n, figure)}`,
    rowWithPrice: (place: string, n: number, figure: string, rooms: string, price: string) =>
      `${place}: ${listings(n, figure)}; la mediana de ${rooms} es ${price}`,
    cities: (what: string, n: number, figure: string) => `${what}: hay ${listings(n, figure)}. Por ciudad:`,
    elsewhere: 'En otras ciudades:',
    none: (what: string, place: string) => `No encontré avisos así en ${place}: ${what}.`,
    limits:
      'No mido seguridad, colegios ni tránsito, así que no digo cuál es mejor: digo dónde hay más para elegir y cuánto piden.',
    assumed: (city: string) => `Miré ${city}; decime otra ciudad si preferís.`,
  },
  cheaper: {
    rent: (cheap: string, dear: string, rooms: string, low: string, high: string) =>
      `Para alquilar es más barato ${cheap}: una vivienda de ${rooms} pide ${low} por mes, y ${high} en ${dear}.`,
    sale: (cheap: string, dear: string, rooms: string, low: string, high: string) =>
      `Para comprar es más barato ${cheap}: una vivienda de ${rooms} pide ${low}, y ${high} en ${dear}.`,
    sameRent: (one: string, other: string, price: string) =>
      `Para alquilar, ${one} y ${other} piden lo mismo: ${price} por mes.`,
    sameSale: (one: string, other: string, price: string) =>
      `Para comprar, ${one} y ${other} piden lo mismo: ${price}.`,
    basis: (n: number, figure: string, m: number, other: string) =>
      `Son medianas de ${listings(n, figure)} y ${listings(m, other)}.`,
    noRent: (place: string, rooms: string) =>
      `De ${place} no hay avisos suficientes de alquiler de ${rooms} para comparar.`,
    noSale: (place: string, rooms: string) =>
      `De ${place} no hay avisos suficientes de venta de ${rooms} para comparar.`,
    cost: 'Hablo de lo que piden los avisos; otros gastos de vivir ahí no los mido.',
  },
  rentOrBuy: {
    lead: (rooms: string, place: string, price: string, rent: string) =>
      `En ${place}, una vivienda de ${rooms} se vende a ${price} y se alquila a ${rent} por mes (medianas).`,
    basis: (n: number, figure: string, m: number, other: string) =>
      `Salen de ${listings(n, figure)} de venta y ${listings(m, other)} de alquiler.`,
    years: (years: string) => `El precio equivale a ${years} años de alquiler.`,
    net: (percent: string, occupancy: string) =>
      `A quien la compra para alquilar le dejaría ${percent} al año después de gastos, con ${occupancy} de ocupación.`,
    choice:
      'Comprar tiende a convenir si te quedás muchos años; alquilar, si podés mudarte pronto o tu dinero rinde más en otra cosa. Es una cuenta con precios pedidos, no un consejo financiero.',
    none: (place: string) =>
      `En ${place} no hay avisos suficientes de venta y de alquiler para hacer esa cuenta.`,
    assumed: (rooms: string, place: string) =>
      `Tomé ${rooms} en ${place}: decime otro barrio o tamaño y la rehago.`,
    own: (price: string, rent: string, years: string) =>
      `Con tus números, ${price} equivalen a ${years} años de alquiler de ${rent} por mes.`,
    ofListing: (price: string, rent: string) => `Comprarla cuesta ${price} y alquilarla ${rent} por mes.`,
    likeSale: (price: string, low: string, high: string, n: number, figure: string) =>
      `Comprarla cuesta ${price}. Las parecidas en alquiler piden de ${low} a ${high} por mes (${listings(n, figure)}).`,
    likeRent: (rent: string, rooms: string, place: string, price: string, n: number, figure: string) =>
      `Esta se alquila a ${rent} por mes y no se vende. En ${place}, una vivienda de ${rooms} se vende a ${price} (mediana de ${listings(n, figure)}).`,
    yearsBetween: (low: string, high: string) =>
      `El precio equivale a entre ${low} y ${high} años de alquiler.`,
    unknown: (price: string) =>
      `Comprarla cuesta ${price}. No hay avisos parecidos en alquiler para comparar.`,
  },
  listed: {
    median: (what: string, n: number, days: string, of: number, figure: string) =>
      `${what}: los avisos llevan ${plural(n, { one: '1 día', other: `${days} días` })}, la mediana de ${listings(of, figure)}.`,
    atLeast: (what: string, n: number, days: string, of: number, figure: string) =>
      `${what}: los avisos llevan ${plural(n, { one: '1 día', other: `${days} días` })} o más, la mediana de ${listings(of, figure)}.`,
    limits:
      'Es de los avisos que siguen publicados, desde que salieron. Cuánto tardan en cerrarse no lo medimos.',
  },
  offeredIn: (place: string, n: number, figure: string) => `${place}: ${listings(n, figure)}`,
  fees: {
    are: (what: string, median: string, low: string, high: string, n: number, figure: string) =>
      `${what}: las expensas que dicen los avisos son de ${median} por mes, la mediana de ${listings(n, figure)}; la mitad central va de ${low} a ${high}.`,
    ask: 'Muchos avisos no las dicen: preguntá cuánto son, qué incluyen y si hay deuda o cuotas extra.',
  },
  yieldAreas: {
    lead: (rooms: string, city: string) =>
      `Con las medianas de lo que se pide, una vivienda de ${rooms} rinde bruto por año, en los barrios de ${city} con más avisos:`,
    row: (place: string, gross: string, price: string, rent: string, n: number, figure: string) =>
      `${place}: ${gross} (se vende a ${price}, se alquila a ${rent} por mes; ${listings(n, figure)})`,
    gross:
      'Es antes de expensas, meses vacíos e impuestos. Donde rinde más suele ser donde se compra más barato: mirá también cuánto tarda en alquilarse.',
  },
  yields: {
    ask: (place: string) => `¿Cuánto rinde un departamento en ${place}?`,
    is: (gross: string, net: string, occupancy: string, expenses: string) =>
      `Da ${gross} bruto al año, y ${net} después de gastos, con ${occupancy} de ocupación y ${expenses} de gastos por mes, antes de impuestos.`,
    payback: (years: string) =>
      `Con lo que queda después de gastos, la compra se recupera en unos ${years} años.`,
    ofPrice: (price: string, gross: string, net: string) =>
      `Con esa proporción, ${price} darían unos ${gross} de alquiler por mes, y unos ${net} limpios después de gastos.`,
  },
  trend: 'No guardo la evolución de los precios de una zona: esto es lo que se pide hoy.',
  fair: {
    above: (price: string) => `${price} está por encima de lo que piden la mayoría.`,
    below: (price: string) => `${price} está por debajo de lo que piden la mayoría.`,
    within: (price: string) => `${price} está dentro de lo habitual.`,
  },
  income: {
    neededLoan: (one: Record<'down' | 'years' | 'least' | 'most' | 'share' | 'lower' | 'upper', string>) =>
      `Con ${one.down} de entrega y el resto a ${one.years} años, la cuota sería de unos ${one.least} a ${one.most} por mes; si no pasa de ${one.share} del ingreso, harían falta de ${one.lower} a ${one.upper} por mes. Lo decide el banco.`,
    deposit: (rent: string, low: string, high: string) =>
      `Para un alquiler de ${rent} por mes serían de ${low} a ${high} de depósito.`,
    needed: (rent: string, percent: string, income: string) =>
      `No encontré una regla de ingresos para alquilar: lo decide quien alquila. Con la medida de los créditos (la cuota no pasa de ${percent} del ingreso), para ${rent} por mes harían falta unos ${income} de ingreso por mes.`,
    rent: (income: string, percent: string, share: string) =>
      `No encontré una regla de ingresos para alquilar: lo decide quien alquila. Con la medida de los créditos (la cuota no pasa de ${percent} del ingreso), de ${income} por mes serían hasta ${share}, y menos te deja más aire.`,
    loan: (income: string, percent: string, share: string) =>
      `En Primera Vivienda la cuota no pasa de ${percent} del ingreso familiar: de ${income} por mes serían hasta ${share} de cuota. Cuánto te prestan por esa cuota depende de la tasa y del plazo: pedí la cuenta en dos o tres bancos.`,
    both: (guaranies: string, dollars: string) => `${guaranies} (unos ${dollars})`,
    guide: (title: string) => `Más en la guía «${title}».`,
  },
  whereIs: {
    apart: (one: string, other: string, km: string) =>
      `De ${one} a ${other} hay unos ${km} km en línea recta; por calle o ruta es más, y el tiempo depende del tránsito, que no mido.`,
    landmark: (name: string, place: string) => `${name} queda en ${place}.`,
    barrio: (name: string, city: string) => `${name} es un barrio de ${city}.`,
    city: (name: string, department: string) => `${name} es una ciudad del departamento ${department}.`,
    capital: (name: string) => `${name} es la capital del país.`,
    fromCenter: (km: string) => `Está a unos ${km} km del centro de Asunción en línea recta.`,
    beside: (list: string) => `Tiene al lado ${list}.`,
    offered: (n: number, figure: string) =>
      plural(n, { one: 'Ahí hay 1 aviso publicado.', other: `Ahí hay ${figure} avisos publicados.` }),
  },
  instalment: {
    is: (amount: string, years: string, payment: string, rate: string) =>
      `Por ${amount} a ${years} años, con una tasa de ${rate} al año, la cuota sería de unos ${payment} por mes.`,
    between: (amount: string, years: string, least: string, most: string, low: string, high: string) =>
      `Por ${amount} a ${years} años la cuota sería de unos ${least} a ${most} por mes, con tasas de ${low} a ${high} al año.`,
    payable: (payment: string, years: string, least: string, most: string, low: string, high: string) =>
      `Una cuota de ${payment} por mes a ${years} años devuelve un crédito de unos ${least} a ${most}, con tasas de ${high} a ${low} al año; a eso sumale tu entrega.`,
    downOwn: (price: string, down: string, percent: string) =>
      `De ${price}, con ${down} de entrega (${percent} del precio) y el resto con crédito.`,
    down: (price: string, percent: string) =>
      `De ${price} tomé ${percent} de entrega y el resto con crédito, como la calculadora.`,
    limits: (title: string) =>
      `Es una cuenta de cuotas iguales, sin seguros ni gastos: la tasa y el plazo los dice el banco. Más en la guía «${title}».`,
  },
  downPayment: (price: string, percent: string, down: string, low: string, high: string) =>
    `Para ${price}, con crédito y ${percent} de entrega, como supone la calculadora, juntarías ${down}, más ${low} a ${high} de gastos de escritura. Al contado, ${price} más esos gastos.`,
  downBudget: {
    reach: (down: string, percent: string, price: string, low: string, high: string) =>
      `Con ${down} de entrega, si el banco financia el resto y ponés ${percent} como supone la calculadora, llegás a viviendas de unos ${price}. Dejá aparte ${low} a ${high} del precio para los gastos de escritura.`,
    offPlan: 'En pozo se entra con menos:',
    first: (down: string) => `${down} al firmar`,
  },
  nearby: {
    prices: (what: string) => `${what}, la mediana por m², de menos a más:`,
    barrios: (name: string) => `Barrios cerca de ${name}, por distancia en línea recta:`,
    cities: (name: string) => `Ciudades cerca de ${name}, por distancia en línea recta:`,
    row: (place: string, km: string, n: number, figure: string) =>
      `${place}: a ${km} km, ${listings(n, figure)}`,
    none: (name: string) => `No tengo el punto de los barrios de alrededor de ${name}.`,
  },
  oneOrTwo: {
    apart:
      'Con dos repartís el riesgo de quedarte sin inquilino y podés vender uno solo, pero pagás expensas, impuestos y gastos de escritura por cada uno. Uno grande suele alquilarse a familias, que se mudan menos. Es una cuenta con precios pedidos, no un consejo financiero.',
  },
  hectares: {
    median: (what: string, price: string, n: number, figure: string, low: string, high: string) =>
      `${what}: la mediana es ${price} por hectárea, de ${listings(n, figure)}, que van de ${low} a ${high}.`,
    acre: (price: string) => `Por acre son unos ${price}.`,
    budget: (budget: string, usual: string, least: string, most: string) =>
      `Con ${budget} serían unas ${usual} hectáreas; según el campo, de ${least} a ${most}.`,
    limits: 'Son precios pedidos; el agua, el camino, el monte y los papeles de cada campo no los mido.',
  },
  closing: (price: string, low: string, high: string, least: string, most: string) =>
    `Sobre ${price} serían de ${low} a ${high}: con el precio, de ${least} a ${most} en total.`,
  notary: (price: string, low: string, high: string) =>
    `Sobre ${price} serían de ${low} a ${high}, más el IVA de ese honorario.`,
  eitherType: {
    suits: {
      land: 'Un terreno no da renta hasta que construyas, casi no tiene gastos y hay que mirarle bien los papeles: sirve para construir o esperar.',
      apartment: 'Un departamento se habita o se alquila enseguida, y paga expensas cada mes.',
      house: 'Una casa se habita o se alquila enseguida y trae terreno, con su mantenimiento a tu cargo.',
      other: 'Una oficina, un local o un depósito se alquila a empresas, y puede quedar vacío más tiempo.',
    },
    limits: 'Cuál te conviene depende de para qué lo querés: no hago pronósticos ni doy consejo financiero.',
  },
  houseOrFlat: {
    ask: '¿Qué me conviene: casa o departamento?',
    apart:
      'Depende de qué te pese más. Una casa da terreno propio y por lo general no paga expensas; un departamento pide menos mantenimiento y puede traer seguridad y amenities, con expensas cada mes.',
    median: (price: string, per: string) => `La mediana es ${price} ${per}.`,
    next: 'Decime presupuesto, dormitorios y zona, y te muestro lo que hay de cada una.',
  },
  safety: {
    notMeasured:
      'La seguridad de una zona no la medimos y no la juzgo: no hay datos de delitos por barrio en los avisos.',
    counts: (place: string, total: Counted, secured: Counted, gated: Counted) =>
      `Lo que sí sé: de ${total.figure} ${plural(total.n, { one: 'vivienda publicada', other: 'viviendas publicadas' })} en ${place}, ${secured.figure} ${plural(secured.n, { one: 'dice', other: 'dicen' })} tener seguridad y ${gated.figure} ${plural(gated.n, { one: 'está', other: 'están' })} en barrio cerrado.`,
    areas: (city: string) => `En ${city}, los barrios con más viviendas que dicen tener seguridad:`,
    listing: (what: string) => `Esta dice tener: ${what}.`,
    listingNone: 'El aviso no menciona seguridad ni barrio cerrado.',
    visit: 'Pasá por la zona a distintas horas, también de noche, y preguntá a los vecinos.',
  },
  listing: {
    ahead:
      'Pagar por adelantado puede convencer, pero lo decide el dueño: si acepta, que quede en el contrato y con recibo.',
    reduced: (percent: string, price: string) => `Con ${percent} menos serían ${price}.`,
    unstated: (list: string) => `El aviso no dice: ${list}.`,
    askAlso: {
      rent: 'Preguntá también qué garantía piden, qué servicios van aparte, cómo sube el alquiler y qué pasa si te vas antes.',
      sale: 'Preguntá también por el título y si hay hipotecas o deudas (el certificado del registro lo dice), quién paga la escritura y por qué se vende.',
    },
    cons: 'Lo que no dice el aviso (ruido, humedad, estado de las instalaciones) miralo en la visita.',
    byDistance: (name: string) => `De más cerca a más lejos de ${name}:`,
    kilometers: (list: string) => `A ${list}, en línea recta y en ese orden.`,
    enough: (own: string, people: string, rooms: string) =>
      `Tiene ${own}: para ${people} suelo contar ${rooms} (uno para los padres y los demás para los hijos), así que alcanza.`,
    tight: (own: string, people: string, rooms: string) =>
      `Tiene ${own}: para ${people} suelo contar ${rooms} (uno para los padres y los demás para los hijos), así que queda justa.`,
    near: (list: string) => `Cerca, en línea recta: ${list}.`,
    total: (rent: string, fee: string, sum: string) =>
      `Son ${rent} de alquiler más ${fee} de expensas: unos ${sum} por mes. Luz, agua e internet van aparte, si el aviso no las incluye.`,
    totalLoan: (fee: string, sum: string) =>
      `Con ${fee} de expensas serían unos ${sum} por mes en total; aparte van el impuesto inmobiliario, una vez por año, y luz, agua e internet.`,
    totalNoFee:
      'El aviso no dice las expensas: sumalas a la cuota, con el impuesto inmobiliario, una vez por año, y los servicios.',
    entry: (rent: string, low: string, high: string, most: string) =>
      `Se alquila a ${rent} por mes: el primer mes y un depósito de uno o dos, que es lo usual, suman de ${low} a ${high}, y hasta ${most} si hay un mes de comisión. El aviso no lo dice todo: confirmalo antes de visitar.`,
    why: 'El aviso no explica su precio. Esto es lo que puedo comparar:',
    term: 'El aviso no dice el plazo del contrato.',
    use: 'El aviso no dice si se puede usar para eso. En un edificio lo dice su reglamento, y la habilitación la da la municipalidad: preguntá antes de firmar.',
    noSuch: 'No encontré ninguna propiedad publicada con ese código.',
    floor: 'El aviso no dice en qué piso está.',
    building: 'El aviso no dice cómo se llama el edificio.',
    financing: 'El aviso no dice si acepta crédito o cuotas.',
    ask: 'Dejé tu pregunta escrita en la consulta, lista para enviar.',
    askLink: 'la consulta',
    net: (net: string, rent: string, occupancy: string, expenses: string) =>
      `Te quedarían ${net} por mes: ${rent} de alquiler con ${occupancy} de ocupación, menos ${expenses} de gastos, antes de impuestos.`,
    netLike: (low: string, high: string, n: number, figure: string) =>
      `El aviso no dice a cuánto se alquilaría. Las parecidas en alquiler piden de ${low} a ${high} por mes (${listings(n, figure)}).`,
    netBetween: (low: string, high: string, occupancy: string) =>
      `Te quedarían de ${low} a ${high} por mes, con ${occupancy} de ocupación y un quinto del alquiler para gastos, antes de impuestos.`,
    published: (days: number) =>
      days < 1
        ? 'Se publicó hoy.'
        : plural(days, { one: 'Lleva 1 día publicada.', other: `Lleva ${days} días publicada.` }),
    updated: (date: string) => `Su aviso se actualizó el ${date}.`,
    unchanged: 'Su precio no cambió desde que se publicó.',
    dropped: (percent: string, date: string, from: string, to: string) =>
      `Bajó ${percent} el ${date}: de ${from} a ${to}.`,
    rose: (percent: string, date: string, from: string, to: string) =>
      `Subió ${percent} el ${date}: de ${from} a ${to}.`,
    typical: (what: string, days: number) =>
      plural(days, {
        one: `La mitad de los avisos como este (${what}) lleva más de 1 día.`,
        other: `La mitad de los avisos como este (${what}) lleva más de ${days} días.`,
      }),
    distance: (km: string, landmark: string) => `Queda a unos ${km} km de ${landmark} en línea recta.`,
    onFoot: (minutes: string) =>
      `A pie serían unos ${minutes} minutos a 5 km por hora en línea recta; por las calles es más.`,
    walkable: (minutes: string) =>
      `Sí, se puede ir a pie: unos ${minutes} minutos a 5 km por hora en línea recta; por las calles es algo más.`,
    farOnFoot: (minutes: string) =>
      `A pie es lejos: unos ${minutes} minutos a 5 km por hora en línea recta, y por las calles más.`,
    byCar: 'Cuánto se tarda en auto o en colectivo depende del tránsito: no lo mido.',
    nearestKnown: 'Es lo más cercano que conozco: puede haber otros.',
    single: (area: string, people: string) => `Es un solo ambiente de ${area}: para ${people} queda chico.`,
    distanceVague: 'El punto del aviso es aproximado, así que la distancia también.',
    noDistance: (place: string) =>
      `Queda en ${place}. No tengo la distancia exacta a ese lugar: decime cuál, por ejemplo «Shopping del Sol», o mirá el mapa del aviso.`,
    unknown: 'Eso el aviso no lo dice.',
  },
  rentThere: {
    lead: (place: string) => `Alquiler por mes en ${place}, mediana de lo que piden los avisos:`,
    row: (rooms: string, median: string, low: string, high: string, n: string) =>
      `${rooms}: ${median} (la mitad central, de ${low} a ${high}; ${n} avisos)`,
    from: (price: string, n: string, place: string) =>
      `El más barato publicado sale ${price}; hay ${n} viviendas en alquiler en ${place}. Aparte se pagan luz, agua, internet y, en un edificio, expensas.`,
    few: (price: string, n: string, place: string) =>
      `En ${place} hay ${n} viviendas en alquiler, pocas para una mediana por tamaño; la más barata sale ${price}. Aparte se pagan luz, agua, internet y, en un edificio, expensas.`,
    none: (place: string) =>
      `Hoy no hay viviendas en alquiler publicadas en ${place}: no tengo un precio que darte.`,
  },
  talk: {
    prices:
      'Son precios pedidos: los pone quien publica, y suelen conversarse. Decime cuál te parece caro, o un barrio y un tipo de propiedad, y lo comparo con los avisos de su zona.',
    insult: 'Lamento no haberte servido. Decime qué buscás, dónde y hasta cuánto, y lo intento de nuevo.',
  },
}
