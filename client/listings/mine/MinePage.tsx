import { useWords } from '#client/core/language.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { MineList } from './MineList.tsx'
import { MineTools } from './MineTools.tsx'
import { useRenewal } from './useRenewal.ts'

export default function MinePage() {
  const { mine: w } = useWords('mine')
  useRenewal()
  return (
    <PageFrame>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">{w.title}</h1>
          <p className="mt-2 text-ink-muted">{w.intro}</p>
        </div>
        <MineTools publish={w.publish} />
      </header>
      <MineList />
    </PageFrame>
  )
}
