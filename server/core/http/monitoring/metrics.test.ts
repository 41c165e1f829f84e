import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { type Listening, listenOn } from '#server/core/http/listenOn.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createMetrics, type Metrics } from './metrics.ts'

let app: TestApp
let metrics: Metrics
let watched: Listening
let port: number
beforeAll(async () => {
  app = await startApp()
  port = await freePort()
  // The site listens everywhere.
  const env = { ...app.context.env, METRICS_PORT: port, HOST: '0.0.0.0' }
  metrics = createMetrics({ ...app.context, env })
  await metrics.start()
  watched = await listenOn(metrics.watch(createApp(app.context).express), 0, '127.0.0.1')
})
afterAll(async () => {
  await watched.drain()
  await metrics.stop()
  await app.close()
})

it('counts requests by route and status, when some were answered, and never by address', async () => {
  const base = `http://127.0.0.1:${watched.port}`
  await fetch(`${base}/api/settings/public?secret=1`)
  await fetch(`${base}/api/secret-path`)
  await fetch(`${base}/api/settings/public`, { method: 'POST' })
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const figures = await response.text()
  expect(figures).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/settings/public",status="200"} 1',
  )
  expect(figures).toContain('http_request_duration_seconds_count{method="GET",route="other",status="404"} 1')
  expect(figures).toContain('http_request_duration_seconds_count{method="POST",route="other",status="405"} 1')
  expect(figures).toContain('database_connections{state="waiting"} 0')
  expect(figures).toContain('nodejs_eventloop_lag')
  expect(figures).not.toContain('secret')
})

it('shows them on their own port only', async () => {
  const base = `http://127.0.0.1:${watched.port}`
  expect(await (await fetch(`${base}/metrics`)).text()).not.toContain('http_request_duration')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})

it('shows them to this machine only, unless another address is set', async () => {
  const other = 'http://127.0.0.2'
  await expect(fetch(`${other}:${port}/metrics`)).rejects.toThrow()
  const env = { ...app.context.env, METRICS_PORT: port, METRICS_HOST: '127.0.0.2' }
  const elsewhere = createMetrics({ ...app.context, env })
  await elsewhere.start()
  expect((await fetch(`${other}:${port}/metrics`)).status).toBe(200)
  await elsewhere.stop()
})

it('measures nothing, when no port is set', async () => {
  const listener = () => undefined
  const off = createMetrics(app.context)
  expect(off.watch(listener)).toBe(listener)
  await off.start()
  await off.stop()
})
