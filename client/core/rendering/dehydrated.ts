/** Marks server HTML that is not hydrated yet. */
export const dehydrated = 'data-dehydrated'
