/** Characters per thread. */
export const maxSearched = 12_000
