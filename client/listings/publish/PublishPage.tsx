import type { PageProps } from '#client/core/page.ts'
import { EditListing } from './EditListing.tsx'
import { Wizard } from './Wizard.tsx'

/** `/publish` and `/publish/{id}`. */
export default function PublishPage({ params }: PageProps) {
  return params.id ? <EditListing key={params.id} id={params.id} /> : <Wizard />
}
