import { useMutation, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Star } from 'lucide-react'
import { agencyBoostsQuery, invalidateBoosts } from '#client/boosts/boosts.api.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { type Boost, boostsApi } from '#shared/boosts/boostsApi.ts'

interface Props {
  agencyId: string
  listingId: string
  title: string
  boost: Boost | undefined
}

/** Takes a featured place of the agency, or frees it. */
export function BoostButton({ agencyId, listingId, title, boost }: Props) {
  const { boosts: w } = useWords('boosts')
  const client = useQueryClient()
  const toggle = useMutation({
    mutationFn: () => call(boost ? boostsApi.remove : boostsApi.add, { params: { id: agencyId, listingId } }),
    onSuccess(after) {
      client.setQueryData(agencyBoostsQuery(agencyId).queryKey, after)
      toast(boost ? { title: w.removed } : { title: w.added, description: w.addedText })
    },
    onError: useFailureToast(),
    onSettled: () => invalidateBoosts(client, agencyId),
  })
  return (
    <IconButton
      label={boost ? w.remove(title) : w.add(title)}
      aria-pressed={boost !== undefined}
      disabled={toggle.isPending}
      icon={<Star aria-hidden="true" className={clsx('size-4.5', boost && 'fill-accent text-accent')} />}
      onClick={() => toggle.mutate()}
    />
  )
}
