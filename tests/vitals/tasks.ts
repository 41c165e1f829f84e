import { type Browser, type CDPSession, chromium, devices } from '@playwright/test'
import { z } from 'zod'

/** Of Lighthouse's phone. */
const slowdown = 4
/** Milliseconds: what a task may take without blocking, by the definition of TBT. */
const allowed = 50
/** Milliseconds after the load, as Lighthouse waits for a quiet page. */
const settling = 3000

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  /** Microseconds of processor time. */
  tdur: z.optional(z.number()),
  args: z.optional(
    z.object({
      name: z.optional(z.unknown()),
      data: z.optional(z.object({ documentLoaderURL: z.optional(z.string()) })),
    }),
  ),
})
type Event = z.infer<typeof event>

/**
 * Total blocking time of the page's main thread after its first paint, in milliseconds of processor time of a
 * slower phone: unlike TBT it does not count what the task waited for while something else ran.
 */
export async function measureBlocking(url: string, browser: string | undefined): Promise<number> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const opened = await chromium.launch({ executablePath: browser, args })
  try {
    const context = await opened.newContext({ ...devices['Moto G4'], locale: 'es-PY' })
    const page = await context.newPage()
    const session = await opened.newBrowserCDPSession()
    const events = await trace(session, async () => {
      await page.goto(url, { waitUntil: 'load' })
      await page.waitForTimeout(settling)
    })
    return blocking(events, url)
  } finally {
    await opened.close()
  }
}

/** Of the main thread of the only page, milliseconds of processor time. */
export async function longestTask(browser: Browser, visit: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const events = await trace(session, visit)
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name.endsWith('::RunTask') && threads.some((one) => one.pid === pid && one.tid === tid),
  )
  if (tasks.length === 0) throw new Error('no task was traced')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

async function trace(session: CDPSession, visit: () => Promise<void>): Promise<Event[]> {
  const events: Event[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const one of value) {
      const { data } = event.safeParse(one)
      if (data) events.push(data)
    }
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['blink.user_timing', 'loading', 'toplevel', '__metadata'],
      excludedCategories: ['*'],
    },
  })
  await visit()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return events
}

function blocking(events: readonly Event[], url: string): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  const isThread = ({ name, pid, args }: Event) =>
    name === 'thread_name' && pid === start?.pid && args?.name === 'CrRendererMain'
  const thread = events.find(isThread)
  const painted = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts > start.ts,
  )
  if (!thread || !painted) throw new Error(`${url} painted nothing`)
  return events
    .filter(({ name, pid, tid }) => name.endsWith('::RunTask') && pid === thread.pid && tid === thread.tid)
    .filter(({ ts }) => ts >= painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - allowed), 0)
}
