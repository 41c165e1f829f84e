export const notifications = {
  title: 'Avisos',
  push: {
    unsupported:
      'Este navegador no recibe notificaciones. En iPhone y iPad, agregá Óga a la pantalla de inicio y activalas desde ahí.',
    denied:
      'Bloqueaste las notificaciones de Óga en este navegador. Permitilas en los ajustes del sitio y volvé a intentar.',
    failed: 'No pudimos activar las notificaciones en este navegador. Probá de nuevo en un momento.',
  },
}
