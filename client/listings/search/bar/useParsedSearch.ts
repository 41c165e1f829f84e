import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sentenceKey } from '#shared/core/queryKey.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { type NamedPlace, readPlaces } from '#shared/search/namedPlace.ts'
import type { Criterion, Understanding } from '#shared/search/sentence.ts'

/** On demand: the parser includes the gazetteer. */
const loadParser = () => import('#shared/search/sentence.ts')

/**
 * Undefined while loading and without a text. `places`: that came with its results; undefined until then, null
 * where there are none.
 */
export function useParsedSearch(
  { searchQuery: text, transactionType }: SearchAddress,
  rate: number,
  places: string | null | undefined,
): Understanding | undefined {
  const { data } = useQuery({
    queryKey: sentenceKey(text ?? '', rate, transactionType, Boolean(places)),
    queryFn: async () => {
      const { understand } = await loadParser()
      return understand(text ?? '', { rate, transactionType, places: readPlaces(places) })
    },
    enabled: text !== undefined && places !== undefined,
    placeholderData: keepPreviousData,
  })
  return text === undefined ? undefined : data
}

export async function textWithout(
  text: string,
  criterion: Criterion,
  places: readonly NamedPlace[],
): Promise<string> {
  return (await loadParser()).removeCriterion(text, criterion, places)
}
