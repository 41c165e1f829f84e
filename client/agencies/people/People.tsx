import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { membersQuery } from '#client/agencies/agencies.api.ts'
import { useUser } from '#client/auth/auth.api.ts'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { AgencyMember, TeamAgency } from '#shared/agencies/agencies.ts'
import { Invitations } from './Invitations.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MemberDialog } from './MemberDialog.tsx'

export function People({ agency }: { agency: TeamAgency }) {
  const { agencies: w } = useWords('agencies')
  const query = useQuery(membersQuery(agency.id))
  const userId = useUser()?.id
  const [editedId, setEdited] = useState<string>()
  const [isInviting, setInviting] = useState(false)
  const isOwner = agency.role === 'owner'
  const edited = query.data?.find((member) => member.userId === editedId)
  return (
    <div className="grid gap-6">
      <PanelSection
        title={w.tabs.people}
        lead={w.people.lead}
        action={
          isOwner && (
            <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setInviting(true)}>
              {w.people.invite}
            </Button>
          )
        }
      >
        <QueryPart query={query}>
          {(members) => (
            <ul aria-label={w.people.list} className="divide-y">
              {members.map((member) => (
                <MemberRow
                  key={member.userId}
                  member={member}
                  isOwn={member.userId === userId}
                  onEdit={isOwner || member.userId === userId ? () => setEdited(member.userId) : undefined}
                />
              ))}
            </ul>
          )}
        </QueryPart>
      </PanelSection>
      {isOwner && <Invitations agency={agency} />}
      {isInviting && <InviteDialog agency={agency} onClose={() => setInviting(false)} />}
      {edited && (
        <MemberDialog
          key={edited.userId}
          agency={agency}
          member={edited}
          others={query.data?.filter((member) => member !== edited) ?? []}
          isOwn={edited.userId === userId}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

interface RowProps {
  member: AgencyMember
  isOwn: boolean
  /** Undefined: may not. */
  onEdit: (() => void) | undefined
}

function MemberRow({ member, isOwn, onEdit }: RowProps) {
  const { agencies: w } = useWords('agencies')
  const { language } = useLanguage()
  const { name, email, role, absentUntil, joinedAt, listings, conversations } = member
  const shownName = name || email || w.roles[role]
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar url={member.profileImageUrl} className="size-11" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="wrap-anywhere font-semibold">{shownName}</b>
          {isOwn && <span className="text-ink-muted text-sm">({w.people.you})</span>}
          <Badge tone={role === 'owner' ? 'action' : 'neutral'}>{w.roles[role]}</Badge>
          {absentUntil && (
            <Badge tone="warning">{w.people.absentUntil(formatDate(absentUntil, language))}</Badge>
          )}
        </p>
        <p className="wrap-anywhere text-ink-muted text-sm">
          {[w.people.load(listings, conversations), w.people.since(formatDate(joinedAt, language)), email]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {onEdit && (
        <IconButton
          label={w.people.edit(shownName)}
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
          onClick={onEdit}
        />
      )}
    </li>
  )
}
