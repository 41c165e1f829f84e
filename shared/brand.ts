export const brand = {
  name: 'Óga',
  /** For file names and technical identifiers. */
  slug: 'oga',
  country: 'Paraguay',
} as const
