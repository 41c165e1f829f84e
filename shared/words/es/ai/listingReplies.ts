import type { AreaUnit } from '#shared/market/areaUnit.ts'
import { plural } from '#shared/words/es/plural.ts'

/** Figures are formatted. */
export const listingReplies = {
  of: (title: string) => `«${title}»`,
  status: {
    active: 'Está publicada y disponible según el aviso.',
    other: 'Ya no está disponible.',
    draft: 'Todavía no está publicada.',
    since: (date: string) => `Se publicó el ${date}.`,
    untoldFrom: 'El aviso no dice desde cuándo se puede entrar.',
  },
  price: {
    sale: (price: string) => `Cuesta ${price}.`,
    rent: (price: string) => `Se alquila a ${price} por mes.`,
    office: (price: string) => `Cuesta ${price} por mes.`,
    typed: (typed: string, usd: string) => `Está publicada en ${typed}, unos ${usd}.`,
    guaranies: (amount: string, rate: string) => `Son ${amount} al cambio de ${rate} por dólar.`,
    alsoRent: (price: string) => `También se alquila, a ${price} por mes.`,
    byNight: (price: string) => `Por noche cuesta ${price}.`,
    byDay: (price: string) => `Por día, ${price}.`,
    byHour: (price: string) => `Por hora, ${price}.`,
    offered: (offered: string, percent: string, price: string) =>
      `Ofrecer ${offered} es ${percent} menos que los ${price} que piden.`,
    none: 'El aviso no tiene precio: consultale a quien publica.',
    negotiable: 'El aviso no dice si el precio se negocia: preguntale a quien publica con «Enviar consulta».',
  },
  perSqm: {
    units: {
      perSqm: (price: string) => `${price} por m²`,
      perHectare: (price: string) => `${price} por hectárea`,
    } satisfies Record<AreaUnit, (price: string) => string>,
    is: (price: string, total: string, area: string) => `Sale ${price} (${total} ÷ ${area}).`,
    market: (n: number, figure: string, scope: string, average: string) =>
      `${plural(n, { one: `El aviso parecido ${scope} pide`, other: `Los ${figure} avisos parecidos ${scope} promedian` })} ${average}`,
    beside: {
      below: (percent: string) => `: acá es ${percent} menos.`,
      above: (percent: string) => `: acá es ${percent} más.`,
      even: (_percent: string) => ': acá es casi lo mismo.',
    },
    noArea: 'El aviso no dice la superficie, así que no hay precio por m².',
  },
  rooms: {
    has: (rooms: string) => `Tiene ${rooms}.`,
    none: 'El aviso no indica ambientes.',
    noBedrooms: 'El aviso no indica dormitorios.',
    noBathrooms: 'El aviso no indica baños.',
    noParking: 'El aviso no indica cocheras.',
  },
  area: {
    is: (area: string) => `Tiene ${area}.`,
    none: 'El aviso no dice la superficie.',
    measures: 'El aviso no separa terreno y construcción: pedile las medidas a quien publica.',
  },
  place: {
    is: (place: string) => `Queda en ${place}.`,
    address: (address: string) => `La dirección del aviso es ${address}.`,
    hidden: 'Quien publica no muestra la dirección exacta: se coordina al pedir la visita.',
    market: (place: string) => `Precios por barrio en ${place}`,
    surroundings:
      'De lo que hay alrededor no tengo datos: mirá el mapa del aviso o preguntale a quien publica.',
  },
  rent: {
    monthly: (price: string) => `El alquiler es de ${price} por mes.`,
    onlySale: 'No se alquila: el aviso es solo de venta.',
    expected: (rent: string) =>
      `Es un aviso de venta; quien publica calcula que se alquilaría a ${rent} por mes.`,
    onlyRent: 'No se vende: el aviso es solo de alquiler.',
    forSale: (price: string) => `Está en venta a ${price}.`,
    unknown: 'El aviso es de venta y alquiler, pero no dice el alquiler mensual.',
    night: (price: string) => `Por noche cuesta ${price}.`,
    noShort: 'El aviso no dice que se ofrezca por noche.',
    short: 'Se ofrece por noche, pero el aviso no dice el precio: consultalo.',
    airbnb: 'También está en Airbnb.',
    minStay: (n: number) =>
      plural(n, { one: 'La estadía mínima es de 1 noche.', other: `La estadía mínima es de ${n} noches.` }),
    maxStay: (n: number) => `La máxima, de ${n}.`,
    terms: 'El aviso no dice garantía, depósito ni contrato: se acuerda con quien publica.',
  },
  roi: {
    is: (roi: string, rating: string) => `La rentabilidad estimada es ${roi} al año (${rating}).`,
    rent: (rent: string) => `${rent} de alquiler por mes`,
    nights: (night: string, rent: string) => `${rent} por 30 noches de ${night}`,
    how: (rent: string, occupancy: string, expenses: string, price: string) =>
      `Con ${rent}, ${occupancy} de ocupación, ${expenses} de gastos y ${price} de compra.`,
    author: 'Son los números de quien publica.',
    defaults: 'La ocupación y los gastos son nuestros supuestos: ajustalos en la calculadora del aviso.',
    stated: (roi: string) => `El aviso dice ${roi} al año: lo informó quien publica.`,
    rentOnly: 'Es un aviso de alquiler: sin un precio de compra no hay rentabilidad que calcular.',
    noRent:
      'El aviso no dice a cuánto se alquilaría. Decime un alquiler y saco la cuenta: «¿y si la alquilo a 700?».',
    notForecast: 'Es una cuenta, no una promesa.',
  },
  market: {
    below: (standing: string) => `Está más barata que lo habitual: ${standing}.`,
    above: (standing: string) => `Está más cara que lo habitual: ${standing}.`,
    within: (standing: string) => `Está dentro de lo habitual: ${standing}.`,
    fair: (low: string, high: string) =>
      `Para su superficie, la mitad central de los avisos parecidos va de ${low} a ${high}.`,
    spread: (median: string, low: string, high: string) =>
      `La mediana es ${median} y la mitad central va de ${low} a ${high}.`,
    sample: (n: number, figure: string, scope: string, average: string) =>
      `${plural(n, { one: `El aviso parecido ${scope} pide`, other: `Los ${figure} avisos parecidos ${scope} promedian` })} ${average}; la estimación, con la que se compara el precio, corrige además por superficie y zona.`,
  },
  comparables: {
    lead: 'Los avisos más parecidos en tamaño con los que se compara:',
    similar: 'Otras parecidas que están publicadas:',
    none: 'No hay otras parecidas publicadas ahora.',
  },
  amenities: {
    rooms: 'En qué ambientes no lo dice.',
    are: (list: string) => `Tiene ${list}.`,
    none: 'El aviso no marca comodidades.',
    yes: (what: string) => `Sí, el aviso dice: ${what}.`,
    no: (what: string) => `El aviso no menciona «${what}»: preguntale a quien publica.`,
  },
  contact: {
    visit:
      'Para visitarla, tocá «Enviar consulta» en el aviso y elegí «Visita»: proponés dos o tres horarios y quien publica confirma uno.',
    ask: 'Para hablar con quien publica, tocá «Enviar consulta» en el aviso: le llega tu mensaje y te responde por correo.',
    liked:
      '¡Qué bueno! Si querés, te digo si el precio es justo, qué no dice el aviso y conviene preguntar, o cómo pedir una visita.',
    noBooking:
      'Óga no toma reservas ni retiene señas: se acuerda con quien publica. No pagues nada antes de verla y de tener por escrito qué pagás.',
    whatsapp: 'Si el aviso muestra el botón de WhatsApp, también podés escribirle por ahí.',
    link: 'el aviso',
  },
  author: {
    agency: (name: string) => `La publica ${name}.`,
    verified: (name: string) => `La publica ${name}, inmobiliaria verificada.`,
    owner: 'La publica su dueño, sin inmobiliaria.',
    private: 'Sus datos personales no los doy: escribile con «Enviar consulta».',
  },
  more: {
    states: (label: string, value: string) => `${label}: ${value}, según el aviso.`,
    barter: 'El aviso no dice si acepta permuta.',
    vat: 'El aviso no dice si el precio incluye IVA.',
    delivery: 'El aviso no dice cómo va la obra ni cuándo se entrega.',
    built: (year: string) => `Se construyó en ${year}.`,
    builtUnknown: 'El aviso no dice el año de construcción.',
    expenses: (amount: string) => `Quien publica calcula ${amount} de gastos por mes.`,
    feesOfYear: (amount: string) => `Son ${amount} por año.`,
    expensesUnknown: 'El aviso no dice las expensas ni los gastos.',
    internet: (speed: string) => `Internet de ${speed} Mbps.`,
    internetUnknown: 'El aviso no dice la velocidad de internet.',
    capacity: (people: string) => `Es para ${people}.`,
    debts: 'El aviso no dice si tiene deudas, hipoteca o embargo.',
    hotWater: 'El aviso no habla de agua caliente o calefón.',
    videoCall:
      'El aviso no dice si se muestra por videollamada: se acuerda con quien publica, y mucha gente lo hace cuando no se puede ir. Pedí que recorran todo en vivo, también la calle, y no pagues nada antes de que alguien de confianza la vea o tu escribano revise los papeles.',
    outlook: 'El aviso no dice qué vista u orientación tiene: fijate en las fotos o preguntá.',
    servicesOfPlot:
      'El aviso no dice si agua y luz llegan hasta el terreno: preguntá si hay conexión hecha, o a qué distancia pasan la red de agua y la línea de la ANDE, y quién paga acercarlas.',
    services:
      'El aviso no dice si agua, luz u otros servicios están incluidos: lo usual es que los pague quien vive ahí.',
    views: (n: number, views: string, favorites: string) =>
      plural(n, {
        one: `La vieron 1 vez y ${favorites} la guardaron.`,
        other: `La vieron ${views} veces y ${favorites} la guardaron.`,
      }),
    pictures: (n: number) =>
      plural(n, { one: 'El aviso tiene 1 foto.', other: `El aviso tiene ${n} fotos.` }),
    papers:
      'El aviso no certifica títulos ni documentos. Antes de pagar o firmar, pedíselos a quien publica y hacelos revisar por un escribano.',
    unknown: 'Eso el aviso no lo dice. Preguntale a quien publica con «Enviar consulta».',
    says: (text: string) => `El aviso dice: «${text}»`,
  },
  terms: {
    earnsEnough: (own: string) => `Con tus ${own} por mes te alcanza con esa medida.`,
    earnsAbout: (own: string) => `Con tus ${own} por mes estás justo: depende de la tasa.`,
    earnsLess: (own: string) =>
      `Con tus ${own} por mes no te alcanza con esa medida: harían falta más entrega, otro ingreso o un precio más bajo.`,
    shortLet: (
      { taken, costs, tax, rest, share }: Record<'taken' | 'costs' | 'tax' | 'rest' | 'share', string>,
      night: string | undefined,
    ) =>
      `${night ? `A los ${night} por noche del aviso y con esa ocupación entrarían ${taken} por mes` : `Con ese promedio entrarían ${taken} por mes`}; menos ${costs} de expensas y ${tax} de IVA quedarían unos ${rest}, ${share} del precio por año, antes de limpieza, plataforma, administración, luz e impuesto a la renta. Es una cuenta con promedios, no una promesa: mirá que el reglamento del edificio lo permita.`,
    raise: 'El aviso no dice si el alquiler sube, ni cuánto.',
    leaving: 'El aviso no dice qué pasa si te vas antes.',
    vatOnTop: (rent: string, vat: string, sum: string) =>
      `Si no está incluido, sobre ${rent} se sumarían ${vat}: ${sum} por mes.`,
    rentTaxes: (rent: string, { vat, resident, abroad }: Record<'vat' | 'resident' | 'abroad', string>) =>
      `Con los ${rent} por mes que calcula quien publica, el IVA que se suma serían ${vat}; de renta, quien reside paga como mucho ${resident} y quien no reside, ${abroad} por mes.`,
    saleTaxes: (price: string, { resident, abroad, vat }: Record<'resident' | 'abroad' | 'vat', string>) =>
      `Si se vendiera en ${price}, quien reside pagaría como mucho ${resident}; quien no reside, ${abroad} y ${vat} de IVA.`,
  },
  untold: {
    lift: 'Tiene ascensor.',
    access: 'El aviso no habla de rampas, escalones ni baño adaptado.',
    water: 'El aviso no dice de dónde viene el agua, ni cómo son la presión o los cortes.',
    sewage: 'El aviso no dice si tiene cloaca o pozo.',
    power: 'El aviso no dice cómo es la luz: medidor, consumo, cortes o generador.',
    noise:
      'El aviso no dice cómo es de ruidos ni quiénes viven al lado, y yo no lo mido. Visitala un día hábil a la hora pico y volvé un viernes o sábado a la noche.',
    condition: 'El aviso no dice en qué estado está.',
    check: 'Al visitarla mirá techos y paredes por humedad, abrí las canillas y pedí que prendan los aires.',
    rules: 'El aviso no lo dice: lo deciden el dueño y el contrato y, en un edificio, su reglamento.',
    occupied: 'El aviso no dice si está ocupada o vacía.',
    tenants: 'El aviso no dice a quién se lo alquilan: lo decide quien publica.',
    saleCommission: 'El aviso no dice si cobran comisión a quien compra.',
    building: 'El aviso no dice cómo es el edificio.',
    lines: 'No tengo las líneas de colectivo ni sus paradas.',
    fees: 'El aviso no dice quién las paga.',
    owned: 'Las paga el dueño desde que compra, y al escribano se le pide que no queden deudas.',
    commission: (rent: string) =>
      `El aviso no dice quién paga la comisión. Si la hay, lo usual es un mes de alquiler (acá, ${rent}): preguntá antes de visitar.`,
  },
}
