import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { fallbackGauges } from '#server/core/http/monitoring/fallbackGauges.ts'
import { createMetrics } from '#server/core/http/monitoring/metrics.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/ask.ts'
import { freePort } from '#tests/support/freePort.ts'

let test: TestApp
let listening: Listening
let held: (() => void)[] | undefined = []
let running = 0
let most = 0

beforeAll(async () => {
  test = await startApp()
  const app = createApp(test.context, {
    async render({ path, search }) {
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => (held ? held.push(resolve) : resolve()))
      running--
      return { html: Buffer.from(`<h1>${path} ${search}</h1>`) }
    },
    renderBounds: { maxQueued: 1, queueTimeout: 60_000 },
  })
  listening = await listenOn(app.listener, 0, '127.0.0.1')
})
afterAll(async () => {
  await listening.drain()
  await test.close()
})

async function readMetrics(): Promise<string> {
  const port = await freePort()
  const env = { ...test.context.env, METRICS_PORT: port }
  const metrics = createMetrics({ ...test.context, env }, fallbackGauges(test.context.fallbacks))
  await metrics.start()
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await metrics.stop()
  return text
}

const visit = async (n: number) => {
  const { status, body } = await rawRequest(listening, `/terms?n=${n}`)
  const html = body.toString()
  return { status, html, isShell: html.includes('<div id="root"></div>') }
}

it('pages that come at once are rendered one after the other; one too many is left to the browser, which is logged and counted', async () => {
  const visits = [1, 2, 3].map(visit)
  const first = await Promise.race(visits)
  expect(first).toMatchObject({ status: 200, isShell: true })
  expect(first.html).toContain('["api","settings","public"]')
  expect(await readMetrics()).toContain('fallbacks_gate 1')
  const told = test.logged.filter(({ fallback }) => fallback === 'gate')
  expect(told).toMatchObject([{ level: 40, count: 1, err: { message: 'unavailable' } }])
  for (const release of held?.splice(0) ?? []) release()
  held = undefined
  const all = await Promise.all(visits)
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(all.filter(({ isShell }) => isShell)).toHaveLength(1)
  expect(most).toBe(1)
})
