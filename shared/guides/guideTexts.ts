import type { Language } from '#shared/core/language.ts'
import type { GuideName } from './guides.ts'
import type { GuideText } from './guideText.ts'

/** Each is loaded with its page alone. */
export const guideTexts: Record<GuideName, Record<Language, () => Promise<GuideText>>> = {
  buying: {
    es: async () => (await import('#shared/words/es/guides/buying.ts')).guideBuying,
    en: async () => (await import('#shared/words/en/guides/buying.ts')).guideBuying,
  },
  costs: {
    es: async () => (await import('#shared/words/es/guides/costs.ts')).guideCosts,
    en: async () => (await import('#shared/words/en/guides/costs.ts')).guideCosts,
  },
  financing: {
    es: async () => (await import('#shared/words/es/guides/financing.ts')).guideFinancing,
    en: async () => (await import('#shared/words/en/guides/financing.ts')).guideFinancing,
  },
  offPlan: {
    es: async () => (await import('#shared/words/es/guides/offPlan.ts')).guideOffPlan,
    en: async () => (await import('#shared/words/en/guides/offPlan.ts')).guideOffPlan,
  },
  land: {
    es: async () => (await import('#shared/words/es/guides/land.ts')).guideLand,
    en: async () => (await import('#shared/words/en/guides/land.ts')).guideLand,
  },
  foreigners: {
    es: async () => (await import('#shared/words/es/guides/foreigners.ts')).guideForeigners,
    en: async () => (await import('#shared/words/en/guides/foreigners.ts')).guideForeigners,
  },
  renting: {
    es: async () => (await import('#shared/words/es/guides/renting.ts')).guideRenting,
    en: async () => (await import('#shared/words/en/guides/renting.ts')).guideRenting,
  },
  investing: {
    es: async () => (await import('#shared/words/es/guides/investing.ts')).guideInvesting,
    en: async () => (await import('#shared/words/en/guides/investing.ts')).guideInvesting,
  },
  selling: {
    es: async () => (await import('#shared/words/es/guides/selling.ts')).guideSelling,
    en: async () => (await import('#shared/words/en/guides/selling.ts')).guideSelling,
  },
  moving: {
    es: async () => (await import('#shared/words/es/guides/moving.ts')).guideMoving,
    en: async () => (await import('#shared/words/en/guides/moving.ts')).guideMoving,
  },
  using: {
    es: async () => (await import('#shared/words/es/guides/using.ts')).guideUsing,
    en: async () => (await import('#shared/words/en/guides/using.ts')).guideUsing,
  },
}
