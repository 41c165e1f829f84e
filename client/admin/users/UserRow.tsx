import { Link } from 'wouter'
import { panelPaths } from '#client/admin/panelPaths.ts'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import type { PanelUser } from '#shared/admin/users.ts'
import { SuspendButton } from './SuspendButton.tsx'
import { useSuspension } from './useSuspension.ts'

export function UserRow({ user }: { user: PanelUser }) {
  const { language } = useLanguage()
  const { panelUsers: w } = useWords('panelUsers')
  const { lift } = useSuspension(user.id)
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || w.noName
  const link = 'inline-flex min-h-9 items-center text-action underline-offset-4 hover:underline'
  return (
    <li className="flex flex-wrap items-center gap-x-3 p-4 sm:gap-x-4">
      <Avatar url={user.profileImageUrl} className="size-11 shrink-0" />
      <p className="flex min-w-0 flex-1 basis-20 flex-wrap items-center gap-x-2">
        <span className="min-w-0 break-words font-semibold">{name}</span>
        {user.suspendedAt && <Badge tone="danger">{w.suspended}</Badge>}
      </p>
      {user.suspendedAt ? (
        <Button
          variant="secondary"
          size="sm"
          busy={lift.isPending}
          onClick={() => lift.mutate(user.id)}
          className="min-h-11"
        >
          {w.lift}
        </Button>
      ) : (
        <SuspendButton userId={user.id} name={name} />
      )}
      <div className="w-full pl-14 sm:pl-15">
        <p className="break-words text-ink-muted text-sm">
          {user.email ?? w.noMail} · {w.since(formatDate(user.createdAt, language))}
        </p>
        {user.suspendedAt && (
          <p className="mt-1 break-words text-danger text-sm">
            {w.suspendedOn(formatDate(user.suspendedAt, language))}. {user.suspensionReason}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-5 text-sm">
          {w.owns(user.listingsCount, user.activeListings)}
          {user.listingsCount > 0 && (
            <Link href={paths.adminDashboard('properties', { owner: user.id })} className={link}>
              {w.see}
            </Link>
          )}
          <Link href={panelPaths.activities({ actorId: user.id })} className={link}>
            {w.history}
          </Link>
        </p>
      </div>
    </li>
  )
}
