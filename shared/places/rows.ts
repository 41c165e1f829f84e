/**
 * A place of the gazetteer: name, latitude, longitude, aliases, and (Asunción) its bordering neighbourhoods,
 * each border once.
 */
export type PlaceRow = readonly [
  name: string,
  latitude: number,
  longitude: number,
  aliases?: readonly string[],
  borders?: readonly string[],
]
