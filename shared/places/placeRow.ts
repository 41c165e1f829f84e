export type PlaceRow = readonly [
  name: string,
  latitude: number,
  longitude: number,
  aliases?: readonly string[],
]
