import type { Env } from '#server/core/env.ts'
import { isBuilt } from '#server/core/folders.ts'
import type { RenderPage } from '#shared/page/bootData.ts'
import { builtClient } from './builtClient.ts'
import type { Client } from './client.ts'
import { viteClient } from './viteClient.ts'

export function openClient(env: Env, render?: RenderPage): Client {
  return !isBuilt && env.NODE_ENV === 'development' ? viteClient() : builtClient({ render })
}
