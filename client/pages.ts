import type { ComponentType } from 'react'
import { type PageName, pageNames, pageOf } from '#shared/pages.ts'
import { pageLanguage } from './core/call.ts'
import { whenLoaded } from './core/idle.ts'
import { type Once, once } from './core/once.ts'
import type { PageProps } from './core/page.ts'
import { loadWords } from './core/words.ts'

interface PageModule {
  default: ComponentType<PageProps>
}

export const pageFiles = import.meta.glob<PageModule>('./*/**/*Page.tsx')

const loaders = new Map(pageNames.map((name) => [name, once(() => load(name))]))

function loaderOf(name: PageName): Once<ComponentType<PageProps>> {
  const loader = loaders.get(name)
  if (!loader) throw new Error(`${name} is no page`)
  return loader
}

export function loadPage(name: PageName): Promise<ComponentType<PageProps>> {
  return loaderOf(name).load()
}

/** Suspends while the page loads. */
export function readPage(name: PageName): ComponentType<PageProps> {
  return loaderOf(name).read()
}

async function load(name: PageName): Promise<ComponentType<PageProps>> {
  const { file, words } = pageOf(name)
  const loadFile = pageFiles[`./${file}`]
  if (!loadFile) throw new Error(`client/${file} is missing`)
  const [{ default: page }] = await Promise.all([loadFile(), loadWords(pageLanguage(), words)])
  return page
}

/** A failure shows when the page is rendered. */
export function preloadPage(name: PageName): void {
  loadPage(name).catch(() => undefined)
}

const tabPages = ['search', 'property', 'favorites', 'compare'] as const satisfies PageName[]

export function preloadTabs(): void {
  whenLoaded(() => {
    for (const name of tabPages) preloadPage(name)
  })
}
