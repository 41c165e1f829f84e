import { useWords } from '#client/core/language.tsx'
import { useTitle } from '#client/core/title.ts'
import { EditListing } from './EditListing.tsx'
import { Wizard } from './Wizard.tsx'

/** `/publish` and, for a listing that is there, `/publish/{id}`. */
export default function PublishPage({ params }: { params: { id?: string } }) {
  const { publish: w } = useWords()
  useTitle(params.id ? w.editTitle : w.title)
  return params.id ? <EditListing key={params.id} id={params.id} /> : <Wizard />
}
