import { createContext, type HTMLAttributes, type ReactNode, use } from 'react'

/** HTML of content, by all that it depends on beside the language. Undefined in browsers, which render it. */
export const ReuseContext = createContext<((key: string, content: ReactNode) => string) | undefined>(
  undefined,
)

interface ReusedProps extends HTMLAttributes<HTMLElement> {
  as: 'footer' | 'nav'
  /** Equal only for equal content. */
  by: string
  /** Without `useId`, whose values depend on the place. */
  children: ReactNode
}

/** An element whose content the server renders once for many pages. */
export function Reused({ as: Tag, by, children, ...props }: ReusedProps) {
  const html = use(ReuseContext)?.(by, children)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML of the content
  if (html !== undefined) return <Tag {...props} dangerouslySetInnerHTML={{ __html: html }} />
  return <Tag {...props}>{children}</Tag>
}
