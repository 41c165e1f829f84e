import { useWords } from '#client/core/language.tsx'
import { useOrigin } from '#client/core/rendering/rendering.ts'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { examplesOf } from '#shared/developers/examples.ts'
import { ApiSection } from './ApiSection.tsx'
import { DevelopersHero } from './DevelopersHero.tsx'
import { GoodUse } from './GoodUse.tsx'
import { McpSection } from './McpSection.tsx'
import { TasksSection } from './TasksSection.tsx'

export default function DevelopersPage() {
  const origin = useOrigin()
  const w = useWords('about').about.developers
  const examples = examplesOf(origin, w.example)
  return (
    <>
      <DevelopersHero example={examples.search} />
      <PageFrame className="pt-10 sm:pt-16">
        <ApiSection example={examples.program} />
        <TasksSection origin={origin} />
        <McpSection origin={origin} examples={examples} />
        <GoodUse />
      </PageFrame>
    </>
  )
}
