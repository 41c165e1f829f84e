import { brand } from '#shared/brand.ts'
import { plural } from '#shared/words/es/plural.ts'

export const developmentPages = {
  title: 'Emprendimientos',
  titleIn: (city: string) => `Emprendimientos en ${city}`,
  intro: 'Edificios y barrios en pozo o en construcción, con sus precios, planes de pago y unidades libres.',
  description:
    'Emprendimientos en pozo y en construcción en Paraguay: precios desde, plan de pago y unidades libres.',
  search: 'Buscar por nombre',
  count: (n: number) => plural(n, { one: '1 emprendimiento', other: `${n} emprendimientos` }),
  more: 'Ver más emprendimientos',
  none: 'No encontramos ningún emprendimiento así',
  noneText: 'Probá con otro nombre o mirá todos.',
  showAll: 'Ver todos',
  missing: 'Este emprendimiento no existe',
  missingText: 'Puede que haya cambiado de nombre o que ya no se venda.',
  pageDescription: (name: string, place: string, facts: readonly string[]) =>
    `${name}, ${place}: ${facts.join(', ')}. Plan de pago, planos y disponibilidad por piso.`,

  sheet: 'Descargar en PDF',
  pictures: 'Imágenes',
  picture: (n: number) => `Imagen ${n}`,
  about: 'Sobre el proyecto',
  start: (month: string) => `Obra desde ${month}`,
  amenities: 'Comodidades',
  types: 'Tipos de unidad',
  typeFree: (free: number, all: number) => (free > 0 ? `${free} de ${all} libres` : 'Sin unidades libres'),
  withCommon: (figure: string) => `${figure} m² con comunes`,
  plan: (type: string) => `Plano de ${type}`,
  choose: 'Elegí una unidad para ver sus cuotas y lo que rinde.',
  fits: (n: number) =>
    plural(n, {
      one: '1 unidad libre encaja con tu búsqueda',
      other: `${n} unidades libres encajan con tu búsqueda`,
    }),
  showFitting: 'Solo las que encajan',
  payment: 'Plan de pago',
  down: 'Entrega inicial',
  building: (n: number) => plural(n, { one: '1 cuota', other: `${n} cuotas mensuales` }),
  delivery: 'Contra entrega',
  total: 'Total',
  part: 'Parte',
  planWords: (down: string, building: string, instalments: number, delivery: string) =>
    [
      `${down} % al firmar`,
      building !== '0' &&
        `${building} % en ${plural(instalments, { one: '1 cuota', other: `${instalments} cuotas mensuales` })}`,
      delivery !== '0' && `${delivery} % contra entrega`,
    ]
      .filter(Boolean)
      .join(', '),
  rateNote: (rate: string) =>
    `Al cambio de hoy, ${rate} por dólar. Las cuotas se pagan en la moneda del plan.`,
  noPlan: 'El emprendimiento no publicó un plan de pago: consultalo con la inmobiliaria.',
  returns: 'Rendimiento en pozo',
  returnsText: (percent: string) =>
    `${percent} % al año, si se vende al recibirla un 15 % más cara y el resto se paga en partes iguales hasta entonces. Es un supuesto, no una promesa.`,
  returnsOpen: 'Cambiar los supuestos',
  perFloor: 'Precio por m² según el piso',
  floorUnits: 'Unidades con precio',
  perSqm: 'Mediana por m²',
  place: {
    title: 'Ubicación',
    plan: (place: string) => `Plano de ${place} y sus alrededores`,
    scale: '500 m',
    showMap: 'Ver en el mapa',
    map: (name: string, place: string) => `Mapa de ${place} con ${name} y lo que se vende alrededor`,
    more: (place: string) => `Ver propiedades en ${place}`,
  },
  progress: 'Avance de obra',
  contact: 'Vende y atiende',
  contactAgency: (agency: string) => `Ver ${agency}`,
  whatsappMessage: (name: string, unit: string | null, address: string) =>
    `Hola, vi ${unit ? `la unidad ${unit} de ` : ''}${name} en ${brand.name}: ${address}`,
  whatsapp: 'Escribir por WhatsApp',
}
