import { BadgeCheck } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'

export function VerifiedBadge() {
  const { agencyPages: w } = useWords('agencyPages')
  return (
    <Badge tone="positive" icon={<BadgeCheck aria-hidden="true" className="size-3.5" />}>
      {w.verified}
    </Badge>
  )
}
