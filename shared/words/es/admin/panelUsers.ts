const number = (n: number) => n.toLocaleString('es-PY')

export const panelUsers = {
  filters: 'Filtros',
  title: 'Usuarios',
  lead: 'Cuentas de quienes publican y guardan propiedades.',
  search: 'Buscar por nombre, correo o código',
  onlySuspended: 'Solo suspendidas',
  all: 'Todas las cuentas',
  total: (n: number) => (n === 1 ? '1 cuenta' : `${number(n)} cuentas`),
  empty: 'Todavía no hay cuentas.',
  none: 'Ninguna cuenta coincide con lo que buscás.',
  noName: 'Sin nombre',
  noMail: 'Sin correo',
  since: (day: string) => `Desde ${day}`,
  owns: (n: number, active: number) =>
    n === 0
      ? 'Sin propiedades'
      : `${n === 1 ? '1 propiedad' : `${number(n)} propiedades`}, ${active === 0 ? 'ninguna activa' : active === 1 ? '1 activa' : `${number(active)} activas`}`,
  suspended: 'Suspendida',
  suspendedOn: (day: string) => `Suspendida el ${day}`,
  see: 'Ver propiedades',
  history: 'Ver actividades',
  suspend: 'Suspender',
  suspendTitle: (name: string) => `Suspender a ${name}`,
  suspendLead:
    'Sus propiedades dejan de mostrarse, sus sesiones terminan y no puede volver a ingresar. Se le dice el motivo.',
  reason: 'Motivo',
  reasonRequired: 'Escribí el motivo: se le dice a la persona.',
  done: 'Cuenta suspendida',
  lift: 'Levantar suspensión',
  lifted: 'Suspensión levantada',
  liftedText: 'Sus propiedades vuelven a mostrarse como estaban.',
  clear: 'Quitar filtros',
  more: 'Mostrar más',
}
