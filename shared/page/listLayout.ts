/** How lists of listings are laid out. */
export const listLayouts = ['grid', 'list'] as const
export type ListLayout = (typeof listLayouts)[number]
