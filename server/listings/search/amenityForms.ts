import { fold } from '#shared/core/text.ts'
import { type Amenity, amenities } from '#shared/listings/listingTypes.ts'
import { amenityWords, coveredParkingWords } from '#shared/search/sentence/amenities.ts'
import type { MentionedAmenity } from './searchPlan.ts'

/** Say other things too in a text ("muebles de cocina", "a dos cuadras del asfalto"), or no ad says them so: found as typed only. */
const ambiguous: ReadonlySet<string> = new Set(
  'patio,quintal,muebles,furniture,mascota,perro,cachorro,gato,pet,dog,cat,aire,acondicionado,ac,aa,en condominio,en un condominio,sum,fibra,fiber,fibre,asfalto,asfaltado,asfaltada,sobre asfalto,pavimento,paved,pile,piletita,piscinita,con pozo,y pozo,pozo propio,con pozo artesiano,y pozo artesiano,con pozo de agua,y pozo de agua'.split(
    ',',
  ),
)

/** Never read from a sentence as a whole: "cochera techada" is a parking space and a roof. */
const further: Partial<Record<Amenity, readonly string[]>> = {
  covered_parking: [...coveredParkingWords, 'cochera techada', 'cocheras techadas'],
}

export const furtherForms: readonly string[] = Object.values(further).flat()

export const amenityPhrases: readonly string[] = [...amenities.flatMap(amenityWords), ...coveredParkingWords]

const formsByCode = new Map(
  amenities.map((code) => {
    const all = [...amenityWords(code), ...(further[code] ?? [])]
    const isPlural = (form: string) =>
      [form.slice(0, -1), form.slice(0, -2)].some((one) => form.endsWith('s') && all.includes(one))
    return [code, all.filter((form) => !ambiguous.has(form) && !isPlural(form))] as const
  }),
)

/** Equivalent phrases, the typed one first: "pileta", "piscina", "pool". */
export function formsOf({ code, text }: MentionedAmenity): string[] {
  return [...new Set([fold(text), ...(formsByCode.get(code) ?? [])])]
}
