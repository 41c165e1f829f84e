import { nonceMark } from '#server/page/html.ts'
import type { Language } from '#shared/core/language.ts'
import type { PageName } from '#shared/pages.ts'
import { readBuildFiles } from './buildFiles.ts'

export interface ShownPage {
  name: PageName
  language: Language
}

/** HTML that loads what every page starts with, and the code and texts of the page. */
export interface PageScripts {
  /** For the head. */
  atOnce(page?: ShownPage): string
  /** For the end of the body: the first paint and its pictures come first. */
  afterPaint(page: ShownPage): string
}

/** For a template that has its script elements. */
export const noScripts: PageScripts = { atOnce: () => '', afterPaint: () => '' }

/** None without a build. */
export function readScripts(folder: string): PageScripts {
  const files = readBuildFiles(folder)
  if (!files) return noScripts
  const [entry, ...started] = files.start.scripts
  if (entry === undefined) throw new Error(`${folder} has no entry`)
  /** The entry last, and what is imported before what imports it. */
  const inOrder = ({ name, language }: ShownPage) => [
    ...files
      .page(name, language)
      .scripts.filter((file) => file !== entry)
      .reverse(),
    entry,
  ]

  return {
    atOnce(page) {
      const others = page ? inOrder(page).slice(0, -1) : started
      return [
        `<script type="module" crossorigin src="/${entry}" nonce="${nonceMark}"></script>`,
        ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ].join('')
    },
    afterPaint(page) {
      const addresses = inOrder(page).map((file) => `/${file}`)
      return `<script nonce="${nonceMark}">(${startAfterPaint})(${JSON.stringify(addresses)})</script>`
    },
  }
}

/**
 * Runs in the browser. Each file is a task of its own, so that the browser can respond in between; where one fails, the
 * entry handles it.
 */
const startAfterPaint = `async (files) => {
  // A hidden page is not painted.
  if (!document.hidden) await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  for (const href of files) {
    const link = { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
  for (const file of files) await import(file).catch(() => {})
}`
