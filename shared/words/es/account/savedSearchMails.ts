import { plural } from '#shared/words/es/plural.ts'

export const savedSearchMails = {
  confirmation: {
    subject: 'Confirmá tu alerta de búsqueda',
    heading: 'Un clic y te avisamos',
    text: 'Alguien guardó una búsqueda con esta dirección para recibir avisos de propiedades nuevas. Si fuiste vos, confirmala: el enlace vale 7 días. Si no, no hace falta que hagas nada y no te escribimos más.',
    action: 'Confirmar la alerta',
    why: 'Te escribimos una sola vez porque alguien dio esta dirección en Óga.',
  },
  alert: {
    heading: (n: number) => plural(n, { one: 'Una novedad para vos', other: `${n} novedades para vos` }),
    searches: (names: string) => `De tus búsquedas guardadas: ${names}.`,
    favorites: 'De tus favoritos.',
    kinds: {
      new: 'Nueva',
      price_drop: (before: string) => `Bajó de precio: antes ${before}`,
      closed: 'Tu favorito se cerró: ya no se ofrece',
      expired: 'Tu favorito venció: por ahora no se muestra',
    },
    more: (n: number) => plural(n, { one: 'Y 1 más en tus alertas.', other: `Y ${n} más en tus alertas.` }),
    action: 'Ver tus alertas',
    why: 'Te escribimos porque guardaste una búsqueda o un favorito en Óga.',
    unsubscribe: 'Pausar, cambiar o borrar las alertas',
  },
}
