import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { type Feed, type FeedChange, feedsApi } from '#shared/imports/feeds.ts'
import { feedsQuery } from './feeds.api.ts'

export function useFeedActions({ id }: Feed) {
  const client = useQueryClient()
  const params = { id }
  const common = {
    onError: useFailureToast(),
    onSettled: () => client.invalidateQueries({ queryKey: feedsQuery.queryKey }),
  }
  const running = useSingleMutation({
    mutationFn: (accept: boolean) => call(feedsApi.run, { params, body: { accept } }),
    ...common,
  })
  const changing = useSingleMutation({
    mutationFn: (body: FeedChange) => call(feedsApi.change, { params, body }),
    ...common,
  })
  return {
    isBusy: running.isPending || changing.isPending,
    run: (accept: boolean) => running.mutate(accept),
    turn: (isOn: boolean) => changing.mutate({ isOn }),
    review: () => changing.mutate({ isReviewed: false }),
  }
}
