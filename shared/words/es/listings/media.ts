import { plural } from '#shared/words/es/plural.ts'

/** The photos of a listing while it is written. */
export const media = {
  title: 'Fotos',
  dropTitle: 'Arrastrá tus fotos acá',
  dropTitleTouch: 'Agregá tus fotos',
  dropText: (most: number) => `JPEG, PNG, WebP o AVIF, hasta 15 MB cada una y ${most} en total.`,
  choose: 'Elegir fotos',
  chooseMore: 'Agregar más fotos',
  dropHere: 'Soltalas acá',
  count: (count: number, most: number) => `${count} de ${most} fotos`,
  orderHint: 'La primera se ve primero. Arrastralas o usá las flechas para ordenarlas.',
  photo: (position: number) => `Foto ${position}`,
  list: 'Fotos del aviso',

  main: 'Principal',
  makeMain: (position: number) => `Hacer principal la foto ${position}`,
  isMain: (position: number) => `La foto ${position} es la principal`,
  remove: (position: number) => `Quitar la foto ${position}`,
  removed: 'Foto quitada',
  undo: 'Deshacer',
  restored: (position: number) => `La foto volvió al lugar ${position}.`,
  caption: (position: number) => `Qué se ve en la foto ${position}`,
  captionPlaceholder: 'Qué se ve',
  gone: 'Esta foto ya no está guardada. Quitala y volvé a subirla.',

  earlier: (position: number) => `Mover antes la foto ${position}`,
  later: (position: number) => `Mover después la foto ${position}`,
  drag: (position: number) => `Ordenar la foto ${position}`,
  sortable: 'ordenable',
  dragHelp:
    'Apretá espacio o Enter para tomar la foto, movela con las flechas y apretá otra vez para soltarla. Escape cancela.',
  lifted: (position: number, count: number) => `Tomaste la foto ${position} de ${count}.`,
  over: (position: number, count: number) => `Lugar ${position} de ${count}.`,
  dropped: (position: number, count: number) => `La foto quedó en el lugar ${position} de ${count}.`,
  dragCanceled: (position: number) => `La foto volvió al lugar ${position}.`,

  waiting: 'En espera',
  sending: (percent: number) => `Subiendo, ${percent} %`,
  working: 'Preparando…',
  progress: (name: string) => `Subida de ${name}`,
  cancel: (name: string) => `Cancelar la subida de ${name}`,
  dismiss: (name: string) => `Sacar ${name} de la lista`,
  retry: 'Reintentar',
  retryOf: (name: string) => `Reintentar ${name}`,
  allDone: (count: number) =>
    plural(count, { one: 'La foto se subió.', other: `Se subieron ${count} fotos.` }),
  underWay: (count: number) =>
    plural(count, { one: 'Se está subiendo 1 foto.', other: `Se están subiendo ${count} fotos.` }),
  notSent: (name: string, why: string) => `${name} no se subió: ${why}`,

  tooLarge: 'Pesa más de 15 MB. Elegí una más liviana.',
  empty: 'El archivo está vacío.',
  tooMany: (most: number) => `Un aviso lleva hasta ${most} fotos. Las demás no se agregaron.`,
  duplicate: 'Esa foto ya está en el aviso.',
  failed: 'No se pudo subir. Probá de nuevo.',
  offline: 'Sin conexión. Sigue sola cuando vuelva internet.',
  signedOut: 'Tu sesión terminó. La foto espera acá.',
  signIn: 'Iniciar sesión',
  inNewTab: '(se abre en otra pestaña)',
}
