import { defineConfig, devices } from '@playwright/test'
import { browsersOnPath } from './tests/support/browser.ts'

const port = Number(process.env.E2E_PORT ?? 4310)
/** `E2E_URL`: a running server with demo data and without limits. */
const baseURL = process.env.E2E_URL ?? `http://localhost:${port}`
/** Milliseconds; of the first process, which the workers inherit. */
process.env.E2E_STARTED ??= String(Date.now())
const asRoot = process.getuid?.() === 0
const { whole, shell } = browsersOnPath()

/** Of `npm test`. */
const isCommon = process.env.E2E_COMMON === 'true'
const leavingOut = (...tags: string[]) =>
  new RegExp([...tags, ...(isCommon ? ['@rare'] : [])].join('|') || '(?!)')

const args = [
  ...(asRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/**
 * The production build with demo data, in two screen sizes. Tests independent of the size are tagged `@wide`
 * or `@phone`, those of what
 * only a whole browser has `@browser`; those of what rarely breaks `@rare`, which `npm test` leaves to `npm run e2e`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Browsers also wait: four for two cores.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Milliseconds. A busy machine is given its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    baseURL,
    locale: 'es-PY',
    timezoneId: 'America/Asuncion',
    screenshot: 'only-on-failure',
    // Only tests of the worker allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: shell, args },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: leavingOut('@phone', '@browser'),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: leavingOut('@wide', '@browser'),
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'browser',
      grep: /@browser/,
      use: {
        ...devices['Desktop Chrome'],
        channel: whole ? undefined : 'chromium',
        launchOptions: { executablePath: whole, args },
      },
    },
  ],
  webServer: process.env.E2E_URL
    ? undefined
    : {
        command: 'npx tsx tests/support/e2eServer.ts',
        url: `${baseURL}/readyz`,
        env: { PORT: String(port) },
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        reuseExistingServer: false,
      },
})
