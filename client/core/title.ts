import { useEffect } from 'react'
import { brand } from '#shared/brand.ts'

export function useTitle(text: string | undefined): void {
  useEffect(() => {
    document.title = text ? `${text} · ${brand.name}` : brand.name
  }, [text])
}
