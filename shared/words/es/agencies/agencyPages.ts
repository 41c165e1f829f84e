import type { SpokenLanguage } from '#shared/agencies/agencies.ts'
import { brand } from '#shared/brand.ts'
import { plural } from '#shared/words/es/plural.ts'

const properties = (n: number) => plural(n, { one: '1 propiedad', other: `${n} propiedades` })

export const agencyPages = {
  title: 'Inmobiliarias',
  titleIn: (city: string) => `Inmobiliarias de ${city}`,
  intro: 'Quiénes venden y alquilan en Paraguay, con lo que tienen publicado y lo que ya cerraron.',
  description: 'Inmobiliarias de Paraguay por ciudad, con sus propiedades publicadas y las que ya cerraron.',
  descriptionIn: (city: string) =>
    `Inmobiliarias con oficina en ${city}, con sus propiedades publicadas y las que ya cerraron.`,
  search: 'Buscar por nombre',
  cities: 'Por ciudad',
  allCities: 'Todas',
  count: (n: number) => plural(n, { one: '1 inmobiliaria', other: `${n} inmobiliarias` }),
  more: 'Ver más inmobiliarias',
  none: 'No encontramos ninguna inmobiliaria así',
  noneText: 'Probá con otro nombre o mirá las de todas las ciudades.',
  showAll: 'Ver todas',
  properties,

  verified: 'Verificada',
  verifiedText: `${brand.name} comprobó quién está detrás de esta inmobiliaria.`,
  since: (day: string) => `En ${brand.name} desde el ${day}`,
  joined: (day: string) => `En el equipo desde el ${day}`,
  speaks: (languages: readonly string[]) => `Habla ${new Intl.ListFormat('es').format(languages)}`,
  languages: {
    es: 'español',
    gn: 'guaraní',
    en: 'inglés',
    pt: 'portugués',
    de: 'alemán',
    fr: 'francés',
    ko: 'coreano',
    ja: 'japonés',
  } satisfies Record<SpokenLanguage, string>,
  whatsapp: 'Escribir por WhatsApp',
  whatsappMessage: (name: string, address: string) =>
    `Hola, vi la página de ${name} en ${brand.name}: ${address}`,
  agentOf: 'Agente de',

  agencyDescription: (name: string, n: number, place: string | undefined) =>
    `${name}${place ? `, inmobiliaria de ${place}` : ', inmobiliaria de Paraguay'}: ${properties(n)} en venta y alquiler, equipo y contacto.`,
  agentDescription: (name: string, agency: string, n: number) =>
    `${name}, agente de ${agency}: ${properties(n)} a su cargo, en venta y alquiler.`,

  listings: 'Propiedades',
  kinds: 'Qué ofrece',
  allKinds: 'Todo',
  searchListings: 'Buscar entre sus propiedades',
  noListings: 'Ahora mismo no tiene propiedades publicadas',
  noListingsText: 'Mirá lo que ofrecen otros mientras tanto.',
  noMatch: 'Ninguna de sus propiedades es así',
  noMatchText: 'Probá con otras palabras o mirá todas.',
  showListings: 'Ver todas sus propiedades',
  searchSite: 'Buscar propiedades',

  places: 'Dónde',
  closed: 'Vendidas o alquiladas',
  closedCount: (n: number) =>
    `${plural(n, { one: '1 operación cerrada', other: `${n} operaciones cerradas` })} en los últimos 12 meses`,
  closedLatest: (n: number) => plural(n, { one: 'La última:', other: `Las últimas ${n}:` }),
  people: 'Equipo',
  inCharge: (n: number) => `${properties(n)} a su cargo`,

  missing: 'Esta página no existe',
  missingText: 'Puede que la inmobiliaria haya cambiado de nombre o que ya no esté.',
  missingAgentText: 'Puede que esta persona ya no trabaje ahí o que haya quitado su página.',
  directory: 'Ver todas las inmobiliarias',
}
