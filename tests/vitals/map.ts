import { type Browser, chromium, devices, type Locator, type Page } from '@playwright/test'
import type { Cluster } from '#shared/search/clusters.ts'
import { es } from '#tests/support/words.ts'
import { longestTask } from './tasks.ts'

/** Lighthouse's slow 4G: bytes per second, milliseconds per request. */
const network = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }
/** Of Lighthouse's phone. */
const slowdown = 4
/** Milliseconds for what a page still loads. */
const settling = 3000
const drags = 8
/** Milliseconds for what the map asks for after each. */
const pause = 800
/** The middle of Asunción. */
const view = { south: -25.33, west: -57.65, north: -25.25, east: -57.53 }
/** With room for each bubble. */
const grid = { columns: 20, rows: 15 }

export interface MapFigures {
  /** Milliseconds from the touch to bubbles on a map that moves, on a phone. */
  usable: number
  /** The longest task of the page's main thread while a large map is moved, milliseconds of processor time. */
  longest: number
  /** Bubbles and clusters in sight meanwhile. */
  bubbles: number
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

const { map: w, search } = es
const bubblesOf = (page: Page) => page.getByRole('list', { name: w.bubbles }).getByRole('button')
const mapButton = (page: Page) => page.getByRole('button', { name: search.map, exact: true })

/** With WebGL in software. */
export async function measureMap(server: string, browser: string | undefined): Promise<MapFigures> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const opened = await chromium.launch({
    executablePath: browser,
    args: [...args, '--enable-unsafe-swiftshader'],
  })
  try {
    return { usable: await untilUsable(opened, server), ...(await moveAbout(opened, server)) }
  } finally {
    await opened.close()
  }
}

async function untilUsable(browser: Browser, server: string): Promise<number> {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'es-PY' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${server}/search`, { waitUntil: 'load' })
  await page.waitForTimeout(settling)
  await mapButton(page).evaluate((button) =>
    button.addEventListener('pointerdown', () => performance.mark('pressed'), { once: true, capture: true }),
  )
  await mapButton(page).tap()
  await bubblesOf(page).first().waitFor()
  const usable = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName('pressed')[0]?.startTime ?? 0),
  )
  await context.close()
  return usable
}

async function moveAbout(browser: Browser, server: string): Promise<Omit<MapFigures, 'usable'>> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'es-PY' })
  await page.route('**/api/listings/clusters?*', (route) => route.fulfill({ json: crowd() }))
  const bounds = [view.south, view.west, view.north, view.east].join(',')
  await page.goto(`${server}/search?bounds=${bounds}`, { waitUntil: 'load' })
  await mapButton(page).click()
  const canvas = page.locator('canvas.maplibregl-canvas')
  await canvas.waitFor()
  await bubblesOf(page).first().waitFor()
  await page.waitForTimeout(settling)
  const bubbles = await bubblesOf(page).count()
  const box = await canvas.boundingBox()
  if (!box) throw new Error('the map has no size')
  const longest = await longestTask(browser, () => drag(page, box))
  await page.close()
  return { longest, bubbles }
}

/** Homes side by side, as close as bubbles can be: more than any data shows at once. */
function crowd(): Cluster[] {
  const { columns, rows } = grid
  return Array.from({ length: columns * rows }, (_, at) => ({
    count: 1,
    latitude: view.north - ((Math.floor(at / columns) + 0.5) * (view.north - view.south)) / rows,
    longitude: view.west + (((at % columns) + 0.5) * (view.east - view.west)) / columns,
    minPriceUSD: 90_000 + at * 1000,
    id: `home${at}`,
    precision: 'exact',
  }))
}

async function drag(page: Page, { x: left, y: top, width, height }: Box): Promise<void> {
  const [x, y] = [left + width / 2 + 25, top + height / 2 + 15]
  for (let at = 0; at < drags; at++) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + (at % 2 === 0 ? 220 : -220), y + (at % 4 < 2 ? 90 : -90), { steps: 20 })
    await page.mouse.up()
    await page.waitForTimeout(pause)
  }
}
