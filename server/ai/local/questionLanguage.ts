import type { Language } from '#shared/core/language.ts'

const spanish = new Set(
  'el la los las un una de del que en con sin por para es esta estan hay tiene tienen cuanto cuanta cuantos cuantas cual cuales donde como quiero busco necesito mostrame decime dame casa casas departamento departamentos depto terreno alquiler venta precio barrio metro metros y o mas menos hasta desde muy gracias hola chau buenas segunda segundo primera primero tercera tercero compara y al lo me te se si vos podes tenes quien cuando barato barata grande visita visitar dormitorios banos superficie pileta rentabilidad parecidas'.split(
    ' ',
  ),
)
const english = new Set(
  'the a an of in with without for is are there have has how much many what which where who when i want need show me find tell give house houses apartment apartments flat land rent sale price neighborhood meter meters and or more less under up to from thanks thank hello hi hey bye second first third compare you can do does it its this that cheaper cheapest largest bigger visit bedrooms bathrooms square pool return similar ones about one expensive please my any help will prices next year write joke weather loan mortgage between expensive average worth exchange convert to compare charge fees contact publish'.split(
    ' ',
  ),
)

export function questionLanguage(wording: string, ofPage: Language, typed: string): Language {
  const words = wording.trim().split(' ')
  const es = words.filter((word) => spanish.has(word)).length + (/[¿¡ñáéíóú]/i.test(typed) ? 1 : 0)
  const en = words.filter((word) => english.has(word)).length
  if (es > en) return 'es'
  return en > es ? 'en' : ofPage
}
