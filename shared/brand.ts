export const brand = {
  name: 'Óga',
  slug: 'oga',
  country: 'Paraguay',
} as const
