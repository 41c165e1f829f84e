import { LoaderCircle } from 'lucide-react'

/** Something is on its way. Whoever shows it says so in words as well. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={`animate-spin ${className}`} />
}
