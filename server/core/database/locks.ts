/**
 * The numbers of all advisory locks, the same on every server: whoever holds one works alone. A new one gets a number of its own.
 * Locks on one row of data are made of its name instead (`hashtextextended`).
 */
export const advisoryLocks = {
  migrations: 7_420_001,
  testDatabases: 7_420_002,
  queueTables: 7_420_003,
  terms: 7_420_004,
  demoData: 7_420_005,
} as const
