import type { AuthDemo } from './auth/providers.ts'
import type { Context } from './core/context.ts'
import type { DrawScene, MediaLibrary } from './media/media.service.ts'

/** Imported only if `DEMO` is on. */
export interface Demo {
  auth: AuthDemo
  drawScene: DrawScene
  /** E-mail addresses. */
  signIns: readonly string[]
  administrator: { username: string; password: string }
  ensureData(context: Context): Promise<unknown>
  drawFirstPictures(context: Context, pictures: MediaLibrary, signal: AbortSignal): Promise<void>
}
