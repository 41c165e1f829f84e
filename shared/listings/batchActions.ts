export const batchActions = [
  'approve',
  'reject',
  'feature',
  'unfeature',
  'pause',
  'delete',
  'restore',
] as const
export type BatchAction = (typeof batchActions)[number]
