/** Query parameter `?photo=3`, which opens that picture full screen; the first one is 1. */
export const photoParameter = 'photo'

/** The number in the parameter's value; undefined if there is no such picture. */
export function parsePhoto(value: string, count: number): number | undefined {
  const number = /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 0
  return number >= 1 && number <= count ? number : undefined
}
