import type { QueryClient } from '@tanstack/react-query'
import type { Boot } from '#shared/page/bootData.ts'

interface BootDocument {
  getElementById(id: string): { textContent: string | null } | null
}

export function readBoot(document: BootDocument): Boot {
  const text = document.getElementById('boot')?.textContent
  try {
    const boot: Partial<Boot> = JSON.parse(text ?? '')
    return { ...boot, queries: boot.queries ?? [] }
  } catch {
    return { queries: [] }
  }
}

export function fillCache(client: QueryClient, queries: Boot['queries']): void {
  for (const { key, data } of queries) client.setQueryData(key, data)
}
