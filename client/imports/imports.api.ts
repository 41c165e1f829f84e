import type { QueryClient } from '@tanstack/react-query'
import { call, callHeaders, fetchAnswer } from '#client/core/call.ts'
import { endpointQuery, findQuery } from '#client/core/queryClient.ts'
import { type ImportDetails, importsApi } from '#shared/imports/imports.ts'
import { withValues } from '#shared/paths.ts'

/** Milliseconds. */
const pollEvery = 1000

/** Null for another party's; read again while a job works on it. */
export const importQuery = (id: string) => ({
  ...findQuery(importsApi.get, { params: { id } }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data?: ImportDetails | null | undefined } }) =>
    data?.state === 'checking' || data?.state === 'running' ? pollEvery : (false as const),
})

export function putImport(client: QueryClient, details: ImportDetails): void {
  client.setQueryData(endpointQuery(importsApi.get, { params: { id: details.id } }).queryKey, details)
}

export function invalidateImports(client: QueryClient): Promise<unknown> {
  return Promise.all(
    ['imports', 'listings'].map((part) => client.invalidateQueries({ queryKey: ['api', part] })),
  )
}

export async function sendSheet(file: File): Promise<ImportDetails> {
  const body = new FormData()
  body.set(importsApi.upload.file ?? 'file', file)
  const { method, path } = importsApi.upload
  const response = await fetchAnswer(withValues(path, { name: file.name.slice(-200) }), {
    ...{ method, body, headers: callHeaders(), credentials: 'include' },
  })
  return response.json()
}

export const act = {
  run: (id: string, withdraw: boolean) => call(importsApi.run, { params: { id }, body: { withdraw } }),
  pause: (id: string) => call(importsApi.pause, { params: { id } }),
  stop: (id: string) => call(importsApi.stop, { params: { id } }),
  undo: (id: string) => call(importsApi.undo, { params: { id } }),
}
