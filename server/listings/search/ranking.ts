/**
 * The order of listings that have words which no filter understood; without such words the newest come first,
 * or the order that the text names. The score is a sum of whole points, so that SQL (`rank.ts`) and the index
 * in memory (`engine/words/scores.ts`) compute the same:
 * - of each word that the listing has, `word` points and those of each field it stands in; their sum is
 *   divided by the number of words, so that the share of the words counts most;
 * - a few that only break ties: recently published, with pictures, with an exact place.
 * Equal scores: the newest first, then by id. Nobody can pay for a place: featured listings get no points.
 */
export const ranking = {
  word: 1000,
  fields: { title: 400, placeOrType: 200, address: 100, description: 50 },
  /** Falls to nothing within a month. */
  fresh: 50,
  freshSeconds: 30 * 24 * 3600,
  pictures: 50,
  place: { exact: 50, approximate: 25, neighborhood: 0 },
} as const
