import { useQuery } from '@tanstack/react-query'
import {
  Bell,
  Building2,
  ChartNoAxesColumn,
  CirclePlus,
  House,
  LogOut,
  MessagesSquare,
  Settings,
  UserRound,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { forgetOwn } from '#client/core/storage.ts'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Count } from '#client/ui/Count.tsx'
import { DropdownMenu } from '#client/ui/DropdownMenu.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { authPaths } from '#shared/auth.ts'
import { inboxApi } from '#shared/inquiries/inbox.ts'
import type { CurrentUser } from '#shared/users/users.ts'

interface AvatarMenuProps {
  user: CurrentUser
  /** Awaited up to a timeout; failures are ignored. */
  beforeSignOut?: () => Promise<void>
}

const unreadQuery = endpointQuery(inboxApi.unread)

/** Milliseconds. */
const timeout = 1500

function forgetTab(): void {
  try {
    sessionStorage.clear()
    forgetOwn()
  } catch {
    // Storage is blocked: nothing to remove.
  }
}

export function AvatarMenu({ user, beforeSignOut }: AvatarMenuProps) {
  const { auth: w, core, unread: inbox } = useWords('auth', 'core', 'unread')
  const [, navigate] = useLocation()
  const { data: unread } = useQuery(unreadQuery)
  const count = unread ? unread.received + unread.sent : 0
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const signOut = async () => {
    if (!navigator.onLine)
      return toast({ variant: 'destructive', title: core.error, description: core.noConnection })
    const timedOut = new Promise((resolve) => setTimeout(resolve, timeout))
    await Promise.race([beforeSignOut?.().catch(() => undefined), timedOut])
    forgetTab()
    location.assign(authPaths.logout)
  }
  const icon = 'size-5 text-ink-muted'
  const go = (label: string, path: string, Icon: typeof House) => ({
    label,
    icon: <Icon aria-hidden className={icon} />,
    onSelect: () => navigate(path),
  })
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={count > 0 ? `${w.account(name)}. ${inbox.unread(count)}` : w.account(name)}
          title={w.account(name)}
          className="relative grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 hover:bg-action-soft data-[state=open]:bg-action-soft"
        >
          <Avatar url={user.profileImageUrl} className="size-9" />
          {count > 0 && <Count count={count} className="absolute top-0 right-0" />}
        </button>
      }
      heading={
        <span className="block max-w-60">
          {name && <b className="block truncate">{name}</b>}
          {user.email && <span className="block truncate text-ink-muted text-sm">{user.email}</span>}
        </span>
      }
      items={[
        { ...go(w.profile, paths.profile, UserRound), hasSeparator: true },
        go(w.properties, paths.mine, House),
        {
          ...go(inbox.inbox, paths.inbox(), MessagesSquare),
          label: (
            <>
              {inbox.inbox}
              {count > 0 && <Count count={count} className="ml-auto" />}
            </>
          ),
        },
        go(w.agency, paths.agency(), Building2),
        go(w.alerts, paths.alerts(), Bell),
        go(w.prices, paths.priceDashboard, ChartNoAxesColumn),
        go(w.publish, paths.publish, CirclePlus),
        go(w.settings, paths.settings, Settings),
        {
          label: w.signOut,
          icon: <LogOut aria-hidden className={icon} />,
          onSelect: signOut,
          hasSeparator: true,
        },
      ]}
    />
  )
}
