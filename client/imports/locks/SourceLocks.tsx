import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { type FollowedField, followedFields, listingSourceApi } from '#shared/imports/listingSource.ts'

/** Of a listing that is brought in from elsewhere: what its owner keeps as it is here. Else nothing. */
export function SourceLocks({ id }: { id: string }) {
  const { imports: w } = useWords('imports')
  const { language } = useLanguage()
  const client = useQueryClient()
  const query = endpointQuery(listingSourceApi.get, { params: { id } })
  const { data } = useQuery(query)
  const changing = useSingleMutation({
    mutationFn: (locks: FollowedField[]) =>
      call(listingSourceApi.change, { params: { id }, body: { locks } }),
    onSuccess: (source) => client.setQueryData(query.queryKey, source),
    onError: useFailureToast(),
  })
  if (!data?.name) return null
  const { name, locks, missingSince } = data
  return (
    <section aria-label={w.locks.title} className="mt-4 rounded-lg bg-surface-sunken px-4 py-3">
      <p className="text-sm">{w.locks.text(name)}</p>
      {missingSince && (
        <p className="mt-1 text-sm text-warning">{w.locks.missing(formatDate(missingSince, language))}</p>
      )}
      <div className="flex flex-wrap gap-x-6">
        {followedFields.map((field) => (
          <Checkbox
            key={field}
            checked={locks.includes(field)}
            disabled={changing.isPending}
            onChange={(isLocked) =>
              changing.mutate(
                followedFields.filter((one) => (one === field ? isLocked : locks.includes(one))),
              )
            }
          >
            {w.locks[field]}
          </Checkbox>
        ))}
      </div>
    </section>
  )
}
