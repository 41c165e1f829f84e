import { execFileSync } from 'node:child_process'
import { z } from 'zod'

/** Would triple the dependencies. */
const version = 'lighthouse@12'

const score = z.object({ score: z.number() })
const value = z.object({ numericValue: z.number() })
const requests = z.object({
  details: z.object({ items: z.array(z.object({ transferSize: z.number(), resourceType: z.string() })) }),
})

const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'first-contentful-paint': value,
    'largest-contentful-paint': value,
    'total-blocking-time': value,
    'cumulative-layout-shift': value,
    'speed-index': value,
    'network-requests': requests,
  }),
})

/** Scores of 100, milliseconds, bytes over the wire. */
export interface LighthouseReport {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  speedIndex: number
  bytes: number
  requests: number
  scripts: number
}

/** The browser's trace lacks the navigation, now and then. */
const lostTrace = /NO_NAVSTART/
const attempts = 3

/** A phone, simulated throttling, an empty cache. */
export function runLighthouse(url: string, browser: string | undefined): LighthouseReport {
  for (let attempt = 1; ; attempt++)
    try {
      return figuresOf(report.parse(JSON.parse(lighthouse(url, browser))))
    } catch (error) {
      const output = z.object({ stderr: z.string() }).safeParse(error).data?.stderr ?? ''
      if (attempt === attempts || !lostTrace.test(output)) throw error
    }
}

function lighthouse(url: string, browser: string | undefined): string {
  const flags = ['--headless=new', '--lang=es-PY', '--accept-lang=es-PY']
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  return execFileSync(
    'npm',
    ['exec', '--yes', version, '--', url, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 ** 2,
      encoding: 'utf8',
      env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) },
    },
  )
}

function figuresOf({ categories, audits }: z.infer<typeof report>): LighthouseReport {
  const sent = audits['network-requests'].details.items
  const hundred = (one: { score: number }) => Math.round(one.score * 100)
  return {
    performance: hundred(categories.performance),
    accessibility: hundred(categories.accessibility),
    bestPractices: hundred(categories['best-practices']),
    seo: hundred(categories.seo),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
    bytes: sent.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: sent.length,
    scripts: sent.filter(({ resourceType }) => resourceType === 'Script').length,
  }
}
