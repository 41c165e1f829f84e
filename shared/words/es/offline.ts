/** `seenAt`: age of the displayed data. */
export const offline = {
  offline: (seenAt?: string) =>
    seenAt
      ? `Sin conexión: lo que viste el ${seenAt}`
      : 'Sin conexión: podés ver tus favoritos y las últimas propiedades que viste',
  unavailable: (seenAt?: string) =>
    seenAt ? `Óga no responde: lo que viste el ${seenAt}` : 'Óga no responde. Probá de nuevo en un momento',
  late: (seenAt?: string) =>
    seenAt ? `La conexión está lenta: lo que viste el ${seenAt}` : 'La conexión está lenta',
  retry: 'Reintentar',
  account: {
    title: 'Sin conexión con Óga',
    text: 'Para entrar o salir de tu cuenta hace falta internet. Lo que estabas haciendo sigue donde lo dejaste.',
    back: 'Volver',
  },
}
