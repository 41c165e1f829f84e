import { Printer, Share2 } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { SheetLink } from '#client/ui/share/SheetLink.tsx'
import { shareLink } from '#client/ui/share/shareLink.ts'
import { sheetPaths } from '#shared/sheets.ts'

export function ComparisonActions({ ids }: { ids: readonly string[] }) {
  const { language } = useLanguage()
  const words = useWords('compareResult', 'core')
  const { compareResult: w } = words
  const share = () =>
    shareLink({ title: w.shareTitle(ids.length), url: location.href }, w.linkCopiedText, words)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        variant="secondary"
        size="sm"
        icon={<Share2 aria-hidden="true" className="size-4.5" />}
        onClick={() => void share()}
      >
        {w.share}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<Printer aria-hidden="true" className="size-4.5" />}
        onClick={() => print()}
      >
        {w.print}
      </Button>
      <SheetLink href={sheetPaths.comparison(ids, language)}>{w.pdf}</SheetLink>
    </div>
  )
}
