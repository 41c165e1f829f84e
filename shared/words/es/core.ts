import type { TimeUnit } from '#shared/words/timeUnits.ts'

export const core = {
  loading: 'Cargando…',
  retry: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  clear: 'Limpiar',
  back: 'Volver',
  next: 'Siguiente',
  previous: 'Anterior',
  viewAll: 'Ver todo',
  viewMore: 'Ver más',
  required: 'obligatorio',
  noResults: 'No se encontraron resultados',
  error: 'Error',
  somethingWrong: 'Ups, algo salió mal',
  somethingWrongText: 'No pudimos mostrar esto. Probá de nuevo en un momento.',
  noConnection: 'No hay conexión con Óga. Revisá tu internet y probá de nuevo.',
  newVersion: 'Hay una versión nueva de Óga',
  newVersionText: 'Recargá la página para seguir con lo último.',
  reload: 'Recargar',
  remove: (what: string) => `Quitar ${what}`,
  noPicture: 'Sin imagen',
  breadcrumbs: 'Dónde estás',
  notifications: 'Notificaciones ({hotkey})',
  notification: 'Notificación',
  optional: 'opcional',
  saveFailed: 'No se pudo guardar el cambio. Intenta nuevamente.',
  linkCopied: 'Enlace copiado',
  linkNotCopied: 'No se pudo copiar el enlace. Copialo desde la barra de direcciones.',
  ago: (count: number, unit: TimeUnit) => {
    const recent = {
      minute: ['este minuto', 'hace 1 minuto'],
      hour: ['esta hora', 'hace 1 hora'],
      day: ['hoy', 'ayer', 'anteayer'],
      week: ['esta semana', 'la semana pasada'],
      month: ['este mes', 'el mes pasado'],
      year: ['este año', 'el año pasado'],
    }
    const several = {
      minute: 'minutos',
      hour: 'horas',
      day: 'días',
      week: 'semanas',
      month: 'meses',
      year: 'años',
    }
    return recent[unit][count] ?? `hace ${count} ${several[unit]}`
  },
  percent: (figure: string) => `${figure}\u00a0%`,
}
