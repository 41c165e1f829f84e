/** Of agencies; nothing is paid yet. */
export const agencyPlans = ['free', 'basic', 'plus', 'pro'] as const
export type AgencyPlan = (typeof agencyPlans)[number]

/** How many listings an agency may have featured at once. */
export const featuredPlaces: Readonly<Record<AgencyPlan, number>> = { free: 1, basic: 5, plus: 15, pro: 40 }
