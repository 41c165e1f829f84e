import { useWords } from '#client/core/language.tsx'
import { useTitle } from '#client/core/title.ts'
import { PageFrame } from '#client/ui/PageFrame.tsx'

export default function MyPropertiesPage() {
  const { publish: w } = useWords()
  useTitle(w.mineTitle)
  return (
    <PageFrame>
      <h1 className="text-3xl">{w.mineTitle}</h1>
    </PageFrame>
  )
}
