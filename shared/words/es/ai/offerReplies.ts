import { plural } from '#shared/words/es/plural.ts'

/** Of developments and agencies. Figures are formatted. */
export const offerReplies = {
  developments: {
    lead: (n: number, figure: string, what: string) =>
      `${plural(n, { one: 'Hay 1 emprendimiento', other: `Hay ${figure} emprendimientos` })}${what}:`,
    inPlace: (place: string) => ` en ${place}`,
    none: (what: string) => `No hay emprendimientos publicados${what}. Los que hay:`,
    noneAtAll: 'Ahora no hay emprendimientos publicados.',
    all: 'Ver todos los emprendimientos',
    from: (price: string) => `desde ${price}`,
    free: (free: string, units: string) => `${free} de ${units} unidades libres`,
    taken: 'sin unidades libres',
    delivery: (month: string, year: string) => `entrega en ${month} de ${year}`,
    is: (name: string, stage: string, place: string, agency: string) =>
      `${name} es un emprendimiento ${stage} en ${place}; lo vende ${agency}.`,
    of: (name: string) => `De ${name}, emprendimiento de la lista:`,
    stages: { off_plan: 'en pozo', under_construction: 'en construcción', new: 'terminado' },
    units: (free: string, units: string, held: string, sold: string) =>
      `Quedan ${free} de ${units} unidades libres (${held} reservadas, ${sold} vendidas).`,
    allSold: (units: string) => `No queda ninguna de sus ${units} unidades libre.`,
    type: (name: string, area: string, free: string, price: string) =>
      `${name}, ${area}: ${free} libres${price}`,
    typePrice: (price: string) => `, desde ${price}`,
    price: (price: string) => `La unidad libre más barata sale ${price}.`,
    noPrice: 'No publica precios: consultalos con la inmobiliaria.',
    plan: (down: string, building: string, n: number, delivery: string) =>
      `Se paga así: ${down} al firmar, ${building} en ${plural(n, { one: '1 cuota', other: `${n} cuotas mensuales` })} y ${delivery} contra entrega.`,
    planTwice: (down: string, delivery: string) =>
      `Se paga ${down} al firmar y ${delivery} contra entrega, sin cuotas en el medio.`,
    planOf: (price: string, down: string, instalment: string, delivery: string) =>
      `De ${price} serían ${down} al firmar, cuotas de ${instalment} y ${delivery} al recibirla.`,
    noPlan: 'No publicó un plan de pago: consultalo con la inmobiliaria.',
    deliveredIn: (month: string, year: string) => `La entrega está prevista para ${month} de ${year}.`,
    noDelivery: 'No dice cuándo se entrega.',
    where: (address: string, place: string) => `Queda en ${[address, place].filter(Boolean).join(', ')}.`,
    amenities: (list: string) => `Comodidades: ${list}.`,
    page: 'En su página están el tablero por piso, los planos y cómo consultar.',
    pageLink: 'su página',
    ask: {
      units: '¿Cuántas unidades quedan?',
      plan: '¿Cómo se paga?',
      delivery: '¿Cuándo se entrega?',
      offPlan: '¿Conviene comprar en pozo?',
    },
  },
  agencies: {
    is: (name: string, city: string) => `${name} es una inmobiliaria${city && ` de ${city}`}.`,
    verified: 'Está verificada por el equipo de Óga: eso habla de la empresa, no certifica títulos.',
    unverified: 'No está verificada por el equipo de Óga.',
    has: (n: number, figure: string, sale: string, rent: string) =>
      `Tiene ${plural(n, { one: '1 aviso publicado', other: `${figure} avisos publicados` })} (${sale} en venta, ${rent} en alquiler).`,
    places: (list: string) => `Sobre todo en ${list}.`,
    closed: (n: number, figure: string) =>
      `En los últimos doce meses cerró ${plural(n, { one: '1 aviso', other: `${figure} avisos` })}.`,
    answers: (duration: string, n: number) =>
      `Suele responder en ${duration} (mediana de ${plural(n, { one: '1 respuesta', other: `${n} respuestas` })}).`,
    fewAnswers: 'Todavía no respondió tantas consultas como para decir cuánto tarda.',
    page: 'En su página están sus avisos y cómo escribirle.',
    pageLink: 'su página',
    list: (n: number, figure: string, what: string) =>
      `${plural(n, { one: 'Hay 1 inmobiliaria', other: `Hay ${figure} inmobiliarias` })}${what}:`,
    inPlace: (place: string) => ` con oficina en ${place}`,
    none: (what: string) => `No hay inmobiliarias publicadas${what}. Las que hay:`,
    isVerified: 'verificada',
    listings: (n: number, figure: string) => plural(n, { one: '1 aviso', other: `${figure} avisos` }),
    all: 'Ver todas las inmobiliarias',
    notRanked:
      'No digo cuál es mejor: mirá cuántos avisos tiene en tu zona, si está verificada y cuánto tarda en responder, que está en la página de cada una.',
  },
}
