import type { notFound as model } from '../es/notFound.ts'

export const notFound: typeof model = {
  title: 'Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  text: 'This address leads to no page of Óga. The link may be incomplete, or the page may have moved.',
  home: 'Go to the home page',
  search: 'Search properties',
  publish: 'Publish a property',
}
