import { once } from '#client/core/once.ts'
import type { MapStyles } from '#shared/settings/settings.ts'
import type { MapHandle, OpenOptions } from './mapHandle.ts'

const library = once(() => import('./webgl/openWebGl.ts'))

/** Ahead of opening, as nothing else of a map is as large. Where it fails, opening tries again. */
export function loadLibrary(): void {
  library.load().catch(() => undefined)
}

/** With WebGL, else (the library throws) as a plain drawing. The library loads here, where a map is shown. */
export async function openMap(
  container: HTMLElement,
  styles: MapStyles | null,
  options: OpenOptions,
  signal: AbortSignal,
): Promise<MapHandle | undefined> {
  try {
    const { openWebGl } = await library.load()
    return signal.aborted ? undefined : openWebGl(container, styles, options)
  } catch {
    return signal.aborted ? undefined : openWithoutWebGl(container, options, signal)
  }
}

export async function openWithoutWebGl(
  container: HTMLElement,
  options: OpenOptions,
  signal: AbortSignal,
): Promise<MapHandle | undefined> {
  const [{ openPlain }, { baseShapes }] = await Promise.all([
    import('./plain/openPlain.ts'),
    import('./plain/geometry.ts'),
  ])
  const shapes = await baseShapes.load()
  container.replaceChildren()
  return signal.aborted ? undefined : openPlain(container, shapes, options)
}
