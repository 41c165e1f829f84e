import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { goToSignIn, useUser } from '#client/auth/auth.api.ts'
import { call } from '#client/core/call.ts'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { PageProps } from '#client/core/page.ts'
import { findQuery } from '#client/core/queryClient.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { agenciesApi, type ReceivedInvitation } from '#shared/agencies/agencies.ts'
import { invalidateAgency, putAgency } from './agencies.api.ts'

export default function InvitationPage({ params: { token = '' } }: PageProps) {
  const { agencies: w } = useWords('agencies')
  const { data, error, refetch } = useQuery(findQuery(agenciesApi.invitation, { params: { token } }))
  return (
    <PageFrame>
      {data ? (
        <Invited invitation={data} token={token} />
      ) : data === null ? (
        <EmptyState level={1} title={w.invitation.gone} text={w.invitation.goneText} />
      ) : error ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </PageFrame>
  )
}

function Invited({ invitation, token }: { invitation: ReceivedInvitation; token: string }) {
  const { agencies: w } = useWords('agencies')
  const { language } = useLanguage()
  const user = useUser()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { agency, role, invitedBy, expiresAt } = invitation
  const accept = useSingleMutation({
    mutationFn: () => call(agenciesApi.accept, { params: { token } }),
    onSuccess(joined) {
      putAgency(client, joined)
      void invalidateAgency(client)
      toast({ title: w.invitation.done(joined.name) })
      navigate(paths.agency(), { replace: true })
    },
    onError: useFailureToast(),
  })
  const text = w.invitation.text(invitedBy, w.roles[role].toLowerCase(), agency.city)
  return (
    <EmptyState
      level={1}
      title={w.invitation.heading(agency.name)}
      text={`${text} ${w.invitation.until(formatDate(expiresAt, language))}`}
      actions={
        user === null ? (
          <Button onClick={() => goToSignIn()}>{w.invitation.signIn}</Button>
        ) : (
          <Button busy={accept.isPending || user === undefined} onClick={() => accept.mutate(undefined)}>
            {w.invitation.accept}
          </Button>
        )
      }
    />
  )
}
