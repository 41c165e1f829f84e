/** The page's own words are English in both languages; the way out is in the reader's. */
export const notFound = {
  title: 'Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  text: 'Esta dirección no lleva a ninguna página de Óga. Puede que el enlace esté incompleto o que la página se haya movido.',
  home: 'Ir al inicio',
  search: 'Buscar propiedades',
}
