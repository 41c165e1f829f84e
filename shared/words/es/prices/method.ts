import type { MethodSection } from '#shared/methodSections.ts'

/** Constants of the rules, formatted. */
export interface MethodFigures {
  enough: string
  maxComparables: string
  slipFactor: string
  fencesFrom: string
  leastForSlope: string
  placeShrinkage: string
  fenceReach: string
  minFenceMargin: string
  high: { least: string; spread: string }
  medium: { least: string; spread: string }
  expenseShare: string
  defaultOccupancy: string
  occupancy: { min: string; max: string; step: string }
  ratings: { high: string; good: string; moderate: string }
  fallbackRate: string
  historyDays: string
  firstPlaces: string
  mostOfAuthor: string
}

export interface MethodText {
  title: string
  paragraphs: string[]
  /** Result and formula. */
  formulas?: [string, string][]
}

const priceSections = (f: MethodFigures) =>
  ({
    comparables: {
      title: 'Comparables: con qué se compara',
      paragraphs: [
        'Un comparable es un aviso activo del mismo tipo y la misma operación, con superficie y precio. En venta se mira el precio de venta; en alquiler, el alquiler mensual. Un aviso nunca es su propio comparable.',
        `Primero buscamos en el barrio. Si no hay ${f.enough}, sumamos los barrios vecinos; si tampoco alcanza, toda la ciudad, y por último todo el país. Se usa la primera zona con ${f.enough} o más que cuenten, y siempre decimos cuál fue. De cada zona se toman, como mucho, los ${f.maxComparables} avisos más nuevos.`,
        'El mínimo, el máximo, el promedio y los cuartiles son de estos comparables. El veredicto, en cambio, sigue a la estimación.',
        'En la calculadora podés ver cada comparable y sacar los que no se parezcan: la zona y la regla de atípicos quedan igual, y las cifras se recalculan con los que quedan.',
      ],
    },
    estimate: {
      title: 'Estimación: cuánto piden los avisos parecidos',
      paragraphs: [
        'Cada aviso pesa según cuánto se parece: más si su superficie es cercana y si está en el mismo barrio, menos si está en otro barrio de la ciudad o es de un tipo afín (penthouse y departamento, condominio y casa); otras ciudades cuentan, y poco, solo donde la propia no alcanza.',
        `El precio por m² baja cuando la superficie sube: lo corregimos con la pendiente que muestran los propios avisos, que se achica hasta nada si son menos de ${f.leastForSlope}, y con la de cada barrio solo si así el error baja.`,
        `El nivel de un barrio con pocos avisos se acerca al de su ciudad (con ${f.placeShrinkage} avisos, hasta la mitad), y los dormitorios, baños, cocheras, antigüedad, comodidades y etapa (a estrenar, en pozo, usado) corrigen solo si así el error baja.`,
        `La estimación es la mediana ponderada, y su rango es donde pide la mitad de los avisos parecidos, medido dejando afuera a cada uno; sin el equivalente a ${f.enough} avisos parecidos no hay estimación ni veredicto.`,
        'Los terrenos se comparan solo con los de su clase: desde una hectárea, con los de una hectárea o más del departamento; los menores, con los menores de la ciudad. Nunca con los de todo el país: preferimos no dar una cifra antes que una equivocada.',
      ],
      formulas: [
        ['Peso por tamaño', 'exp(−d² ÷ 2), con d = diferencia de los logaritmos de las superficies ÷ 0,35'],
        ['Equivalente de avisos', '(Suma de los pesos)² ÷ suma de los pesos al cuadrado'],
      ],
    },
    outliers: {
      title: 'Atípicos: qué se deja afuera',
      paragraphs: [
        `Primero, los errores de carga. Un precio escrito en la moneda equivocada queda unas 7.400 veces lejos de lo real; por eso, lo que está a más de ${f.slipFactor} veces de la mediana, hacia arriba o hacia abajo, no cuenta.`,
        `Después, si quedan ${f.fencesFrom} o más, usamos las vallas de Tukey sobre el logaritmo del precio por m²: no cuenta lo que cae a más de ${f.fenceReach} rangos intercuartílicos por fuera de los cuartiles. Se usa el logaritmo porque los precios se separan por proporción: una valla en dólares nunca dejaría afuera uno muy bajo.`,
        `Las vallas dejan siempre al menos un ${f.minFenceMargin} de margen a cada lado, para que los departamentos iguales de una torre no conviertan en atípico al vecino.`,
        'Lo que queda afuera no desaparece: se muestra en la lista con su motivo.',
      ],
    },
    figures: {
      title: 'Mediana, cuartiles y promedio',
      paragraphs: [
        'El precio por m² es el precio dividido por la superficie. Con los comparables que cuentan calculamos el mínimo, el máximo, el promedio, la mediana y los cuartiles.',
        'Los cuartiles y la mediana se interpolan en línea recta entre los dos valores más cercanos, como lo hacen las planillas de cálculo. La mitad central es lo que va del primer al tercer cuartil.',
      ],
      formulas: [
        ['Precio por m²', 'Precio ÷ superficie'],
        ['Mediana', 'El valor que deja la mitad de los avisos a cada lado'],
        ['Mitad central', 'Del valor que supera a un cuarto de los avisos al que supera a tres cuartos'],
      ],
    },
    difference: {
      title: 'Diferencia y veredicto',
      paragraphs: [
        'La diferencia compara el precio con la estimación, y es la misma en el aviso, en la calculadora, en el panel de precios, en la comparación y en el chat. La calculadora dice además cuánto se aparta el precio por m² del promedio de los comparables.',
        'El veredicto mira el rango de la estimación: más bajo que lo habitual es menos que él; más alto, más que él; dentro de lo habitual, adentro.',
      ],
      formulas: [
        ['Diferencia', '(Precio − estimación) ÷ estimación × 100'],
        ['Diferencia con el promedio', '(Precio por m² − promedio) ÷ promedio × 100'],
      ],
    },
    confidence: {
      title: 'Qué tan segura es la muestra',
      paragraphs: [
        `Sólida: el equivalente a ${f.high.least} avisos parecidos o más, ${f.enough} de ellos del barrio, y un rango que no se abre más de un ${f.high.spread} de la estimación.`,
        `Razonable: ${f.medium.least} o más, todos de la ciudad, y una apertura de hasta un ${f.medium.spread}. Todo lo demás es una muestra débil, y lo decimos.`,
      ],
    },
    neighborhoods: {
      title: 'Precio del m² por barrio',
      paragraphs: [
        `La tabla usa solo los avisos de cada barrio, sin sumar vecinos, con la misma regla de atípicos. Los barrios con menos de ${f.enough} avisos llevan la marca «Pocos datos».`,
      ],
    },
  }) satisfies Partial<Record<MethodSection, MethodText>>

const otherSections = (f: MethodFigures) =>
  ({
    roi: {
      title: 'ROI: cuánto rendiría',
      paragraphs: [
        `El alquiler empieza en el precio mensual de la propiedad; si solo se alquila por noche, en 30 noches; si no, en el que espera quien publica. Donde por eso la calculadora dice otra cosa que el aviso, explica por qué. Los gastos empiezan en el ${f.expenseShare} del alquiler. La ocupación, en la que informa el aviso o ${f.defaultOccupancy}; se mueve de ${f.occupancy.min} a ${f.occupancy.max}, de a ${f.occupancy.step}. Todo se puede cambiar.`,
        `Rentabilidad alta desde ${f.ratings.high}, buena desde ${f.ratings.good}, moderada desde ${f.ratings.moderate}; por debajo, baja. Es antes de impuestos y de financiación.`,
      ],
      formulas: [
        ['Alquiler efectivo al mes', 'Alquiler mensual × ocupación'],
        ['Ingreso anual', 'Alquiler efectivo × 12'],
        ['Neto anual', 'Ingreso anual − gastos mensuales × 12'],
        ['ROI', 'Neto anual ÷ precio de compra × 100'],
        ['Tarifa diaria promedio', 'Alquiler mensual ÷ 30'],
      ],
    },
    investment: {
      title: 'Los números de inversión de la portada',
      paragraphs: [
        'Las cifras en vivo son medianas de los avisos activos que informan un retorno esperado: el ROI, la ocupación y la tarifa diaria, cada una sobre los avisos que la dicen. Las informa quien publica. Los valores de ejemplo del anuncio son fijos y están marcados como tales.',
      ],
    },
    rate: {
      title: 'Tipo de cambio',
      paragraphs: [
        'El valor viene de DolarPy: la referencia diaria del Banco Central del Paraguay o, si falta, el medio entre compra y venta de las casas de cambio. Si DolarPy no responde, de ExchangeRate-API, que da un solo valor sin compra ni venta. Se consulta cada diez minutos como mucho.',
        `Si no responde ninguna, usamos el último valor bueno. Si nunca hubo uno, ${f.fallbackRate} guaraníes por dólar, y lo llamamos «referencial». El historial guarda el último valor de cada uno de los últimos ${f.historyDays} días.`,
      ],
      formulas: [['Precio en guaraníes', 'Precio en dólares × tipo de cambio, sin decimales']],
    },
    views: {
      title: 'Visitas y guardados',
      paragraphs: [
        'Una visita cuenta una vez por navegador, aviso y día. Para no repetir guardamos una marca cifrada con una clave que se tira cada día, así que no sabemos quién fue. Las más vistas son las de los últimos 30 días.',
      ],
    },
    order: {
      title: 'En qué orden salen los resultados',
      paragraphs: [
        'Sin texto, de lo más nuevo a lo más viejo, salvo que elijas otro orden. Con un texto, primero lo que mejor responde: lo que entendemos filtra, y las palabras que quedan ordenan, más si están en el título que si están en la descripción.',
        'A igual respuesta, va antes el aviso más útil: con un precio creíble, fotos, descripción, superficie y comodidades, y un lugar exacto. Cada cosa más suma menos que la anterior. También suma un poco, menos que una foto, que quien publica conteste casi todas las consultas de Óga dentro del día. Después, el más reciente. Nadie paga por salir antes: un aviso destacado no suma.',
        `De los primeros ${f.firstPlaces}, a lo sumo ${f.mostOfAuthor} son de un mismo anunciante, mientras haya otros. Los avisos de un anunciante con los mismos datos se muestran una vez, con la cantidad de iguales; los demás siguen al final.`,
      ],
    },
    rounding: {
      title: 'Redondeo',
      paragraphs: [
        'Las cuentas se hacen con todos los decimales y se redondean al mostrar: dólares y guaraníes sin decimales, precio por m² con dos, porcentajes con uno. La mitad se redondea hacia afuera: 1,005 es 1,01.',
      ],
    },
    limits: {
      title: 'Los límites de estas cifras',
      paragraphs: [
        'Son precios pedidos en los avisos, no de cierre: en una venta se suele negociar, y no hay un registro público de precios pagados en Paraguay.',
        'La estimación no ve el piso, la vista ni el estado. La superficie es la que informa quien publica. Nada de esto reemplaza una tasación, y no es asesoramiento financiero.',
      ],
    },
  }) satisfies Partial<Record<MethodSection, MethodText>>

export const method = {
  title: 'Cómo calculamos',
  intro:
    'Una cifra sirve si se puede revisar. Acá está cómo se calcula cada número de Óga, con sus reglas y sus límites. Los números de las reglas salen del mismo código que hace las cuentas.',
  contents: 'En esta página',
  accuracy: {
    title: 'Cuánto se equivoca',
    text: (date: string) =>
      `Cada aviso activo se estimó con los demás, sin mirarlo, el ${date}. Se compara con lo que pide, no con lo que se pagó.`,
    none: 'Todavía no se midió con los avisos de este sitio: se mide una vez por día.',
    byCity: 'Por ciudad',
    columns: {
      market: 'Tipo y operación',
      listings: 'Avisos',
      error: 'Error mediano',
      within20: 'A menos de 20 %',
      inRange: 'En el rango',
    },
  },
  guides: 'Lo que se paga además del precio: la guía de costos e impuestos',
  sections: (f: MethodFigures): Record<MethodSection, MethodText> => ({
    ...priceSections(f),
    ...otherSections(f),
  }),
}
