import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonNativeLink } from '#client/ui/Button.tsx'

/** To a PDF to hand over. */
export function SheetLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonNativeLink
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden="true" className="size-4.5" />}
      href={href}
      className="print:hidden"
    >
      {children}
    </ButtonNativeLink>
  )
}
