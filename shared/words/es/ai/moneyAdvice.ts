/** Figures are formatted. */
export const moneyAdvice = {
  range: (low: string, high: string) => (low === high ? low : `${low} a ${high}`),
  loan: {
    priced: (of: Record<'payment' | 'price' | 'down' | 'share' | 'loan' | 'years' | 'rates', string>) =>
      `La cuota sería de unos ${of.payment} por mes: de ${of.price}, con ${of.down} de entrega (${of.share}), se financian ${of.loan} a ${of.years} años con tasas de ${of.rates} al año.`,
    whole: (payment: string) =>
      `La entrega es la que supone la calculadora; si te financiaran todo el precio, la cuota sería de unos ${payment}.`,
    fits: (income: string, share: string, most: string) =>
      `Sí, en principio alcanza: con ${income} por mes la cuota puede llegar a ${most}, el ${share} del ingreso, que es la medida de Primera Vivienda.`,
    tight: (income: string, share: string, most: string) =>
      `Depende de la tasa: con ${income} por mes la cuota puede llegar a ${most}, el ${share} del ingreso, que es la medida de Primera Vivienda.`,
    exceeds: (income: string, share: string, most: string) =>
      `Con ese ingreso solo, no alcanzaría: con ${income} por mes la cuota puede llegar a ${most}, el ${share} del ingreso, que es la medida de Primera Vivienda.`,
    more: 'Para que entre: más entrega, más plazo, un precio menor o sumar los ingresos de la familia.',
    needs: (income: string, share: string) =>
      `Harían falta ingresos de unos ${income} por mes, para que la cuota no pase del ${share}; se suman los de la familia, y lo decide el banco.`,
    reaches: (
      of: Record<'income' | 'most' | 'share' | 'years' | 'rates' | 'loan' | 'price' | 'down', string>,
    ) =>
      `Con ${of.income} por mes llegarías a viviendas de unos ${of.price}: la cuota puede ser de hasta ${of.most}, el ${of.share} del ingreso como en Primera Vivienda, que a ${of.years} años y con tasas de ${of.rates} devuelve un crédito de ${of.loan}, y ponés ${of.down} de entrega.`,
    withDown: (down: string, low: string, high: string) =>
      `Con tus ${down} de entrega llegarías a viviendas de unos ${low} a ${high}; guardá de eso 3 a 5 % para la escritura.`,
    cheRoga: (payment: string, rate: string, years: string) =>
      `Con Che Róga Porã (${rate} a ${years} años) la cuota por esa misma plata sería de unos ${payment}.`,
    cheRogaReaches: (loan: string, rate: string, years: string) =>
      `Con Che Róga Porã (${rate} a ${years} años) esa cuota devuelve un crédito de unos ${loan}.`,
    cheRogaLimits: (income: string, price: string) =>
      `Es para ingresos de ${income} salarios mínimos y viviendas de hasta ${price}.`,
    cheRogaFits: (price: string) =>
      `Che Róga Porã financia viviendas de hasta ${price}: por el precio, esta entra.`,
    cheRogaOver: (price: string) =>
      `No entra en Che Róga Porã: financia viviendas de hasta ${price}. Con un crédito común:`,
    mayBorrow: (wages: string, price: string) =>
      `Sí, se puede pedir: Che Róga Porã es para ingresos de ${wages} salarios mínimos y viviendas de hasta ${price}; lo decide el banco, que mira también tus otras deudas.`,
    total: (amount: string) => `En total, sumando todas las cuotas, serían ${amount}.`,
    minimum: (wage: string) => `Tomé el salario mínimo de ${wage}.`,
  },
  stages: {
    parts: (price: string, list: string) => `De ${price}: ${list}.`,
    first: (share: string, part: string) => `${part} al firmar (${share})`,
    middle: (share: string, part: string) => `${part} en cuotas durante la obra (${share})`,
    last: (share: string, part: string) => `${part} a la entrega (${share})`,
    monthly: (months: string, part: string) => `En ${months} cuotas iguales serían ${part} por mes.`,
    howLong: 'La cuota depende de cuántos meses dure la obra: decime cuántos y la calculo.',
    limits:
      'Es el reparto del precio, sin ajustes, IVA ni gastos de escritura: si las cuotas se ajustan, lo dice el contrato.',
  },
  living: {
    eases: (amount: string, place: string) =>
      `Sí, con ${amount} por mes se puede vivir en ${place} sin lujos: el alquiler deja margen.`,
    tight: (amount: string, place: string) =>
      `Con ${amount} por mes en ${place} vas justo: el alquiler se lleva una parte grande.`,
    exceeds: (amount: string, place: string) =>
      `Con ${amount} por mes, vivir solo en ${place} no alcanza a los alquileres usuales: mirá una pieza, compartir o una zona más barata.`,
    row: (rooms: string, rent: string, left: string) =>
      `Una vivienda de ${rooms} se alquila a ${rent} (mediana): quedan ${left}.`,
    rest: 'De ahí salen comida, luz, agua, internet, transporte y salud, que no los mido: cambian mucho con el aire acondicionado, el auto y la cobertura médica. Si sos extranjero, sumá los trámites de residencia.',
    none: (place: string) =>
      `De ${place} no hay avisos suficientes de alquiler para decirte cuánto se iría en eso.`,
  },
  netOfTax: {
    is: (
      of: Record<
        'rent' | 'net' | 'tax' | 'left' | 'percent' | 'abroadTax' | 'abroadLeft' | 'abroadPercent',
        string
      >,
    ) =>
      `Después de gastos e impuestos quedarían unos ${of.left} por mes, ${of.percent} al año, si residís acá; ${of.abroadLeft}, ${of.abroadPercent}, si no residís.`,
    from: (of: Record<'rent' | 'net' | 'tax' | 'abroadTax', string>) =>
      `Sale de ${of.rent} de alquiler por mes ya contados los meses vacíos: ${of.net} después de gastos, menos IRP de como mucho ${of.tax} (o INR de ${of.abroadTax} sin residencia).`,
    limits: (vat: string) =>
      `El IVA de ${vat} se suma al alquiler. Aparte van el impuesto inmobiliario y, si te lo administran, la comisión de administración.`,
  },
  otherCurrency: {
    none: (name: string) =>
      `La cotización ${name} no la tengo: acá los precios van en dólares y en guaraníes. Decime cuánto es en una de las dos y sigo con eso.`,
    unknown: (name: string) =>
      `La cotización ${name} no la tengo: multiplicá esos dólares por la de tu banco o casa de cambios.`,
    meanwhile: 'Mientras tanto, sin tope de precio:',
    names: { BRL: 'del real', ARS: 'del peso', EUR: 'del euro', other: 'de esa moneda' },
  },
  plan: {
    lead: (count: string, budget: string) =>
      `Con ${budget}, ${count} que entran juntas con los gastos de escritura, por rentabilidad estimada:`,
    sum: (all: string, least: string, most: string, left: string) =>
      `Suman ${all}; con la escritura, de ${least} a ${most}, y quedan al menos ${left} para arreglos, muebles y meses vacíos.`,
    each: (title: string, percent: string) => `${title}: ${percent} al año, con los números de quien publica`,
    limits:
      'Varias reparten el riesgo de quedarte sin inquilino; a cambio son más expensas y más trámites. Es un punto de partida y no un consejo: visitá cada una y pedí el título y el certificado antes de señar.',
  },
  invest: {
    apart: (low: string, high: string) => `Dejá aparte ${low} a ${high} del precio para la escritura.`,
    monthly: (low: string, high: string) =>
      `Con el bruto usual, toda esa plata en viviendas daría de ${low} a ${high} de alquiler por mes, antes de expensas, meses vacíos, arreglos e impuestos.`,
    ways: (amount: string) =>
      `Con ${amount} hay tres caminos: comprar al contado algo chico que ya se pueda alquilar, que da renta enseguida; entrar en pozo con esa plata de entrega, que da renta recién cuando lo entregan; o un terreno, que no da renta hasta que construyas.`,
    forIncome:
      'Si lo que querés es renta, miraría primero lo primero, un monoambiente o un dormitorio donde se alquila fácil.',
  },
}
