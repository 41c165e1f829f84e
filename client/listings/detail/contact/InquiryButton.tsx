import { Send } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { preloadInquiryDialog } from './inquiry.ts'

interface Props {
  onAsk: () => void
  short?: boolean
}

export function InquiryButton({ onAsk, short }: Props) {
  const { property: w } = useWords('property')
  return (
    <Button
      icon={<Send aria-hidden="true" className="size-4.5" />}
      aria-haspopup="dialog"
      onClick={onAsk}
      onPointerEnter={preloadInquiryDialog}
    >
      {short ? w.ask : w.sendInquiry}
    </Button>
  )
}
