export const facts = [
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'age',
  'amenities',
  'unused',
  'unfinished',
] as const
export type Fact = (typeof facts)[number]
