import type { ComponentType } from 'react'
import { matchPage, type PageName, pageNames, pageOf } from '#shared/pages.ts'
import { pageLanguage } from './core/call.ts'
import { whenSettled } from './core/idle.ts'
import { type Once, once } from './core/once.ts'
import type { PageModule, PageProps } from './core/page.ts'
import { loadWords } from './core/words.ts'

const panel = 'admin/'
// Vitest caches no file with `import.meta.glob(`, which it misses before a type argument.
export const pageFiles = import.meta.glob<PageModule>(['./*/**/*Page.tsx', '!./admin/**'])

const loaders = new Map(pageNames.map((name) => [name, once(() => load(name))]))

function loaderOf(name: PageName): Once<ComponentType<PageProps>> {
  const loader = loaders.get(name)
  if (!loader) throw new Error(`${name} is no page`)
  return loader
}

export function loadPage(name: PageName): Promise<ComponentType<PageProps>> {
  return loaderOf(name).load()
}

/** Suspends while loading. */
export function readPage(name: PageName): ComponentType<PageProps> {
  return loaderOf(name).read()
}

async function load(name: PageName): Promise<ComponentType<PageProps>> {
  const { file, words } = pageOf(name)
  const [{ default: page }] = await Promise.all([loadFile(file), loadWords(pageLanguage(), words)])
  return page
}

async function loadFile(file: string): Promise<PageModule> {
  const load = file.startsWith(panel)
    ? (await import('./admin/adminPages.ts')).adminPageFiles[`./${file.slice(panel.length)}`]
    : pageFiles[`./${file}`]
  if (!load) throw new Error(`client/${file} is missing`)
  return load()
}

/** A failure shows when the page renders. */
function preloadPage(name: PageName): void {
  loadPage(name).catch(() => undefined)
}

const tabPages = ['search', 'property', 'favorites', 'compare'] as const satisfies PageName[]

/** The pages of links that are pointed at, touched or focused, later those of the tabs. */
export function preloadPages(): void {
  addEventListener('pointerover', preloadLinked, { passive: true })
  addEventListener('focusin', preloadLinked)
  whenSettled(() => {
    for (const name of tabPages) preloadPage(name)
  })
}

function preloadLinked({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (link && link.origin === location.origin) preloadPage(matchPage(link.pathname).name)
}
