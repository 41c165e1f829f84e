/** Bordering neighborhoods: Asunción only, each border once. */
export type PlaceRow = readonly [
  name: string,
  latitude: number,
  longitude: number,
  aliases?: readonly string[],
  borders?: readonly string[],
]
