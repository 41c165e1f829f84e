import { FileSpreadsheet, Plus } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { ExportLink } from './ExportLink.tsx'
import { MineList } from './MineList.tsx'
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
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={paths.import()}
            variant="secondary"
            icon={<FileSpreadsheet aria-hidden="true" className="size-5" />}
          >
            {w.import}
          </ButtonLink>
          <ExportLink />
          <ButtonLink to={paths.publish} icon={<Plus aria-hidden="true" className="size-5" />}>
            {w.publish}
          </ButtonLink>
        </div>
      </header>
      <MineList />
    </PageFrame>
  )
}
