export const feedFormats = ['kyero', 'trovit'] as const
export type FeedFormat = (typeof feedFormats)[number]

/**
 * Why a run wrote nothing. `cut_off`: its end is missing; `shrunken`: far fewer listings than before; `unreadable`: many
 * that were read before are not any more.
 */
export const feedProblems = [
  'bad_address',
  'private_address',
  'unreachable',
  'timeout',
  'status',
  'too_large',
  'too_many_redirects',
  'not_a_feed',
  'cut_off',
  'too_many_listings',
  'empty',
  'shrunken',
  'unreadable',
  'unexpected',
] as const
export type FeedProblem = (typeof feedProblems)[number]

export const feedLimits = {
  url: 1000,
  /** Of one party. */
  feeds: 10,
  /** Unpacked. */
  bytes: 300 * 1024 * 1024,
  listings: 200_000,
  /** Characters of one listing. */
  listing: 1024 * 1024,
  /** Runs that are told of each. */
  runs: 5,
} as const
/** Hours between runs. */
export const feedInterval = 12
