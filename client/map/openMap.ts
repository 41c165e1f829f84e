import { once } from '#client/core/once.ts'
import type { MapStyles } from '#shared/settings/settings.ts'
import type { MapHandle, OpenOptions } from './mapHandle.ts'

const library = once(() => import('./webgl/openWebGl.ts'))
/** A hundredth of the library. */
const plainParts = once(async () => {
  const [{ openPlain }, { shapesOf }, { default: base }] = await Promise.all([
    import('./plain/openPlain.ts'),
    import('./plain/geometry.ts'),
    import('./base/paraguay.json'),
  ])
  return { openPlain, shapes: shapesOf(base) }
})
/** Milliseconds that nothing is shown for the library. */
const patience = 250

/** Ahead of opening, as nothing else of a map is as large. Where it fails, opening tries again. */
export function loadMap(): void {
  plainParts.load().catch(() => undefined)
  library.load().catch(() => undefined)
}

interface Opening {
  container: HTMLElement
  styles: Promise<MapStyles | null>
  options: OpenOptions
  signal: AbortSignal
  /** What is shown from now on, in place of what was before; whoever is told removes the last. */
  onOpen(map: MapHandle): void
}

/**
 * With WebGL, else (the library throws) as a plain drawing, which also stands in while the library loads. The library
 * loads here, where a map is shown.
 */
export async function openMap(opening: Opening): Promise<void> {
  const { container, styles, options, signal, onOpen } = opening
  if (!(await isQuick(library.load()))) return openInPlaceOf(await tryPlain(opening), opening)
  try {
    const [{ openWebGl }, online] = await Promise.all([library.load(), styles])
    if (!signal.aborted) onOpen(openWebGl(container, online, options))
  } catch {
    await openWithoutWebGl(opening)
  }
}

export async function openWithoutWebGl({
  container,
  options,
  signal,
  onOpen,
}: Omit<Opening, 'styles'>): Promise<MapHandle | undefined> {
  const { openPlain, shapes } = await plainParts.load()
  if (signal.aborted) return undefined
  container.replaceChildren()
  const map = openPlain(container, shapes, options)
  onOpen(map)
  return map
}

/** Undefined: what it is made of did not come either. */
const tryPlain = (opening: Opening) => openWithoutWebGl(opening).catch(() => undefined)

async function isQuick(loading: Promise<unknown>): Promise<boolean> {
  const over = new Promise<false>((resolve) => setTimeout(resolve, patience, false))
  // What fails at once is no reason to wait.
  return Promise.race([over, loading.then(() => true as const).catch(() => true as const)])
}

/** Drawn unseen, then shown where the plain map has been moved to meanwhile. */
async function openInPlaceOf(plain: MapHandle | undefined, opening: Opening): Promise<void> {
  const { container, styles, options, signal, onOpen } = opening
  const layer = document.createElement('div')
  layer.className = 'invisible absolute inset-0'
  let isShown = false
  let attribution = ''
  const tell = (text: string) => {
    attribution = text
    if (isShown) options.onAttribution(text)
  }
  try {
    const [{ openWebGl }, online] = await Promise.all([library.load(), styles])
    if (signal.aborted) return
    container.append(layer)
    const map = await new Promise<MapHandle>((resolve) => {
      const start = plain?.view() ?? options.start
      const onDrawn = () => resolve(unseen)
      const unseen = openWebGl(layer, online, { ...options, start, onAttribution: tell, onDrawn })
      signal.addEventListener('abort', () => isShown || unseen.remove())
    })
    await released(container)
    // Lost meanwhile, it made way for another drawing.
    if (signal.aborted || !layer.isConnected) return
    isShown = true
    if (plain) map.show(plain.view(), { isInstant: true })
    const hadFocus = container.contains(document.activeElement)
    layer.classList.remove('invisible')
    onOpen(map)
    plain?.remove()
    options.onAttribution(attribution)
    if (hadFocus) layer.querySelector<HTMLElement>('[tabindex]')?.focus()
  } catch {
    layer.remove()
    if (!plain) await openWithoutWebGl(opening)
  }
}

/** A finger that moves the map keeps it. */
async function released(container: HTMLElement): Promise<void> {
  while (container.matches(':active'))
    await new Promise((resolve) => {
      for (const end of ['pointerup', 'pointercancel']) addEventListener(end, resolve, { once: true })
    })
}
