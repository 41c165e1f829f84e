import { withoutUndefined } from '#shared/core/records.ts'
import type { SentenceFilters } from '#shared/search/sentence.ts'

/* A turn that names no place and means the one before. Patterns of folded wordings. */

/** "Show me houses there": where was searched before. */
const pointsThere =
  / (?:there|ahi|alli|por ahi|por alli|esa zona|ese barrio|esa ciudad|ali|por la|nessa (?:regiao|area|cidade)|that (?:area|town|neighbou?rhood))(?= )/

/** "Mostra casas até 600" after what a place is like. */
const shows =
  /^ (?:(?:y|e|and|ok|okay|bueno|dale|entonces|then|so|agora|ahora|now) )*(?:mostra(?:me|nos)?|muestra(?:me)?|mostre|show me|let me see|dame|a ver|ver)(?= )/

/** Of a search, where. */
export const placeIn = ({ city, neighborhood, state, near, polygon }: SentenceFilters): SentenceFilters =>
  withoutUndefined({ city, neighborhood, state, near, polygon })

export const isThere = (wording: string): boolean => pointsThere.test(wording) || shows.test(wording)
