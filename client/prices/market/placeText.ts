/** 'Villa Morra, Asunción' */
export function placeText({ city, neighborhood }: { city: string; neighborhood: string | null }): string {
  return neighborhood === null ? city : `${neighborhood}, ${city}`
}
