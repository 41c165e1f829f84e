export const notifications = {
  title: 'Avisos',
}
