import { plural } from '#shared/words/es/plural.ts'

interface ListingValues {
  title: string
  /** Localized day. */
  day: string
}

interface ImportValues {
  fileName: string
  state: 'done' | 'failed' | 'undone'
  created: number
  updated: number
  unchanged: number
  withdrawn: number
  refused: number
  picturesFailed: number
}

/** Heading, sentence, and link text. */
export const messages = {
  closing: {
    why: 'Te escribimos porque tenés activadas las notificaciones por correo.',
    settings: 'Elegí qué querés recibir',
  },

  listing_expiring: ({ title, day }: ListingValues) => ({
    heading: `Tu aviso vence el ${day}`,
    text: `«${title}» se muestra hasta el ${day}. Si sigue disponible, renovalo con un clic y se queda otros 60 días.`,
    action: 'Renovar aviso',
  }),
  listing_expired: ({ title }: Pick<ListingValues, 'title'>) => ({
    heading: 'Tu aviso venció',
    text: `«${title}» ya no aparece en las búsquedas. Si sigue disponible, renovalo y vuelve a mostrarse.`,
    action: 'Renovar aviso',
  }),
  import_ended: (values: ImportValues) => ({
    heading: {
      done: 'Tu planilla ya está en Óga',
      failed: 'Tu planilla no se terminó de cargar',
      undone: 'Deshicimos la carga de tu planilla',
    }[values.state],
    text:
      values.state === 'undone'
        ? `Lo que «${values.fileName}» había escrito volvió a como estaba.`
        : `«${values.fileName}»: ${values.created} nuevos, ${values.updated} actualizados, ${values.unchanged} sin cambios, ${values.withdrawn} ocultos, ${values.refused} rechazados. Fotos que no llegaron: ${values.picturesFailed}.`,
    action: 'Ver el informe',
  }),
  inquiry_received: ({ title, name }: { title: string; name: string }) => ({
    heading: 'Nueva consulta',
    text: `${name} te escribió por «${title}».`,
    action: 'Ver y responder',
  }),
  inquiry_handed_over: ({ title, name, to }: { title: string; name: string; to: string | null }) => ({
    heading: 'Una consulta pasó a otra persona',
    text: `La consulta de ${name} por «${title}» la atiende ahora ${to ?? 'otra persona del equipo'}.`,
    action: 'Ver la consulta',
  }),
  inquiries_bundled: ({ count }: { count: number }) => ({
    heading: plural(count, { one: 'Llegó 1 consulta más', other: `Llegaron ${count} consultas más` }),
    text: 'Hubo muchas en una hora: están todas en tu bandeja.',
    action: 'Ver las consultas',
  }),
  inquiry_answered: ({ title, name }: { title: string; name: string }) => ({
    heading: 'Te respondieron',
    text: `${name} respondió tu consulta por «${title}».`,
    action: 'Ver la respuesta',
  }),
  visit_agreed: ({ title, time }: { title: string; time: string }) => ({
    heading: 'Visita acordada',
    text: `«${title}»: ${time}.`,
    action: 'Ver la visita',
  }),
  visit_cancelled: ({ title, time }: { title: string; time: string }) => ({
    heading: 'Visita cancelada',
    text: `«${title}»: ya no es el ${time}.`,
    action: 'Ver la conversación',
  }),
  visit_reminder: ({ title, time }: { title: string; time: string }) => ({
    heading: 'Tenés una visita mañana',
    text: `«${title}»: ${time}.`,
    action: 'Ver la visita',
  }),
  alerts: ({ count, title }: { count: number; title: string | null }) => ({
    heading: plural(count, { one: 'Hay una novedad para vos', other: `Hay ${count} novedades para vos` }),
    text: title === null ? 'De tus búsquedas guardadas y tus favoritos.' : `«${title}».`,
    action: 'Ver tus alertas',
  }),
  feed_failed: ({ host, isHeld }: { host: string; isHeld: boolean }) => ({
    heading: 'Un feed necesita que lo mires',
    text: isHeld
      ? `Lo que leímos de ${host} cambió demasiado de golpe, así que no tocamos tus avisos. Decinos si está bien.`
      : `Hace dos veces que no podemos leer ${host}. Tus avisos quedan como estaban.`,
    action: 'Ver el feed',
  }),
  webhook_off: ({ reason, host }: { reason: 'gone' | 'failing'; host: string }) => ({
    heading: 'Dejamos de avisar a una dirección',
    text:
      reason === 'gone'
        ? `${host} respondió que ya no quiere avisos (410), así que apagamos ese webhook.`
        : `${host} no recibió nada en cinco días, así que apagamos ese webhook. Cuando esté arreglado, volvé a prenderlo.`,
    action: 'Ver tus webhooks',
  }),
  account_suspended: ({ reason }: { reason: string }) => ({
    heading: 'Tu cuenta fue suspendida',
    text: `Tus avisos no se muestran y por ahora no podés ingresar. El motivo: ${reason}`,
    action: 'Escribinos',
  }),
  listing_approved: ({ title }: Pick<ListingValues, 'title'>) => ({
    heading: 'Tu aviso fue aprobado',
    text: `«${title}» ya se muestra a todos.`,
    action: 'Ver aviso',
  }),
  listing_closed: ({ title }: Pick<ListingValues, 'title'>) => ({
    heading: 'Tu aviso dejó de mostrarse',
    text: `La administración sacó «${title}» de las búsquedas. Si no sabés por qué, escribinos.`,
    action: 'Escribinos',
  }),
  listing_restored: ({ title }: Pick<ListingValues, 'title'>) => ({
    heading: 'Tu aviso se muestra otra vez',
    text: `La administración volvió a poner «${title}» en las búsquedas.`,
    action: 'Ver aviso',
  }),
  listing_rejected: ({ title, reason }: Pick<ListingValues, 'title'> & { reason: string }) => ({
    heading: 'Tu aviso necesita cambios',
    text: `«${title}» no se muestra por ahora. El motivo: ${reason} Corregilo y volvé a enviarlo.`,
    action: 'Corregir aviso',
  }),
}
