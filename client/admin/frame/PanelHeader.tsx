import { useQuery } from '@tanstack/react-query'
import {
  Calculator,
  ClipboardCheck,
  ExternalLink,
  History,
  House,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  UserPlus,
  Users,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { useAdminSession, useSignOut } from '#client/admin/admin.api.ts'
import { panelPaths } from '#client/admin/panelPaths.ts'
import { useWords } from '#client/core/language.tsx'
import { unreadQuery } from '#client/inquiries/inbox/inbox.api.ts'
import { panelScope } from '#client/inquiries/inbox/scope.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { Count } from '#client/ui/Count.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { LanguageToggle } from '#client/ui/frame/LanguageToggle.tsx'
import { Logo } from '#client/ui/frame/Logo.tsx'
import { useCurrentInSight } from '#client/ui/list/useCurrentInSight.ts'
import type { PageName } from '#shared/pages.ts'

/** Not sticky: forms need the height of a phone. */
export function PanelHeader({ name }: { name: PageName }) {
  const { admin: w } = useWords('admin')
  const session = useAdminSession()
  const isIn = Boolean(session) && name !== 'adminLogin'
  return (
    <header className="border-b bg-surface">
      <div className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1 sm:gap-x-3 sm:px-6">
        <Link href={isIn ? paths.adminDashboard() : paths.root} className="-ml-1 rounded p-1">
          <Logo short />
        </Link>
        {isIn && (
          <span className="rounded-full bg-action-soft px-2.5 py-0.5 font-semibold text-action text-xs max-sm:hidden">
            {w.panel}
          </span>
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
          {isIn && (
            <Link
              href={paths.root}
              title={w.site}
              className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold text-ink-muted text-sm transition-colors hover:bg-action-soft hover:text-action"
            >
              <ExternalLink aria-hidden="true" className="size-4.5" />
              <span className="max-md:sr-only">{w.site}</span>
            </Link>
          )}
          <LanguageToggle />
          {isIn && session && <Account username={session.username} />}
        </div>
      </div>
      {isIn && !session?.mustEnrol && <PanelNav current={name} />}
    </header>
  )
}

function Account({ username }: { username: string }) {
  const { admin: w, core } = useWords('admin', 'core')
  const signOut = useSignOut()
  const [isBusy, setBusy] = useState(false)
  async function leave() {
    setBusy(true)
    try {
      await signOut()
    } catch {
      setBusy(false)
      toast({ variant: 'destructive', title: core.error, description: core.noConnection })
    }
  }
  return (
    <>
      <span title={w.signedInAs(username)} className="max-w-24 truncate font-semibold text-sm sm:max-w-48">
        <span className="sr-only">{w.signedInAs(username)}</span>
        <span aria-hidden="true">{username}</span>
      </span>
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        aria-label={w.signOut}
        title={w.signOut}
        onClick={leave}
        icon={<LogOut aria-hidden="true" className="size-4.5" />}
        className="min-h-11"
      >
        <span className="max-md:hidden">{w.signOut}</span>
      </Button>
    </>
  )
}

interface NavLink {
  to: string
  text: string
  Icon: LucideIcon
  isCurrent: boolean
  count?: number
}

function PanelNav({ current }: { current: PageName }) {
  const { admin: w, unread: inbox } = useWords('admin', 'unread')
  const { data: unread } = useQuery(unreadQuery(panelScope))
  const nav = useRef<HTMLElement>(null)
  useCurrentInSight(nav, '[aria-current]', current)
  const links: NavLink[] = [
    {
      to: paths.adminDashboard(),
      text: w.panel,
      Icon: LayoutDashboard,
      isCurrent: current === 'admin' || current === 'adminDashboard',
    },
    {
      to: panelPaths.approvals,
      text: w.approvals,
      Icon: ClipboardCheck,
      isCurrent: current === 'adminApprovals' || current === 'adminApproval',
    },
    {
      to: panelScope.list,
      text: inbox.inbox,
      Icon: MessagesSquare,
      isCurrent: current === 'adminInbox' || current === 'adminInboxThread',
      count: unread?.received,
    },
    { to: panelPaths.users(), text: w.users, Icon: Users, isCurrent: current === 'adminUsers' },
    {
      to: panelPaths.activities(),
      text: w.activities,
      Icon: History,
      isCurrent: current === 'adminActivities',
    },
    {
      to: paths.adminNewProperty,
      text: w.newProperty,
      Icon: House,
      isCurrent: current === 'adminNewProperty',
    },
    { to: paths.adminNewAgent, text: w.newAgent, Icon: UserPlus, isCurrent: current === 'adminNewAgent' },
    {
      to: paths.adminPriceCalculator,
      text: w.calculator,
      Icon: Calculator,
      isCurrent: current === 'adminPriceCalculator',
    },
  ]
  return (
    <nav
      ref={nav}
      aria-label={w.navigation}
      className="relative mx-auto max-w-page overflow-x-auto px-2 sm:px-4"
    >
      <ul className="flex gap-1">
        {links.map(({ to, text, Icon, isCurrent, count = 0 }) => (
          <li key={to} className="shrink-0">
            <Link
              href={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full px-3 font-semibold text-ink-muted text-sm transition-colors hover:bg-action-soft hover:text-action aria-[current=page]:text-action"
            >
              <Icon aria-hidden="true" className="size-4.5" />
              {text}
              {count > 0 && (
                <>
                  <Count count={count} />
                  <span className="sr-only">{inbox.unread(count)}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
