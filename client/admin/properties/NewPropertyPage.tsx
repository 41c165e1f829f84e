import { useWords } from '#client/core/language.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'

/** `/admin/properties/new` */
export default function NewPropertyPage() {
  const { admin: w } = useWords('admin')
  return (
    <PageFrame>
      <h1 className="mb-6 text-3xl">{w.newProperty}</h1>
      <Skeleton className="h-64 rounded-lg" />
    </PageFrame>
  )
}
