import { setTimeout } from 'node:timers/promises'
import type { Express } from 'express'
import type { Context } from '#server/core/context.ts'

const probeTimeout = 2000

interface Probed {
  database: Pick<Context['database'], 'probe'>
}

/** `/readyz` is 503 also during shutdown. */
export function healthRoutes(app: Express, { database }: Probed): void {
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })
  let checked: { at: number; ready: Promise<boolean> } | undefined
  app.get('/readyz', async (_request, response) => {
    if (!checked || Date.now() - checked.at > 1000) checked = { at: Date.now(), ready: isReady(database) }
    const ready = (await checked.ready) && !app.get('stopping')
    response.set('Cache-Control', 'no-store')
    if (ready) response.json({ status: 'ready' })
    else response.status(503).set('Retry-After', '2').json({ status: 'unavailable' })
  })
}

/** Tables exist. */
function isReady(database: Probed['database']): Promise<boolean> {
  const responds = database.probe('select 1 from idempotency_keys limit 0').then(
    () => true,
    () => false,
  )
  return Promise.race([responds, setTimeout(probeTimeout, false, { ref: false })])
}
