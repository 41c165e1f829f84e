import { useUser } from '#client/auth/auth.api.ts'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { nameOf } from '#shared/core/personName.ts'
import type { PublicProfile } from '#shared/users/users.ts'

export function OwnerHeader({ profile }: { profile: PublicProfile }) {
  const { language } = useLanguage()
  const words = useWords('users')
  const { users: w } = words
  const isYou = useUser()?.id === profile.id
  return (
    <header className="flex flex-col items-center gap-5 rounded-xl border bg-surface-raised px-5 py-7 text-center shadow-card sm:flex-row sm:gap-7 sm:px-8 sm:text-left">
      <Avatar url={profile.profileImageUrl} className="size-24 sm:size-28" />
      <div className="min-w-0">
        <h1 className="wrap-anywhere text-3xl sm:text-4xl">{nameOf(profile) ?? w.nobody}</h1>
        <p className="mt-2 flex flex-wrap justify-center gap-x-3 gap-y-0.5 text-ink-muted sm:justify-start">
          <span>
            {w.memberSince} {formatDate(profile.createdAt, language)}
          </span>
          <span className="font-semibold text-ink">{w.ownerCount(profile.listingsCount)}</span>
        </p>
        {isYou && <p className="mt-2 text-action text-sm">{w.ownerIsYou}</p>}
      </div>
    </header>
  )
}
