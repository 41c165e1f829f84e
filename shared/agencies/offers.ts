export const offers = ['sale', 'rent'] as const
