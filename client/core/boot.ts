import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { language } from '#shared/core/language.ts'

/** What the server writes into the page: the answers that its first screen needs. */
const boot = z.object({
  queries: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown() })),
  language: z.optional(language),
})
export type Boot = z.infer<typeof boot>

interface Page {
  getElementById(id: string): { textContent: string | null } | null
}

/** The boot data of a page; a page without any is a page that fetches everything itself. */
export function readBoot(document: Page): Boot {
  const text = document.getElementById('boot')?.textContent
  try {
    return boot.parse(JSON.parse(text ?? ''))
  } catch {
    return { queries: [] }
  }
}

/** Puts the boot data where the queries will look for them. */
export function hydrate(client: QueryClient, { queries }: Boot): void {
  for (const { key, data } of queries) client.setQueryData(key, data)
}
