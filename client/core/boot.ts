import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { language } from '#shared/core/language.ts'

/** The boot data that the server writes into the page. */
const boot = z.object({
  queries: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown() })),
  language: z.optional(language),
})
export type Boot = z.infer<typeof boot>

interface BootDocument {
  getElementById(id: string): { textContent: string | null } | null
}

export function readBoot(document: BootDocument): Boot {
  const text = document.getElementById('boot')?.textContent
  try {
    return boot.parse(JSON.parse(text ?? ''))
  } catch {
    return { queries: [] }
  }
}

export function hydrate(client: QueryClient, { queries }: Boot): void {
  for (const { key, data } of queries) client.setQueryData(key, data)
}
