import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

interface SlideArrowsProps {
  onPrevious: () => void
  onNext: () => void
}

const arrowClass = 'absolute top-28 -translate-y-1/2 max-sm:hidden'

/** At both sides of a row of cards, in the middle of their pictures. */
export function SlideArrows({ onPrevious, onNext }: SlideArrowsProps) {
  const { core: w } = useWords('core')
  return (
    <>
      <IconButton
        label={w.previous}
        icon={<ChevronLeft aria-hidden="true" className="size-6" />}
        variant="raised"
        onClick={onPrevious}
        className={`left-1 xl:-left-3 ${arrowClass}`}
      />
      <IconButton
        label={w.next}
        icon={<ChevronRight aria-hidden="true" className="size-6" />}
        variant="raised"
        onClick={onNext}
        className={`right-1 xl:-right-3 ${arrowClass}`}
      />
    </>
  )
}
