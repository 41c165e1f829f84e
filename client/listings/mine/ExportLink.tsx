import { Download } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { ButtonNativeLink } from '#client/ui/Button.tsx'
import { listingExportsApi } from '#shared/exports/exportsApi.ts'
import { withValues } from '#shared/paths.ts'

/** All that one has, or one's agency, as a sheet. */
export function ExportLink({ className }: { className?: string }) {
  const { language } = useLanguage()
  const { mine: w } = useWords('mine')
  return (
    <ButtonNativeLink
      variant="secondary"
      icon={<Download aria-hidden="true" className="size-5" />}
      className={className}
      href={withValues(listingExportsApi.csv.path, { lang: language })}
    >
      {w.export}
    </ButtonNativeLink>
  )
}
