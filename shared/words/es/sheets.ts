import { brand } from '#shared/brand.ts'

/** The sheets to hand over, as PDF. Figures and dates are formatted. */
export const sheets = {
  comparison: (n: number) => `Comparación de ${n} propiedades`,
  development: 'Emprendimiento',
  units: 'Unidades',
  start: 'Obra desde',
  delivery: 'Entrega',
  fromPrice: 'Desde',
  ofCheapest: 'De la más económica',
  prices: 'Análisis de precio',
  scanPrices: 'Escaneá: el análisis al día, con todos los avisos',
  meaning: 'Qué quiere decir',
  usualError: 'Error habitual',
  facts: 'Datos',
  contact: 'Publica',
  scan: 'Escaneá: más fotos, datos al día y consultas',
  scanPoster: 'Escaneá con la cámara: fotos, precio al día y consultas',
  picture: (title: string) => `Foto de ${title}`,
  code: (address: string) => `Código QR de ${address}`,
  note: (day: string, rate: string) =>
    `Datos de ${brand.name} del ${day}, a Gs. ${rate} por dólar. El precio es el pedido y puede cambiar; no es una oferta ni un asesoramiento.`,
  /** On each page of a PDF. */
  page: '{number} de {count}',
  perSqm: 'Precio por m²',
  perHectare: 'Precio por hectárea',
  none: '—',
}
