/** Answers to what is asked after a rule, a search or a price. */
export const followUps = {
  amounts: {
    notary: (price: string, low: string, high: string) =>
      `Por una compra de ${price}, el escribano cobraría de ${low} a ${high}, más el IVA de ese honorario.`,
    closing: (price: string, low: string, high: string) =>
      `Con todos los gastos de escritura, sobre ${price} serían de ${low} a ${high}.`,
    parts: (low: string, high: string, registry: string) =>
      `De eso, unos ${low} a ${high} son del escribano, más IVA, y ${registry} de tasa judicial.`,
    saleCommission: (price: string, low: string, high: string) =>
      `Por una venta de ${price}, la comisión sería de ${low} a ${high} más IVA, casi siempre de quien vende.`,
    leaseCommission: (rent: string) =>
      `En un alquiler de ${rent} por mes, lo común es un mes de comisión: otros ${rent}, más IVA. Quién la paga varía.`,
    saleTax: (price: string, most: string, nonResident: string, vat: string) =>
      `Por una venta de ${price}: quien reside pagaría como mucho ${most} de IRP; quien no reside, ${nonResident} de INR más ${vat} de IVA.`,
    rentTax: (rent: string, vat: string, most: string, nonResident: string) =>
      `De un alquiler de ${rent} por mes: ${vat} de IVA que se suma, y como mucho ${most} de IRP por mes si residís; quien no reside, ${nonResident} de INR.`,
    propertyTax: (price: string, most: string) =>
      `Se calcula sobre el valor fiscal, que es menor que el de mercado: si fuera ${price}, el impuesto del año sería ${most}, así que esperá menos. El valor fiscal está en la boleta de la municipalidad.`,
    entry: (rent: string, low: string, high: string, most: string) =>
      `Para entrar a un alquiler de ${rent} por mes: el primer mes y el depósito, de ${low} a ${high}; hasta ${most} si hay un mes de comisión.`,
    estimate: 'Son cuentas con los porcentajes usuales: el monto exacto lo dice quien lo cobra.',
  },
  /** Of stays by the night. */
  stayTotal: {
    total: (title: string, sum: string, nights: number, night: string) =>
      `${title}: ${sum} por ${nights === 1 ? 'una noche' : `${nights} noches`} (${night} la noche)`,
    night: (title: string, night: string) => `${title}: ${night} la noche`,
    each: (sum: string, people: string) => `Entre ${people} personas, ${sum} cada una.`,
    askNights: 'Decime cuántas noches son y hago la cuenta.',
    apart:
      'Limpieza, depósito y recargos de feriado no los dice el aviso en números: pedí el total por escrito en la consulta, con tus fechas, antes de pagar.',
    unknown: 'Esos avisos no dicen su precio por noche: pedilo en la consulta con tus fechas y cuántos son.',
  },
  rentEach: {
    lead: (people: string) => `Entre ${people}, por mes:`,
    unsaid: 'No me dijiste cuántos son: la cuenta es entre 2. Por mes:',
    row: (title: string, whole: string, part: string) => `${title}: ${part} cada uno (${whole} en total)`,
    apart:
      'Aparte van expensas, luz, agua e internet, y el depósito. Pongan a todos en el contrato y por escrito qué pasa si uno se va.',
    unknown: 'Los avisos que te mostré no dicen un alquiler por mes.',
  },
  firstDelivered: {
    first: (title: string, when: string) => `Entrega primero «${title}»: ${when}, según el aviso.`,
    row: (title: string, when: string) => `${title}: ${when}`,
    month: (month: string, year: string) => `${month} de ${year}`,
    others: 'Los demás no dicen cuándo entregan.',
    unknown:
      'Ninguno de esos avisos dice cuándo entrega. Preguntá a quien publica la fecha por contrato, la prórroga que admite, la multa por atraso y cómo va la obra hoy.',
    ask: 'Antes de señar, que la fecha, la prórroga y la multa por atraso queden en el contrato.',
  },
  flood: {
    named: (barrio: string) =>
      `${barrio} está entre los que nombran las crónicas de las crecidas: mirá bien a qué altura queda la calle antes de decidir.`,
    beside: (barrio: string, list: string) =>
      `A ${barrio} no lo nombran las crónicas de las crecidas, pero al lado está ${list}, que sí: depende de la dirección exacta y de su altura sobre el río.`,
    notNamed: (barrio: string) =>
      `A ${barrio} no lo nombran las crónicas de las crecidas del río, lo que no descarta raudales en su calle.`,
  },
  factOfEach: {
    unstated: 'el aviso no lo dice',
    ask: 'Lo que un aviso no dice no es un no: preguntalo en su consulta.',
    said: 'Así lo dicen los avisos.',
    terms:
      'La entrega, la cuota y el plazo los pone quien vende o el banco: pedilos por escrito en la consulta.',
  },
  easiestToLet: {
    lead: 'Lo que más se acerca: cuánto llevan publicados los alquileres del mismo tipo donde está cada uno (mediana).',
    row: (title: string, place: string, days: string, count: string) =>
      `${title}: en ${place}, ${days} días (${count} avisos de alquiler)`,
    first: (title: string) => `Por eso miraría primero «${title}».`,
    limits:
      'Es un indicio: cuánto tarda en alquilarse uno no lo medimos, y pesan el precio, el estado y si tiene muebles.',
    unknown:
      'En esos barrios hay muy pocos alquileres publicados para decirlo. En general pesan la zona, el precio y el tamaño: uno o dos dormitorios y cerca del trabajo o de universidades tienen más interesados.',
  },
  visit: {
    propose: (when: string) =>
      `Proponé ${when} en el aviso: tocá «Enviar consulta», elegí «Visita» y poné ese horario. Todavía no hay nada reservado: quien publica confirma.`,
    link: 'el aviso',
    days: {
      today: 'hoy',
      tomorrow: 'mañana',
      afterTomorrow: 'pasado mañana',
      weekend: 'el fin de semana',
      monday: 'el lunes',
      tuesday: 'el martes',
      wednesday: 'el miércoles',
      thursday: 'el jueves',
      friday: 'el viernes',
      saturday: 'el sábado',
      sunday: 'el domingo',
    },
    parts: { morning: 'a la mañana', noon: 'al mediodía', afternoon: 'a la tarde', evening: 'a la noche' },
    at: (hour: string) => `a las ${hour}`,
    after: (hour: string) => `después de las ${hour}`,
    before: (hour: string) => `antes de las ${hour}`,
  },
  verdict: {
    first: (title: string, reasons: string) =>
      `Con lo que dicen los avisos, miraría primero «${title}»: ${reasons}.`,
    other: (title: string, reasons: string) => `«${title}» te conviene si pesa más otra cosa: ${reasons}.`,
    even: 'Con lo que dicen los avisos no hay uno que gane: decidí por la zona y por cómo están al verlos.',
    rest: 'Igual depende de qué te pesa más, y el estado y la zona no salen de los números: visitá los que queden.',
    reasons: {
      price: (by: string) => `sale ${by} menos`,
      perSqm: (price: string) => `menos por metro cuadrado (${price})`,
      market: (standing: string) => `mejor frente a su mercado (${standing})`,
      area: (area: string) => `más superficie (${area})`,
      bedrooms: (rooms: string) => `más dormitorios (${rooms})`,
    },
  },
  netTax: (most: string, left: string, nonResident: string, leftNonResident: string) =>
    `Con impuestos: quien reside paga como mucho ${most} de IRP por mes y le quedarían ${left}; quien no reside, ${nonResident} de INR y le quedarían ${leftNonResident}. El IVA se suma al alquiler.`,
  apart: {
    has: (count: number, figure: string) =>
      count === 1
        ? 'Según el aviso, trae una cochera, y no dice que se pague aparte.'
        : `Según el aviso, trae ${figure} cocheras, y no dice que se paguen aparte.`,
    none: 'El aviso no dice si eso se consigue aparte, ni a cuánto.',
  },
  bothOffers: 'Vas por las dos cosas, en venta y en alquiler.',
  inCurrency: {
    at: (rate: string) => `Al cambio de ${rate} por dólar:`,
    is: (from: string, to: string) => `${from} son ${to}`,
    none: 'En lo último que te dije no hay una cifra para pasar: decime el monto y lo convierto.',
  },
  saleGain: {
    lead: (sold: string, bought: string, gain: string) =>
      `Si vendés en ${sold} lo que compraste en ${bought}, la ganancia es ${gain}.`,
    byGain: (base: string, share: string) =>
      `El IRP se cobra sobre lo menor entre la ganancia y el 30% del precio (${share}): acá, sobre la ganancia, ${base}.`,
    byShare: (base: string, gain: string) =>
      `El IRP se cobra sobre lo menor entre la ganancia (${gain}) y el 30% del precio: acá, sobre ${base}.`,
    tax: (tax: string) => `A 8% son ${tax}, si residís acá, y sin IVA.`,
    none: (sold: string, bought: string) =>
      `Si vendés en ${sold} lo que compraste en ${bought}, no hay ganancia: el IRP se cobra sobre la ganancia si es menor que el 30% del precio, así que no pagarías. Llevá la escritura de compra para probarlo.`,
    abroad: (most: string, vat: string) =>
      `Quien no reside pagaría ${most} de INR más ${vat} de IVA. El monto exacto lo dice un contador.`,
  },
  ownFigures: {
    budget: (price: string, rent: string, place: string) =>
      `Con ${price}: si en ${place} el precio y el alquiler guardan la misma relación, una vivienda de ese precio se alquila a unos ${rent} por mes.`,
    stay: (years: string, rent: string, cost: string) =>
      `En ${years} años alquilando pagarías ${rent}. Comprando se te irían ${cost} que no vuelven: escritura, comisión al vender y 1% del precio por año de arreglos e impuestos.`,
    buying: (saved: string) => `Con todo eso, comprar te deja ${saved} mejor.`,
    renting: (saved: string) => `Con todo eso, alquilar te deja ${saved} mejor.`,
    evenAt: (years: string, second: string, rate: string) =>
      second
        ? `Comprar empieza a convenir a los ${years} años si tu dinero no rindiera nada en otra cosa, y a los ${second} si rindiera ${rate} al año.`
        : `Comprar empieza a convenir a los ${years} años si tu dinero no rindiera nada en otra cosa; si rindiera ${rate} al año, alquilar conviene siempre.`,
    otherwise: (gain: string, rate: string) =>
      `A ${rate} anual, ese dinero puesto en otra cosa rendiría unos ${gain}.`,
    asking:
      'Tomé que la vivienda se vende por lo que costó, escritura y comisión usuales, y 1% del precio por año de arreglos e impuestos. Los precios son los que piden los avisos; no es un consejo financiero.',
  },
  story:
    'Entiendo. ¿Qué querés saber de eso? Por ejemplo la garantía, el preaviso, los papeles, o que te busque otro lugar.',
}
