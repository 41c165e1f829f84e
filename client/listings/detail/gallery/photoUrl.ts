/** `?photo=3` opens that picture full screen; 1-based. */
export const photoParameter = 'photo'

/** Undefined if there is no such picture. */
export function parsePhoto(value: string, count: number): number | undefined {
  const number = /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 0
  return number >= 1 && number <= count ? number : undefined
}
