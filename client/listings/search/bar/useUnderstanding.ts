import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sentenceKey } from '#shared/core/queryKey.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { Part, Understanding } from '#shared/search/sentence.ts'

/** The reader of sentences knows every place of the country, so it comes in a piece of its own when there is a sentence. */
const loadSentence = () => import('#shared/search/sentence.ts')

/** What the search text means; undefined until it is read, and without a text. */
export function useUnderstanding(text: string | undefined, rate: number): Understanding | undefined {
  const { data } = useQuery({
    queryKey: sentenceKey(text ?? '', rate),
    queryFn: async () => (await loadSentence()).understand(text ?? '', { rate }),
    enabled: text !== undefined,
    placeholderData: keepPreviousData,
  })
  return text === undefined ? undefined : data
}

/** The text without one thing that was understood. */
export async function textWithout(text: string, part: Part): Promise<string> {
  return (await loadSentence()).without(text, part)
}

/** The parts that count: a filter that is set by hand goes before what the text says; amenities add up. */
export function partsInForce(parts: readonly Part[], search: SearchAddress): Part[] {
  const message = parts.map((part) =>
    part.field === 'price' && search.transactionType ? { ...part, purchase: undefined } : part,
  )
  return message.filter((part) => {
    switch (part.field) {
      case 'price':
        return part.value.max === undefined ? search.minPrice === undefined : search.maxPrice === undefined
      case 'area':
        return part.value.max === undefined ? search.minArea === undefined : search.maxArea === undefined
      case 'amenities':
        return !search.amenities?.includes(part.value)
      default:
        return search[part.field] === undefined
    }
  })
}
