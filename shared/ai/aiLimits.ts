export const chatLimits = {
  question: 2000,
  /** Characters per entry. */
  entry: 8000,
  history: 20,
  suggestions: 4,
  listings: 6,
  /** Pieces of what is talked about, and characters of each. */
  about: 6,
  aboutPiece: 120,
} as const

/** `place`: characters of what distances are measured to. */
export const compareLimits = { min: 2, max: 5, place: 120 } as const

export const textLimits = { title: 200, description: 10_000 } as const

/** Of a description: a few lines, a paragraph or two, everything. */
export const descriptionLengths = ['short', 'medium', 'long'] as const
