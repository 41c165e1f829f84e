import { AgencyLogo } from '#client/agencies/public/AgencyLogo.tsx'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import type { Development } from '#shared/developments/developments.ts'
import { ContactButton } from './ContactButton.tsx'

export function Contact({ development }: { development: Development }) {
  const { developmentPages: w } = useWords('developmentPages')
  const { name, slug, city, logoUrl } = development.agency
  return (
    <section
      aria-labelledby="contact"
      className="flex flex-wrap items-center gap-5 rounded-xl border bg-surface-raised p-5 shadow-card"
    >
      <AgencyLogo url={logoUrl} className="size-16" />
      <div className="min-w-0 flex-1">
        <h2 id="contact" className="text-ink-muted text-sm">
          {w.contact}
        </h2>
        <p className="wrap-anywhere font-display font-semibold text-xl">{name}</p>
        {city && <p className="text-ink-muted text-sm">{city}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <ContactButton development={development} />
        <ButtonLink to={paths.agencyProfile(slug)} variant="secondary">
          {w.contactAgency(name)}
        </ButtonLink>
      </div>
    </section>
  )
}
