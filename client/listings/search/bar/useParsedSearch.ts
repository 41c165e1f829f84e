import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sentenceKey } from '#shared/core/queryKey.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { Part, Understanding } from '#shared/search/sentence.ts'

/** On demand: the parser includes the gazetteer. */
const loadParser = () => import('#shared/search/sentence.ts')

/** Undefined while loading and without a text. */
export function useParsedSearch(
  { searchQuery: text, transactionType }: SearchAddress,
  rate: number,
): Understanding | undefined {
  const { data } = useQuery({
    queryKey: sentenceKey(text ?? '', rate, transactionType),
    queryFn: async () => (await loadParser()).understand(text ?? '', { rate, transactionType }),
    enabled: text !== undefined,
    placeholderData: keepPreviousData,
  })
  return text === undefined ? undefined : data
}

export async function textWithout(text: string, part: Part): Promise<string> {
  return (await loadParser()).removePart(text, part)
}
