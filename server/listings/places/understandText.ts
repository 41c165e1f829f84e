import type { SentenceSetting, Understanding } from '#shared/search/sentence.ts'
import { understand } from '#shared/search/sentence.ts'
import { findPlaces } from './findPlaces.ts'

/** As every door of the server understands a text: with the places that only the server knows. */
export function understandText(text: string, setting: Omit<SentenceSetting, 'places'>): Understanding {
  return understand(text, { ...setting, places: findPlaces(text) })
}
