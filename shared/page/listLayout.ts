export const listLayouts = ['grid', 'list'] as const
export type ListLayout = (typeof listLayouts)[number]
