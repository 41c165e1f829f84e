/** Title and hint are English in every language. */
export const notFound = {
  title: 'Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  text: 'Esta dirección no lleva a ninguna página de Óga. Puede que el enlace esté incompleto o que la página haya cambiado de lugar.',
  home: 'Ir al inicio',
  search: 'Buscar propiedades',
  publish: 'Publicar una propiedad',
}
