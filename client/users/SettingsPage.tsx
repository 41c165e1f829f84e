import { useWords } from '#client/core/language.tsx'
import { useTitle } from '#client/core/title.ts'
import { PageFrame } from '#client/ui/PageFrame.tsx'

export default function SettingsPage() {
  const { users: w } = useWords()
  useTitle(w.settingsTitle)
  return (
    <PageFrame>
      <h1 className="text-3xl">{w.settingsTitle}</h1>
    </PageFrame>
  )
}
