/** Of prices that somebody names. Figures are formatted. */
export const priceAdvice = {
  offer: {
    range: (price: string, low: string, high: string) =>
      `Para abrir, yo ofrecería de ${low} a ${high}, un 5 a 10 % menos que ${price}. Es una regla práctica de negociación y no una estadística: los precios de cierre no son públicos.`,
    own: (price: string, offer: string, percent: string) =>
      `${offer} es ${percent} menos que ${price}. Como regla práctica, y no una estadística, se suele abrir un 5 a 10 % abajo: los precios de cierre no son públicos.`,
    ownAbove: (price: string, offer: string) =>
      `${offer} no es menos que ${price}: no hace falta ofrecer tanto.`,
    beside: {
      below: (low: string, high: string) =>
        `Queda por debajo de lo que piden los parecidos para su superficie, de ${low} a ${high}.`,
      within: (low: string, high: string) =>
        `Queda dentro de lo que piden los parecidos para su superficie, de ${low} a ${high}.`,
      above: (low: string, high: string) =>
        `Todavía es más de lo que piden los parecidos para su superficie, de ${low} a ${high}.`,
    },
    usual:
      'Como regla práctica, y no una estadística, se suele abrir un 5 a 10 % abajo: no ofende. Los precios de cierre no son públicos.',
    bold: 'Como regla práctica, y no una estadística, se suele abrir un 5 a 10 % abajo; más que eso no ofende si decís por qué, pero puede que te digan que no o te contraoferten. Los precios de cierre no son públicos.',
    make: 'Hacela por escrito con «Enviar consulta»: monto, cómo pagás y hasta cuándo vale.',
    perSqm: (each: string, place: string, median: string) =>
      `Serían ${each} por m²; en ${place} la mediana pedida es ${median}.`,
    lower:
      'Da para ofrecer menos si lleva meses publicado, ya bajó de precio, hay que arreglarlo o pagás al contado; casi nada si es reciente y está por debajo de lo que piden los parecidos.',
    long: 'Con meses publicado, el extremo más bajo se puede probar.',
    how: 'Mirá a cuánto el m² piden los parecidos y hace cuánto está publicado, y hacé la oferta por escrito, con forma de pago y fecha hasta la que vale.',
  },
  saleNet: {
    abroad: (price: string, of: Record<'tax' | 'vat' | 'least' | 'most', string>) =>
      `Si no residís en el país, de ${price} salen INR de ${of.tax} e IVA de ${of.vat}, además de la comisión: quedarían de ${of.least} a ${of.most}, antes del IVA de la comisión.`,
  },
  sqm: {
    place: (what: string, place: string, median: string, low: string, high: string, listings: string) =>
      `En ${place}, ${what}: la mediana pedida es ${median} por m² y la mitad central va de ${low} a ${high} (${listings} avisos).`,
    above: (own: string, percent: string) =>
      `${own} por m² está por encima de lo que pide la mayoría: ${percent} más que la mediana.`,
    below: (own: string, percent: string) =>
      `${own} por m² está por debajo de lo que pide la mayoría: ${percent} menos que la mediana.`,
    within: (own: string, percent: string, isMore: boolean) =>
      `${own} por m² está dentro de lo que se suele pedir: ${percent} ${isMore ? 'más' : 'menos'} que la mediana.`,
    why: 'Piso alto, terminaciones, cochera o ser a estrenar pueden justificar parte de la diferencia; pedí que te digan metros propios, sin balcones ni áreas comunes. Son precios pedidos, no de cierre.',
    none: (place: string) => `De ${place} no hay avisos bastantes para decir si es mucho.`,
    cheaper: (name: string, less: string, percent: string) =>
      `El metro cuadrado es más barato en ${name}: ${less} menos (${percent}).`,
    few: (place: string) => `De ${place} no hay avisos bastantes para una mediana`,
    around: (place: string) => `${place} y sus vecinos`,
  },
  owning: {
    lead: (price: string) => `Tener una de ${price}, aparte de la cuota si hay crédito:`,
    tax: (year: string, month: string) =>
      `Impuesto inmobiliario: 1 % del valor fiscal, que es menor que el precio; como mucho ${year} por año (${month} por mes)`,
    fees: (median: string, low: string, high: string, place: string, count: string) =>
      `Expensas, si es en edificio: ${median} por mes es la mediana de ${count} avisos en ${place} (la mitad central, de ${low} a ${high})`,
    feesExample: (fees: string) =>
      `Expensas, si es en edificio: como ejemplo, ${fees} por mes en Villa Morra`,
    repairs: (year: string, month: string) =>
      `Arreglos: la calculadora supone 1 % del precio por año para arreglos e impuestos juntos, ${year} (${month} por mes)`,
    sum: (month: string) => `En un edificio serían unos ${month} por mes en total.`,
    rest: 'Luz, agua, internet y seguro van aparte y no los mido. Sin alquilarlo no hay IVA ni IRP del alquiler.',
  },
  rentNet: (of: Record<'rent' | 'fee' | 'tax' | 'left' | 'own' | 'abroad' | 'vat', string>) =>
    `De ${of.rent} por mes, si te lo administran se van unos ${of.fee} y de IRP como mucho ${of.tax}: quedarían unos ${of.left}, o ${of.own} si lo administrás vos. Sin residir en el país, unos ${of.abroad}. El IVA de ${of.vat} se suma al alquiler; aparte van expensas que no pague el inquilino, arreglos, impuesto inmobiliario y meses vacíos.`,
  plan: {
    withDown: (down: string, of: Record<'many' | 'each' | 'sum' | 'total', string>) =>
      `En total serían ${of.total}: ${down} de entrega más ${of.many} cuotas de ${of.each}, que suman ${of.sum}.`,
    alone: (of: Record<'many' | 'each' | 'sum', string>) =>
      `${of.many} cuotas de ${of.each} suman ${of.sum}.`,
    limits:
      'Compará ese total con el precio al contado y con lo que piden parecidos en la zona: la diferencia es lo que te cobran por esperar. Preguntá si la cuota se ajusta, qué pasa si te atrasás y cuándo se firma la escritura.',
  },
  incomeFor: {
    fits: (income: string, share: string, most: string, rent: string) =>
      `Con ${income} por mes, en principio sí: el ${share} del ingreso serían ${most} y este pide ${rent}. No hay una regla escrita para alquilar: lo decide quien alquila, que suele pedir recibos o un garante.`,
    exceeds: (income: string, share: string, most: string, rent: string) =>
      `Con ${income} por mes quedarías justo o no llegarías: el ${share} del ingreso serían ${most} y este pide ${rent}. No hay una regla escrita para alquilar: lo decide quien alquila, y a veces acepta un garante o más depósito.`,
  },
  ofAreas: {
    row: (name: string, sizes: string) => `${name}: ${sizes || 'muy pocos avisos para una mediana'}`,
    size: (rooms: string, price: string, count: string) => `${rooms}, ${price} (${count})`,
    rent: 'Son medianas por mes de lo que se pide, con el número de avisos.',
    sale: 'Son medianas de lo que se pide por comprar, con el número de avisos.',
  },
  nights: {
    row: (name: string, night: string, count: string) =>
      `${name}: ${night} por noche (mediana de ${count} avisos)`,
    few: (name: string, count: string) => `${name}: ${count} avisos por noche, muy pocos para una mediana`,
    left: (average: string, fees: string, left: string, percent: string) =>
      `Si este rindiera como ese promedio, ${average} menos sus expensas de ${fees} son unos ${left} por mes, ${percent} al año de lo que piden, y de ahí salen todavía limpieza, plataforma, quien lo atienda, luz, internet e impuestos.`,
    more: (dear: string, cheap: string) => `Por noche se pide más en ${dear} que en ${cheap}.`,
  },
  feesOfAreas: {
    row: (name: string, median: string, count: string) =>
      `${name}: ${median} por mes (mediana de ${count} avisos)`,
    few: (name: string) => `${name}: muy pocos avisos las dicen para una mediana`,
    lowest: (name: string, other: string) =>
      `Las expensas más bajas son las de ${name}, y las más altas las de ${other}.`,
    limits: 'Son de departamentos y dependen de lo que tenga el edificio: pileta, guardia, ascensores.',
  },
  living: {
    lead: (place: string) =>
      `Lo que más pesa y sí puedo decir es el alquiler. En ${place} se pide por mes (medianas):`,
    row: (rooms: string, rent: string, low: string, high: string, count: string) =>
      `${rooms}: ${rent} (la mitad central, de ${low} a ${high}; ${count} avisos)`,
    fees: (median: string, count: string) =>
      `Si es un edificio, sumá las expensas cuando no están incluidas: ${median} por mes de mediana (${count} avisos).`,
    rest: 'Comida, luz, agua, internet, transporte, salud y colegio no los mido y no los invento: la luz cambia mucho con el aire acondicionado, y las cuotas de un colegio te las dice cada uno.',
    share: (income: string) =>
      `Como medida, si el alquiler no pasa del 40 % de lo que entra, para esa vivienda harían falta unos ${income} por mes.`,
  },
}
