import { FileSpreadsheet, Plus } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { ExportLink } from './ExportLink.tsx'

const beside = 'max-sm:grow max-sm:px-3 max-sm:text-sm'

/** Bring listings in, take them out, publish one: on phones the last comes first. */
export function MineTools({ publish }: { publish: string }) {
  const { mine: w } = useWords('mine')
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      <ButtonLink
        to={paths.import()}
        variant="secondary"
        icon={<FileSpreadsheet aria-hidden="true" className="size-5" />}
        className={beside}
      >
        {w.import}
      </ButtonLink>
      <ExportLink className={beside} />
      <ButtonLink
        to={paths.publish}
        icon={<Plus aria-hidden="true" className="size-5" />}
        className="max-sm:-order-1 max-sm:w-full"
      >
        {publish}
      </ButtonLink>
    </div>
  )
}
