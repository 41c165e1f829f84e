import type { Context } from '#server/core/context.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import type { Currency } from '#server/currency/currency.service.ts'
import { queueApi } from '#shared/admin/queue.ts'
import { adminSettingsApi } from '#shared/admin/settings.ts'
import { changeSettings, readAdminSettings, recordRefresh, recordSettings } from './settings.service.ts'

interface Dependencies {
  currency: Pick<Currency, 'state' | 'refreshNow'>
  queue: Pick<Queue, 'state' | 'retry'>
}

export function adminSettingsRoutes(api: Api, { db }: Context, { currency, queue }: Dependencies): void {
  api.serve(adminSettingsApi.get, () => readAdminSettings(db))
  api.serve(adminSettingsApi.change, ({ body, actor }) => changeSettings(db, body, actor))
  api.serve(adminSettingsApi.whatsapp, () => readAdminSettings(db))
  api.serve(adminSettingsApi.saveWhatsapp, ({ body, actor }) => changeSettings(db, body, actor))
  api.serve(adminSettingsApi.rate, () => currency.state())
  api.serve(adminSettingsApi.refreshRate, ({ actor }) =>
    currency.refreshNow((tx) => recordRefresh(tx, actor)),
  )

  api.serve(queueApi.get, () => queue.state())
  api.serve(queueApi.retry, async ({ body, actor }) => {
    const retried = await queue.retry(body, async (tx, count) => {
      if (count > 0) await recordSettings(tx, actor, { retriedJobs: [null, count] })
    })
    return { retried }
  })
}
