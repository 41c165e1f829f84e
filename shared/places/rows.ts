/** A place as it is written down: name, latitude, longitude, aliases, and (Asunción) the barrios it touches, each border once. */
export type PlaceRow = readonly [
  name: string,
  latitude: number,
  longitude: number,
  aliases?: readonly string[],
  borders?: readonly string[],
]
