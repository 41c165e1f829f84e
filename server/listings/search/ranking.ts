/**
 * Order of listings with words that no filter understood. A sum of integers, so that SQL (`rank.ts`) and the
 * index (`engine/words/scores.ts`) agree:
 * - per word found, `word` points and those of each field with it; divided by the number of words, so that
 * their share counts most;
 * - tie-breakers: recently published, with pictures, with an exact place.
 * Equal scores: newest first, then by id. Featured listings get no points.
 */
export const ranking = {
  word: 1000,
  fields: { title: 400, placeOrType: 200, address: 100, description: 50 },
  /** Decreases to 0 within a month. */
  fresh: 50,
  freshSeconds: 30 * 24 * 3600,
  pictures: 50,
  place: { exact: 50, approximate: 25, neighborhood: 0 },
} as const
