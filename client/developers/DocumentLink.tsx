import type { ReactNode } from 'react'

export function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="inline-block py-1 font-semibold text-action underline underline-offset-4">
      {children}
    </a>
  )
}
