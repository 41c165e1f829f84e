import { useWords } from '#client/core/language.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'

/** `/admin/agents/new` */
export default function NewAgentPage() {
  const { admin: w } = useWords('admin')
  return (
    <PageFrame>
      <h1 className="mb-6 text-3xl">{w.newAgent}</h1>
      <Skeleton className="h-64 rounded-lg" />
    </PageFrame>
  )
}
