import type { Confidence, ReasonOut, Verdict } from '#shared/market/market.ts'
import type { PriceKind } from '#shared/prices/priceKinds.ts'
import { plural } from '#shared/words/es/plural.ts'

export const calculator = {
  title: 'Calculadora de precios',
  intro: 'Poné los datos de una propiedad y mirá cómo queda su precio por m² frente a lo que se publica hoy.',
  city: 'Ciudad',
  neighborhood: 'Barrio',
  chooseNeighborhood: 'Elegí un barrio',
  type: 'Tipo de propiedad',
  kind: 'Operación',
  area: 'Superficie (m²)',
  areaHint: 'Ej.: 85',
  price: { sale: 'Precio (USD)', rent: 'Alquiler mensual (USD)' } satisfies Record<PriceKind, string>,
  priceHint: { sale: 'Ej.: 120.000', rent: 'Ej.: 650' } satisfies Record<PriceKind, string>,
  submit: 'Analizar precio',
  busy: 'Analizando…',
  incomplete: 'Por favor complete todos los campos',
  required: 'Este dato es obligatorio.',
  notNumber: 'Escribí un número, por ejemplo 85 o 120.000.',
  outOfRange: 'Ese número está fuera de lo posible.',
  done: 'Análisis completado',
  doneAbove: (percent: string) => `El precio está ${percent} por encima del promedio del mercado`,
  doneBelow: (percent: string) => `El precio está ${percent} por debajo del promedio del mercado`,
  doneEven: 'El precio es igual al promedio del mercado',
  failed: 'Error al calcular',
  notCalculated: 'No se pudo calcular el análisis de precios',
  changed: 'Cambiaste los datos. Analizá de nuevo para ver el resultado nuevo.',
  waiting: 'El resultado aparece acá',
  waitingText: 'Con el promedio, el rango, la muestra y los avisos con los que se compara.',
  above: (percent: string) => `${percent} por encima del promedio`,
  below: (percent: string) => `${percent} por debajo del promedio`,
  even: 'Igual al promedio',
  entered: 'Tu precio',
  market: 'El mercado en números',
  sheet: 'Descargar en PDF',
  copyLink: 'Copiar enlace',
  linkCopiedText: 'El enlace de este análisis ha sido copiado al portapapeles.',

  advice: {
    title: 'Nuestra recomendación',
    meaning: {
      sale: {
        none: 'Hay menos de cinco avisos parecidos. Las cifras orientan, pero no alcanzan para decir si el precio es alto o bajo.',
        below:
          'Está entre los avisos más baratos: menos de uno de cada cuatro avisos parecidos pide menos. Si comprás, vale una visita pronto; preguntá por el estado, los papeles y las expensas, que explican muchas rebajas. Si vendés, hay margen para pedir más.',
        within:
          'Está en el rango de la estimación: pide lo que pide la mitad de los avisos parecidos. La diferencia con la estimación es la que suelen explicar el piso, la vista, la antigüedad y la terminación.',
        above:
          'Está entre los más caros: tres de cada cuatro avisos parecidos piden menos. Si vendés, mostrá lo que lo justifica (vista, terminación, cochera) o contá con una venta más lenta. Si comprás, tenés con qué negociar.',
      },
      rent: {
        none: 'Hay menos de cinco avisos parecidos. Las cifras orientan, pero no alcanzan para decir si el alquiler es alto o bajo.',
        below:
          'Está entre los alquileres más bajos: menos de uno de cada cuatro avisos parecidos pide menos. Si buscás, conviene visitarlo pronto y preguntar qué incluye. Si ofrecés, hay margen para pedir más.',
        within:
          'Está en el rango de la estimación: pide lo que pide la mitad de los avisos parecidos. La diferencia con la estimación suele venir de los muebles, las expensas y el estado.',
        above:
          'Está entre los alquileres más altos: tres de cada cuatro avisos parecidos piden menos. Si ofrecés, cada mes vacío cuesta más que una rebaja. Si buscás, tenés con qué negociar.',
      },
    } satisfies Record<PriceKind, Record<Verdict, string>>,
    sure: {
      high: (sample: string) =>
        `Nos apoyamos en ${sample}, con precios parecidos entre sí: es una muestra sólida.`,
      medium: (sample: string) =>
        `Nos apoyamos en ${sample}: alcanza para ubicarse. Una tasación en persona puede afinar la cifra.`,
      low: (sample: string, doubts: string) =>
        `Nos apoyamos en ${sample}: es una muestra débil${doubts}. Tomala como referencia, no como tasación.`,
    } satisfies Record<Confidence, (sample: string, doubts: string) => string>,
    because: (reasons: string) => `, porque ${reasons}`,
    doubts: {
      few: 'son pocos',
      spread: 'sus precios son muy distintos entre sí',
      far: 'no son de la zona',
    },
    and: ' y ',
    fair: (area: string, low: string, high: string) =>
      `Para ${area} m², la mitad de los avisos parecidos pide entre ${low} y ${high}.`,
    lower: (sum: string) => `Para entrar en ese rango habría que bajar ${sum}.`,
    raise: (sum: string) => `Podría subir ${sum} y seguir dentro de lo habitual.`,
    inside: 'Este precio está dentro de ese rango.',
    noFair: 'Con menos de cinco avisos parecidos no damos una estimación.',
  },
  comparables: {
    title: 'Los avisos con los que se compara',
    text: 'Sacá los que no se parezcan: el resultado cambia al instante.',
    likeTypes: 'Los de otro tipo ayudan a estimar, con menos peso; no cuentan en las cifras de arriba.',
    list: 'Comparables',
    shown: (shown: number, total: number) => `Se muestran ${shown} de ${total}, los de tamaño más parecido.`,
    showAll: (n: number) => `Ver los ${n}`,
    takeOut: 'Sacar',
    putBack: 'Volver a poner',
    of: (title: string) => `: ${title}`,
    restore: 'Volver a ponerlos todos',
    taken: (n: number) => plural(n, { one: 'Sacaste 1', other: `Sacaste ${n}` }),
    weight: (percent: string) => `Pesa ${percent}`,
    takenOut: 'Sacado a mano',
    price: 'Precio',
    area: 'Superficie',
    distance: (km: string) => `a ${km} km`,
    reasons: {
      slip: 'No cuenta: parece un error de carga',
      low: 'No cuenta: muy por debajo del resto',
      high: 'No cuenta: muy por encima del resto',
    } satisfies Record<ReasonOut, string>,
    none: 'No hay avisos para mostrar.',
    updated: (headline: string, sample: string) => `${headline}, con ${sample}`,
  },
}
