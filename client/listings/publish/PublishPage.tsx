import type { PageProps } from '#client/core/page.ts'
import { EditListing } from './EditListing.tsx'
import { Wizard } from './Wizard.tsx'

export default function PublishPage({ params }: PageProps) {
  return params.id ? <EditListing key={params.id} id={params.id} /> : <Wizard />
}
