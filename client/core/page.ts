import type { ComponentType } from 'react'

export interface PageProps {
  params: Record<string, string>
}

export interface PageModule {
  default: ComponentType<PageProps>
}
