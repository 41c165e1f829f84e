export const methodParts = [
  'comparables',
  'outliers',
  'figures',
  'difference',
  'confidence',
  'neighborhoods',
  'roi',
  'investment',
  'rate',
  'views',
  'rounding',
  'limits',
] as const
export type MethodPart = (typeof methodParts)[number]
