import { X } from 'lucide-react'
import { Button } from '#client/ui/Button.tsx'

export function ClearFilters({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<X aria-hidden="true" className="size-4.5" />}
      onClick={onClear}
      className="min-h-11 justify-self-start"
    >
      {text}
    </Button>
  )
}
