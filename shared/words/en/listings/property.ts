import { plural } from '#shared/words/en/plural.ts'
import type { property as model } from '#shared/words/es/listings/property.ts'

export const property: typeof model = {
  noImages: 'No images available',
  gallery: 'Pictures of the property',
  previousImage: 'Previous picture',
  nextImage: 'Next picture',
  imageOf: (n, of) => `${n} of ${of}`,
  fullScreen: 'View full screen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  photoFailed: 'This picture could not be loaded.',
  missingPhoto: 'Picture not found',
  missingPhotoText: (count) =>
    `The link asks for a picture that this listing does not have. It has ${count}.`,
  share: 'Share',
  linkCopiedText: 'The link to the property is on your clipboard.',
  orRent: 'or rent it for',
  perSqm: (price) => `${price} per m²`,
  perHectare: (price) => `${price} per hectare`,
  rate: (rate) => `Rate: Gs. ${rate} per dollar`,
  views: (n, figure) => plural(n, { one: '1 view', other: `${figure} views` }),
  favorites: (_n, figure) => `${figure} saved`,
  ask: 'Ask',
  sendInquiry: 'Send inquiry',
  whatsapp: {
    button: 'WhatsApp',
    ask: 'Ask on WhatsApp',
    message: (title, price, address) => `Hello, I am interested in "${title}" (${price}). ${address}`,
  },
  notFound: 'Property not found',
}
