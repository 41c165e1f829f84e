import { ArrowLeft } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'

export function BackButton({ onBack }: { onBack: () => void }) {
  const { developmentTeam: w } = useWords('developmentTeam')
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={onBack}
      icon={<ArrowLeft aria-hidden="true" className="size-4" />}
      className="-ml-3 min-h-11 justify-self-start"
    >
      {w.back}
    </Button>
  )
}
