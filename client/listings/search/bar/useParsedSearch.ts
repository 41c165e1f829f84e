import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sentenceKey } from '#shared/core/queryKey.ts'
import type { Part, Understanding } from '#shared/search/sentence.ts'

/** On demand: the parser includes the gazetteer. */
const loadParser = () => import('#shared/search/sentence.ts')

/** Undefined while loading and without a text. */
export function useParsedSearch(text: string | undefined, rate: number): Understanding | undefined {
  const { data } = useQuery({
    queryKey: sentenceKey(text ?? '', rate),
    queryFn: async () => (await loadParser()).understand(text ?? '', { rate }),
    enabled: text !== undefined,
    placeholderData: keepPreviousData,
  })
  return text === undefined ? undefined : data
}

export async function textWithout(text: string, part: Part): Promise<string> {
  return (await loadParser()).removePart(text, part)
}
