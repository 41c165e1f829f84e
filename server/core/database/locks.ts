/** Row locks use `hashtextextended` of a name. */
export const advisoryLocks = {
  migrations: 7_420_001,
  testDatabases: 7_420_002,
  queueTables: 7_420_003,
  terms: 7_420_004,
  demoData: 7_420_005,
  testTemplates: 7_420_006,
} as const
