/**
 * The order of listings that have words which no filter understood; without such words the newest come first,
 * or the order that the text names. The score is the sum of
 * - the text rank, 0 to 1: Postgres's `ts_rank` of any word, with the weight of the field it stands in;
 * - the share of the words that the listing has, 0 to 1;
 * - boosts that only break ties: recently published, with pictures, with an exact place.
 * Equal scores: the newest first, then by id. Nobody can pay for a place: featured listings get no boost.
 */
export const ranking = {
  fieldWeights: { title: 1, placeOrType: 0.4, address: 0.2, description: 0.1 },
  /** Falls to nothing within a month. */
  fresh: 0.05,
  freshSeconds: 30 * 24 * 3600,
  pictures: 0.05,
  place: { exact: 0.05, approximate: 0.025, neighborhood: 0 },
} as const
