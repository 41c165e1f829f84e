import { plural } from '#shared/words/es/plural.ts'

export const property = {
  noImages: 'No hay imágenes disponibles',
  gallery: 'Imágenes de la propiedad',
  previousImage: 'Imagen anterior',
  nextImage: 'Imagen siguiente',
  imageOf: (n: number, of: number) => `${n} de ${of}`,
  fullScreen: 'Ver en pantalla completa',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  photoFailed: 'No se pudo cargar esta imagen.',
  missingPhoto: 'Imagen no encontrada',
  missingPhotoText: (count: number) =>
    `El enlace pide una imagen que este aviso no tiene. En total hay ${count}.`,
  share: 'Compartir',
  linkCopiedText: 'El enlace de la propiedad ha sido copiado al portapapeles.',
  orRent: 'o en alquiler',
  perSqm: (price: string) => `${price} por m²`,
  perHectare: (price: string) => `${price} por hectárea`,
  rate: (rate: string) => `Cambio: Gs. ${rate} por dólar`,
  views: (n: number, figure: string) => plural(n, { one: '1 visita', other: `${figure} visitas` }),
  favorites: (n: number, figure: string) => plural(n, { one: '1 guardado', other: `${figure} guardados` }),
  ask: 'Consultar',
  sendInquiry: 'Enviar consulta',
  whatsapp: {
    button: 'WhatsApp',
    ask: 'Consultar por WhatsApp',
    message: (title: string, price: string, address: string) =>
      `Hola, me interesa "${title}" (${price}). ${address}`,
  },
  notFound: 'Propiedad no encontrada',
}
