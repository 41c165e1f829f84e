import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import type { AgencyProfile } from '#shared/agencies/publicAgencies.ts'

/** Who works there: members with a page, then the others by name. */
export function PeopleSection({ members, agents }: Pick<AgencyProfile, 'members' | 'agents'>) {
  const { agencyPages: w } = useWords('agencyPages')
  if (members.length + agents.length === 0) return null
  return (
    <section aria-labelledby="people" className="mt-12">
      <h2 id="people" className="text-2xl">
        {w.people}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {members.map(({ slug, name, profileImageUrl, languages, listings }) => (
          <li key={slug}>
            <Link
              href={paths.agentProfile(slug)}
              className="group flex h-full items-center gap-4 rounded-lg border bg-surface-raised p-4 shadow-card hover:border-action hover:shadow-lifted"
            >
              <Avatar url={profileImageUrl} className="size-14" />
              <span className="min-w-0">
                <span className="block wrap-anywhere font-semibold group-hover:text-action">{name}</span>
                {listings > 0 && <span className="block text-ink-muted text-sm">{w.inCharge(listings)}</span>}
                {languages.length > 0 && (
                  <span className="block text-ink-muted text-sm">
                    {w.speaks(languages.map((one) => w.languages[one]))}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
        {agents.map((name) => (
          <li key={name} className="flex items-center gap-4 rounded-lg border bg-surface-raised p-4">
            <Avatar url={null} className="size-14" />
            <span className="min-w-0 wrap-anywhere font-semibold">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
