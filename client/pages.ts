import type { ComponentType } from 'react'
import { type PageName, pageOf } from '#shared/pages.ts'
import type { PageProps } from './core/page.ts'

interface PageModule {
  default: ComponentType<PageProps>
}

/** The code of each page, a piece of its own, by its file. */
export const pageFiles = import.meta.glob<PageModule>('./*/**/*Page.tsx')

const loaded = new Map<PageName, ComponentType<PageProps>>()
const loading = new Map<PageName, Promise<ComponentType<PageProps>>>()

/** Milliseconds after which a page that could not be loaded is tried again. */
const retryAfter = 2000

/** A page that is there already, to be drawn at once. */
export function loadedPage(name: PageName): ComponentType<PageProps> | undefined {
  return loaded.get(name)
}

/** Loads a page once, the same promise each time; what failed is tried again. */
export function loadPage(name: PageName): Promise<ComponentType<PageProps>> {
  const page = loading.get(name) ?? load(name)
  loading.set(name, page)
  return page
}

async function load(name: PageName): Promise<ComponentType<PageProps>> {
  try {
    const { file } = pageOf(name)
    const loadFile = pageFiles[`./${file}`]
    if (!loadFile) throw new Error(`client/${file} is missing`)
    const { default: page } = await loadFile()
    loaded.set(name, page)
    return page
  } catch (error) {
    // React draws what failed once more before it shows the failure, and has to find the same one.
    setTimeout(() => loading.delete(name), retryAfter)
    throw error
  }
}

/** Starts to load a page, so that it is there when it is asked for; a failure shows when it is. */
export function preloadPage(name: PageName): void {
  loadPage(name).catch(() => undefined)
}

const tabPages = ['search', 'property', 'favorites', 'compare'] as const satisfies PageName[]

/** Loads the pages behind the tabs once the browser has nothing better to do. */
export function preloadTabs(): void {
  const idle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000))
  idle(() => {
    for (const name of tabPages) preloadPage(name)
  })
}
