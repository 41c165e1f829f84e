import { Printer, Share2 } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { shareLink } from '#client/ui/shareLink.ts'

export function ComparisonActions({ count }: { count: number }) {
  const words = useWords('compareResult', 'core')
  const { compareResult: w } = words
  const share = () => shareLink({ title: w.shareTitle(count), url: location.href }, w.linkCopiedText, words)
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
    </div>
  )
}
