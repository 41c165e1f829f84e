import { ownValue } from '#shared/core/records.ts'
import { fold } from '#shared/core/text.ts'

export const shortForms: Readonly<Record<string, string>> = {
  mcal: 'mariscal',
  mscal: 'mariscal',
  gral: 'general',
  cnel: 'coronel',
  cap: 'capitan',
  pte: 'presidente',
  pdte: 'presidente',
  dr: 'doctor',
  sta: 'santa',
  sto: 'santo',
}

/** "Mcal. López" is "mariscal lopez". */
export function placeKey(name: string): string {
  return fold(name)
    .replace(/[.'’´`]/g, (mark) => (mark === '.' ? ' ' : ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => ownValue(shortForms, word) ?? word)
    .join(' ')
}

/** For addresses: "Mcal. López" is "mariscal-lopez", which `findNeighborhood` understands. */
export const placeSlug = (name: string): string => placeKey(name).replaceAll(' ', '-')
