import type { AuthDemo } from './auth/providers.ts'
import type { Context } from './core/context.ts'
import type { DrawScene } from './media/media.service.ts'

/** What the demo brings where it belongs; `demo/` makes it, and a production start without it loads none of that. */
export interface Demo {
  auth: AuthDemo
  drawScene: DrawScene
  /** E-mail addresses that sign in with one click. */
  signIns: readonly string[]
  /** Makes the demo data where nothing is listed yet. */
  ensureData(context: Context): Promise<unknown>
}
