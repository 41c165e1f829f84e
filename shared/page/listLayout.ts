export const cardLayouts = ['grid', 'list'] as const
export type CardLayout = (typeof cardLayouts)[number]

export const listLayouts = [...cardLayouts, 'map'] as const
export type ListLayout = (typeof listLayouts)[number]

/** Beside a map stand rows. */
export const cardLayoutOf = (layout: ListLayout): CardLayout => (layout === 'map' ? 'list' : layout)
