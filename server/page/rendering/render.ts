import type { Boot, RenderedPage, RenderPage } from '#shared/page/bootData.ts'
import { createHtmlStore } from './htmlStore.ts'

export interface PageToRender {
  path: string
  /** Without the question mark. */
  search: string
  /** JSON of the boot data, with its rendering. */
  boot: Uint8Array
}

/** HTML of the root element. Throws if a component does. */
export type Render = (page: PageToRender) => Promise<RenderedPage>

/** On the calling thread. */
export function renderWith(renderPage: RenderPage): Render {
  const store = createHtmlStore()
  const decoder = new TextDecoder()
  return async ({ boot, ...page }) => {
    const data: Required<Boot> = JSON.parse(decoder.decode(boot))
    return renderPage({ ...page, ...data, store })
  }
}
