export const isWholeFuzz = process.env.FUZZ === 'whole'

/** A tenth of the runs in `npm test`, all of them in `npm run fuzz`. */
export const runsOf = (whole: number): number => (isWholeFuzz ? whole : Math.ceil(whole / 10))
