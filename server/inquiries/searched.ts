/** Characters of a thread that a search reads. */
export const maxSearched = 12_000
