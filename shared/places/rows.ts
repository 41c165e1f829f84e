/** Name, latitude, longitude, aliases, and (Asunción) bordering neighbourhoods, each border once. */
export type PlaceRow = readonly [
  name: string,
  latitude: number,
  longitude: number,
  aliases?: readonly string[],
  borders?: readonly string[],
]
