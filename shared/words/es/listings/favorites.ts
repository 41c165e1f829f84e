import { plural } from '#shared/words/es/plural.ts'

export const favorites = {
  title: 'Mis Favoritos',
  save: (title: string) => `Guardar en favoritos: ${title}`,
  remove: 'Quitar',
  removeOf: (title: string) => `Quitar de favoritos: ${title}`,
  added: 'Agregado a favoritos',
  addedText: 'La propiedad fue guardada en tus favoritos.',
  addedHere: 'La propiedad fue guardada temporalmente. Iniciá sesión para guardarla permanentemente.',
  removed: 'Eliminado de favoritos',
  removedText: 'La propiedad fue eliminada de tus favoritos.',
  addFailed: 'No se pudo agregar a favoritos.',
  removeFailed: 'No se pudo eliminar de favoritos.',
  undo: 'Deshacer',
  count: (n: number) => plural(n, { one: '1 propiedad guardada', other: `${n} propiedades guardadas` }),
  empty: 'No tenés favoritos todavía',
  emptyText: 'Tocá el corazón de las propiedades que te gusten y las vas a encontrar acá.',
  hint: 'Tus favoritos quedan guardados en este navegador. Iniciá sesión para guardarlos permanentemente.',
  explore: 'Buscar propiedades',
  compare: 'Comparar propiedades',
  unavailable: (n: number) =>
    plural(n, {
      one: 'Una de tus propiedades guardadas ya no está disponible.',
      other: `${n} de tus propiedades guardadas ya no están disponibles.`,
    }),
  removeUnavailable: (n: number): string =>
    plural(n, { one: 'Quitarla de la lista', other: 'Quitarlas de la lista' }),
}
