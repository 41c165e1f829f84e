interface ListingValues {
  title: string
  /** A day in words. */
  day: string
}

export const notifications = {
  title: 'Avisos',
  push: {
    unsupported:
      'Este navegador no recibe notificaciones. En iPhone y iPad, agregá Óga a la pantalla de inicio y activalas desde ahí.',
    denied:
      'Bloqueaste las notificaciones de Óga en este navegador. Permitilas en los ajustes del sitio y volvé a intentar.',
    failed: 'No pudimos activar las notificaciones en este navegador. Probá de nuevo en un momento.',
  },
  /** What ends every mail. */
  mail: {
    why: 'Te escribimos porque tenés activadas las notificaciones por correo.',
    settings: 'Elegí qué querés recibir',
  },
  /** What is told, by mail and by push: heading, sentence, and the name of what to do. */
  messages: {
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
  },
}
