import { Download } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { ButtonNativeLink } from '#client/ui/Button.tsx'
import { addressValues } from '#shared/core/queryKey.ts'
import { type ExportName, exportsApi } from '#shared/reports.ts'

/** A link, so that the browser writes the file as it arrives. */
export function ExportLink({
  name,
  filters = {},
  text,
}: {
  name: ExportName
  filters?: Record<string, unknown>
  text?: string
}) {
  const { language } = useLanguage()
  const { adminExports: w } = useWords('adminExports')
  const query = new URLSearchParams(addressValues({ ...filters, lang: language }))
  return (
    <ButtonNativeLink
      href={`${exportsApi[name].path}?${query}`}
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden="true" className="size-4.5" />}
      className="min-h-11"
    >
      {text ?? w.button}
    </ButtonNativeLink>
  )
}
