import type { Language } from '#shared/core/language.ts'
import { fillPath } from '#shared/core/queryKey.ts'
import { pages } from '#shared/pages.ts'
import { inLanguage } from '#shared/paths.ts'
import { type GuideName, guideNames } from './guides.ts'

const slugs: Record<GuideName, Record<Language, string>> = {
  buying: { es: 'comprar', en: 'buying' },
  costs: { es: 'costos-e-impuestos', en: 'costs-and-taxes' },
  financing: { es: 'financiacion', en: 'financing' },
  offPlan: { es: 'comprar-en-pozo', en: 'buying-off-plan' },
  land: { es: 'terrenos', en: 'land' },
  foreigners: { es: 'extranjeros', en: 'foreigners' },
  renting: { es: 'alquilar', en: 'renting' },
  investing: { es: 'invertir', en: 'investing' },
  selling: { es: 'vender', en: 'selling' },
  moving: { es: 'mudarse-a-paraguay', en: 'moving-to-paraguay' },
  using: { es: 'usar-oga', en: 'using-oga' },
}

/** A guide's address in a language, '/guias/terrenos#papers'; `section`: an id of one of its sections. */
export function guidePath(name: GuideName, language: Language, section?: string): string {
  return (
    fillPath(inLanguage(pages.guide, language), { topic: slugs[name][language] }) +
    (section ? `#${section}` : '')
  )
}

/** In any language; as everywhere, whatever its case. */
export function guideOfSlug(slug: string | undefined): GuideName | undefined {
  const wanted = slug?.toLowerCase()
  return guideNames.find((name) => Object.values(slugs[name]).some((one) => one === wanted))
}
