import fs from 'node:fs'
import path from 'node:path'

const usesDatabase =
  /\b(TEST_POSTGRES_URL|startApp|createTestDatabase|openDatabase|openContext)\b|#tests\/support\/(app|calls|database|listings|myListings)\.ts/

/** Tests of the server and the demo data, from the root: those that start a database, and those that need none. */
export function serverTestFiles(root: string): { api: string[]; pure: string[] } {
  const files = ['server', 'demo'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  )
  const needsOne = (file: string) => usesDatabase.test(fs.readFileSync(path.join(root, file), 'utf8'))
  return { api: files.filter(needsOne), pure: files.filter((file) => !needsOne(file)) }
}

/**
 * Where the embedded database and a real Postgres may differ; what builds on it does not. The browser tests run on the
 * embedded one too, with the demo data.
 */
const testedOnBoth = [
  // Start, migrations, many rows at once, what follows a commit: one connection for all.
  'server/core/database/',
  // Locks and leases of jobs.
  'server/core/jobs/',
  // Triggers and notifications.
  'server/core/http/cache/responseCache.test.ts',
  // Calls that meet in one row.
  'server/core/http/idempotency/idempotency.test.ts',
  // Attempts counted in SQL.
  'server/core/http/limits/',
  // Rows locked and skipped, a cursor in the transaction.
  'server/listings/outbox/outbox.test.ts',
  // Every filter, order and page by SQL as the index in memory, which the other tests of searches ask; with folding of
  // letters, similar words, phrases: extensions and collations.
  'server/listings/search/oracle.test.ts',
  // Counting and cutting by the map.
  'server/listings/search/clusters.test.ts',
  // The index is read by one connection.
  'server/listings/search/indexRuntime/sync/',
]

export const isTestedOnBoth = (file: string) => testedOnBoth.some((start) => file.startsWith(start))
