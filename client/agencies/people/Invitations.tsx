import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Trash2 } from 'lucide-react'
import { invalidateAgency, invitationsQuery } from '#client/agencies/agencies.api.ts'
import { call } from '#client/core/call.ts'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { copyLink } from '#client/ui/share/copy.ts'
import { agenciesApi, type Invitation, type TeamAgency } from '#shared/agencies/agencies.ts'

/** Nothing without open ones. */
export function Invitations({ agency }: { agency: TeamAgency }) {
  const { agencies: w } = useWords('agencies')
  const { data: invitations = [] } = useQuery(invitationsQuery(agency.id))
  if (invitations.length === 0) return null
  return (
    <PanelSection title={w.people.invitations}>
      <ul className="divide-y">
        {invitations.map((invitation) => (
          <Row key={invitation.id} agencyId={agency.id} invitation={invitation} />
        ))}
      </ul>
    </PanelSection>
  )
}

function Row({ agencyId, invitation }: { agencyId: string; invitation: Invitation }) {
  const { agencies: w, core } = useWords('agencies', 'core')
  const { language } = useLanguage()
  const client = useQueryClient()
  const { id, email, role, expiresAt, link } = invitation
  const withdraw = useSingleMutation({
    mutationFn: () => call(agenciesApi.withdrawInvitation, { params: { id: agencyId, invitationId: id } }),
    onSuccess: () => toast({ title: w.people.withdrawn, description: email }),
    onError: useFailureToast(),
    onSettled: () => invalidateAgency(client),
  })
  return (
    <li className="flex items-center gap-3 py-2">
      <p className="min-w-0 flex-1">
        <b className="wrap-anywhere font-semibold">{email}</b>
        <span className="block text-ink-muted text-sm">
          {w.roles[role]} · {w.people.expires(formatDate(expiresAt, language))}
        </span>
      </p>
      {link !== null && (
        <IconButton
          label={w.people.copyLink(email)}
          icon={<Link aria-hidden="true" className="size-4.5" />}
          onClick={() => void copyLink(location.origin + link, w.people.linkCopiedText, { core })}
        />
      )}
      <IconButton
        label={w.people.withdraw(email)}
        icon={<Trash2 aria-hidden="true" className="size-4.5 text-danger" />}
        onClick={() => withdraw.mutate(undefined)}
      />
    </li>
  )
}
