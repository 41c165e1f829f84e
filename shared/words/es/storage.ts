/** Storage is full or blocked. */
export const storage = {
  notStored: 'No se pudo guardar en este navegador',
  notStoredText: 'Su espacio está lleno o bloqueado. Lo que hiciste sigue acá hasta que cierres la página.',
}
