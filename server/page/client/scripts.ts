import type { Language } from '#shared/core/language.ts'
import { firstPicture, offscreen, unpainted, withoutLazy } from '#shared/page/starting.ts'
import { startNoteId } from '#shared/page/startNote.ts'
import type { PageName } from '#shared/pages.ts'
import { type BuildFiles, readBuildFiles } from './buildFiles.ts'

export interface ShownPage {
  name: PageName
  language: Language
}

/** HTML that loads the common scripts, and the code and texts of the page. */
export interface PageScripts {
  /** For the head. */
  atOnce(page?: ShownPage): string
  /** At the end of the body: the first paint comes first. */
  afterPaint(page: ShownPage): string
  /** Those of `afterPaint` that stand in the page itself. */
  inline: string
}

export const noScripts: PageScripts = { atOnce: () => '', afterPaint: () => '', inline: '' }

/** None without a build. */
export function readScripts(folder: string): PageScripts {
  const files = readBuildFiles(folder)
  if (!files) return noScripts
  const start = files.start.scripts
  const entry = start.at(-1)
  /** By page and language. */
  const afterPaint = new Map<string, string>()

  return {
    inline: startScript,
    atOnce(page) {
      const scripts = page ? files.page(page.name, page.language).scripts : start
      return [
        `<script type="module" crossorigin src="/${entry}"></script>`,
        ...scripts
          .filter((file) => file !== entry)
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ].join('')
    },
    afterPaint(page) {
      const key = `${page.name} ${page.language}`
      const written = afterPaint.get(key) ?? writeAfterPaint(files, page)
      afterPaint.set(key, written)
      return written
    },
  }
}

function writeAfterPaint({ start, page }: BuildFiles, { name, language }: ShownPage): string {
  const addresses = [start, page(name, language)].map(({ scripts }) => scripts.map((file) => `/${file}`))
  return `<script type="application/json" id="${filesId}">${JSON.stringify(addresses)}</script>${startScript}`
}

const filesId = 'page-files'

/** Milliseconds. */
const paintTimeout = 2000
const partsPerFrame = 2

/** Runs in the browser. Files, and parts around the first screen, are separate tasks, so that the browser can respond in between. */
const startAfterPaint = `async ([start, files]) => {
  const root = document.documentElement
  const inTime = (promise) => Promise.race([promise, new Promise((passed) => setTimeout(passed, ${paintTimeout}))])
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  // Reported once it is on the screen, which may be frames after its callback.
  const firstPaint = () =>
    new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))
  const isNear = (part) => {
    const { top, left } = part.getBoundingClientRect()
    return top < 2.5 * innerHeight && left < 2 * innerWidth
  }
  const isHidden = (part) => getComputedStyle(part).contentVisibility === 'hidden'
  const layOutNear = async () => {
    const near = [...document.querySelectorAll('[${offscreen}]')].filter((part) => isHidden(part) && isNear(part))
    for (const { style } of near) style.contentVisibility = 'hidden'
    root.removeAttribute('${unpainted}')
    while (near.length > 0) {
      for (const part of near.splice(0, ${partsPerFrame})) part.removeAttribute('style')
      await painted()
    }
  }
  // A hidden page is not painted.
  if (!document.hidden) await inTime(firstPaint())
  const laidOut = inTime(layOutNear())
  const picture = document.querySelector('img[fetchpriority=high]')
  if (picture) await inTime(picture.decode().then(() => document.hidden || painted(), () => undefined))
  root.removeAttribute('${firstPicture}')
  Promise.all([laidOut, inTime(painted())]).then(() => root.removeAttribute('${withoutLazy}'))
  for (const href of files) {
    const link = { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
  try {
    for (const file of start) await import(file)
  } catch {
    document.getElementById('${startNoteId}').classList.add('is-due')
  }
}`

/** The same on every page: the policy allows it by its hash. */
const startScript = `<script>(${startAfterPaint})(JSON.parse(document.getElementById('${filesId}').textContent))</script>`
