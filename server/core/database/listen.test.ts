import { expect, it } from 'vitest'
import { createLog } from '#server/core/log.ts'
import { startWirePostgres } from '#tests/support/wirePostgres.ts'
import { listenOnPostgres } from './listen.ts'

it('detects a dead connection, reports a gap, and reconnects', async () => {
  let isMute = true
  const postgres = await startWirePostgres((statement) =>
    statement === 'select 1' && isMute ? 'mute' : 'done',
  )
  const gaps: boolean[] = []
  const onGap = (listening: boolean) => {
    if (!listening) isMute = false
    gaps.push(listening)
  }
  const log = createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' })
  const heartbeat = { interval: 20, timeout: 100 }
  const stop = await listenOnPostgres(postgres.url, 'changes', () => undefined, onGap, log, heartbeat)
  await expect.poll(() => gaps).toEqual([true, false, true])
  const beats = postgres.statements.length
  await expect.poll(() => postgres.statements.length).toBeGreaterThan(beats + 3)
  expect(gaps).toHaveLength(3)
  await stop()
  await postgres.close()
})
