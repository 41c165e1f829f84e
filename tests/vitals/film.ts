import fs from 'node:fs'
import path from 'node:path'
import { type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { drawStrip, type Frame } from './strip.ts'

/** WebPageTest's slow 3G: bits per second, milliseconds per request. */
const bandwidth = 400_000
const latency = 400
/** Of Lighthouse's phone. */
const slowdown = 4
const longest = 60_000
const folder = 'test-results/vitals'

/** Milliseconds since the navigation. */
export interface Film {
  /** First contentful paint. */
  anything: number
  useful: number
  largest: number
}

/** Writes its film strip to `test-results/vitals`. */
export async function filmPage(name: string, url: string, browser: string | undefined): Promise<Film> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const opened = await chromium.launch({ executablePath: browser, args })
  try {
    const context = await opened.newContext({ ...devices['Moto G4'], locale: 'es-PY' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await slow(session)
    await notePaints(page)
    const frames = await record(session)
    await page.goto(url, { waitUntil: 'networkidle', timeout: longest })
    const { paints, began } = await page.evaluate(() => ({
      paints: window.paints,
      began: performance.timeOrigin,
    }))
    fs.mkdirSync(folder, { recursive: true })
    const film = frames.map(({ at, picture }) => ({ at: at - began, picture })).filter(({ at }) => at >= 0)
    await drawStrip(film, path.join(folder, `${name}.webp`))
    if (paints.useful === 0) throw new Error(`${name} painted nothing useful`)
    return paints
  } finally {
    await opened.close()
  }
}

async function slow(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bandwidth / 8,
    uploadThroughput: bandwidth / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

declare global {
  interface Window {
    paints: Film
  }
}

/** Painted elements may be replaced later. */
async function notePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.paints = { anything: 0, useful: 0, largest: 0 }
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') window.paints.anything = startTime
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.paints.largest = entry.startTime
        const element = 'element' in entry && entry.element instanceof Element ? entry.element : undefined
        if (element?.closest('main') && window.paints.useful === 0) window.paints.useful = entry.startTime
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** Milliseconds since 1970. */
async function record(session: CDPSession): Promise<Frame[]> {
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') })
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 240 })
  return frames
}
