import { useWords } from '#client/core/language.tsx'
import { useTitle } from '#client/core/title.ts'
import { PageFrame } from '#client/ui/PageFrame.tsx'

export default function ProfilePage() {
  const { users: w } = useWords()
  useTitle(w.title)
  return (
    <PageFrame>
      <h1 className="text-3xl">{w.title}</h1>
    </PageFrame>
  )
}
