import { useEffect } from 'react'
import { brand } from '#shared/brand.ts'

/** Names the page in the browser's tab: 'Favoritos · Óga'; without a text, the name alone. */
export function useTitle(text: string | undefined): void {
  useEffect(() => {
    document.title = text ? `${text} · ${brand.name}` : brand.name
  }, [text])
}
