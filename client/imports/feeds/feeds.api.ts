import { endpointQuery } from '#client/core/queryClient.ts'
import { type Feed, feedsApi } from '#shared/imports/feeds.ts'

/** Milliseconds. */
const pollEvery = 1500

const isMoving = ({ isRunning, runs: [run] }: Feed) =>
  isRunning || run?.state === 'checking' || run?.state === 'running'

/** Read again while a job works on one. */
export const feedsQuery = {
  ...endpointQuery(feedsApi.list),
  staleTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data?: Feed[] | undefined } }) =>
    data?.some(isMoving) ? pollEvery : (false as const),
}
