/**
 * Order of what a text found, unless it asks for another one. A sum of integers, so that SQL (`rankedPage.ts`) and the
 * index (`engine/words/scores.ts`) agree:
 * - fit: per word that no filter understood, `word` points and those of each field with it, divided by the number of
 * words, so that their share counts most;
 * - usefulness, at most 255 points (`qualityPoints.ts`): a price that is plausible or confirmed, pictures, text, facts,
 * an exact place, each further one for less; an author who answers inquiries; recently published.
 * Equal scores: newest first, then by id. Featured listings get no points.
 * Then (`diversity.ts`): near-duplicates of one author follow all others, and one author has at most three of the first
 * ten places.
 */
export const rankingWeights = {
  word: 1000,
  fields: { title: 400, placeOrType: 200, address: 100, description: 50 },
  /** Decreases to 0 within a month. */
  fresh: 50,
  freshSeconds: 30 * 24 * 3600,
  plausiblePrice: 105,
  /** Less than any other fact of its own: it breaks ties. */
  answersInquiries: 15,
  /** From so many on. */
  pictures: { 1: 25, 2: 40, 5: 50 },
  /** Of the longest description, in characters. */
  text: { 60: 15, 250: 25 },
  amenities: { 1: 10, 3: 15 },
  area: 15,
  place: { exact: 30, approximate: 15, neighborhood: 0 },
} as const
