import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { useChangeThread } from '#client/inquiries/inbox/inbox.api.ts'
import type { InboxScope } from '#client/inquiries/inbox/scope.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { agenciesApi } from '#shared/agencies/agencies.ts'
import type { InquiryThread } from '#shared/inquiries/inbox.ts'

/** Of an agency's conversation: who has it, who had it, who is writing. */
export function TeamPart({ thread, scope }: { thread: InquiryThread; scope: InboxScope }) {
  const { inbox: w } = useWords('inbox')
  const { language } = useLanguage()
  const { holder, handovers = [], writing } = thread
  return (
    <section aria-label={w.teamPart} className="grid gap-2 rounded-lg bg-surface-sunken p-3">
      {scope.name === 'panel' ? (
        <p className="text-sm">{w.heldBy(holder?.name ?? w.nobodyHolds)}</p>
      ) : (
        <HolderField thread={thread} scope={scope} />
      )}
      {writing && (
        <p role="status" className="flex items-center gap-2 font-medium text-sm text-warning">
          <PenLine aria-hidden="true" className="size-4" />
          {w.isWriting(writing.name ?? w.somebody)}
        </p>
      )}
      {handovers.length > 0 && (
        <ol aria-label={w.handovers} className="grid gap-0.5 text-ink-muted text-sm">
          {handovers.map(({ at, from, to, by, isByClock }) => (
            <li key={at}>
              {isByClock
                ? w.handedOn(from ?? w.nobodyHolds, to ?? w.somebody)
                : w.handedOver(by ?? w.somebody, to ?? w.somebody)}{' '}
              · <time dateTime={at}>{formatAgo(at, language, Date.now())}</time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function HolderField({ thread, scope }: { thread: InquiryThread; scope: InboxScope }) {
  const { inbox: w } = useWords('inbox')
  const { mutate, isPending } = useChangeThread(thread.id, scope)
  const sayFailure = useFailureToast()
  const { data: agency } = useQuery(endpointQuery(agenciesApi.mine))
  const { data: members = [] } = useQuery({
    ...endpointQuery(agenciesApi.members, { params: { id: agency?.id ?? '' } }),
    enabled: Boolean(agency),
  })
  const { holder } = thread
  const known = members.map(({ userId, name }) => ({ value: userId, label: name || w.somebody }))
  const isKnown = known.some(({ value }) => value === holder?.id)
  return (
    <Field label={w.holder}>
      {(control) => (
        <Select
          {...control}
          value={holder?.id ?? ''}
          disabled={isPending}
          options={
            isKnown ? known : [{ value: holder?.id ?? '', label: holder?.name ?? w.nobodyHolds }, ...known]
          }
          onChoose={(next) =>
            mutate({ holder: next }, { onError: sayFailure, onSuccess: () => toast({ title: w.handed }) })
          }
        />
      )}
    </Field>
  )
}
