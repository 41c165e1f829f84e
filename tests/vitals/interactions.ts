import { chromium, devices, type Page } from '@playwright/test'
import { es } from '#tests/support/words.ts'

/** Of Lighthouse's phone. */
const slowdown = 4
/** Milliseconds for what an interaction starts, before the next one. */
const settling = 1500

/** Milliseconds from a touch or key to the next paint, in the order of the visit. */
export type Interactions = Record<string, number>

declare global {
  interface Window {
    /** The longest event of an interaction since it was last read. */
    longestEvent: number
  }
}

const { listings, search, property, inquiries, core, layout } = es

type Step = [name: string, act: (page: Page) => Promise<unknown>]

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap()
const onSearch: Step[] = [
  ['open filters', (page) => tap(page, new RegExp(`^${search.filters}`))],
  ['choose a type', (page) => tap(page, /^Casa ?\(/)],
  ['close filters', (page) => page.getByRole('dialog').getByRole('button', { name: core.close }).tap()],
  ['favorite', (page) => tap(page, /^Guardar/)],
  ['list view', (page) => tap(page, search.list)],
  ['type', (page) => page.getByLabel(listings.searchLabel).pressSequentially('casa ', { delay: 120 })],
  ['submit', (page) => page.keyboard.press('Enter')],
  ['open a listing', (page) => page.getByRole('article').first().getByRole('link').first().tap()],
]
const onProperty: Step[] = [
  ['open the pictures', (page) => tap(page, property.fullScreen)],
  [
    'next picture',
    (page) => page.getByRole('dialog').getByRole('button', { name: property.nextImage }).tap(),
  ],
  ['close the pictures', (page) => page.getByRole('dialog').getByRole('button', { name: core.close }).tap()],
  ['open the inquiry', (page) => tap(page, property.ask)],
  [
    'type in the inquiry',
    (page) => page.getByRole('dialog').getByLabel(inquiries.name).pressSequentially('Ana', { delay: 120 }),
  ],
  ['close the inquiry', (page) => page.getByRole('dialog').getByRole('button', { name: core.close }).tap()],
  ['open the chat', (page) => tap(page, layout.chat)],
]

/** One visit by thumb: a search, then a listing. */
export async function measureInteractions(
  server: string,
  browser: string | undefined,
): Promise<Interactions> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const opened = await chromium.launch({ executablePath: browser, args })
  try {
    const context = await opened.newContext({ ...devices['Moto G4'], locale: 'es-PY' })
    const page = await context.newPage()
    await page.addInitScript(watchEvents)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${server}/search`, { waitUntil: 'load' })
    await page.waitForTimeout(2 * settling)
    const measured: Interactions = {}
    for (const [name, act] of [...onSearch, ...onProperty]) {
      await page.evaluate(() => {
        window.longestEvent = 0
      })
      await act(page)
      await page.waitForTimeout(settling)
      measured[name] = await page.evaluate(() => window.longestEvent)
    }
    return measured
  } finally {
    await opened.close()
  }
}

function watchEvents(): void {
  window.longestEvent = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        window.longestEvent = Math.max(window.longestEvent, entry.duration)
    // TypeScript does not know `durationThreshold`; its default of 104 ms would hide the quick ones.
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
}
