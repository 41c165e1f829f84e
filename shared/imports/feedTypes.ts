export const feedFormats = ['kyero', 'trovit', 'tokko', 'easybroker', 'wordpress'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** What is asked for of each. */
export const feedSources: Record<
  FeedFormat,
  { address: string | null; key: 'none' | 'optional' | 'required' }
> = {
  kyero: { address: null, key: 'none' },
  trovit: { address: null, key: 'none' },
  /** `address`: all have one. */
  tokko: { address: 'https://www.tokkobroker.com', key: 'required' },
  easybroker: { address: 'https://api.easybroker.com', key: 'required' },
  wordpress: { address: null, key: 'optional' },
}

/**
 * Why a run wrote nothing. `cut_off`: its end is missing; `shrunken`: far fewer listings than before, or far fewer that
 * are offered; `unreadable`: many that were read before are not any more; `hidden_fields`: a site that shows titles, and neither prices nor areas.
 */
export const feedProblems = [
  'bad_address',
  'private_address',
  'unreachable',
  'timeout',
  'status',
  'wrong_key',
  'not_found',
  'rate_limited',
  'too_large',
  'too_many_redirects',
  'not_a_feed',
  'hidden_fields',
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
  key: 300,
  /** Of one party. */
  feeds: 10,
  /** Unpacked. */
  bytes: 300 * 1024 * 1024,
  listings: 200_000,
  /** Characters of one listing. */
  listing: 1024 * 1024,
  /** Runs that are told of each. */
  runs: 5,
  /** Listings that are shown before it is added. */
  samples: 3,
} as const
/** Hours between runs. */
export const feedInterval = 12
