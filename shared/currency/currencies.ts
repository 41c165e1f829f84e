export const currencies = ['USD', 'PYG'] as const
export type Currency = (typeof currencies)[number]

/** Guaraníes per US dollar before the first fetch. */
export const fallbackRate = 7420

export const historyDays = 30
