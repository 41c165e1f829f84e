export const facts = ['bedrooms', 'bathrooms', 'parkingSpaces', 'age', 'amenities'] as const
export type Fact = (typeof facts)[number]
