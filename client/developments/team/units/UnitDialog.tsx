import { useState } from 'react'
import { formatDate, formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { priceIn } from '#client/developments/unitPrice.ts'
import { Badge, type Tone } from '#client/ui/Badge.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { AgencyRole } from '#shared/agencies/roles.ts'
import { wallTime } from '#shared/core/paraguayTime.ts'
import type { UnitState } from '#shared/developments/developmentTypes.ts'
import type { TeamDevelopment, TeamUnit } from '#shared/developments/teamDevelopments.ts'
import { EditUnit } from './EditUnit.tsx'
import { UnitActions } from './UnitActions.tsx'
import { UnitHistory } from './UnitHistory.tsx'

interface UnitDialogProps {
  development: TeamDevelopment
  unit: TeamUnit
  role: AgencyRole
  onClose: () => void
}

const tones: Record<UnitState, Tone> = { free: 'positive', held: 'warning', sold: 'neutral' }

/** What the team does with a unit. */
export function UnitDialog({ development, unit, role, onClose }: UnitDialogProps) {
  const { language } = useLanguage()
  const { developments: texts, developmentTeam: w } = useWords('developments', 'developmentTeam')
  const [isEditing, setEditing] = useState(false)
  if (isEditing)
    return (
      <EditUnit development={development} unit={unit} onClose={() => setEditing(false)} onRemoved={onClose} />
    )
  const type = development.unitTypes.find(({ id }) => id === unit.typeId)
  const { heldFor, heldUntil, state } = unit
  const facts = [
    texts.floor(unit.floor),
    type?.name,
    type && texts.area(formatNumber(type.area, language, 2)),
    unit.orientation && texts.orientations[unit.orientation],
    unit.price === null ? texts.onRequest : priceIn(unit.price, development.currency),
  ]
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.unit(unit.number)}
      description={facts.filter(Boolean).join(' · ')}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        {heldFor && <span className="wrap-anywhere">{w.heldFor(heldFor)}</span>}
        {heldUntil && (
          <span className="text-ink-muted text-sm">
            {w.heldUntil(
              `${formatDate(heldUntil, language)}, ${wallTime(new Date(heldUntil)).slice(11, 16)}`,
            )}
          </span>
        )}
      </p>
      <UnitActions development={development} unit={unit} role={role} onEdit={() => setEditing(true)} />
      <UnitHistory developmentId={development.id} unit={unit} />
    </Dialog>
  )
}
