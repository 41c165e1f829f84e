import clsx from 'clsx'
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
  isSmall,
}: {
  name: ExportName
  filters?: Record<string, unknown>
  text?: string
  /** Without its text on phones. */
  isSmall?: boolean
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
      className={clsx('min-h-11', isSmall && 'max-sm:size-11 max-sm:px-0')}
    >
      <span className={clsx(isSmall && 'max-sm:sr-only')}>{text ?? w.button}</span>
    </ButtonNativeLink>
  )
}
