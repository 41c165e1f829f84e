export const media = {
  title: 'Fotos',
}
