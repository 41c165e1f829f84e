import { Building2, ChartNoAxesColumn, Heart, Settings } from 'lucide-react'
import { useSignedInUser } from '#client/auth/SignedInOnly.tsx'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ButtonLink } from '#client/ui/Button.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { nameOf } from '#shared/core/personName.ts'
import { ProfileLink } from './ProfileLink.tsx'

export default function ProfilePage() {
  const user = useSignedInUser()
  const { language } = useLanguage()
  const words = useWords('users')
  const { users: w } = words
  return (
    <PageFrame>
      <div className="mx-auto max-w-4xl">
        <h1 className="text-3xl sm:text-4xl">{w.title}</h1>
        <section
          aria-label={w.details}
          className="mt-6 rounded-xl border bg-surface-raised p-5 shadow-card sm:p-8"
        >
          <div className="flex flex-col items-center gap-5 text-center sm:flex-row sm:gap-7 sm:text-left">
            <Avatar url={user.profileImageUrl} className="size-24 sm:size-28" />
            <div className="min-w-0 flex-1">
              <h2 className="wrap-anywhere text-2xl">{nameOf(user) ?? w.nobody}</h2>
              <p className="mt-1 text-ink-muted">{w.memberOf}</p>
            </div>
            <ButtonLink to={paths.mine} icon={<Building2 aria-hidden="true" className="size-5" />}>
              {w.mine}
            </ButtonLink>
          </div>
          <dl className="mt-7 grid gap-x-8 gap-y-4 border-t pt-5 sm:grid-cols-2">
            <div className="min-w-0">
              <dt className="text-ink-muted text-sm">{w.email}</dt>
              <dd className="break-words font-semibold">{user.email ?? w.noEmail}</dd>
              {user.email !== null && !user.emailVerified && (
                <dd className="mt-1 text-ink-muted text-sm">{w.emailUnverified}</dd>
              )}
            </div>
            <div>
              <dt className="text-ink-muted text-sm">{w.memberSince}</dt>
              <dd className="font-semibold">{formatDate(user.createdAt, language)}</dd>
            </div>
          </dl>
        </section>
        <nav aria-label={w.shortcuts} className="mt-5 grid gap-4 sm:grid-cols-3">
          <ProfileLink to={paths.favorites} icon={Heart} text={w.favoritesText(user.favoritesCount)}>
            {w.favorites}
          </ProfileLink>
          <ProfileLink to={paths.priceDashboard} icon={ChartNoAxesColumn} text={w.pricesText}>
            {w.prices}
          </ProfileLink>
          <ProfileLink to={paths.settings} icon={Settings} text={w.settingsText}>
            {w.settings}
          </ProfileLink>
        </nav>
        {user.publicProfile && (
          <ButtonLink variant="quiet" to={paths.owner(user.id)} className="mt-4 -ml-5">
            {w.publicProfile}
          </ButtonLink>
        )}
      </div>
    </PageFrame>
  )
}
