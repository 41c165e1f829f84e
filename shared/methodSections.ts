export const methodSections = [
  'comparables',
  'estimate',
  'outliers',
  'figures',
  'difference',
  'confidence',
  'neighborhoods',
  'roi',
  'investment',
  'rate',
  'views',
  'order',
  'rounding',
  'limits',
] as const
export type MethodSection = (typeof methodSections)[number]
