export const batchActions = [
  'approve',
  'reject',
  'feature',
  'unfeature',
  'pause',
  /** What `pause` hid, to the status that it had. */
  'resume',
  'delete',
  'restore',
] as const
export type BatchAction = (typeof batchActions)[number]
