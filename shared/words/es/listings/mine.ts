import type { LocationPrecision } from '#shared/listings/listingTypes.ts'
import { plural } from '#shared/words/es/plural.ts'

/** Figures and dates are formatted. */
export const mine = {
  title: 'Mis propiedades',
  intro: 'Tus avisos, cómo van y qué hacer con cada uno.',
  export: 'Descargar planilla',
  publish: 'Publicar propiedad',
  import: 'Importar planilla',
  empty: 'No tenés propiedades publicadas',
  emptyText: 'Publicá la primera en pocos minutos: con fotos, precio y barrio alcanza para empezar.',
  emptyMore: 'Ver cuánto pedir',
  loading: 'Buscando tus propiedades…',
  list: 'Tus propiedades',
  count: (n: number, figure: string) => plural(n, { one: '1 propiedad', other: `${figure} propiedades` }),
  filter: 'Mostrar por estado',
  all: 'Todas',
  noneOf: 'No hay propiedades en ese estado.',
  more: 'Ver más',
  moreFailed: 'No pudimos traer más propiedades.',

  statuses: {
    draft: 'Borrador',
    paused: 'Pausada',
    rejected: 'Rechazada',
    pending: 'En revisión',
    active: 'Activa',
    reserved: 'Reservada',
    closed: 'Cerrada',
    expired: 'Vencida',
  },
  rejection: (reason: string) => `Motivo del rechazo: ${reason}`,
  rejectionWay: 'Corregila y volvé a publicarla.',
  pendingText: 'La estamos revisando. Te avisamos cuando esté publicada.',
  expiredText: 'Ya no se muestra. Si sigue disponible, renovala con un clic.',
  views: (n: number, figure: string) => plural(n, { one: '1 visita', other: `${figure} visitas` }),
  favorites: (n: number, figure: string) => plural(n, { one: '1 favorito', other: `${figure} favoritos` }),
  inquiries: (n: number, figure: string) => plural(n, { one: '1 consulta', other: `${figure} consultas` }),
  /** Of the code on the poster. */
  scans: (n: number, figure: string) =>
    plural(n, { one: '1 visita por el cartel', other: `${figure} visitas por el cartel` }),
  expires: (days: number) =>
    days <= 0 ? 'vence hoy' : days === 1 ? 'vence mañana' : `vence en ${days} días`,

  actions: {
    edit: 'Editar',
    view: 'Ver el aviso',
    activate: 'Publicar',
    reactivate: 'Volver a publicar',
    pause: 'Pausar',
    reserve: 'Marcar reservada',
    renew: 'Renovar',
    close: 'Cerrar: se vendió o alquiló',
    prices: 'Análisis de precio',
    poster: 'Cartel para imprimir',
    remove: 'Eliminar',
  },
  moreActions: 'Más acciones',
  of: (action: string, title: string) => `${action}: ${title}`,
  done: {
    activate: ['Propiedad publicada', 'Ya aparece en las búsquedas.'],
    reactivate: ['Propiedad publicada', 'Ya aparece de nuevo en las búsquedas.'],
    waits: ['Enviada a revisión', 'Te avisamos cuando esté publicada.'],
    pause: ['Propiedad pausada', 'No aparece en las búsquedas hasta que la vuelvas a publicar.'],
    reserve: ['Propiedad reservada', 'Ya no aparece en las búsquedas; quienes la guardaron lo ven.'],
    renew: ['Propiedad renovada', 'Se muestra otros 60 días.'],
    close: ['Propiedad cerrada', '¡Felicitaciones! Ya no recibe consultas.'],
    remove: ['Propiedad eliminada', 'El aviso ya no está.'],
  } satisfies Record<string, [title: string, text: string]>,
  failed: 'No se pudo hacer el cambio. Intenta nuevamente.',
  undo: 'Deshacer',

  bar: {
    title: 'Tu aviso',
    shown: 'Así lo ven los demás.',
    hidden: 'Por ahora solo vos lo ves.',
    place: {
      exact: 'Tu dirección se muestra completa.',
      approximate: 'Se muestra una ubicación aproximada, sin tu dirección.',
      neighborhood: 'Se muestra solo el barrio, sin tu dirección.',
    } satisfies Record<LocationPrecision, string>,
    /** Without a point. */
    addressAlone: 'Tu dirección se muestra completa; el mapa muestra el centro de la zona.',
    failed: 'No pudimos traer las cifras de tu aviso.',
  },

  removeTitle: '¿Eliminar esta propiedad?',
  removeText: (title: string) =>
    `«${title}» deja de existir para todos, con sus fotos y sus análisis. No se puede deshacer.`,
  removeInstead: 'Si solo querés que no se vea por un tiempo, pausala.',
}
