import { useWords } from '#client/core/language.tsx'
import { useTitle } from '#client/core/title.ts'
import { PageFrame } from '#client/ui/PageFrame.tsx'

export default function OwnerPage() {
  const { users: w } = useWords()
  useTitle(w.ownerTitle)
  return (
    <PageFrame>
      <h1 className="text-3xl">{w.ownerTitle}</h1>
    </PageFrame>
  )
}
