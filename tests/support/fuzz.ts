export const isWholeFuzz = process.env.FUZZ === 'whole'

/** A tenth of the runs in `npm test`, all of them in `npm run fuzz`. */
export const runsOf = (whole: number): number => (isWholeFuzz ? whole : Math.ceil(whole / 10))

const everyNth = 5

/** Every fifth row in `npm test`, all of them in `npm run fuzz`; `from`: which fifth. */
export const sampleOf = <Row>(rows: readonly Row[], from = 0): Row[] =>
  rows.filter((_, index) => isWholeFuzz || index % everyNth === from % everyNth)
